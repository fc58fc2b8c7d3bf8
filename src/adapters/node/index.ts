export { createFileStore } from "./file-store.ts";
export { readCapabilities } from "./read-capabilities.ts";
export { type Handle, type ServeOptions, type Serving, serveRequests } from "./serve.ts";
export { readSkillFile, readSkills } from "./skill-files.ts";
export { readToolCache, writeToolCache } from "./tool-cache.ts";
