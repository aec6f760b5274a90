// What web/sheets/dashboard/arrange says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  arrange: { id: 'sheets.web.arrange.arrange', defaultMessage: 'Arrange' },
  howToArrange: {
    id: 'sheets.web.arrange.howToArrange',
    defaultMessage: 'Drag cards by their handles or corners, or use the arrow keys there.',
  },
  moreOfLayout: { id: 'sheets.web.arrange.moreOfLayout', defaultMessage: 'Other layouts' },
  moveWithArrows: {
    id: 'sheets.web.arrange.moveWithArrows',
    defaultMessage: 'Move {title}: arrow keys move it, with Shift they resize it',
  },
  resizeWithArrows: {
    id: 'sheets.web.arrange.resizeWithArrows',
    defaultMessage: 'Resize {title}: arrow keys change its width and height',
  },
  boxOf: {
    id: 'sheets.web.arrange.boxOf',
    defaultMessage:
      '{title}: column {column, number}, line {row, number}; {columns, plural, one {# column} other {# columns}} wide, {rows, plural, one {# line} other {# lines}} high',
  },
  undone: { id: 'sheets.web.arrange.undone', defaultMessage: 'The last change was undone' },
});
