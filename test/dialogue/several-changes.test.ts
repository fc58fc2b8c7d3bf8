import { describe, expect, it } from "vitest";
import { routeMessage } from "../../src/index.ts";

const now = "2026-11-18T09:00:00Z";
const tasks = [
  { id: "11", title: "Finish the essay", due_date: "2026-11-20" },
  { id: "12", title: "Pay the rent", list: "home" },
  { id: "13", title: "Call the electrician" },
  { id: "14", title: "Post the parcel" },
  { id: "15", title: "Buy bread" },
];

/** The calls of a message, each in a line; "?" before those that ask first. */
function calls(message: string, recentTaskIds: readonly string[] = []): string[] {
  return routeMessage(message, { now, tasks, recentTaskIds }).steps.map(({ status, toolName, arguments: { task_id: id, ...values } }) => {
    const shown = Object.entries(values).map(([name, value]) => `${name}=${String(value)}`);
    return [`${status === "execute" ? "" : "? "}${toolName.replace("_task", "")} ${String(id)}`, ...shown.sort()].join(" ");
  });
}

describe("one verb for several tasks", () => {
  it.each<[string, readonly string[]]>([
    ["give the essay low prio and the electrician high", ["update 11 priority=low", "update 13 priority=high"]],
    ["make the essay high and the rent low priority", ["update 11 priority=high", "update 12 priority=low"]],
    ["third one to monday, the first to thursday", ["update 13 due_date=2026-11-23", "update 11 due_date=2026-11-19"]],
    ["essay to friday, rent to monday", ["update 11 due_date=2026-11-20", "update 12 due_date=2026-11-23"]],
    ["rename 2 to bread and 3 to milk", ["update 12 title=bread", "update 13 title=milk"]],
    ["move 1 to friday and 3 to saturday", ["update 11 due_date=2026-11-20", "update 13 due_date=2026-11-21"]],
  ])("each gets its own value: %s", (message, expected) => {
    expect(calls(message)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ["complete 2 to 4 but not 3", ["complete 12", "complete 14"]],
    ["complete 2-4, not 3", ["complete 12", "complete 14"]],
    ["complete 1 to 3 except the rent", ["complete 11", "complete 13"]],
    ["delete 1-4 except 2", ["? delete 11", "? delete 13", "? delete 14"]],
  ])("a number that is taken out stays as it is: %s", (message, expected) => {
    expect(calls(message)).toEqual(expected);
  });

  it("what is taken out must have been in", () => {
    expect(calls("delete 1-3 except 5").filter((call) => !call.startsWith("?"))).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ["stick those on the work list", ["? update 12 list=work", "? update 13 list=work"]],
    ["put them on my work list", ["? update 12 list=work", "? update 13 list=work"]],
    ["move those to the garden list", ["? update 12 list=garden", "? update 13 list=garden"]],
    ["tag them urgent-ish #home", ["? update 12 tags=urgent-ish,home", "? update 13 tags=urgent-ish,home"]],
    ["make those high", ["? update 12 priority=high", "? update 13 priority=high"]],
  ])("a pronoun changes what it stands for, and asks where that is several: %s", (message, expected) => {
    expect(calls(message, ["12", "13"])).toEqual(expected);
  });

  it("one task that a pronoun stands for is moved or tagged at once", () => {
    expect(calls("put it on the work list", ["12"])).toEqual(["update 12 list=work"]);
    expect(calls("tag it garden", ["12"])).toEqual(["update 12 tags=garden"]);
  });
});

describe("several values of one task are all there", () => {
  it.each<[string, readonly string[]]>([
    ["make the parcel high and due 2 jan", ["update 14 due_date=2027-01-02 priority=high"]],
    ["make the parcel due 2 jan and high", ["update 14 due_date=2027-01-02 priority=high"]],
    ["make the parcel high priority due friday", ["update 14 due_date=2026-11-20 priority=high"]],
    ["make the parcel high priority, due friday", ["update 14 due_date=2026-11-20 priority=high"]],
    ["set essay to low, friday", ["update 11 due_date=2026-11-20 priority=low"]],
    ["make the essay due friday, high priority and on the work list", ["update 11 due_date=2026-11-20 list=work priority=high"]],
    ["move the rent to the work list, due friday", ["update 12 due_date=2026-11-20 list=work"]],
    ["make the rent high priority and tag it garden", ["update 12 priority=high tags=garden"]],
    ["make the rent high and tag it #garden", ["update 12 priority=high tags=garden"]],
    [
      "set rent to high priority, due friday and put it on the work list",
      ["update 12 due_date=2026-11-20 priority=high", "update 12 list=work"],
    ],
    ["rename the essay to Thesis and make it low", ["update 11 title=Thesis", "update 11 priority=low"]],
  ])("%s", (message, expected) => {
    expect(calls(message)).toEqual(expected);
  });
});

describe("a reason behind a request is no part of it", () => {
  it.each([
    ["delete the bread, its stale", ["? delete 15"]],
    ["delete the bread (it's gone stale)", ["? delete 15"]],
    ["bin the bread. we have loads", ["? delete 15"]],
    ["delete the essay, I don't need it anymore", ["? delete 11"]],
    ["move the parcel to friday because that's payday", ["update 14 due_date=2026-11-20"]],
    ["move the rent to friday, that's payday", ["update 12 due_date=2026-11-20"]],
    ["make the electrician urgent, the boiler is leaking", ["update 13 priority=high"]],
    ["delete the bread, its stale, and move the parcel to friday", ["? delete 15", "update 14 due_date=2026-11-20"]],
    ["move the rent to friday, set it to low", ["update 12 due_date=2026-11-20", "update 12 priority=low"]],
  ])("%s", (message, wanted) => {
    expect(calls(message)).toEqual(wanted);
  });

  it.each(["delete the bread, I still need it", "delete the bread, he said", "delete the bread, it's a joke"])(
    "%s: nothing runs",
    (message) => {
      expect(calls(message)).toEqual([]);
    },
  );

  it("a wish to keep is a no", () => {
    const { pending } = routeMessage("delete the bread", { now, tasks });
    expect(routeMessage("no thank you, I think I will keep it", { now, tasks, pending })).toMatchObject({ reason: "declined" });
  });
});
