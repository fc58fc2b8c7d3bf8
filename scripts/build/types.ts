import { join } from "node:path";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { isOutside, libraries } from "./entries.ts";

/** Writes one file of types for each entry that is imported, and those that they share. */
export async function writeTypes(root: string, folder: string): Promise<void> {
  const input = Object.fromEntries(Object.entries(libraries).map(([name, module]) => [name, join(root, module)]));
  const bundle = await rollup({ input, external: isOutside, plugins: [dts({ tsconfig: join(root, "tsconfig.build.json") })] });
  await bundle.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].d.ts",
    chunkFileNames: ({ name }) => `types/${name.replace(/\.d$/, "")}-[hash].d.ts`,
    hoistTransitiveImports: false,
  });
  await bundle.close();
}
