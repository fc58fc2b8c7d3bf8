// A digest is a pure function; of the Web Cryptography API nothing else is used here.
const { subtle } = globalThis.crypto;

/** SHA-256 of a text in base64, as a Content-Security-Policy and an ETag have it. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes));
}

/** A strong entity tag: another text has another tag (RFC 9110, section 8.8.3). */
export async function entityTag(text: string): Promise<string> {
  return `"${(await sha256(text)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}"`;
}

/** Whether a list of tags in If-None-Match names this one; weak tags count, as a GET may be answered by an equivalent. */
export function namesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((one) => ["*", tag, `W/${tag}`].includes(one.trim()));
}
