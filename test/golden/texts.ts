import type { GoldenTexts } from "./cases.ts";

/** Stands for the texts where no file can be read: whoever bundles the program puts them in its place. */
const texts: GoldenTexts = { lines: [], conversations: "", atHome: "", elsewhere: "" };

export default texts;
