/** A table compiled once: the result is kept as long as the table lives. */
export function compiledOnce<Table extends object, Compiled>(compile: (table: Table) => Compiled): (table: Table) => Compiled {
  const kept = new WeakMap<Table, Compiled>();
  return (table) => {
    const known = kept.get(table);
    if (known !== undefined) return known;
    const compiled = compile(table);
    kept.set(table, compiled);
    return compiled;
  };
}
