import type { Context } from "../../../src/index.ts";

/** What a person said, the call that does it, and what else is known. */
export type Said = readonly [message: string, toolName: string, values: Readonly<Record<string, unknown>>, context?: Context];

const now = { now: "2026-11-22T09:00:00Z" };
const site = { owner: "acme", repo: "site" };
const snapshot = (content: string): Context => ({
  ...now,
  history: [
    { role: "user", content: "take a snapshot" },
    { role: "tool", content },
  ],
});

export const right: readonly Said[] = [
  ["read /srv/app/config.yml", "read_text_file", { path: "/srv/app/config.yml" }],
  ["show me what's in ./notes/todo.md", "read_text_file", { path: "./notes/todo.md" }],
  ["give me the last 20 lines of /var/log/app.log", "read_text_file", { path: "/var/log/app.log", tail: 20 }],
  ["show the first ten lines of README.md", "read_text_file", { path: "README.md", head: 10 }],
  [
    'write "hello world" to /tmp/hello.txt',
    "write_file",
    { path: "/tmp/hello.txt", content: "hello world" },
    { ...now, approvals: [{ toolName: "write_file", arguments: { path: "/tmp/hello.txt", content: "hello world" } }] },
  ],
  ["move /srv/a.txt to /srv/archive/a.txt", "move_file", { source: "/srv/a.txt", destination: "/srv/archive/a.txt" }],
  ["rename draft.md to final.md", "move_file", { source: "draft.md", destination: "final.md" }],
  ["please rename the file draft.md as final.md", "move_file", { source: "draft.md", destination: "final.md" }],
  ["into /backup/db.sql goes /srv/db.sql, move it please", "move_file", { source: "/srv/db.sql", destination: "/backup/db.sql" }],
  ["create a folder /srv/new", "create_directory", { path: "/srv/new" }],
  ["make a directory called reports", "create_directory", { path: "reports" }],
  ["what files are in /srv/app?", "list_directory", { path: "/srv/app" }],
  ["list the current directory", "list_directory", { path: "." }],
  ["search /srv for *.log files", "search_files", { path: "/srv", pattern: "*.log" }],
  ["find all *.ts files in src", "search_files", { path: "src", pattern: "*.ts" }],
  [
    "find *.ts files in src but leave out node_modules",
    "search_files",
    { path: "src", pattern: "*.ts", excludePatterns: ["node_modules"] },
  ],
  ["read a.txt and b.txt", "read_multiple_files", { paths: ["a.txt", "b.txt"] }],
  [
    "create an issue in acme/site called Dark mode, label it enhancement and assign it to octocat",
    "create_issue",
    { ...site, title: "Dark mode", labels: ["enhancement"], assignees: ["octocat"] },
  ],
  [
    "create an issue in acme/site called Dark mode, not a bug but an enhancement",
    "create_issue",
    { ...site, title: "Dark mode", labels: ["enhancement"] },
  ],
  ['comment "fixed in main" on issue 42 of acme/site', "add_issue_comment", { ...site, issue_number: 42, body: "fixed in main" }],
  [
    'create a draft PR for acme/site titled "Add login", merging feature/login to main',
    "create_pull_request",
    { ...site, title: "Add login", head: "feature/login", base: "main", draft: true },
  ],
  ["merge PR 12 in acme/site", "merge_pull_request", { ...site, pullNumber: 12 }],
  ["squash and merge pull request 12 of acme/site", "merge_pull_request", { ...site, pullNumber: 12, merge_method: "squash" }],
  ["merge acme/site#12 with a rebase, not a squash", "merge_pull_request", { ...site, pullNumber: 12, merge_method: "rebase" }],
  ["merge pull request 12, not 13, of acme/site", "merge_pull_request", { ...site, pullNumber: 12 }],
  ["create a branch hotfix in acme/site from develop", "create_branch", { ...site, branch: "hotfix", from_branch: "develop" }],
  ["in acme/site, branch off develop and call it hotfix", "create_branch", { ...site, branch: "hotfix", from_branch: "develop" }],
  ["list the open issues of acme/site", "list_issues", { ...site, state: "open" }],
  ["which issues of acme/site are closed?", "list_issues", { ...site, state: "closed" }],
  ["show 5 issues labelled bug in acme/site", "list_issues", { ...site, labels: ["bug"], perPage: 5 }],
  ["give dana write access to acme/site", "add_collaborator", { ...site, username: "dana", permission: "write" }],
  [
    "add dana as a collaborator to acme/site, with read rights, never as owner",
    "add_collaborator",
    { ...site, username: "dana", permission: "read" },
  ],
  [
    "email ann@example.com, subject Lunch, saying: see you at noon",
    "send_email",
    { to: ["ann@example.com"], subject: "Lunch", body: "see you at noon" },
  ],
  [
    'send an email to ann@example.com and cc bob@example.com with the subject "Plan" and the text "Here it is"',
    "send_email",
    { to: ["ann@example.com"], cc: ["bob@example.com"], subject: "Plan", body: "Here it is" },
  ],
  [
    'send a mail to ann@example.com, not to bob@example.com, subject Plan, text "Here it is"',
    "send_email",
    { to: ["ann@example.com"], subject: "Plan", body: "Here it is" },
  ],
  ["search my mail for invoices from acme", "search_emails", { query: "invoices acme" }],
  ["find unread emails from bob@example.com", "search_emails", { query: "from:bob@example.com is:unread" }],
  ["show the last 5 mails from bob@example.com", "search_emails", { query: "from:bob@example.com", maxResults: 5 }],
  ["create a label called Receipts", "create_label", { name: "Receipts" }],
  ["delete the email 18c2f9", "delete_email", { messageId: "18c2f9" }],
  [
    "put the label IMPORTANT on message 18c2f9 and take INBOX off",
    "modify_email",
    { messageId: "18c2f9", addLabelIds: ["IMPORTANT"], removeLabelIds: ["INBOX"] },
  ],
  ['post "deploy is done" to C024BE91L', "slack_post_message", { channel_id: "C024BE91L", text: "deploy is done" }],
  ["post in C024BE91L that the build is green", "slack_post_message", { channel_id: "C024BE91L", text: "The build is green" }],
  [
    "react with thumbsup to 1700000000.1234 in C024BE91L",
    "slack_add_reaction",
    { channel_id: "C024BE91L", timestamp: "1700000000.1234", reaction: "thumbsup" },
  ],
  ["show the last 10 messages of C024BE91L", "slack_get_channel_history", { channel_id: "C024BE91L", limit: 10 }],
  ["list all pods in the staging namespace", "kubectl_get", { resourceType: "pods", namespace: "staging" }],
  ["show the deployments in all namespaces", "kubectl_get", { resourceType: "deployments", allNamespaces: true }],
  ["get the service web in prod", "kubectl_get", { resourceType: "service", name: "web", namespace: "prod" }],
  ["scale web to 5 replicas in staging", "kubectl_scale", { name: "web", replicas: 5, namespace: "staging" }],
  ["scale the deployment web to five replicas", "kubectl_scale", { name: "web", replicas: 5 }],
  ["scale web to 3, not 5", "kubectl_scale", { name: "web", replicas: 3 }],
  ["scale web down from 5 to 3", "kubectl_scale", { name: "web", replicas: 3 }],
  [
    "show the last 50 log lines of the pod web-7f9 in staging",
    "kubectl_logs",
    { resourceType: "pod", name: "web-7f9", namespace: "staging", tail: 50 },
  ],
  ["logs of pod web-7f9 in staging since 2h", "kubectl_logs", { resourceType: "pod", name: "web-7f9", namespace: "staging", since: "2h" }],
  ["go to https://example.com/login", "navigate_page", { url: "https://example.com/login" }],
  ["open example.com", "navigate_page", { url: "https://example.com" }],
  [
    "fill the email field with ann@example.com",
    "fill",
    { uid: "1_4", value: "ann@example.com" },
    snapshot('uid=1_4 textbox "Email"\nuid=1_5 textbox "Password"'),
  ],
  ["type hunter2 into 1_5", "fill", { uid: "1_5", value: "hunter2" }],
  ["resize the page to 800 by 600", "resize_page", { width: 800, height: 600 }],
  ["make the window 600 high and 800 wide", "resize_page", { width: 800, height: 600 }],
  ["resize to 1280x720", "resize_page", { width: 1280, height: 720 }],
  ["final.md is the new name of draft.md, move it", "move_file", { source: "draft.md", destination: "final.md" }],
  [
    "transfer 250 from account checking to account savings",
    "transfer_money",
    { from_account: "checking", to_account: "savings", amount: 250 },
  ],
  ["drag 2_1 onto 2_9", "drag", { from_uid: "2_1", to_uid: "2_9" }],
  ["transfer 250 from checking to savings", "transfer_money", { from_account: "checking", to_account: "savings", amount: 250 }],
  [
    "send 250 to savings from checking, reference rent",
    "transfer_money",
    { from_account: "checking", to_account: "savings", amount: 250, reference: "rent" },
  ],
  ["move $40 out of savings into checking", "transfer_money", { from_account: "savings", to_account: "checking", amount: 40 }],
  ["transfer 50, not 40, from checking to savings", "transfer_money", { from_account: "checking", to_account: "savings", amount: 50 }],
  ["convert 100 USD to EUR", "convert_currency", { amount: 100, from: "USD", to: "EUR" }],
  ["how much is 100 USD in EUR?", "convert_currency", { amount: 100, from: "USD", to: "EUR" }],
  [
    "create an event Standup on december 1st with ann@example.com",
    "create_event",
    { title: "Standup", date: "2026-12-01", attendees: ["ann@example.com"] },
  ],
  [
    "put a 30 minute event called Standup into the calendar for tomorrow in room 4",
    "create_event",
    { title: "Standup", date: "2026-11-23", duration_minutes: 30, location: "room 4" },
  ],
  ["what events are on 2026-12-01?", "get_events", { on: "2026-12-01" }],
  ["what is in my calendar tomorrow?", "get_events", { on: "2026-11-23" }],
  ["run select name from users where id = 4", "read_query", { query: "select name from users where id = 4" }],
  ["run `SELECT count(*) FROM orders`", "read_query", { query: "SELECT count(*) FROM orders" }],
  ["describe the orders table", "describe_table", { table_name: "orders" }],
  [
    "search flights from LHR to JFK on 2026-12-24 for 2 passengers in business",
    "search_flights",
    { origin: "LHR", destination: "JFK", date: "2026-12-24", passengers: 2, cabin: "business" },
  ],
  ["find me a flight to JFK from LHR on december 24th", "search_flights", { origin: "LHR", destination: "JFK", date: "2026-12-24" }],
  [
    "I need to get to JFK from LHR on december 24th, business class, not economy; search flights",
    "search_flights",
    { origin: "LHR", destination: "JFK", date: "2026-12-24", cabin: "business" },
  ],
  [
    "yes",
    "merge_pull_request",
    { ...site, pullNumber: 12 },
    {
      ...now,
      history: [
        { role: "user", content: "what about pull request 12 of acme/site?" },
        { role: "assistant", content: "Do you want me to merge pull request 12 of acme/site?" },
      ],
    },
  ],
  [
    "merge it",
    "merge_pull_request",
    { ...site, pullNumber: 12 },
    {
      ...now,
      history: [
        { role: "user", content: "show pull request 12 of acme/site" },
        { role: "assistant", content: "Pull request 12 of acme/site: Add login." },
      ],
    },
  ],
];

/** Right calls that are put to the user all the same: their words stand nearer to another tool. */
export const askedAbout: readonly Said[] = [
  ['open an issue in acme/site titled "Login broken"', "create_issue", { ...site, title: "Login broken" }],
  ["file a bug on acme/site: the footer overlaps the menu", "create_issue", { ...site, title: "The footer overlaps the menu" }],
  ["comment on acme/site issue #7: 'thanks, merged'", "add_issue_comment", { ...site, issue_number: 7, body: "thanks, merged" }],
  [
    "open a pull request in acme/site from feature/login into main titled Add login",
    "create_pull_request",
    { ...site, title: "Add login", head: "feature/login", base: "main" },
  ],
];

export { now, site };
