// What server/forms says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thereIsNoPicture: {
    id: 'forms.server.thereIsNoPicture',
    defaultMessage: 'There is no picture {id}: upload it first',
  },
  pictureIsTooLarge: {
    id: 'forms.server.pictureIsTooLarge',
    defaultMessage: 'A picture of a form has at most 2 MB: make it smaller',
  },
  thisUserGroupDoesNot: {
    id: 'forms.server.thisUserGroupDoesNot',
    defaultMessage: 'This user group does not exist',
  },
  thisUserDoesNotExist: {
    id: 'forms.server.thisUserDoesNotExist',
    defaultMessage: 'This user does not exist',
  },
  thereIsNoSuchCatalog: {
    id: 'forms.server.thereIsNoSuchCatalog',
    defaultMessage: 'There is no such catalog type',
  },
  formDoesNotHaveThis: {
    id: 'forms.server.formDoesNotHaveThis',
    defaultMessage: 'The form does not have this question or element',
  },
  onlyWidgetOfFormerQuestion: {
    id: 'forms.server.onlyWidgetOfFormerQuestion',
    defaultMessage: 'Only the widget of a former question can be changed',
  },
  publishedFormsCannotBeEdited: {
    id: 'forms.server.publishedFormsCannotBeEdited',
    defaultMessage: 'Published forms cannot be edited. Create a new version to change these.',
  },
  opensThisForm: {
    id: 'forms.server.opensThisForm',
    defaultMessage:
      '{isSeen, select, true {It is a follow-up form of "{alert}".} other {It is a follow-up form of another form.}}',
  },
  removeThatAlertFirstOr: {
    id: 'forms.server.removeThatAlertFirstOr',
    defaultMessage: 'Remove it there first, or archive this form instead.',
  },
  hasChangedThisFormIn: {
    id: 'forms.server.hasChangedThisFormIn',
    defaultMessage: '{who} has changed this form in the meantime.',
  },
  somebodyHasChangedForm: {
    id: 'forms.server.somebodyHasChangedForm',
    defaultMessage: 'Somebody else has changed this form in the meantime.',
  },
  readFormAgainThenApply: {
    id: 'forms.server.readFormAgainThenApply',
    defaultMessage: 'Read the form again, then apply your changes to it.',
  },
  somebodyIsAlreadyWorkingOn: {
    id: 'forms.server.somebodyIsAlreadyWorkingOn',
    defaultMessage: 'Somebody is already working on a new version of this form.',
  },
  continueWithThatOneOr: {
    id: 'forms.server.continueWithThatOneOr',
    defaultMessage: 'Continue with that one, or archive it first.',
  },
  fixNewVersionThenPublish: {
    id: 'forms.server.fixNewVersionThenPublish',
    defaultMessage: 'Fix the new version, then publish it.',
  },
});
