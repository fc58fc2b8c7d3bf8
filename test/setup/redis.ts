import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "redis";

/** A real Redis of a test's own: on a free port of this machine, in a folder that goes with it. */
export interface RedisServer {
  readonly url: string;
  /** Ends it at once, as a crash does. What it has confirmed stays in its file. */
  readonly kill: () => Promise<void>;
  /** Starts it again where it was. */
  readonly restart: () => Promise<void>;
  /** Ends it and starts it again without what it kept. */
  readonly lose: () => Promise<void>;
  /** It keeps its connections and answers nothing, until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends it and takes its folder away. */
  readonly stop: () => Promise<void>;
}

const MISSING = "These tests need redis-server, and it is not installed. On Debian and Ubuntu: apt-get install redis-server";
const START_MS = 15_000;

/** Starts a Redis that keeps all it confirms in a file. @throws Error with how to install it where it is missing. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), "pointsman-redis-"));
  const port = await freePort();
  let child = await start(port, folder);
  const kill = async (): Promise<void> => {
    await ended(child);
  };
  // A test that is broken off leaves no server behind.
  const last = (): void => {
    child.kill("SIGKILL");
  };
  process.once("exit", last);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      await kill();
      child = await start(port, folder);
    },
    lose: async () => {
      await kill();
      rmSync(join(folder, "appendonlydir"), { recursive: true, force: true });
      child = await start(port, folder);
    },
    pause: () => {
      child.kill("SIGSTOP");
    },
    resume: () => {
      child.kill("SIGCONT");
    },
    stop: async () => {
      await kill();
      process.removeListener("exit", last);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(port: number, folder: string): Promise<ChildProcess> {
  const flags = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--dir",
    folder,
    "--appendonly",
    "yes",
    "--appendfsync",
    "always",
    "--save",
    "",
  ];
  const child = spawn("redis-server", flags, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      said = (said + chunk).slice(-2_000);
    });
  const failed = new Promise<never>((_, reject) => {
    child.once("error", (error) => reject("code" in error && error.code === "ENOENT" ? new Error(MISSING) : error));
    child.once("exit", (code) => reject(new Error(`redis-server ended with ${code}:\n${said}`)));
  });
  // After the start its end is no failure.
  failed.catch(() => undefined);
  await Promise.race([answering(port), failed]);
  return child;
}

/** Waits until commands are answered; a server that reads its file is not there yet. */
async function answering(port: number): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`redis-server did not answer within ${START_MS} ms.`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" }, () => socket.write("EXISTS a\r\n"));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(data.toString().startsWith(":"));
    });
    socket.once("error", () => resolve(false));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await end;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("This machine gave no port.")),
      );
    });
  });
}

/** A connected client that comes back quickly after its server was gone. */
export async function connectRedis(url: string) {
  const client = createClient({ url, socket: { reconnectStrategy: () => 50 } });
  return await client.connect();
}
