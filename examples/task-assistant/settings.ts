import { userInfo } from "node:os";
import { InvalidArgumentError } from "commander";
import * as z from "zod";

/** Flags that the assistant and its server share: what they accept and what they are when not given. */

const instant = z.iso.datetime({ offset: true });

export function parseInstant(text: string): string {
  if (!instant.safeParse(text).success) throw new InvalidArgumentError("Give an instant with its offset, such as 2026-11-21T09:00:00Z.");
  return text;
}

export function parseTimeZone(text: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return text;
  } catch {
    throw new InvalidArgumentError("Give an IANA name, such as Europe/Berlin.");
  }
}

/** The zone of this machine. */
export function machineTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The name of the account; a system without one still has a user. */
export function machineUser(): string {
  try {
    return userInfo().username;
  } catch {
    return "local";
  }
}
