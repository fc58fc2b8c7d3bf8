import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { english } from "../../src/lexicon/en/index.ts";
import { phrases } from "../../src/lexicon/phrases.ts";
import { chunks, commands, isOutside, libraries } from "./entries.ts";
import { packKeys } from "./pattern-keys.ts";
import { markPure } from "./pure.ts";

/**
 * Modules that the build puts another in place of: the path of the module, and what makes the text that stands for it. It may give what the
 * module computes as values that are ready.
 */
const replacements: Readonly<Record<string, (root: string) => string | Promise<string>>> = {
  "src/cli/version.ts": async (root) => {
    const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    return `export const packageVersion = () => ${JSON.stringify(version)};`;
  },
  "src/lexicon/en/frames/packed.ts": () => `export const packed = ${JSON.stringify(packKeys(english))};`,
};

/** Writes one file for each entry and the chunks that they share, with source maps. */
export async function writeCode(root: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { ...libraries, ...commands },
    external: isOutside,
    platform: "neutral",
    treeshake: { moduleSideEffects: false },
    plugins: [sources(root)],
    checks: { pluginTimings: false },
  });
  await bundle.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    codeSplitting: { groups: chunks.map(({ name, test }) => ({ name, test })) },
    // The names of classes stay, as errors tell them. Nothing is rewritten, since that would lose the marks of what may be dropped.
    minify: { compress: false, mangle: { keepNames: { class: true, function: false } }, codegen: { removeWhitespace: true } },
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
}

/** The tables of `phrases` without the blanks and line breaks that they are read by. */
const withoutBlanks = (text: string): string =>
  text.replaceAll(/\bphrases\(`([^`]*)`\)/g, (_, table: string) => `phrases(${JSON.stringify(phrases(table).join("|"))})`);

function sources(root: string): Plugin {
  return {
    name: "sources",
    load: {
      filter: { id: /\/src\/.*\.ts$/ },
      async handler(id) {
        const replacement = replacements[id.slice(root.length).replaceAll("\\", "/")];
        const text = replacement === undefined ? await readFile(id, "utf8") : await replacement(root);
        return { code: markPure(id, withoutBlanks(text)), moduleType: "ts" };
      },
    },
  };
}
