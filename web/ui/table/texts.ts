// What web/ui/table says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  widthOf: { id: 'ui.web.table.widthOf', defaultMessage: 'Width of {title}' },
  dragToResizePressTwice: {
    id: 'ui.web.table.dragToResizePressTwice',
    defaultMessage: 'Drag to resize; press twice for the default width',
  },
  selectRow: { id: 'ui.web.table.selectRow', defaultMessage: 'Select row {index}' },
  selectAllRows: { id: 'ui.web.table.selectAllRows', defaultMessage: 'Select all rows' },
});
