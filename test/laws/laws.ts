import { composition } from "./composition.ts";
import { exception } from "./exception.ts";
import type { Law } from "./law.ts";
import { narrowing } from "./narrowing.ts";
import { takingBack } from "./taking-back.ts";
import { values } from "./values.ts";
import { yesIsWhole } from "./yes-is-whole.ts";

export const laws: readonly Law[] = [narrowing, exception, takingBack, composition, values, yesIsWhole];
