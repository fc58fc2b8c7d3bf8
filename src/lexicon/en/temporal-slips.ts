import { phrases } from "../phrases.ts";

/** Which words of time are known when they are typed wrong, and what else such a slip may be. */
export interface TemporalSlips {
  readonly words: readonly string[];
  /** The rows of the keyboard: a neighbour of the right key is struck easily. */
  readonly keyboard: readonly string[];
  /** Words and names that are one stroke away, and are not that slip. */
  readonly realWords: readonly string[];
}

export const temporalSlips: TemporalSlips = {
  words: phrases(`
    january | february | april | august | september | october | november | december | monday | tuesday | wednesday | thursday | friday | saturday
    sunday | today | tomorrow | yesterday | tonight | morning | midday | afternoon | evening | night | midnight | weekend | weekday | weekdays
    minute | minutes | hours | weeks | month | months | every | daily | weekly | monthly
  `),
  keyboard: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  realWords: phrases(`
    aril | augusta | auguste | augusto | augusts | sundae | sunray | toady | toddy | tody | tomorrows | yesterdays | moaning | mooning | mourning
    middy | midway | nigh | nighty | weekends | minuet | minuets | minuses | minute | minuted | minutest | minutes | minus | hoars | hors | horus
    hour | hourly | weeks | week | weekly | weepy | wees | weels | month | months | monthly | moth | moths | mouth | mouths | mont | monte
    montes | monty | eery | ever | evert | evelyn | dally | dail | daly | dailey | doily | weakly
  `),
};
