import type { Frame } from "../../frame.ts";
import { adding } from "./adding.ts";
import { completing } from "./completing.ts";
import { deleting } from "./deleting.ts";
import { finding } from "./finding.ts";
import { general } from "./general.ts";
import { identity } from "./identity.ts";
import { listing } from "./listing.ts";
import { updating } from "./updating.ts";

export { guards } from "./guards.ts";

/** The wordings of this language, by intent. */
export const frames: readonly Frame[] = [...adding, ...listing, ...finding, ...updating, ...completing, ...deleting, ...identity, ...general];
