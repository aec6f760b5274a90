// What core/imports/update says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  withoutKeyThisRowCannot: {
    id: 'imports.update.withoutKeyThisRowCannot',
    defaultMessage: 'Without a key, this row cannot be matched. Enter its key, or leave the row out.',
  },
  rowsOfThisFormHave: {
    id: 'imports.update.rowsOfThisFormHave',
    defaultMessage:
      '{count, plural, one {# row} other {# rows}} of this form have this key. Give each its own key first.',
  },
  rowWithThisKeyIs: {
    id: 'imports.update.rowWithThisKeyIs',
    defaultMessage:
      '{status, select, APPROVED {The row with this key is approved: reopen its review first.} other {The row with this key is rejected: reopen its review first.}}',
  },
  rowWithThisKeyWas: {
    id: 'imports.update.rowWithThisKeyWas',
    defaultMessage: 'The row with this key was returned to its author for correction.',
  },
  rowWithThisKeyWasChanged: {
    id: 'imports.update.rowWithThisKeyWasChanged',
    defaultMessage: 'The row with this key was changed or deleted while the import ran. Try it again.',
  },
  existingRows: { id: 'imports.update.existingRows', defaultMessage: 'Existing rows' },
  key: { id: 'imports.update.key', defaultMessage: 'Key' },
  addEveryRowAsNew: { id: 'imports.update.addEveryRowAsNew', defaultMessage: 'Add every row as new' },
  rowsWhoseKeyAlreadyExists: {
    id: 'imports.update.rowsWhoseKeyAlreadyExists',
    defaultMessage: 'Rows whose key already exists are changed; the others are added.',
  },
  keyIsNotColumnOf: {
    id: 'imports.update.keyIsNotColumnOf',
    defaultMessage: 'The key is not a column of the file. Match it with a column first.',
  },
  emptyCellsRemoveAnswers: {
    id: 'imports.update.emptyCellsRemoveAnswers',
    defaultMessage: 'Empty cells remove answers',
  },
  whenOffEmptyCellLeaves: {
    id: 'imports.update.whenOffEmptyCellLeaves',
    defaultMessage: 'When off, an empty cell leaves the answer as it is.',
  },
  previewShowsWhatWouldChange: {
    id: 'imports.update.previewShowsWhatWouldChange',
    defaultMessage: 'The preview shows what would change.',
  },
  previewChanges: { id: 'imports.update.previewChanges', defaultMessage: 'Preview changes' },
  comparingWithExistingRows: {
    id: 'imports.update.comparingWithExistingRows',
    defaultMessage: 'Comparing with existing rows...',
  },
  unableToPreviewChangesPlease: {
    id: 'imports.update.unableToPreviewChangesPlease',
    defaultMessage: 'Unable to preview the changes. Please try again.',
  },
  answer: { id: 'imports.update.answer', defaultMessage: 'An answer' },
  importOf: { id: 'imports.update.importOf', defaultMessage: 'Import of {fileName}' },
  importTakenBack: {
    id: 'imports.update.importTakenBack',
    defaultMessage:
      '{how, select, canceled {Import of {fileName} canceled} other {Import of {fileName} undone}}',
  },
  keyAppears: {
    id: 'imports.update.keyAppears',
    defaultMessage:
      'This key appears {count, plural, =2 {twice} other {# times}} in the file: in rows {rows}. Keep one of them.',
  },
  rowsAndOthers: { id: 'imports.update.rowsAndOthers', defaultMessage: '{rows} and others' },
  newCount: { id: 'imports.update.newCount', defaultMessage: '{count, number} new' },
  changedCount: { id: 'imports.update.changedCount', defaultMessage: '{count, number} changed' },
  unchangedCount: { id: 'imports.update.unchangedCount', defaultMessage: '{count, number} unchanged' },
  conflictingCount: { id: 'imports.update.conflictingCount', defaultMessage: '{count, number} conflicting' },
  failingCount: { id: 'imports.update.failingCount', defaultMessage: '{count, number} failing' },
  changeFromTo: { id: 'imports.update.changeFromTo', defaultMessage: '{title} from {previous} to {next}' },
  rowChanges: { id: 'imports.update.rowChanges', defaultMessage: 'Row {row, number}, {key}: {changes}' },
  rowConflict: { id: 'imports.update.rowConflict', defaultMessage: 'Row {row, number}: {message}' },
  rowKeyConflict: {
    id: 'imports.update.rowKeyConflict',
    defaultMessage: 'Row {row, number}, {key}: {message}',
  },
  nothing: { id: 'imports.update.nothing', defaultMessage: 'nothing' },
});
