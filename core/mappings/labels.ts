// What is said about saved mappings, in both faces and by the commands.
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const mappingTexts = {
  title: t(m.savedMapping),
  none: t(m.noneMatchByTitle),
  about: t(m.everyoneWhoImportsIntoThis),
  saveAs: t(m.saveAsMapping),
  save: t(m.saveChanges),
  rename: t(common.rename),
  name: t(common.name),
  loadFailed: t(m.unableToLoadSavedMappings),
  taken: t(m.anotherMappingOfThisForm),
  missing: (mapping: string) => t(m.whatIsMissingFor, { mapping }),
  noColumn: (header: string, question: string) => t(m.fileHasNoColumnWhich, { header, question }),
  noDateColumn: (header: string) => t(m.fileHasNoColumnWhichDates, { header }),
  noFiles: (question: string, header: string) => t(m.fileBringsNoFiles, { question, header }),
  noQuestion: (question: string, header: string) => t(m.formNoLongerAsksWhich, { question, header }),
  limit: (most: number) => t(m.formHasAtMostMappings, { most }),
} as const;
