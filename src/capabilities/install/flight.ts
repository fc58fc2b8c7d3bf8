import { copyOf } from "../store/copy.ts";
import type { CapabilityMap, CapabilityStore, Classification, Classifier } from "../types.ts";

/** What makes two installs one. */
interface Wanted {
  readonly tool: Classification;
  readonly classifier: Classifier | undefined;
  readonly capabilities: CapabilityMap | undefined;
}

interface Flight extends Wanted {
  readonly result: Promise<Classification>;
}

const flights = new WeakMap<CapabilityStore, Set<Flight>>();

/** Those who install the same tool at the same time share one answer, a failure too. */
export async function joinFlight(store: CapabilityStore, wanted: Wanted, install: () => Promise<Classification>): Promise<Classification> {
  const underway = flights.get(store) ?? new Set<Flight>();
  flights.set(store, underway);
  for (const flight of underway) if (isSame(flight, wanted)) return copyOf(await flight.result);
  const flight = { ...wanted, result: install() };
  underway.add(flight);
  try {
    return await flight.result;
  } finally {
    underway.delete(flight);
  }
}

function isSame(one: Wanted, other: Wanted): boolean {
  const { tool } = other;
  return (
    one.classifier === other.classifier &&
    one.capabilities === other.capabilities &&
    one.tool.toolName === tool.toolName &&
    one.tool.fingerprint === tool.fingerprint &&
    one.tool.risk === tool.risk &&
    one.tool.untrusted === tool.untrusted
  );
}
