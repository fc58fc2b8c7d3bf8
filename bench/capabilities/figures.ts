/** A tool with its labels, and what the static map says. */
export interface Judged {
  readonly name: string;
  readonly expected: readonly string[];
  readonly given: readonly string[];
  readonly reason: string;
}

interface Figures {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

interface Row extends Figures {
  readonly category: string;
  readonly labelled: number;
}

/** Over all pairs of a tool and a category (micro), and for each category. */
export function figuresOf(tools: readonly Judged[]): { readonly micro: Figures; readonly rows: readonly Row[] } {
  const categories = [...new Set(tools.flatMap(({ expected, given }) => [...expected, ...given]))].sort();
  const pairs = categories.map((category) => ({ category, counts: countsOf(tools, category) }));
  const sum = (key: keyof Counts): number => pairs.reduce((total, { counts }) => total + counts[key], 0);
  return {
    micro: figures({ right: sum("right"), given: sum("given"), labelled: sum("labelled") }),
    rows: pairs.map(({ category, counts }) => ({ category, labelled: counts.labelled, ...figures(counts) })),
  };
}

interface Counts {
  readonly right: number;
  readonly given: number;
  readonly labelled: number;
}

function countsOf(tools: readonly Judged[], category: string): Counts {
  const given = tools.filter((tool) => tool.given.includes(category));
  return {
    right: given.filter((tool) => tool.expected.includes(category)).length,
    given: given.length,
    labelled: tools.filter((tool) => tool.expected.includes(category)).length,
  };
}

function figures({ right, given, labelled }: Counts): Figures {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    precision: round(given === 0 ? 0 : right / given),
    recall: round(labelled === 0 ? 0 : right / labelled),
    f1: round(given + labelled === 0 ? 0 : (2 * right) / (given + labelled)),
  };
}
