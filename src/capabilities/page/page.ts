import { dialogScript } from "./script-dialog.ts";
import { domScript } from "./script-dom.ts";
import { previewScript } from "./script-preview.ts";
import { skillScript } from "./script-skill.ts";
import { skillsScript } from "./script-skills.ts";
import { pageStyle } from "./style.ts";

export { pageStyle };

/** The script of the page: it writes text alone, never markup. */
export const pageScript: string = `"use strict";(() => {${[domScript, skillsScript, skillScript, dialogScript, previewScript].join("\n")}\nstart();\n})();`;

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%232a55c8'/%3E%3Cpath d='M4 8.5l2.6 2.6L12 5.6' stroke='white' stroke-width='2' fill='none' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E";

export interface PageSettings {
  /** Where the endpoints are; checked to be a plain path. */
  readonly basePath: string;
  /** Nothing can be changed here, so nothing offers to. */
  readonly readOnly: boolean;
}

/** The page as one document. What differs between servers stands in attributes, so that script and style always have the same hash. */
export function pageHtml({ basePath, readOnly }: PageSettings): string {
  return `<!doctype html>
<html lang="en" data-base="${basePath}" data-read-only="${readOnly}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Skills and their tools</title>
<link rel="icon" href="${ICON}">
<style>${pageStyle}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the tools</a>
<header class="bar"><h1>Skills and their tools</h1><dl id="figures" aria-label="Figures"></dl></header>
<div class="layout">
<nav aria-label="Skills">
<label>Find a skill<input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="Name or permission"></label>
<ul id="skills"></ul>
<p id="no-skill" class="empty" hidden>No skill is called so.</p>
<ul id="broken" class="broken" aria-label="Files that are no skill"></ul>
<div class="nav-foot"><button type="button" id="try" class="quiet">Try a new tool…</button></div>
</nav>
<main id="main" tabindex="-1"><p class="muted">Loading…</p></main>
</div>
<div id="status" role="status" aria-live="polite"></div>
<dialog id="decide" aria-labelledby="decide-title">
<form id="decide-form">
<h3 id="decide-title"></h3>
<label id="decide-tool-field">Tool<input id="decide-tool" list="tool-names" required autocomplete="off" spellcheck="false" maxlength="256"></label>
<datalist id="tool-names"></datalist>
<label>Why<textarea id="decide-comment" required maxlength="2000" placeholder="For those who read the history later"></textarea></label>
<div id="decide-error" role="alert"></div>
<div class="buttons"><button type="button" id="decide-cancel">Cancel</button><button type="submit" id="decide-submit" class="main"></button></div>
</form>
</dialog>
<noscript>This page needs JavaScript. The same is at api/v1/skills.</noscript>
<script>${pageScript}</script>
</body>
</html>
`;
}
