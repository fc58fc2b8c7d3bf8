// A bundler drops a constant that nobody uses only where it sees that computing it does nothing else. No module of src does anything while it
// loads (package.json: sideEffects false), so each computed constant becomes a call that is marked as pure.
import ts from "typescript";

/** The same module, with each computed constant marked; no line moves. */
export function markPure(path: string, text: string): string {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  let marked = "";
  let copied = 0;
  for (const initializer of tree.statements.flatMap(initializersOf)) {
    if (isPlain(initializer)) continue;
    const start = initializer.getStart(tree);
    marked += `${text.slice(copied, start)}/* @__PURE__ */ (() => (${text.slice(start, initializer.end)}))()`;
    copied = initializer.end;
  }
  return marked + text.slice(copied);
}

function initializersOf(statement: ts.Statement): ts.Expression[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) => initializer ?? []);
}

/** Whether a bundler sees by itself that the value may go: literals, names, functions, and lists and objects of these. */
function isPlain(expression: ts.Expression): boolean {
  const value = withoutType(expression);
  if (ts.isArrayLiteralExpression(value)) return value.elements.every(isPlain);
  if (ts.isObjectLiteralExpression(value)) return value.properties.every(isPlainProperty);
  if (ts.isPrefixUnaryExpression(value)) return ts.isNumericLiteral(value.operand);
  return (
    ts.isLiteralExpression(value) || ts.isIdentifier(value) || ts.isArrowFunction(value) || ts.isFunctionExpression(value) || isWord(value)
  );
}

function isPlainProperty(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isShorthandPropertyAssignment(property)) return true;
  return ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name) && isPlain(property.initializer);
}

function isWord({ kind }: ts.Node): boolean {
  return kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword || kind === ts.SyntaxKind.NullKeyword;
}

function withoutType(expression: ts.Expression): ts.Expression {
  const isWrapped = ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? withoutType(expression.expression) : expression;
}
