import { describe, expect, it } from "vitest";
import { extractArguments } from "../../../src/catalog/arguments/extract.ts";
import type { ToolDefinition } from "../../../src/catalog/definition.ts";
import { NOW, text, tool, whole } from "../tool-table.ts";

const read = (message: string, definition: ToolDefinition) => extractArguments(message, definition, { now: NOW });

describe("a number as people write it", () => {
  const amount = tool("set_amount", "Set the amount.", { amount: { type: "number", description: "The amount." } }, ["amount"]);

  it.each<[string, number]>([
    ["amount=1,200.50", 1200.5],
    ["amount=1.200,50", 1200.5],
    ["amount 1.200,50", 1200.5],
    ["amount 1,200.50", 1200.5],
    ["amount=1,200", 1200],
    ["amount=$1,200.50", 1200.5],
    ["amount=1_200", 1200],
    ["amount=1'200.50", 1200.5],
    ["amount=1.200.300", 1_200_300],
    ["amount=1,200,300", 1_200_300],
    ["amount=1e3", 1000],
    ["amount=5k", 5000],
    ["amount=-5", -5],
    ["amount to -5", -5],
    ["amount=10, please", 10],
    ["the amount is 0.125", 0.125],
  ])("set %s is %d", (message, value) => {
    expect(read(`set ${message}`, amount)).toMatchObject({ arguments: { amount: value }, missing: [], issues: [] });
  });

  it.each(["amount=1,20", "amount=12,5", "amount 12,5", "amount=1.200", "amount 1.200", "amount=1 200", "amount 4-6"])(
    "set %s can be read in two ways and is not guessed",
    (message) => {
      const found = read(`set ${message}`, amount);
      expect(found).toMatchObject({ arguments: {}, missing: ["amount"] });
      expect(found.issues).toMatchObject([{ code: "invalid_argument", path: ["amount"] }]);
    },
  );

  it("with three digits behind the point is that where it is no money", () => {
    const place = tool("set_point", "Set a point.", { latitude: { type: "number", description: "Degrees north." } }, ["latitude"]);
    expect(read("set latitude=48.856", place).arguments).toStrictEqual({ latitude: 48.856 });
  });
});

describe("nothing is made of what is no value", () => {
  const pay = tool(
    "pay_bill",
    "Pay a bill of a customer.",
    {
      customer: text("Name of the customer."),
      amount: { type: "number", description: "Amount to pay." },
      due: { type: "string", format: "date", description: "Due date." },
    },
    ["customer", "amount"],
  );

  it.each(["2026-02-30", "31/04/2026", "30.02.2026", "February 30", "31st of April"])("the parts of %s, which is no day", (day) => {
    const found = read(`pay a bill amount 100 due ${day}`, pay);
    expect(found).toMatchObject({ arguments: { amount: 100 }, missing: ["customer"] });
    expect(found.issues).toMatchObject([{ code: "invalid_argument", path: ["due"] }]);
    expect(found.issues[0]?.message).toContain("no such day");
  });

  it.each(["customer= amount=5", 'customer="" amount=5', "amount=5 customer="])("%s leaves the customer open", (message) => {
    expect(read(`pay a bill ${message}`, pay)).toMatchObject({ arguments: { amount: 5 }, missing: ["customer"] });
  });

  const runs = tool(
    "jobs_list",
    "List jobs or job runs of a project.",
    {
      method: { type: "string", enum: ["list_jobs", "list_job_runs"], description: "What to list." },
      resource: text("Id of the resource. Do not give it for 'list_jobs'."),
      event: { type: "string", enum: ["push", "job_run"], description: "Of which event." },
      sort: { type: "string", enum: ["created", "updated"], description: "Sort by." },
      fields: { type: "array", items: { type: "string", enum: ["title", "updated_at"] }, description: "Fields to return." },
    },
    ["method"],
  );

  it.each<[string, Record<string, unknown>]>([
    ["list job runs", { method: "list_job_runs" }],
    ["list job runs that change the site", { method: "list_job_runs" }],
    ["list job runs sorted by updated", { method: "list_job_runs", sort: "updated" }],
    ["list job runs, only the title field", { method: "list_job_runs", fields: ["title"] }],
  ])("%s", (message, expected) => {
    expect(read(message, runs).arguments).toStrictEqual(expected);
  });
});

