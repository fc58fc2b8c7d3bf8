import type { ToolDefinition } from "../../../src/catalog/index.ts";

const text = (description: string) => ({ type: "string", description });
const whole = (description: string) => ({ type: "integer", description });
const texts = (description: string) => ({ type: "array", items: { type: "string" }, description });
const one = (description: string, ...values: string[]) => ({ type: "string", enum: values, description });

function tool(
  name: string,
  description: string,
  required: Record<string, object>,
  optional: Record<string, object> = {},
  reads = false,
): ToolDefinition {
  const inputSchema = { type: "object", properties: { ...required, ...optional }, required: Object.keys(required) };
  return { name, description, inputSchema, annotations: reads ? { readOnlyHint: true } : { readOnlyHint: false, destructiveHint: false } };
}

/** Servers that nobody has: a warehouse, a railway, a graph of people, a music library, a lab, a ledger. */
export const tools: readonly ToolDefinition[] = [
  tool(
    "ship_crate",
    "Ship a crate from one depot to another.",
    { crate: text("Id of the crate"), origin: text("Depot it leaves"), dest: text("Depot it arrives at") },
    { carrier: text("Who carries it") },
  ),
  tool("swap_shelves", "Move everything of one shelf onto another.", {
    old_shelf: text("Shelf to empty"),
    new_shelf: text("Shelf to fill"),
  }),
  tool("hold_crate", "Hold a crate back.", { crate: text("Id of the crate") }, { days: whole("For how many days") }),
  tool("release_crate", "Release a crate that is held back.", { crate: text("Id of the crate") }),
  tool(
    "count_stock",
    "Count the items of a product in stock.",
    { product: text("Name of the product") },
    { depot: text("Only in this depot") },
    true,
  ),
  tool(
    "book_seat",
    "Book a seat on a train.",
    { departure: text("Station of departure"), arrival: text("Station of arrival"), seats: whole("Number of seats") },
    { travel_class: one("Class", "first", "second"), coach: text("Coach") },
  ),
  tool("link_people", "Say how one person is related to another.", {
    subject: text("The person who has the relation"),
    relation: text("Relation in active voice, such as manages or knows"),
    object: text("The person to whom it points"),
  }),
  tool("unlink_people", "Take away a relation between two people.", {
    subject: text("The person who has the relation"),
    object: text("The person to whom it points"),
  }),
  tool("add_track", "Add a track to a playlist.", { track: text("Title of the track"), playlist: text("Name of the playlist") }),
  tool("drop_track", "Drop a track from a playlist.", { track: text("Title of the track"), playlist: text("Name of the playlist") }),
  tool("rename_playlist", "Rename a playlist.", { current_name: text("Name as it is"), new_name: text("Name as it will be") }),
  tool("set_range", "Set the range of a sensor.", {
    sensor: text("Id of the sensor"),
    min: whole("Least value"),
    max: whole("Greatest value"),
  }),
  tool(
    "convert_unit",
    "Convert a value.",
    { value: whole("The value"), from_unit: text("Unit it has"), to_unit: text("Unit it gets") },
    {},
    true,
  ),
  tool("lend_money", "Lend money.", { lender: text("Who lends"), borrower: text("Who borrows"), amount: whole("Amount") }),
  tool("post_entry", "Post an entry from a debit account to a credit account.", {
    debit: text("Account to debit"),
    credit: text("Account to credit"),
    amount: whole("Amount"),
  }),
  tool("assign_reviewers", "Ask people to review a document.", { document: text("Name of the document"), reviewers: texts("Who reviews") }),
  tool("approve_document", "Approve a document.", { document: text("Name of the document") }, { note: text("A note") }),
  tool("reject_document", "Reject a document.", { document: text("Name of the document") }, { note: text("A note") }),
  tool(
    "forward_document",
    "Forward a document.",
    { document: text("Name of the document"), recipient: text("Who gets it") },
    { sender: text("In whose name") },
  ),
  tool(
    "copy_table",
    "Copy the rows of one table to another.",
    { source_table: text("Table to read"), target_table: text("Table to write") },
    { limit: whole("Most rows") },
  ),
  tool("edit_letter", "Edit a letter.", {
    letter: text("Id of the letter"),
    edits: {
      type: "array",
      items: {
        type: "object",
        properties: { old_text: text("Text to look for"), new_text: text("Text instead of it") },
        required: ["old_text", "new_text"],
      },
    },
  }),
  tool("send_letter", "Send a letter.", { letter: text("Id of the letter"), to: texts("Who gets it") }, { cc: texts("Who gets a copy") }),
  tool("archive_letter", "Archive a letter.", { letter: text("Id of the letter") }),
  tool("trash_letter", "Move a letter to the trash.", { letter: text("Id of the letter") }),
  tool("add_tag", "Add a tag to a crate.", { crate: text("Id of the crate"), tag: text("Name of the tag") }),
  tool("create_tag", "Create a tag.", { name: text("Name of the tag") }),
  tool("get_crate", "Get a crate.", { crate: text("Id of the crate") }, {}, true),
  tool("list_crates", "List the crates.", {}, {}, true),
  tool("list_depots", "List the depots.", {}, {}, true),
  tool("open_door", "Open a door.", { door: text("Id of the door") }),
  tool("close_door", "Close a door.", { door: text("Id of the door") }),
  tool("start_machine", "Start a machine.", { machine: text("Id of the machine") }),
  tool("restart_machine", "Restart a machine.", { machine: text("Id of the machine") }),
];
