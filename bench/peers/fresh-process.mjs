// Run by ../speed/peers.ts in a process of its own: times loading, and the first message behind it.
import { performance } from "node:perf_hooks";

const [peer, message, model] = process.argv.slice(2);
const started = performance.now();
const { prepare } = await import(peer);
const call = await prepare(model);
const loaded = performance.now();
await call(message);
process.stdout.write(JSON.stringify({ load: loaded - started, first: performance.now() - loaded }));
