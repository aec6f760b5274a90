// What web/forms/home says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  partsOfForm: { id: 'forms.home.web.partsOfForm', defaultMessage: 'Parts of the form' },
  needsAttention: { id: 'forms.home.web.needsAttention', defaultMessage: 'Needs attention' },
  latest: { id: 'forms.home.web.latest', defaultMessage: 'Latest entries' },
  nothingYet: {
    id: 'forms.home.web.nothingYet',
    defaultMessage: 'Nobody has filled it in yet. What people send appears here.',
  },
  about: { id: 'forms.home.web.about', defaultMessage: 'About' },
  noDescription: { id: 'forms.home.web.noDescription', defaultMessage: 'It has no description.' },
  describe: { id: 'forms.home.web.describe', defaultMessage: 'Say what it is for' },
  whoFillsIn: { id: 'forms.home.web.whoFillsIn', defaultMessage: 'Who fills it in' },
  notInUse: {
    id: 'forms.home.web.notInUse',
    defaultMessage: 'It is not published: testers alone can fill it in.',
  },
  archived: { id: 'forms.home.web.archived', defaultMessage: 'It is archived: nobody can fill it in.' },
  reviewedBy: { id: 'forms.home.web.reviewedBy', defaultMessage: 'Reviewed by {people}.' },
  andOthers: { id: 'forms.home.web.andOthers', defaultMessage: '{people} and {count, number} more' },
  versionInUse: {
    id: 'forms.home.web.versionInUse',
    defaultMessage:
      '{count, plural, =0 {It was never changed since it was published.} one {# earlier version is kept.} other {# earlier versions are kept.}}',
  },
  changePermissions: { id: 'forms.home.web.changePermissions', defaultMessage: 'Change' },
  questionsFact: { id: 'forms.home.web.questionsFact', defaultMessage: 'Questions' },
  sheetsFact: { id: 'forms.home.web.sheetsFact', defaultMessage: 'Sheets' },
  changedFact: { id: 'forms.home.web.changedFact', defaultMessage: 'Last Modified' },
  answersFact: { id: 'forms.home.web.answersFact', defaultMessage: 'Answers updated' },
  exports: { id: 'forms.home.web.exports', defaultMessage: 'Exports' },
  exportsAbout: {
    id: 'forms.home.web.exportsAbout',
    defaultMessage: 'Its entries as a file, now or on a schedule.',
  },
  yourExports: { id: 'forms.home.web.yourExports', defaultMessage: 'Your exports' },
  imports: { id: 'forms.home.web.imports', defaultMessage: 'Imports' },
  importsAbout: {
    id: 'forms.home.web.importsAbout',
    defaultMessage: 'Rows of a CSV file or a workbook, with what came of each.',
  },
  noForm: { id: 'forms.home.web.noForm', defaultMessage: 'There is no form here that you can see.' },
});
