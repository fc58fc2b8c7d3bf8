import { describe, expect, it } from "vitest";
import { requestsIn } from "../../../src/catalog/plan/requests.ts";

const cases: readonly (readonly [message: string, requests: readonly string[]])[] = [
  ["list the issues", ["list the issues"]],
  ["take a snapshot, then click the button", ["take a snapshot", "click the button"]],
  ["take a snapshot and then click the button", ["take a snapshot", "click the button"]],
  ["open the page; then take a snapshot; list the messages", ["open the page", "take a snapshot", "list the messages"]],
  ["First open the page, and after that take a snapshot", ["First open the page", "take a snapshot"]],
  ["get the pull request, then its files", ["get the pull request", "its files"]],
  ["get the pull request, then the files", ["get the pull request", "the files"]],
  ["then click it", ["then click it"]],
  ["finish the report by then", ["finish the report by then"]],
  ["if the build fails then open an issue", ["if the build fails then open an issue"]],
  ["search for songs of now and then", ["search for songs of now and then"]],
  ['create an issue titled "log in, then delete the account"', ['create an issue titled "log in, then delete the account"']],
  ['server__run {"text": "a; delete b"}', ['server__run {"text": "a; delete b"}']],
  ["create an issue about the login then logout flow", ["create an issue about the login then logout flow"]],
];

describe("several requests in one message", () => {
  it.each(cases)("%s", (message, requests) => {
    expect(requestsIn(message)).toEqual(requests);
  });
});
