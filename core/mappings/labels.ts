// What is said about saved mappings, in both faces and by the commands.
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const mappingTexts = {
  title: t(m.savedMapping),
  none: 'None: match by title',
  about: t(m.everyoneWhoImportsIntoThis),
  saveAs: t(m.saveAsMapping),
  save: t(m.saveChanges),
  rename: 'Rename',
  name: t(common.name),
  loadFailed: t(m.unableToLoadSavedMappings),
  taken: t(m.anotherMappingOfThisForm),
  missing: (mapping: string) => t(m.whatIsMissingFor, { mapping }),
  noColumn: (header: string, question: string) => t(m.fileHasNoColumnWhich, { header, question }),
  noDateColumn: (header: string) => t(m.fileHasNoColumnWhichDates, { header }),
  noQuestion: (question: string, header: string) =>
    `The form no longer asks "${question}", which the column "${header}" answers.`,
  limit: (most: number) => t(m.formHasAtMostMappings, { most }),
} as const;
