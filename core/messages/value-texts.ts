// What a value is in a cell of a table, or beside its label.
import { defineMessages } from './message.ts';

export const values = defineMessages({
  none: { id: 'values.none', defaultMessage: 'none' },
  nothing: { id: 'values.nothing', defaultMessage: 'nothing' },
  everybody: { id: 'values.everybody', defaultMessage: 'everybody' },
  never: { id: 'values.never', defaultMessage: 'never' },
  yes: { id: 'values.yes', defaultMessage: 'yes' },
  no: { id: 'values.no', defaultMessage: 'no' },
  on: { id: 'values.on', defaultMessage: 'on' },
  off: { id: 'values.off', defaultMessage: 'off' },
  completed: { id: 'values.completed', defaultMessage: 'completed' },
  open: { id: 'values.open', defaultMessage: 'open' },
});