describe("measures", () => {
  const number = (description: string) => ({ type: "number", description });
  const resize = tool("resize_page", "Resize the page.", { height: number("Page height"), width: number("Page width") }, [
    "height",
    "width",
  ]);

  it.each([
    "1024 by 768",
    "1024 x 768",
    "1024x768",
    "1024 \u00d7 768",
    "1024*768",
    "1024px by 768px",
    "1024 wide and 768 high",
    "768 tall and 1024 pixels wide",
    "1024 pixels wide and 768 pixels high",
    "a height of 768 and a width of 1024",
    "height=768 width=1024",
  ])("resize to %s is width and height, whatever the schema lists first", (size) => {
    expect(read(`resize to ${size}`, resize).arguments).toStrictEqual({ height: 768, width: 1024 });
  });
});

describe("a boolean that ignores something", () => {
  const reload = tool("load_page", "Go to a page or reload it.", {
    ignoreCache: { type: "boolean", description: "Whether to ignore cache on reload." },
  });

  it.each<[string, Record<string, unknown>]>([
    ["clear the cache and reload", { ignoreCache: true }],
    ["bypass the cache and reload", { ignoreCache: true }],
    ["reload without cache", { ignoreCache: true }],
    ["reload, ignoring the cache", { ignoreCache: true }],
    ["reload hard", { ignoreCache: true }],
    ["hard reload", { ignoreCache: true }],
    ["reload with the cache", { ignoreCache: false }],
    ["reload but don't ignore the cache", { ignoreCache: false }],
    ["reload the cache page", {}],
    ["reload", {}],
  ])("%s", (message, expected) => {
    expect(read(message, reload).arguments).toStrictEqual(expected);
  });
});

describe("all items of a list", () => {
  const rooms = tool("set_rooms", "Set the rooms.", { rooms: { type: "array", items: { type: "string" }, description: "The rooms." } }, [
    "rooms",
  ]);
  const sum = tool("sum_numbers", "Sum numbers.", { numbers: { type: "array", items: { type: "number" }, description: "The numbers." } }, [
    "numbers",
  ]);

  it.each<[string, ToolDefinition, Record<string, unknown>]>([
    ["set rooms kitchen, hall and attic", rooms, { rooms: ["kitchen", "hall", "attic"] }],
    ["set rooms kitchen, hall, attic", rooms, { rooms: ["kitchen", "hall", "attic"] }],
    ["set rooms Kitchen, hall and Attic", rooms, { rooms: ["Kitchen", "hall", "Attic"] }],
    ["set the rooms to living room, hall and attic", rooms, { rooms: ["living room", "hall", "attic"] }],
    ["sum the numbers 1 2 3", sum, { numbers: [1, 2, 3] }],
    ["sum 1 2 3", sum, { numbers: [1, 2, 3] }],
    ["sum the numbers 1, 2 and 3", sum, { numbers: [1, 2, 3] }],
  ])("%s", (message, definition, expected) => {
    expect(read(message, definition).arguments).toStrictEqual(expected);
  });
});

describe("the ends of a value", () => {
  const weather = tool("get_weather", "Weather in a city.", { city: text("Name of the city.") }, ["city"]);
  const fetch = tool("fetch_page", "Fetch a page.", { url: { type: "string", format: "uri", description: "URL of the page." } }, ["url"]);
  const press = tool("press_key", "Press a key.", { key: text('A key or a combination, for example "Enter" or "Control+A".') }, ["key"]);
  const request = tool("get_request", "Get a network request.", { reqid: whole("The reqid of the network request.") });
  const light = tool(
    "set_light",
    "Set a light.",
    {
      light: { type: "object", properties: { color: text("Color of the light."), brightness: whole("Brightness.") }, required: ["color"] },
    },
    ["light"],
  );

  it.each<[string, ToolDefinition, Record<string, unknown>]>([
    ["WEATHER IN PARIS", weather, { city: "PARIS" }],
    ["fetch https://example.org/path(1).", fetch, { url: "https://example.org/path(1)" }],
    ["fetch (https://example.org/path).", fetch, { url: "https://example.org/path" }],
    ["fetch https://example.org/tea_(drink), please", fetch, { url: "https://example.org/tea_(drink)" }],
    ["press Control+A", press, { key: "Control+A" }],
    ["press Ctrl+Shift+R", press, { key: "Ctrl+Shift+R" }],
    ["press Control++", press, { key: "Control++" }],
    ["press Enter", press, { key: "Enter" }],
    ["show network request 12", request, { reqid: 12 }],
    ["set light color red brightness 40", light, { light: { color: "red", brightness: 40 } }],
  ])("%s", (message, definition, expected) => {
    expect(read(message, definition).arguments).toStrictEqual(expected);
  });
});
