// What web/forms/editor/preview says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  hiddenUntil: { id: 'forms.web.editor.preview.hiddenUntil', defaultMessage: 'Hidden until {hiddenUntil}' },
  preview: { id: 'forms.web.editor.preview.preview', defaultMessage: 'Preview' },
  formWithoutName: { id: 'forms.web.editor.preview.formWithoutName', defaultMessage: 'Form without a name' },
  startAgain: { id: 'forms.web.editor.preview.startAgain', defaultMessage: 'Start again' },
  whatToTest: { id: 'forms.web.editor.preview.whatToTest', defaultMessage: 'What to test' },
  onSetup: { id: 'forms.web.editor.preview.onSetup', defaultMessage: 'On setup' },
  aRow: { id: 'forms.web.editor.preview.aRow', defaultMessage: 'An entry' },
  formAsPeopleSeeIt: {
    id: 'forms.web.editor.preview.formAsPeopleSeeIt',
    defaultMessage: 'The form as people see it',
  },
  formCannotBePreviewedYet: {
    id: 'forms.web.editor.preview.formCannotBePreviewedYet',
    defaultMessage: 'The form cannot be previewed yet.',
  },
  questionsYouAddAppearHere: {
    id: 'forms.web.editor.preview.questionsYouAddAppearHere',
    defaultMessage: 'Questions you add appear here, ready to try.',
  },
  itsConditionHolds: {
    id: 'forms.web.editor.preview.itsConditionHolds',
    defaultMessage: 'its condition holds',
  },
  header: { id: 'forms.web.editor.preview.header', defaultMessage: 'Header' },
});
