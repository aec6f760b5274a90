// What server/sheets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  calculatedAgain: {
    id: 'sheets.server.calculatedAgain',
    defaultMessage: '{hasReason, select, true {Calculated again: {reason}} other {Calculated again}}',
  },
  setupChanged: {
    id: 'sheets.server.setupChanged',
    defaultMessage: 'Calculated again, since the setup of the sheet was changed',
  },
  nearNeedsPlace: {
    id: 'sheets.server.nearNeedsPlace',
    defaultMessage: 'Begin it with the id of a question for a place',
  },
  nearIsNoPlace: {
    id: 'sheets.server.nearIsNoPlace',
    defaultMessage: 'End it with a place, such as geo:-36.85,174.76',
  },
  formDoesNotAskThis: {
    id: 'sheets.server.formDoesNotAskThis',
    defaultMessage: 'The form does not ask this question here',
  },
  nothingWasChangedLeaveOut: {
    id: 'sheets.server.nothingWasChangedLeaveOut',
    defaultMessage:
      'Nothing was changed. Leave out {count, plural, one {# entry} other {# entries}}, then try again.',
  },
  thisIsNotCursorOf: {
    id: 'sheets.server.thisIsNotCursorOf',
    defaultMessage: 'This is not the cursor of an earlier reply',
  },
  thereIsAlreadyAnotherImage: {
    id: 'sheets.server.thereIsAlreadyAnotherImage',
    defaultMessage: 'There is already another image with this id.',
  },
  thereIsAlreadyAnotherFile: {
    id: 'sheets.server.thereIsAlreadyAnotherFile',
    defaultMessage: 'There is already another file with this id.',
  },
  useNewId: { id: 'sheets.server.useNewId', defaultMessage: 'Use a new id.' },
  yourImageWasNotUploaded: {
    id: 'sheets.server.yourImageWasNotUploaded',
    defaultMessage: 'Your image was not uploaded, since it has no pixels.',
  },
  takeItAgainOrSend: {
    id: 'sheets.server.takeItAgainOrSend',
    defaultMessage: 'Take it again, or send another file.',
  },
  thisImageHasMegapixelsAt: {
    id: 'sheets.server.thisImageHasMegapixelsAt',
    defaultMessage: 'This image has {megapixels} megapixels: at most {mostPixels} are allowed.',
  },
  makeItSmallerOrTake: {
    id: 'sheets.server.makeItSmallerOrTake',
    defaultMessage: 'Make it smaller, or take it at a lower resolution.',
  },
  sendJpegOrPngImage: { id: 'sheets.server.sendJpegOrPngImage', defaultMessage: 'Send a JPEG or PNG image.' },
  thereIsNoImageUpload: {
    id: 'sheets.server.thereIsNoImageUpload',
    defaultMessage: 'There is no image {imageId}. Upload the image first, then send the answer again.',
  },
  thereIsNoFileUpload: {
    id: 'sheets.server.thereIsNoFileUpload',
    defaultMessage:
      'There is no file "{value}". Upload the file first, then send the answer that the reply to the upload says.',
  },
  atMostRowsPerPage: {
    id: 'sheets.server.atMostRowsPerPage',
    defaultMessage: 'At most {maximumPageSize} entries per page; more only as {columnsMediaType}',
  },
  thereAreTooManyRows: {
    id: 'sheets.server.thereAreTooManyRows',
    defaultMessage: 'There are too many entries to summarize.',
  },
  thisIsAlreadyUndone: { id: 'sheets.server.thisIsAlreadyUndone', defaultMessage: 'This is already undone.' },
  nothingWasRestored: { id: 'sheets.server.nothingWasRestored', defaultMessage: 'Nothing was restored.' },
  rowsReviewedOrDeletedSince: {
    id: 'sheets.server.rowsReviewedOrDeletedSince',
    defaultMessage:
      '{changed, plural, one {# entry was reviewed or deleted since.} other {# entries were reviewed or deleted since.}}',
  },
  sheetsGone: {
    id: 'sheets.server.sheetsGone',
    defaultMessage:
      '{missing, plural, one {A sheet of these entries is} other {# sheets of these entries are}} no longer there.',
  },
});
