import { pageHtml, pageScript, pageStyle } from "../../page/page.ts";
import { sha256 } from "../digest.ts";
import type { Endpoint } from "../endpoint.ts";
import { text } from "../respond.ts";

/** The page: one document that loads nothing but the endpoints beside it. */
export const pageEndpoint: Endpoint = {
  method: "GET",
  path: "/",
  operationId: "getPage",
  summary: "A page to look through the skills, their tools and why, and to grant and revoke",
  answer: { mediaType: "text/html; charset=utf-8" },
  problems: [],
  async run({ service }) {
    const { basePath = "", authorize } = service.options;
    const html = pageHtml({ basePath, readOnly: authorize === undefined });
    return text(html, "text/html; charset=utf-8", { "content-security-policy": await policyOfPage() });
  },
};

/** Only the script and the style that were sent may run; text that slips in as markup does nothing. */
async function policyOfPage(): Promise<string> {
  const [script, style] = await Promise.all([sha256(pageScript), sha256(pageStyle)]);
  return [
    "default-src 'none'",
    `script-src 'sha256-${script}'`,
    `style-src 'sha256-${style}'`,
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
