// What core/filling/rows-files says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  idMustBeUuid: { id: 'filling.rowsFiles.idMustBeUuid', defaultMessage: 'An id must be a UUID' },
  fileMustBeListOf: {
    id: 'filling.rowsFiles.fileMustBeListOf',
    defaultMessage: 'The file must be a list of rows',
  },
  rowMustBeObject: { id: 'filling.rowsFiles.rowMustBeObject', defaultMessage: 'A row must be an object' },
  useTextNumberTrueFalse: {
    id: 'filling.rowsFiles.useTextNumberTrueFalse',
    defaultMessage: 'Use a text, a number, true, false, null, or a list of these',
  },
  severalQuestionsHaveThisTitle: {
    id: 'filling.rowsFiles.severalQuestionsHaveThisTitle',
    defaultMessage: 'Several questions have this title: use an id',
  },
  formDoesNotAskThis: {
    id: 'filling.rowsFiles.formDoesNotAskThis',
    defaultMessage: 'The form does not ask this question in a row',
  },
});
