// Bounds of what is answered any number of times.

/** Maximum number of entries of an answer. @public docs/limits.md names it. */
export const entriesLimit = 50;
/** Maximum number of the questions of an entry. @public docs/limits.md names it. */
export const entryQuestionsLimit = 20;
/** Maximum number of photos, recordings and files of all entries of an answer together. @public docs/limits.md names it. */
export const entryFilesLimit = 200;
/** Maximum characters of all entries of an answer together. @public docs/limits.md names it. */
export const entriesLength = 50_000;
