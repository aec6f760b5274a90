// What is said about saved mappings, in both faces and by the commands.
export const mappingTexts = {
  title: 'Saved mapping',
  none: 'None: match by title',
  about: 'Everyone who imports into this form can use it.',
  saveAs: 'Save as a mapping',
  save: 'Save changes',
  rename: 'Rename',
  name: 'Name',
  loadFailed: 'Unable to load the saved mappings',
  taken: 'Another mapping of this form has this name.',
  missing: (mapping: string) => `What is missing for "${mapping}":`,
  noColumn: (header: string, question: string) =>
    `The file has no column "${header}", which answers "${question}".`,
  noDateColumn: (header: string) => `The file has no column "${header}", which dates the rows.`,
  noQuestion: (question: string, header: string) =>
    `The form no longer asks "${question}", which the column "${header}" answers.`,
  limit: (most: number) => `A form has at most ${most} mappings. Delete one first.`,
} as const;
