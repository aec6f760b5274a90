// What web/ui/editor says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  undoCtrlZ: { id: 'ui.web.editor.undoCtrlZ', defaultMessage: 'Undo (Ctrl Z)' },
  redoCtrlShiftZ: { id: 'ui.web.editor.redoCtrlShiftZ', defaultMessage: 'Redo (Ctrl Shift Z)' },
  redo: { id: 'ui.web.editor.redo', defaultMessage: 'Redo' },
});
