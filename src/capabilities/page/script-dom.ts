/** Elements, requests and the note of what happened. Text goes in as text nodes alone. */
export const domScript = String.raw`
const root = document.documentElement;
const base = root.dataset.base;
const readOnly = root.dataset.readOnly === "true";
const byId = (id) => document.getElementById(id);
const state = { skills: [], tools: new Map(), current: null, asked: 0 };

/* element("li", { class: "x", onclick: f }, "text", other) */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/* A token in the address (#token=…) is taken out of it, kept for this tab and sent with each request. */
function takeToken() {
  const match = /^#token=([\w.~-]+)$/.exec(location.hash);
  if (match) {
    sessionStorage.setItem("token", match[1]);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return sessionStorage.getItem("token");
}
const token = takeToken();

async function api(path, init = {}) {
  const headers = { accept: "application/json", ...init.headers };
  if (token) headers.authorization = "Bearer " + token;
  try {
    const response = await fetch(base + path, { ...init, headers, cache: "no-store", credentials: "same-origin" });
    const isText = (response.headers.get("content-type") || "").startsWith("text/");
    const body = isText ? await response.text() : await response.json();
    return { ok: response.ok, status: response.status, body, tag: response.headers.get("etag") };
  } catch {
    return { ok: false, status: 0, body: { detail: "The server cannot be reached." }, tag: null };
  }
}
const post = (path, body, headers = {}) =>
  api(path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) });
const skillPath = (name) => "/api/v1/skills/" + encodeURIComponent(name);
const detailOf = (answer) => (answer.body && answer.body.detail) || "The server gave no reason.";

let statusTimer = 0;
function say(text) {
  clearTimeout(statusTimer);
  byId("status").replaceChildren(element("p", {}, text));
  statusTimer = setTimeout(() => byId("status").replaceChildren(), 6000);
}

const chip = (text, kind = "") => element("span", { class: "chip " + kind }, text);
const plural = (count, one, many) => count + " " + (count === 1 ? one : many);
`;
