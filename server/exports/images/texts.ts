// What server/exports/images says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  serverNoLongerHasThis: {
    id: 'exports.server.images.serverNoLongerHasThis',
    defaultMessage: 'The server no longer has this image.',
  },
  imagesNotWanted: {
    id: 'exports.server.images.imagesNotWanted',
    defaultMessage: 'not asked for; their ids stand in the table',
    description: 'Why images are not in an export',
  },
  filesNotWanted: {
    id: 'exports.server.images.filesNotWanted',
    defaultMessage: 'not asked for; their names stand in the table',
    description: 'Why files are not in an export',
  },
  notThere: {
    id: 'exports.server.images.notThere',
    defaultMessage: 'not there, or not to be seen',
    description: 'Why images or files are not in an export',
  },
  question: { id: 'exports.server.images.question', defaultMessage: 'Question' },
  sheet: { id: 'exports.server.images.sheet', defaultMessage: 'Sheet' },
  row: { id: 'exports.server.images.row', defaultMessage: 'Row' },
  image: { id: 'exports.server.images.image', defaultMessage: 'Image' },
  submitted: { id: 'exports.server.images.submitted', defaultMessage: 'Submitted' },
  submittedBy: { id: 'exports.server.images.submittedBy', defaultMessage: 'Submitted by' },
  imageId: { id: 'exports.server.images.imageId', defaultMessage: 'Image id' },
  problem: { id: 'exports.server.images.problem', defaultMessage: 'Problem' },
  formDoesNotAskFor: {
    id: 'exports.server.images.formDoesNotAskFor',
    defaultMessage: 'The form does not ask for images here',
  },
  enterRowFilterAsJson: {
    id: 'exports.server.images.enterRowFilterAsJson',
    defaultMessage: 'Enter a row filter as JSON',
  },
  unnamedSheet: { id: 'exports.server.images.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  atMostImagesCanBe: {
    id: 'exports.server.images.atMostImagesCanBe',
    defaultMessage: 'At most {maximumImages} images can be downloaded at once.',
  },
});
