/** How people say what goes into the description of a task rather than into its title. */
export interface DescriptionWords {
  /** A description follows each of these, up to the end of the clause. */
  readonly leads: readonly string[];
}

export const descriptionWords: DescriptionWords = {
  leads: [
    "with description", "with the description", "with a description", "with the description of", "with a description of", "with description of", "and description", "and the description", "and a description", "description:", "description is", "the description is", "with a description saying", "with the description saying",
    "with note", "with notes", "with the note", "with a note", "with the notes", "with a note saying", "with a note that says", "with the note that", "with a note to", "note:", "notes:", "with details", "with the details", "details:", "described as", "and note that", "and describe it as", "with comment", "with a comment", "with the comment", "comment:",
    "description -", "desc:", "and add the note", "and add a note", "and a note", "with description:", "with notes:", "with note:", "with the description:", "and description:", "description to", "the description to", "with body", "with the body", "memo:",
  ],
};
