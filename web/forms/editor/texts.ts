// What web/forms/editor says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  preview: { id: 'forms.web.editor.preview', defaultMessage: 'Preview' },
  controlSMetaS: { id: 'forms.web.editor.controlSMetaS', defaultMessage: 'Control+S Meta+S' },
  formWithoutName: { id: 'forms.web.editor.formWithoutName', defaultMessage: 'Form without a name' },
  newForm: { id: 'forms.web.editor.newForm', defaultMessage: 'New form' },
  editForm: { id: 'forms.web.editor.editForm', defaultMessage: 'Edit form' },
  unableToLoadThisTemplate: {
    id: 'forms.web.editor.unableToLoadThisTemplate',
    defaultMessage: 'Unable to load this template',
  },
  unableToLoadThisForm: {
    id: 'forms.web.editor.unableToLoadThisForm',
    defaultMessage: 'Unable to load this form',
  },
  thisFormIsArchived: { id: 'forms.web.editor.thisFormIsArchived', defaultMessage: 'This form is archived.' },
  itCannotBeFilledIn: {
    id: 'forms.web.editor.itCannotBeFilledIn',
    defaultMessage: 'It cannot be filled in. You can unarchive it in the list of forms.',
  },
  thisFormIsPublished: {
    id: 'forms.web.editor.thisFormIsPublished',
    defaultMessage: 'This form is published.',
  },
  openNewVersion: { id: 'forms.web.editor.openNewVersion', defaultMessage: 'Open the new version' },
  thisIsNewVersionOf: {
    id: 'forms.web.editor.thisIsNewVersionOf',
    defaultMessage: 'This is the new version of "{of}".',
  },
  whatPublishingChanges: {
    id: 'forms.web.editor.whatPublishingChanges',
    defaultMessage: 'What publishing changes',
  },
  aboutThisForm: { id: 'forms.web.editor.aboutThisForm', defaultMessage: 'About this form' },
  thereIsNoTemplateAt: {
    id: 'forms.web.editor.thereIsNoTemplateAt',
    defaultMessage: 'There is no template at this address',
  },
  startFromBlankOrChoose: {
    id: 'forms.web.editor.startFromBlankOrChoose',
    defaultMessage: 'Start from blank, or choose another one under New Form in the list of forms.',
  },
  goToForms: { id: 'forms.web.editor.goToForms', defaultMessage: 'Go to the forms' },
  createFromBlank: { id: 'forms.web.editor.createFromBlank', defaultMessage: 'Create from blank' },
  changesBeginVersion: {
    id: 'forms.web.editor.changesBeginVersion',
    defaultMessage:
      'What you change becomes its next version. People fill in the published one until you publish that.',
  },
  versionHasOwnSettings: {
    id: 'forms.web.editor.versionHasOwnSettings',
    defaultMessage: 'It has settings of its own, which replace these when it is published.',
  },
  ctrlS: { id: 'forms.web.editor.ctrlS', defaultMessage: '{saveAndStay} (Ctrl S)' },
  undone: { id: 'forms.web.editor.undone', defaultMessage: 'Undone' },
  redone: { id: 'forms.web.editor.redone', defaultMessage: 'Redone' },
});
