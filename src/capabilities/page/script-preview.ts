/** The form that says what a new tool would gain, before it is installed. */
export const previewScript = `
function showTry() {
  state.asked += 1;
  state.current = null;
  showSkills();
  document.title = "Try a new tool – Skills and their tools";
  const name = element("input", { id: "try-name", required: true, maxlength: "256", autocomplete: "off", spellcheck: "false", placeholder: "read_pdf" });
  const description = element("textarea", { id: "try-description", placeholder: "Reads the text of a PDF file" });
  const isReadOnly = element("input", { id: "try-read-only", type: "checkbox" });
  const isUntrusted = element("input", { id: "try-untrusted", type: "checkbox" });
  const result = element("div", { id: "try-result", "aria-live": "polite" });
  const form = element("form", { class: "card panel", onsubmit: async (event) => {
    event.preventDefault();
    const answer = await post("/api/v1/skills/resolved-tools/preview", {
      name: name.value.trim(),
      description: description.value,
      inputSchema: { type: "object" },
      ...(isReadOnly.checked ? { annotations: { readOnlyHint: true } } : {}),
      ...(isUntrusted.checked ? { trust: "untrusted" } : {}),
    });
    result.replaceChildren(answer.ok ? gainsOf(answer.body) : element("p", { class: "notice bad" }, detailOf(answer)));
  } },
    element("label", {}, "Name of the tool", name),
    element("label", {}, "Description", description),
    element("label", { class: "check" }, isReadOnly, "It says of itself that it only reads"),
    element("label", { class: "check" }, isUntrusted, "Its server is not trusted"),
    element("div", { class: "buttons" }, element("button", { type: "submit", class: "main" }, "Show what it would gain")));
  byId("main").replaceChildren(
    element("div", { class: "head" }, element("h2", { id: "try-title", tabindex: "-1" }, "Try a new tool"),
      element("p", { class: "muted" }, "Which skills would get it, were it installed now. Nothing is changed, and no model is asked.")),
    form, result);
  name.focus();
}

function gainsOf({ classification, known, skills }) {
  const { capabilities, risk, reason, toolName } = classification;
  const gaining = skills.filter(({ gains }) => gains).length;
  const about = { new: "", same: " It is installed already, just so.", changed: " A tool of this name is installed, with another definition." }[known];
  const ordered = [...skills].sort((one, other) => Number(other.gains) - Number(one.gains));
  return element("section", {},
    element("h3", {}, plural(gaining, "skill", "skills") + " of " + skills.length + " would gain " + toolName),
    element("div", { class: "chips" }, ...(capabilities.length > 0 ? capabilities.map((one) => chip(one, "permission")) : [chip("no capability fits")]),
      chip(risk === "unknown" ? "risk unknown" : risk, risk)),
    element("p", { class: "muted" }, reason + about),
    element("ul", { class: "card gains" }, ...ordered.map((one) =>
      element("li", { class: one.gains ? "yes" : "no" },
        element("span", { class: "mark", role: "img", "aria-label": one.gains ? "gains it:" : "does not gain it:" }, one.gains ? "✓" : "–"),
        element("div", {}, element("strong", {}, one.skill), element("span", { class: "why" }, one.reason))))));
}
`;
