import { createMemoryStore } from "../../src/capabilities/memory-store.ts";
import { storeSuite } from "./store-suite.ts";

storeSuite("the memory store", { create: createMemoryStore });
