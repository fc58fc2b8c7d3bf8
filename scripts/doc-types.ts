// Compiles each "ts" fence of the documents as it stands, as strictly as the project itself.
import { join } from "node:path";
import ts from "typescript";
import type { Example } from "./doc-examples.ts";
import { root } from "./root.ts";

/** A mistake of types in an example, where it stands in the document. */
export interface Mistake {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** What the compiler objects to in the examples. They need not exist as files. */
export function mistakesOf(examples: readonly Example[]): Mistake[] {
  const byFile = new Map(examples.map((example, index) => [join(root, "docs", `example-${index}.ts`), example]));
  const program = ts.createProgram({ rootNames: [...byFile.keys()], options: optionsOfProject(), host: hostWith(byFile) });
  return [...byFile].flatMap(([file, example]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ start = 0, messageText }) => ({
      path: example.path,
      line: example.line + 1 + (source?.getLineAndCharacterOfPosition(start).line ?? 0),
      message: ts.flattenDiagnosticMessageText(messageText, " "),
    }));
  });
}

function optionsOfProject(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, "tsconfig.check.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // An example may show a value without using it.
  return { ...options, noUnusedLocals: false, moduleDetection: ts.ModuleDetectionKind.Force };
}

function hostWith(byFile: ReadonlyMap<string, Example>): ts.CompilerHost {
  const host = ts.createCompilerHost(optionsOfProject());
  const { fileExists, readFile } = host;
  host.fileExists = (file) => byFile.has(file) || fileExists(file);
  host.readFile = (file) => byFile.get(file)?.input ?? readFile(file);
  return host;
}
