/** A named day: the same date each year, a weekday of a month (`nth` -1 is the last), or days from Easter Sunday. */
export type HolidayRule =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number; readonly plus?: number }
  | { readonly easter: number };

const fixed = (month: number, day: number): HolidayRule => ({ month, day });
const nth = (month: number, weekday: number, count: number, plus = 0): HolidayRule => ({ month, weekday, nth: count, plus });
const easter = (days: number): HolidayRule => ({ easter: days });

/** Named days that everyone dates the same way, and those of the United States that their name dates. */
export const holidays: Readonly<Record<string, HolidayRule>> = {
  christmas: fixed(12, 25),
  "christmas day": fixed(12, 25),
  xmas: fixed(12, 25),
  "xmas day": fixed(12, 25),
  "christmas eve": fixed(12, 24),
  "xmas eve": fixed(12, 24),
  "boxing day": fixed(12, 26),
  "new year's eve": fixed(12, 31),
  "new years eve": fixed(12, 31),
  "new year's day": fixed(1, 1),
  "new years day": fixed(1, 1),
  "new year's": fixed(1, 1),
  "new years": fixed(1, 1),
  nye: fixed(12, 31),
  halloween: fixed(10, 31),
  "valentine's day": fixed(2, 14),
  "valentines day": fixed(2, 14),
  "valentine's": fixed(2, 14),
  "st patrick's day": fixed(3, 17),
  "st patricks day": fixed(3, 17),
  "saint patrick's day": fixed(3, 17),
  "april fools day": fixed(4, 1),
  "april fools' day": fixed(4, 1),
  "earth day": fixed(4, 22),
  "independence day": fixed(7, 4),
  "veterans day": fixed(11, 11),
  juneteenth: fixed(6, 19),
  "groundhog day": fixed(2, 2),
  "martin luther king day": nth(1, 1, 3),
  "mlk day": nth(1, 1, 3),
  "presidents day": nth(2, 1, 3),
  "presidents' day": nth(2, 1, 3),
  "mother's day": nth(5, 7, 2),
  "mothers day": nth(5, 7, 2),
  "father's day": nth(6, 7, 3),
  "fathers day": nth(6, 7, 3),
  "memorial day": nth(5, 1, -1),
  "labor day": nth(9, 1, 1),
  "labour day": nth(9, 1, 1),
  "columbus day": nth(10, 1, 2),
  thanksgiving: nth(11, 4, 4),
  "thanksgiving day": nth(11, 4, 4),
  "black friday": nth(11, 4, 4, 1),
  "cyber monday": nth(11, 4, 4, 4),
  "good friday": easter(-2),
  easter: easter(0),
  "easter sunday": easter(0),
  "easter monday": easter(1),
  "ash wednesday": easter(-46),
  "mardi gras": easter(-47),
};
