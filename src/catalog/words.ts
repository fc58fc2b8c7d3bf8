/** The words of a tool's name in lower case: "listPullRequests", "list_pull_requests" and "list-pull-requests" have the same. */
export function wordsOfName(name: string): string[] {
  // Nearly all words of a message: nothing to part.
  if (PLAIN.test(name)) return [name];
  return name
    .slice(0, LONGEST_NAME)
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const LONGEST_NAME = 256;
const PLAIN = /^[a-z0-9]{1,40}$/;
