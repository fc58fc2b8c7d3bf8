import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { placeNames } from "../../../lexicon/en/places.ts";
import type { Parameter } from "../schema/parameter.ts";
import { stem } from "../schema/stem.ts";

/** A place as a parameter asks for it. `assumed` where a part of it was not said. */
export interface Place {
  readonly text: string;
  readonly assumed: boolean;
}

interface Home {
  readonly city: string;
  readonly state: string | null;
  readonly country: string | null;
}

const homes = new Map<string, Home>();
const stateNames = new Map<string, string>();

/** Built when the first place is read. */
function homeOf(city: string): Home | undefined {
  if (homes.size === 0) {
    for (const [country, { cities }] of Object.entries(placeNames.countries))
      for (const name of cities.split("|")) homes.set(name.toLowerCase(), { city: name, state: null, country });
    for (const [state, cities] of Object.entries(placeNames.citiesByState))
      for (const name of cities.split("|")) homes.set(name.toLowerCase(), { city: name, state, country: null });
    for (const [short, name] of Object.entries(placeNames.shortNames)) {
      const home = homes.get(name.toLowerCase());
      if (home !== undefined) homes.set(short, home);
    }
    for (const [short, name] of Object.entries(placeNames.states)) stateNames.set(name.toLowerCase(), short);
  }
  return homes.get(city.toLowerCase());
}

/** Whether a name is that of a place the tables know. */
export function isPlace(name: string): boolean {
  const comma = name.indexOf(",");
  const first = comma < 0 ? name : name.slice(0, comma);
  return homeOf(first) !== undefined || stateNames.has(first.toLowerCase()) || isCountry(first);
}

const countries: ReadonlySet<string> = new Set(Object.values(placeNames.countries).map(({ name }) => name.toLowerCase()));

function isCountry(name: string): boolean {
  return countries.has(name.toLowerCase());
}

/** "San Diego" for "City, State" is "San Diego, CA"; "London, UK" for a city alone is "London". */
export function placeForm(text: string, { nameStems, coreWords, description }: Parameter): Place {
  const own = text.slice(text.lastIndexOf(" ") + 1).toLowerCase();
  if (own !== text.toLowerCase() && argumentWords.districts.has(own) && coreWords.join("") === own)
    return { text: text.slice(0, -own.length - 1), assumed: false };
  const [first = "", ...rest] = text.split(/,\s*/);
  const head = nameStems.at(-1) ?? "";
  const home = homeOf(first);
  if (head === stem("state") || nameStems.includes("state"))
    return { text: stateForm(text, description), assumed: home !== undefined && !stateNames.has(text.toLowerCase()) };
  const country =
    head === "country" && Object.hasOwn(placeNames.adjectives, text.toLowerCase()) ? placeNames.adjectives[text.toLowerCase()] : undefined;
  if (country !== undefined) return { text: country, assumed: false };
  if (argumentPatterns.cityAndState.test(description)) {
    if (rest.length > 0) return { text: paired(first, rest, description), assumed: false };
    if (home === undefined) return { text: first, assumed: false };
    return home.state === null
      ? { text: `${home.city}, ${countryForm(home.country ?? "", description)}`, assumed: true }
      : { text: `${home.city}, ${home.state}`, assumed: true };
  }
  if (rest.length === 1 && (nameStems.includes("city") || nameStems.includes("town")) && home !== undefined)
    return { text: first, assumed: false };
  return {
    text:
      first.length <= 3 && rest.length === 0 && home !== undefined && Object.hasOwn(placeNames.shortNames, first.toLowerCase())
        ? home.city
        : text,
    assumed: false,
  };
}

function countryForm(code: string, description: string): string {
  return argumentPatterns.shortCountry.test(description) ? code : (placeNames.countries[code]?.name ?? code);
}

/** The state by its abbreviation where the description writes it so; a city's state where that is asked. */
function stateForm(text: string, description: string): string {
  const [first = "", second] = text.split(/,\s*/);
  const home = homeOf(first);
  const said = second ?? first;
  const short =
    stateNames.get(said.toLowerCase()) ??
    (Object.hasOwn(placeNames.states, said.toUpperCase()) ? said.toUpperCase() : (home?.state ?? null));
  if (short === null) return text;
  return argumentPatterns.shortState.test(description) ? short : (placeNames.states[short] ?? text);
}

function paired(first: string, rest: readonly string[], description: string): string {
  const last = rest.at(-1) ?? "";
  const short = stateNames.get(last.toLowerCase());
  const written =
    short !== undefined && argumentPatterns.shortStateBehind.test(description)
      ? short
      : argumentPatterns.shortCountry.test(description)
        ? codeOf(last)
        : last;
  const city = Object.hasOwn(placeNames.shortNames, first.toLowerCase()) ? (homeOf(first)?.city ?? first) : first;
  return [city, ...rest.slice(0, -1), written].join(", ");
}

function codeOf(name: string): string {
  const lower = name.toLowerCase();
  return Object.entries(placeNames.countries).find(([, country]) => country.name.toLowerCase() === lower)?.[0] ?? name;
}

/** The state or the country of a city, where those are asked for; null where the text may be what is asked. */
export function derivedPlace(text: string, { coreStems, description }: Parameter): string | null {
  const head = coreStems.at(-1);
  if (head !== stem("state") && head !== "country")
    return head === "city" && stateNames.has(text.toLowerCase()) && homeOf(text) === undefined ? "" : null;
  const home = homeOf(text.split(",")[0] ?? "");
  if (home === undefined) return null;
  if (head === "country") return home.country === null ? "United States" : (placeNames.countries[home.country]?.name ?? null);
  return stateNames.has(text.toLowerCase()) || home.state === null ? null : stateForm(text, description);
}
