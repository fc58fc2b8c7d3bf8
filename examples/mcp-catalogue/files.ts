import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const files: Readonly<Record<string, string>> = {
  "notes.txt": "Water the plants on Monday.\nCall the landlord about the heating.\nThe key is with the neighbours.\n",
  "recipes/bread.md": "# Bread\n\n500 g flour, 350 g water, 10 g salt, 3 g yeast.\n",
  "recipes/soup.md": "# Soup\n\nLeeks, potatoes, and time.\n",
};

/** A folder with a few files, which a tool may change as it likes, since it is gone afterwards. */
export function sampleFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "pointsman-files-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(path, name, ".."), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
