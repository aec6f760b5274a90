// What web/forms/editor/saving says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  saveTheseChanges: { id: 'forms.web.editor.saving.saveTheseChanges', defaultMessage: 'Save these changes?' },
  thisFormIsPublishedThey: {
    id: 'forms.web.editor.saving.thisFormIsPublishedThey',
    defaultMessage: 'This form is published: they take effect for everyone immediately.',
  },
  whatPublishingThisVersionChanges: {
    id: 'forms.web.editor.saving.whatPublishingThisVersionChanges',
    defaultMessage: 'What publishing this version changes',
  },
  restoredChanges: { id: 'forms.web.editor.saving.restoredChanges', defaultMessage: 'Restored changes' },
  keep: { id: 'forms.web.editor.saving.keep', defaultMessage: 'Keep' },
  unsavedChanges: { id: 'forms.web.editor.saving.unsavedChanges', defaultMessage: 'Unsaved changes' },
  discardTheseChanges: {
    id: 'forms.web.editor.saving.discardTheseChanges',
    defaultMessage: 'Discard these changes?',
  },
  formReturnsToItsLast: {
    id: 'forms.web.editor.saving.formReturnsToItsLast',
    defaultMessage:
      'The form returns to its last saved state, without any of your later changes. This action cannot be undone!',
  },
  incomplete: { id: 'forms.web.editor.saving.incomplete', defaultMessage: 'Something is not complete yet' },
  allSaved: { id: 'forms.web.editor.saving.allSaved', defaultMessage: 'All saved' },
  storedInThisBrowser: {
    id: 'forms.web.editor.saving.storedInThisBrowser',
    defaultMessage: 'stored in this browser',
  },
  thisBrowserHasNoSpace: {
    id: 'forms.web.editor.saving.thisBrowserHasNoSpace',
    defaultMessage: 'this browser has no space to store them',
  },
  notSavedYet: { id: 'forms.web.editor.saving.notSavedYet', defaultMessage: 'Not saved yet' },
  theyAreStoredInThis: {
    id: 'forms.web.editor.saving.theyAreStoredInThis',
    defaultMessage: 'They are stored in this browser, and restored when you open this form again.',
  },
  leaveThisForm: { id: 'forms.web.editor.saving.leaveThisForm', defaultMessage: 'Leave this form?' },
  youHaveUnsavedChangesAre: {
    id: 'forms.web.editor.saving.youHaveUnsavedChangesAre',
    defaultMessage: 'You have unsaved changes. Are you sure you want to leave?',
  },
  leave: { id: 'forms.web.editor.saving.leave', defaultMessage: 'Leave' },
  stayHere: { id: 'forms.web.editor.saving.stayHere', defaultMessage: 'Stay here' },
  restored: {
    id: 'forms.web.editor.saving.restored',
    defaultMessage:
      'Restored your <changes>{count, plural, =0 {incomplete expressions} one {# unsaved change} other {# unsaved changes}}</changes> from {moment}.',
  },
  savedSince: {
    id: 'forms.web.editor.saving.savedSince',
    defaultMessage: 'The form has been saved since then: when you save, you can compare both and choose.',
  },
});
