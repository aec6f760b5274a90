// The words of the list of what a person may fill in and has begun, in both faces.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const workTexts = {
  title: t(m.fillIn),
  about: t(m.chooseFormOrContinueWhere),
  drafts: t(m.notFinishedYet),
  open: t(m.continue),
  recent: t(m.recent),
  forms: t(m.allForms),
  sent: t(m.sent),
  search: t(m.searchFormsAndSheets),
  failed: t(m.unableToLoadForms),
  none: t(m.thereAreNoFormsTo),
  noneText: t(m.formsPublishedForYouOr),
  nothingFound: (words: string) => t(m.nothingMatches, { words }),
} as const;
