import type { CapabilityMap } from "../types.ts";

/**
 * The eight categories of the seed (section "Capability Categories"), each with the names of tools that have it for sure. Extend it by spreading.
 *
 * @example
 * ```ts
 * const capabilities = { ...defaultCapabilities, mail_send: ["send_email", "gmail_send"] };
 * ```
 */
export const defaultCapabilities = Object.freeze({
  web_search: Object.freeze(["web_search", "search_engine", "google_search"]),
  web_read: Object.freeze(["browser", "fetch_url", "scrape_page"]),
  filesystem_read: Object.freeze(["read_file", "list_directory", "glob"]),
  filesystem_write: Object.freeze(["write_file", "create_directory"]),
  code_execute: Object.freeze(["python_execute", "bash_execute", "run_code"]),
  database_read: Object.freeze(["sql_query", "neo4j_query", "qdrant_search"]),
  database_write: Object.freeze(["sql_insert", "neo4j_write"]),
  api_call: Object.freeze(["http_request", "rest_api", "graphql"]),
}) satisfies CapabilityMap;
