/** What a question asks for by its first words: the words of a tool that answers it. */
export const askedFor: readonly { readonly asks: string; readonly words: readonly string[] }[] = [
  { asks: "who", words: ["person", "people", "author", "player", "member", "user", "contact", "monarch", "inventor", "discoverer"] },
  { asks: "when", words: ["date", "time", "year", "schedule", "event"] },
  { asks: "where", words: ["location", "place", "address", "city", "map"] },
  { asks: "how many", words: ["count", "number", "total", "population", "amount"] },
  { asks: "how much", words: ["price", "cost", "amount", "calculate", "convert"] },
  { asks: "how long", words: ["duration", "time", "length"] },
  { asks: "how far", words: ["distance"] },
  { asks: "how old", words: ["age"] },
  { asks: "how big", words: ["size", "area"] },
];
