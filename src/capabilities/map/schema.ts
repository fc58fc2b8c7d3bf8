import * as z from "zod";
import { outOfData } from "../../catalog/definition.ts";

const MOST_CATEGORIES = 1000;
const MOST_NAMES = 10_000;
const LONGEST_NAME = 256;

const categoryName = z
  .string()
  .min(1)
  .max(LONGEST_NAME)
  .refine((name) => name.trim() === name && name !== "*" && !outOfData.has(name), "A category needs a plain name.");

/** What a capability map must look like, whether it comes from a program or from YAML. */
export const capabilityMapSchema = z
  .record(categoryName, z.array(z.string().min(1).max(LONGEST_NAME)).max(MOST_NAMES))
  .refine((map) => Object.keys(map).length > 0, "A map needs a category.")
  .refine((map) => Object.keys(map).length <= MOST_CATEGORIES, `A map has at most ${MOST_CATEGORIES} categories.`);
