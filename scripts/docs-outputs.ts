// Writes what each example of the documents prints into the fence behind it. `npm test` fails where the two differ.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documents, readExamples, runExample } from "./doc-examples.ts";
import { root } from "./root.ts";

for (const path of documents()) {
  let text = readFileSync(join(root, path), "utf8");
  for (const example of readExamples(path)) {
    if (example.shown === null) continue;
    const printed = runExample(example);
    const before = example.kind === "code" ? `${example.input}\`\`\`\n\n\`\`\`text\n${example.shown}` : example.input;
    const after = example.kind === "code" ? `${example.input}\`\`\`\n\n\`\`\`text\n${printed}` : printed;
    text = text.replace(before, () => after);
    console.log(`${path}:${example.line}  ${printed === example.shown ? "as shown" : "written anew"}`);
  }
  writeFileSync(join(root, path), text);
}
