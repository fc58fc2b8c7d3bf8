/** The dialog that grants and revokes, and what it does where someone else was quicker. */
export const dialogScript = `
let deciding = null;

function startDialog() {
  byId("decide-cancel").addEventListener("click", () => byId("decide").close());
  byId("decide-form").addEventListener("submit", (event) => { event.preventDefault(); decide(); });
}

function openDialog(effect, tool) {
  const { body, tag } = state.current;
  deciding = { skill: body.skill, effect, tag };
  const verb = effect === "grant" ? "Grant" : "Revoke";
  byId("decide-title").textContent = tool === "" ? "Grant a tool to " + body.skill
    : effect === "grant" ? "Grant " + tool + " to " + body.skill : "Revoke " + tool + " from " + body.skill;
  byId("decide-tool-field").hidden = tool !== "";
  byId("decide-tool").value = tool;
  byId("decide-comment").value = "";
  byId("decide-submit").textContent = verb;
  byId("decide-submit").disabled = false;
  byId("decide-submit").className = effect === "grant" ? "main" : "main danger";
  byId("decide-error").replaceChildren();
  byId("decide").showModal();
  byId(tool === "" ? "decide-tool" : "decide-comment").focus();
}

async function decide() {
  const { skill, effect, tag } = deciding;
  const tool = byId("decide-tool").value;
  byId("decide-submit").disabled = true;
  byId("decide-error").replaceChildren();
  const answer = await post(skillPath(skill) + "/resolved-tools/override",
    { tool, effect, comment: byId("decide-comment").value }, { "if-match": tag });
  if (answer.status === 412) return showConflict(skill);
  byId("decide-submit").disabled = false;
  if (!answer.ok) return showError(detailOf(answer));
  byId("decide").close();
  if (state.current && state.current.body.skill === skill) showResolved(answer);
  byId("skill-title").focus({ preventScroll: true });
  const isKept = !answer.body.overrides.some((one) => one.tool === tool && one.unsaved);
  say(tool + (effect === "grant" ? " granted to " : " revoked from ") + skill + (isKept ? "" : ", but not saved yet"));
  showFigures();
}

function showError(text) {
  byId("decide-error").replaceChildren(element("p", { class: "notice bad" }, text));
}

/* What was typed stays; the decision waits until its author has seen what the other one did. */
function showConflict(skill) {
  const reload = element("button", { type: "button", onclick: () => reloadAfterConflict(skill) }, "Reload");
  byId("decide-error").replaceChildren(element("div", { class: "notice bad" },
    element("p", {}, "Someone else has changed the tools of this skill since you saw them. Nothing of yours was saved."), reload));
  reload.focus();
}

async function reloadAfterConflict(skill) {
  const before = state.current.body.overrides.length;
  const answer = await api(skillPath(skill) + "/resolved-tools");
  if (!answer.ok) return showError(detailOf(answer));
  showResolved(answer);
  deciding.tag = answer.tag;
  const news = answer.body.overrides.slice(before);
  byId("decide-error").replaceChildren(element("div", { class: "notice" },
    element("p", {}, news.length === 0 ? "The tools behind it have changed. This is how it is now; decide again." : "Meanwhile; decide again:"),
    ...news.map(({ by, effect, tool, comment }) =>
      element("p", {}, element("strong", {}, by), effect === "grant" ? " granted " : " revoked ", element("code", {}, tool), ": " + comment))));
  byId("decide-submit").disabled = false;
  byId("decide-submit").focus();
}
`;
