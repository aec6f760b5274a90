// What server/appearance says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisImageTakesTooLong: {
    id: 'appearance.server.thisImageTakesTooLong',
    defaultMessage: 'This image takes too long to draw.',
  },
  saveItAsPngAnd: { id: 'appearance.server.saveItAsPngAnd', defaultMessage: 'Save it as PNG and try again.' },
  thisFileCannotBeRead: {
    id: 'appearance.server.thisFileCannotBeRead',
    defaultMessage:
      'This file cannot be read as {name, select, SVG {an SVG} GIF {a GIF} PNG {a PNG} other {a JPG}} image.',
  },
  chooseJpgGifPngOr: {
    id: 'appearance.server.chooseJpgGifPngOr',
    defaultMessage:
      'Choose a JPG, GIF, PNG or SVG image. If it opens in other programs, save it as PNG and try again.',
  },
  usualColours: { id: 'appearance.server.usualColours', defaultMessage: 'The usual colors' },
  menuBackground: {
    id: 'appearance.server.menuBackground',
    defaultMessage: 'Menu background {sidebarBackgroundColor}',
  },
  menuText: { id: 'appearance.server.menuText', defaultMessage: 'Menu text {sidebarTextColor}' },
});
