// What web/forms/editor/fills says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  filledBy: { id: 'forms.web.editor.fills.filledBy', defaultMessage: 'Filled by' },
  nothing: { id: 'forms.web.editor.fills.nothing', defaultMessage: 'Nothing: people answer it' },
  expression: { id: 'forms.web.editor.fills.expression', defaultMessage: 'A calculation' },
  row: { id: 'forms.web.editor.fills.row', defaultMessage: 'The answer in the last entry of the sheet' },
  sheet: { id: 'forms.web.editor.fills.sheet', defaultMessage: 'The last answer, from an earlier sheet too' },
  calculation: { id: 'forms.web.editor.fills.calculation', defaultMessage: 'Calculation' },
  build: { id: 'forms.web.editor.fills.build', defaultMessage: 'Build the calculation' },
  editable: { id: 'forms.web.editor.fills.editable', defaultMessage: 'People may answer otherwise' },
  editableMeans: {
    id: 'forms.web.editor.fills.editableMeans',
    defaultMessage: 'Their answer stays when the calculated one changes.',
  },
});
