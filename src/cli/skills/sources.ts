import { readCapabilities } from "../../adapters/node/index.ts";
import { type CapabilityMap, type CapabilityStore, defaultCapabilities, installTool } from "../../capabilities/index.ts";
import { PointsmanError } from "../../contract/error.ts";
import { UsageError } from "../error.ts";
import { reasonOf } from "../json-file.ts";
import { readCatalogFile } from "../tools/catalog-file.ts";

/** The eight categories, and those of a file. */
export async function readMapFile(file: string | undefined): Promise<CapabilityMap> {
  if (file === undefined) return defaultCapabilities;
  return { ...defaultCapabilities, ...(await ofFile(file, () => readCapabilities(file))) };
}

/** Classifies the tools of a file by the map, into a store. */
export async function installFile(file: string, store: CapabilityStore, capabilities: CapabilityMap): Promise<void> {
  const { catalog } = await readCatalogFile(file, new Date());
  for (const { name, tool } of catalog.entries) await installTool({ ...tool, name }, { store, capabilities });
}

/** What a file gives; one that cannot be used is named with the reason. */
export async function ofFile<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PointsmanError) throw new UsageError(error.message.replaceAll(/\s+/g, " "));
    if (error instanceof Error && "code" in error) throw new UsageError(`${file}: ${reasonOf(error)}`);
    throw error;
  }
}
