// What web/sheets/row says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisImageIsNotAvailable: {
    id: 'sheets.web.row.thisImageIsNotAvailable',
    defaultMessage: 'This image is not available.',
  },
  chooseItem: { id: 'sheets.web.row.chooseItem', defaultMessage: 'Choose an item' },
  chooseItems: { id: 'sheets.web.row.chooseItems', defaultMessage: 'Choose items' },
  edit: { id: 'sheets.web.row.edit', defaultMessage: 'Edit {question}' },
  numberThenEnter: { id: 'sheets.web.row.numberThenEnter', defaultMessage: 'A number, then Enter' },
  noOptionsMatch: { id: 'sheets.web.row.noOptionsMatch', defaultMessage: 'No options match.' },
  notAnswered: { id: 'sheets.web.row.notAnswered', defaultMessage: 'Not answered' },
  viewLarger: { id: 'sheets.web.row.viewLarger', defaultMessage: 'View {question} larger' },
  alert: { id: 'sheets.web.row.alert', defaultMessage: 'Alert: {words}' },
  newImageFor: { id: 'sheets.web.row.newImageFor', defaultMessage: 'The new image for {question}' },
  imageFileFor: { id: 'sheets.web.row.imageFileFor', defaultMessage: 'Image file for {question}' },
  uploadImage: { id: 'sheets.web.row.uploadImage', defaultMessage: 'Upload an image' },
  uploadAnotherImage: { id: 'sheets.web.row.uploadAnotherImage', defaultMessage: 'Upload another image' },
  previousImage: { id: 'sheets.web.row.previousImage', defaultMessage: 'Previous image' },
  nextImage: { id: 'sheets.web.row.nextImage', defaultMessage: 'Next image' },
  submittedBy: { id: 'sheets.web.row.submittedBy', defaultMessage: 'Submitted by' },
  sheet: { id: 'sheets.web.row.sheet', defaultMessage: 'Sheet' },
  deleteRow: { id: 'sheets.web.row.deleteRow', defaultMessage: 'Delete row' },
  rowDetails: { id: 'sheets.web.row.rowDetails', defaultMessage: 'Row details' },
  answers: { id: 'sheets.web.row.answers', defaultMessage: 'Answers' },
  history: { id: 'sheets.web.row.history', defaultMessage: 'History' },
  notInView: { id: 'sheets.web.row.notInView', defaultMessage: 'Not in view' },
  itWasDeletedOrDoes: {
    id: 'sheets.web.row.itWasDeletedOrDoes',
    defaultMessage: 'It was deleted, or does not match the filters.',
  },
  itMayHaveBeenDeleted: {
    id: 'sheets.web.row.itMayHaveBeenDeleted',
    defaultMessage: 'It may have been deleted in the meantime.',
  },
  reviewActions: { id: 'sheets.web.row.reviewActions', defaultMessage: 'Review actions' },
  comment: { id: 'sheets.web.row.comment', defaultMessage: 'Comment' },
  review: { id: 'sheets.web.row.review', defaultMessage: 'Review' },
  byUser: { id: 'sheets.web.row.byUser', defaultMessage: 'by {user}' },
  byUserAt: { id: 'sheets.web.row.byUserAt', defaultMessage: 'by {user}<time>, {moment}</time>' },
});
