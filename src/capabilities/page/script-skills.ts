/** The list at the left, the figures above, and which skill the address names. */
export const skillsScript = `
async function start() {
  byId("find").addEventListener("input", showSkills);
  byId("find").addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    const first = byId("skills").querySelector("a");
    if (first) { event.preventDefault(); focusSkill(first); }
  });
  byId("skills").addEventListener("keydown", moveInSkills);
  byId("try").addEventListener("click", () => { location.hash = "#try"; });
  addEventListener("hashchange", showPlace);
  startDialog();
  const [skills] = await Promise.all([api("/api/v1/skills"), loadTools(), showFigures()]);
  if (!skills.ok) {
    byId("main").replaceChildren(element("div", { class: "notice bad", role: "alert" }, detailOf(skills)));
    return;
  }
  state.skills = skills.body.skills;
  byId("broken").replaceChildren(...skills.body.broken.map(({ path, issues }) =>
    element("li", {}, element("code", {}, path), " is no skill: " + issues.map((issue) => issue.message).join("; "))));
  showSkills();
  showPlace();
}

async function loadTools() {
  const answer = await api("/api/v1/tools");
  if (!answer.ok) return;
  state.tools = new Map(answer.body.tools.map((tool) => [tool.toolName, tool]));
  byId("tool-names").replaceChildren(...answer.body.tools.map(({ toolName, capabilities }) =>
    element("option", { value: toolName }, capabilities.join(", "))));
}

async function showFigures() {
  const answer = await api("/api/v1/skills/lifecycle/metrics");
  if (!answer.ok) return;
  const { skills, tools, overrides, quality } = answer.body;
  const kept = quality.kept === null ? [] : [["classifications kept", Math.round(quality.kept * 100) + "%"]];
  const unsaved = overrides.unsaved === 0 ? [] : [["not saved yet", overrides.unsaved]];
  const rows = [["skills", skills.total], ["tools", tools.total], ["overrides", overrides.total], ...unsaved, ...kept];
  byId("figures").replaceChildren(...rows.map(([name, value]) =>
    element("div", {}, element("dt", {}, name), element("dd", {}, String(value)))));
}

const placeName = () => {
  if (!location.hash.startsWith("#skill=")) return null;
  try { return decodeURIComponent(location.hash.slice(7)); } catch { return null; }
};

function showSkills() {
  const wanted = byId("find").value.trim().toLowerCase();
  const shown = state.skills.filter(({ name, permissions }) =>
    [name, ...permissions].some((text) => text.toLowerCase().includes(wanted)));
  const current = state.current === null ? null : state.current.body.skill;
  const reachable = shown.some(({ name }) => name === current) ? current : shown.length > 0 ? shown[0].name : null;
  byId("skills").replaceChildren(...shown.map(({ name, description }) =>
    element("li", {}, element("a", {
      href: "#skill=" + encodeURIComponent(name),
      "data-name": name,
      "aria-current": name === current ? "page" : null,
      tabindex: name === reachable ? "0" : "-1",
    }, element("strong", {}, name), element("span", {}, description)))));
  byId("no-skill").hidden = shown.length > 0;
}

function focusSkill(link) {
  for (const other of byId("skills").querySelectorAll("a")) other.tabIndex = other === link ? 0 : -1;
  link.focus();
}

/* Arrows move, Enter opens: the list is one stop of the Tab key. */
function moveInSkills(event) {
  const links = [...byId("skills").querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  if (to < 0) byId("find").focus();
  else if (links[to]) focusSkill(links[to]);
}

function showPlace() {
  if (location.hash === "#try") return showTry();
  const name = placeName();
  if (name !== null) return openSkill(name, true);
  if (state.skills.length > 0) return openSkill(state.skills[0].name, false);
  byId("main").replaceChildren(element("div", { class: "card empty" }, "There is no skill yet."));
}
`;
