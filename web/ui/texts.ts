// What web/ui says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisPartOfPageCould: {
    id: 'ui.web.thisPartOfPageCould',
    defaultMessage: 'This part of the page could not be loaded',
  },
  saveYourWorkThenReload: {
    id: 'ui.web.saveYourWorkThenReload',
    defaultMessage: 'Save your work, then reload the page.',
  },
  reloadPage: { id: 'ui.web.reloadPage', defaultMessage: 'Reload the page' },
  moveOf: { id: 'ui.web.moveOf', defaultMessage: 'Move {title}, {place} of {places}' },
  moveUp: { id: 'ui.web.moveUp', defaultMessage: 'Move up' },
  moveDown: { id: 'ui.web.moveDown', defaultMessage: 'Move down' },
  downloadFile: {
    id: 'ui.web.downloadFile',
    defaultMessage: 'Download {name}, {size}',
  },
  fileIsNotAvailable: {
    id: 'ui.web.fileIsNotAvailable',
    defaultMessage: 'This file is not available right now. Try again when you are online.',
  },
  play: { id: 'ui.web.play', defaultMessage: 'Play' },
  playFile: { id: 'ui.web.playFile', defaultMessage: 'Play {name}' },
});
