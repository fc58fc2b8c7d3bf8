import type { ToolDefinition } from "../../../src/catalog/index.ts";

const text = (description: string) => ({ type: "string", description });
const number = (description: string) => ({ type: "integer", description });

const tool = (
  server: string,
  name: string,
  description: string,
  properties: Record<string, object>,
  required: string[],
  annotations: ToolDefinition["annotations"],
): ToolDefinition => ({ server, name, description, inputSchema: { type: "object", properties, required }, annotations });

const READS = { readOnlyHint: true };
const WRITES = { readOnlyHint: false, destructiveHint: false };
const DESTROYS = { readOnlyHint: false, destructiveHint: true };

/** Three servers: files, tickets, a calendar. */
export const servers: readonly ToolDefinition[] = [
  tool("files", "read_file", "Read the contents of a file.", { path: text("Path of the file.") }, ["path"], READS),
  tool("files", "delete_file", "Delete a file.", { path: text("Path of the file.") }, ["path"], DESTROYS),
  tool(
    "files",
    "move_file",
    "Move a file to another place.",
    { source: text("Path of the file to move."), destination: text("Path to move it to.") },
    ["source", "destination"],
    WRITES,
  ),
  tool("files", "search_files", "Search files for a word.", { pattern: text("Word to search for.") }, ["pattern"], READS),
  tool("tickets", "show_ticket", "Show a ticket.", { number: number("Number of the ticket.") }, ["number"], READS),
  tool("tickets", "close_ticket", "Close a ticket.", { number: number("Number of the ticket.") }, ["number"], WRITES),
  tool("tickets", "delete_ticket", "Delete a ticket.", { number: number("Number of the ticket.") }, ["number"], DESTROYS),
  tool(
    "tickets",
    "set_ticket_state",
    "Set the state of a ticket.",
    {
      number: number("Number of the ticket."),
      state: { type: "string", enum: ["open", "in_progress", "done"], description: "The new state." },
    },
    ["number", "state"],
    WRITES,
  ),
  tool(
    "calendar",
    "create_event",
    "Create an event in the calendar.",
    { title: text("Title of the event."), day: { type: "string", format: "date", description: "Day of the event." } },
    ["title", "day"],
    WRITES,
  ),
  tool("calendar", "cancel_event", "Cancel an event.", { title: text("Title of the event.") }, ["title"], DESTROYS),
  tool(
    "calendar",
    "list_events",
    "List the events of a day.",
    { day: { type: "string", format: "date", description: "Day to list." } },
    ["day"],
    READS,
  ),
];
