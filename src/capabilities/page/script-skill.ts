/** One skill at the right: its permissions, tools with reasons, what was revoked, and the history. */
export const skillScript = `
async function openSkill(name, moveFocus) {
  const asked = ++state.asked;
  const answer = await api(skillPath(name) + "/resolved-tools");
  /* Who is quicker than the server sees the last skill they chose. */
  if (asked !== state.asked) return;
  if (!answer.ok) {
    state.current = null;
    byId("main").replaceChildren(element("div", { class: "notice bad", role: "alert" }, detailOf(answer)));
    return showSkills();
  }
  showResolved(answer);
  if (moveFocus) byId("skill-title").focus({ preventScroll: true });
  say(name + ": " + plural(answer.body.tools.length, "tool", "tools"));
}

function showResolved(answer) {
  const focused = document.activeElement && document.activeElement.dataset.name;
  state.current = { body: answer.body, tag: answer.tag };
  showSkills();
  const chosen = byId("skills").querySelector("[aria-current]");
  if (chosen) chosen.parentElement.parentElement.scrollTop = chosen.offsetTop - byId("skills").offsetTop - 60;
  if (focused) for (const link of byId("skills").querySelectorAll("a")) if (link.dataset.name === focused) focusSkill(link);
  const { body } = state.current;
  document.title = body.skill + " – Skills and their tools";
  byId("main").replaceChildren(...[headOf(body), issuesOf(body), toolsOf(body), missingOf(body), historyOf(body), markdownOf(body)].filter(Boolean));
}

function headOf(body) {
  const summary = state.skills.find(({ name }) => name === body.skill);
  return element("div", { class: "head" },
    element("h2", { id: "skill-title", tabindex: "-1" }, body.skill),
    summary ? element("p", { class: "muted" }, summary.description) : null,
    element("div", { class: "chips" }, element("span", { class: "muted" }, "Permissions"),
      ...(body.permissions.length > 0 ? body.permissions.map((one) => chip(one, "permission")) : [element("span", {}, "none")])));
}

function issuesOf(body) {
  const summary = state.skills.find(({ name }) => name === body.skill);
  const issues = [...(summary ? summary.issues : []), ...body.issues];
  if (issues.length === 0) return null;
  return element("ul", { class: "notice", "aria-label": "Issues" }, ...issues.map(({ message }) => element("li", {}, message)));
}

function toolRow({ toolName, capabilities, source, reason }) {
  const known = state.tools.get(toolName);
  return element("li", { "data-tool": toolName },
    element("div", {},
      element("div", { class: "title" }, element("span", { class: "name" }, toolName),
        ...capabilities.map((one) => chip(one)),
        known ? chip(known.risk === "unknown" ? "risk unknown" : known.risk, known.risk) : null,
        source === "override" ? chip("granted", "granted") : null),
      element("p", { class: "why" }, reason)),
    readOnly ? null : element("button", { type: "button", class: "quiet danger", "aria-label": "Revoke " + toolName,
      onclick: () => openDialog("revoke", toolName) }, "Revoke"));
}

function toolsOf(body) {
  const list = body.tools.length === 0
    ? element("p", { class: "card empty" }, "It may use no tool. Add a permission to its SKILL.md, or grant one.")
    : element("ul", { class: "card tools", "aria-labelledby": "tools-title" }, ...body.tools.map(toolRow));
  return element("section", {},
    element("div", { class: "row" },
      element("h3", { id: "tools-title" }, "Tools it may use", element("span", { class: "count" }, String(body.tools.length))),
      readOnly ? element("span", { class: "muted" }, "Read-only") : element("button", { type: "button", onclick: () => openDialog("grant", "") }, "Grant a tool…")),
    list);
}

/* What a permission or a grant would give, and what takes it away. */
function missingOf(body) {
  const last = new Map(body.overrides.map((one) => [one.tool, one]));
  const given = new Map(body.denied.map(({ toolName, reason }) => [toolName, reason]));
  for (const { tool, effect, by, comment } of last.values()) if (effect === "revoke") given.set(tool, "revoked by " + by + ": " + comment);
  if (given.size === 0) return null;
  const canGrant = (name) => !readOnly && (!last.has(name) || last.get(name).effect === "revoke");
  return element("section", {},
    element("h3", { id: "missing-title" }, "Revoked or denied", element("span", { class: "count" }, String(given.size))),
    element("ul", { class: "card tools", "aria-labelledby": "missing-title" }, ...[...given].map(([name, reason]) =>
      element("li", { "data-tool": name },
        element("div", {}, element("span", { class: "name" }, name), element("p", { class: "why" }, reason)),
        canGrant(name) ? element("button", { type: "button", class: "quiet", "aria-label": "Grant " + name + (last.has(name) ? " again" : ""),
          onclick: () => openDialog("grant", name) }, last.has(name) ? "Grant again" : "Grant") : null))));
}

function historyRow({ tool, effect, by, at, comment, unsaved }) {
  const when = new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  return element("li", { class: effect },
    element("div", {}, element("strong", {}, by), effect === "grant" ? " granted " : " revoked ", element("code", {}, tool), unsaved ? " " : null, unsaved ? chip("not saved yet", "unknown") : null),
    element("p", { class: "comment" }, comment),
    element("time", { datetime: at }, when));
}

function historyOf(body) {
  return element("section", {},
    element("h3", { id: "history-title" }, "History"),
    body.overrides.length === 0
      ? element("p", { class: "muted" }, "Nobody has changed anything: the tools follow from the permissions.")
      : element("ol", { class: "history", "aria-labelledby": "history-title" }, ...[...body.overrides].reverse().map(historyRow)));
}

function markdownOf(body) {
  const pre = element("pre", { tabindex: "0", "aria-label": "SKILL.md" }, "Loading…");
  return element("details", { ontoggle: async () => {
    const answer = await api(skillPath(body.skill) + "/skill-md");
    pre.textContent = answer.ok ? answer.body : detailOf(answer);
  } }, element("summary", {}, "SKILL.md"), pre);
}
`;
