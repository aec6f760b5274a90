// What core/forms says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  answerAtLeastOne: {
    id: 'forms.answerAtLeastOne',
    defaultMessage:
      '{more, plural, =0 {Answer at least one of: {titles}.} other {Answer at least one of: {titles} and # more.}}',
  },
  noOptionOffered: { id: 'forms.noOptionOffered', defaultMessage: 'At least one option must be offered' },
  optionConditionsTakeTooLong: {
    id: 'forms.optionConditionsTakeTooLong',
    defaultMessage:
      'The conditions of these options would take too long together. Shorten them, or give several options the same one.',
  },
  rulesTakeTooLong: {
    id: 'forms.rulesTakeTooLong',
    defaultMessage:
      'The conditions, rules and alerts of this form would take too long together. Shorten some of them.',
  },
  uniqueOfRows: {
    id: 'forms.uniqueOfRows',
    defaultMessage: 'Only answers of entries can be unique',
  },
  questions: { id: 'forms.questions', defaultMessage: 'Questions' },
  allForms: { id: 'forms.allForms', defaultMessage: 'All forms' },
  noFormsMatch: { id: 'forms.noFormsMatch', defaultMessage: 'No forms match.' },
  nothingChangesForAnyone: {
    id: 'forms.nothingChangesForAnyone',
    defaultMessage: 'Nothing changes for anyone.',
  },
  publish: { id: 'forms.publish', defaultMessage: 'Publish' },
  publishNewVersionOf: {
    id: 'forms.publishNewVersionOf',
    defaultMessage: 'Publish the new version of "{versionOf}"?',
  },
  publishForm: { id: 'forms.publishForm', defaultMessage: 'Publish "{name}"?' },
  itReplaces: { id: 'forms.itReplaces', defaultMessage: 'It replaces "{versionOf}". {versionReplaces}' },
  laterChanges: {
    id: 'forms.laterChanges',
    defaultMessage: 'Later changes go into a new version, which replaces it once it is published.',
  },
  areYouSureYouWant: {
    id: 'forms.areYouSureYouWant',
    defaultMessage: 'Are you sure you want to publish this form? Published forms cannot be edited.',
  },
  yourFormWasPublished: {
    id: 'forms.yourFormWasPublished',
    defaultMessage: 'Your "{name}" form was published',
  },
  unableToPublishFormPlease: {
    id: 'forms.unableToPublishFormPlease',
    defaultMessage: 'Unable to publish form. Please try again',
  },
  archive: { id: 'forms.archive', defaultMessage: 'Archive' },
  thisFormIsAlreadyArchived: {
    id: 'forms.thisFormIsAlreadyArchived',
    defaultMessage: 'This form is already archived.',
  },
  yourFormWasArchived: { id: 'forms.yourFormWasArchived', defaultMessage: 'Your "{name}" form was archived' },
  unableToArchiveFormPlease: {
    id: 'forms.unableToArchiveFormPlease',
    defaultMessage: 'Unable to archive form. Please try again',
  },
  unarchive: { id: 'forms.unarchive', defaultMessage: 'Unarchive' },
  thisFormIsNotArchived: { id: 'forms.thisFormIsNotArchived', defaultMessage: 'This form is not archived.' },
  yourFormWasUnarchived: {
    id: 'forms.yourFormWasUnarchived',
    defaultMessage: 'Your "{name}" form was unarchived',
  },
  discardNewVersionOf: {
    id: 'forms.discardNewVersionOf',
    defaultMessage: 'Discard the new version of "{versionOf}"?',
  },
  publishedStaysAsItIs: {
    id: 'forms.publishedStaysAsItIs',
    defaultMessage: 'The published "{versionOf}" stays as it is. This action cannot be undone!',
  },
  discard: { id: 'forms.discard', defaultMessage: 'Discard' },
  deleteText: { id: 'forms.deleteText', defaultMessage: 'Delete "{name}"?' },
  nobodyHasFilledItIn: {
    id: 'forms.nobodyHasFilledItIn',
    defaultMessage: 'Nobody has filled it in. This action cannot be undone!',
  },
  newVersionOfWasDiscarded: {
    id: 'forms.newVersionOfWasDiscarded',
    defaultMessage: 'The new version of "{versionOf}" was discarded',
  },
  yourFormWasDeleted: { id: 'forms.yourFormWasDeleted', defaultMessage: 'Your "{name}" form was deleted' },
  unableToDeleteFormPlease: {
    id: 'forms.unableToDeleteFormPlease',
    defaultMessage: 'Unable to delete form. Please try again',
  },
  atMostPatterns: {
    id: 'forms.atMostPatterns',
    defaultMessage: 'At most {most, number} regular expressions in a form',
  },
  versions: { id: 'forms.versions', defaultMessage: 'Versions' },
  versionsOf: { id: 'forms.versionsOf', defaultMessage: 'Versions of "{name}"' },
  makeNewVersionFromIt: {
    id: 'forms.makeNewVersionFromIt',
    defaultMessage: 'Make a new version from it',
  },
  makeNewVersion: { id: 'forms.makeNewVersion', defaultMessage: 'Make a new version' },
  newVersionOfYourForm: {
    id: 'forms.newVersionOfYourForm',
    defaultMessage: 'A new version of your "{name}" form was created. Publish it to use it.',
  },
  unableToCreateNewVersion: {
    id: 'forms.unableToCreateNewVersion',
    defaultMessage: 'Unable to create a new version. Please try again',
  },
  unableToCopyFormPlease: {
    id: 'forms.unableToCopyFormPlease',
    defaultMessage: 'Unable to copy form. Please try again',
  },
  exportAsXlsform: { id: 'forms.exportAsXlsform', defaultMessage: 'Export as XLSForm' },
  unableToExportFormPlease: {
    id: 'forms.unableToExportFormPlease',
    defaultMessage: 'Unable to export form. Please try again',
  },
  keepsPhotoPlace: {
    id: 'forms.keepsPhotoPlace',
    defaultMessage: 'Keeps where a photo was taken.',
    description: 'Of a question, among its rules.',
  },
  thereWasProblemWhileSaving: {
    id: 'forms.thereWasProblemWhileSaving',
    defaultMessage: 'There was a problem while saving your form',
  },
  yourFormWasSaved: { id: 'forms.yourFormWasSaved', defaultMessage: 'Your "{name}" form was saved' },
  beganNextVersionOf: {
    id: 'forms.beganNextVersionOf',
    defaultMessage:
      '{who} began the next version of {hasForm, select, true {the form {form}} other {a form}}',
  },
  reorderedQuestionsOf: {
    id: 'forms.reorderedQuestionsOf',
    defaultMessage:
      '{who} reordered the questions of {hasForm, select, true {the form {form}} other {a form}}',
  },
  changedQuestionOf: {
    id: 'forms.changedQuestionOf',
    defaultMessage: '{who} changed a question of {hasForm, select, true {the form {form}} other {a form}}',
  },
  linkAndQrCode: { id: 'forms.linkAndQrCode', defaultMessage: 'Link and QR code' },
  isReadyToBeFilled: { id: 'forms.isReadyToBeFilled', defaultMessage: '"{name}" is ready to be filled in' },
  copyLink: { id: 'forms.copyLink', defaultMessage: 'Copy link' },
  linkCopied: { id: 'forms.linkCopied', defaultMessage: 'Link copied' },
  linkCouldNotBeCopied: {
    id: 'forms.linkCouldNotBeCopied',
    defaultMessage: 'The link could not be copied. Select it and copy it manually.',
  },
  qrCode: { id: 'forms.qrCode', defaultMessage: 'QR code' },
  saveQrCode: { id: 'forms.saveQrCode', defaultMessage: 'Save QR code' },
  scanItWithPhoneTo: {
    id: 'forms.scanItWithPhoneTo',
    defaultMessage: 'Scan it with a phone to fill in the form.',
  },
  fillIn: { id: 'forms.fillIn', defaultMessage: 'Fill in' },
  everyoneInCompanyCanFill: {
    id: 'forms.everyoneInCompanyCanFill',
    defaultMessage: 'Everyone in the company can fill it in.',
  },
  peopleInCanFillIt: { id: 'forms.peopleInCanFillIt', defaultMessage: 'People in {listed} can fill it in.' },
  thereIsNoFormOr: {
    id: 'forms.thereIsNoFormOr',
    defaultMessage: 'There is no form "{idOrName}", or you do not have access to it.',
  },
  seeFormdeckFormsList: { id: 'forms.seeFormdeckFormsList', defaultMessage: 'See `formdeck forms list`.' },
  typeOfForm: { id: 'forms.typeOfForm', defaultMessage: 'Type of form' },
  viewData: { id: 'forms.viewData', defaultMessage: 'View Data' },
  saveAndStay: { id: 'forms.saveAndStay', defaultMessage: 'Save and stay' },
  share: { id: 'forms.share', defaultMessage: 'Share' },
  newVersionInProgress: { id: 'forms.newVersionInProgress', defaultMessage: 'New version in progress' },
  whenYouPublishItPeople: {
    id: 'forms.whenYouPublishItPeople',
    defaultMessage: "When you publish it, people will fill in this version. Existing entries don't change.",
  },
  clearSearch: { id: 'forms.clearSearch', defaultMessage: 'Clear the search' },
  thereAreNoForms: {
    id: 'forms.thereAreNoForms',
    defaultMessage:
      '{type, select, published {There are no published forms} unpublished {There are no unpublished forms} archived {There are no archived forms} other {There are no all forms}}',
  },
  thereAreOthersChooseAnother: {
    id: 'forms.thereAreOthersChooseAnother',
    defaultMessage: 'There are others: choose another type.',
  },
  tryPartOfName: { id: 'forms.tryPartOfName', defaultMessage: 'Try part of the name.' },
  nameToZ: { id: 'forms.nameToZ', defaultMessage: 'Name A to Z' },
  nameZTo: { id: 'forms.nameZTo', defaultMessage: 'Name Z to A' },
  newestFirst: { id: 'forms.newestFirst', defaultMessage: 'Newest first' },
  oldestFirst: { id: 'forms.oldestFirst', defaultMessage: 'Oldest first' },
  lastModifiedFirst: { id: 'forms.lastModifiedFirst', defaultMessage: 'Last modified first' },
  lastModifiedLast: { id: 'forms.lastModifiedLast', defaultMessage: 'Last modified last' },
  onlyManagersAndAdminsMay: {
    id: 'forms.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may edit forms.',
  },
  thisFormIsAlreadyPublished: {
    id: 'forms.thisFormIsAlreadyPublished',
    defaultMessage: 'This form is already published.',
  },
  thisFormIsArchivedUnarchive: {
    id: 'forms.thisFormIsArchivedUnarchive',
    defaultMessage: 'This form is archived. Unarchive it first.',
  },
  publishedFormCannotBeDeleted: {
    id: 'forms.publishedFormCannotBeDeleted',
    defaultMessage: 'A published form cannot be deleted. Archive it instead.',
  },
  peopleHaveFilledInThis: {
    id: 'forms.peopleHaveFilledInThis',
    defaultMessage: 'People have filled in this form already. Archive it instead.',
  },
  thisFormIsNotPublished: {
    id: 'forms.thisFormIsNotPublished',
    defaultMessage: 'This form is not published. Edit it as it is.',
  },
  yourRoleMayNotChange: {
    id: 'forms.yourRoleMayNotChange',
    defaultMessage: 'Your role may not change widgets.',
  },
  onlyManagersAndAdminsMayEdit: {
    id: 'forms.onlyManagersAndAdminsMayEdit',
    defaultMessage:
      'Only managers and admins may edit forms. You may hide, pin and move the widget of a question.',
  },
  onlyManagersAndAdminsMayImport: {
    id: 'forms.onlyManagersAndAdminsMayImport',
    defaultMessage: 'Only managers and admins may import data.',
  },
  thisFormIsNotPublishedPublish: {
    id: 'forms.thisFormIsNotPublishedPublish',
    defaultMessage: 'This form is not published. Publish it first.',
  },
  thisFormHasNoQuestion: {
    id: 'forms.thisFormHasNoQuestion',
    defaultMessage: 'This form has no question that an import can fill.',
  },
  alertNameIsRequired: { id: 'forms.alertNameIsRequired', defaultMessage: 'An alert name is required' },
  contextalertNameIsRequired: {
    id: 'forms.contextalertNameIsRequired',
    defaultMessage: 'A contextAlert name is required',
  },
  contextalertDescriptionIsRequired: {
    id: 'forms.contextalertDescriptionIsRequired',
    defaultMessage: 'A contextAlert description is required',
  },
  formToCompleteIsRequired: {
    id: 'forms.formToCompleteIsRequired',
    defaultMessage: 'A form to complete is required',
  },
  formNameIsRequired: { id: 'forms.formNameIsRequired', defaultMessage: 'A form name is required' },
  formNeedsAtLeastOne: {
    id: 'forms.formNeedsAtLeastOne',
    defaultMessage: 'A form needs at least one question',
  },
  onlyTextHasPicture: {
    id: 'forms.onlyTextHasPicture',
    defaultMessage: 'Only a description may have a picture',
  },
  pictureNeedsText: {
    id: 'forms.pictureNeedsText',
    defaultMessage: 'Please say what the picture shows, for those who do not see it',
  },
  tooManyPictures: {
    id: 'forms.tooManyPictures',
    defaultMessage: 'A form has at most {most} pictures',
  },
  tooManyOptions: {
    id: 'forms.tooManyOptions',
    defaultMessage:
      'The questions of a form have at most {most, number} options in all. Longer lists belong in the catalog',
  },
  atLeastOneRepeatedQuestion: {
    id: 'forms.atLeastOneRepeatedQuestion',
    defaultMessage: 'At least one repeated question must be required',
  },
  atLeastOneReviewerIs: {
    id: 'forms.atLeastOneReviewerIs',
    defaultMessage: 'At least one reviewer is required',
  },
  atMostTesters: { id: 'forms.atMostTesters', defaultMessage: 'At most {testers} testers' },
  formulaIsRequired: { id: 'forms.formulaIsRequired', defaultMessage: 'A formula is required' },
  aggregationIsRequired: { id: 'forms.aggregationIsRequired', defaultMessage: 'An aggregation is required' },
  conditionToTriggerThisAlert: {
    id: 'forms.conditionToTriggerThisAlert',
    defaultMessage: 'A condition to trigger this alert is required',
  },
  conditionToTriggerThisContextalert: {
    id: 'forms.conditionToTriggerThisContextalert',
    defaultMessage: 'A condition to trigger this contextAlert is required',
  },
  optionValueIsRequired: { id: 'forms.optionValueIsRequired', defaultMessage: 'An option value is required' },
  duplicateOption: { id: 'forms.duplicateOption', defaultMessage: 'Duplicate option' },
  onlySingleSelectAndMulti: {
    id: 'forms.onlySingleSelectAndMulti',
    defaultMessage: 'Only single-select and multi-select questions have options',
  },
  thisQuestionCannotHaveDefault: {
    id: 'forms.thisQuestionCannotHaveDefault',
    defaultMessage: 'This question cannot have default answers',
  },
  thisIdAppearsTwiceIn: {
    id: 'forms.thisIdAppearsTwiceIn',
    defaultMessage: 'This id appears twice in the form',
  },
  choicesCanFollowCatalogQuestion: {
    id: 'forms.choicesCanFollowCatalogQuestion',
    defaultMessage: 'The choices can follow a catalog question that is asked before this one only',
  },
  conditionMustBeValidJson: {
    id: 'forms.conditionMustBeValidJson',
    defaultMessage: 'The condition must be valid JSON',
  },
  cannotBeDeletedFromPublished: {
    id: 'forms.cannotBeDeletedFromPublished',
    defaultMessage: '"{old}" cannot be deleted from a published form',
  },
  nameOfPublishedFormCannot: {
    id: 'forms.nameOfPublishedFormCannot',
    defaultMessage: 'The name of a published form cannot be changed',
  },
  titleOfPublishedQuestionCannot: {
    id: 'forms.titleOfPublishedQuestionCannot',
    defaultMessage: 'The title of a published question cannot be changed',
  },
  optionsOfPublishedQuestionCannot: {
    id: 'forms.optionsOfPublishedQuestionCannot',
    defaultMessage: 'The options of a published question cannot be changed',
  },
  publishedQuestionCannotBeMoved: {
    id: 'forms.publishedQuestionCannotBeMoved',
    defaultMessage: 'A published question cannot be moved between setup and entries',
  },
  questionOfPublishedFormCannot: {
    id: 'forms.questionOfPublishedFormCannot',
    defaultMessage: 'A question of a published form cannot be deleted',
  },
  addNewQuestionInstead: { id: 'forms.addNewQuestionInstead', defaultMessage: 'Add a new question instead.' },
  noFormMatches: {
    id: 'forms.noFormMatches',
    defaultMessage:
      '{type, select, published {No published form matches "{filter}"} unpublished {No unpublished form matches "{filter}"} archived {No archived form matches "{filter}"} other {No form matches "{filter}"}}',
  },
  otherFormsMatch: {
    id: 'forms.otherFormsMatch',
    defaultMessage:
      '{count, plural, one {# {type, select, published {published form matches} unpublished {unpublished form matches} archived {archived form matches} other {form matches}}} other {# {type, select, published {published forms match} unpublished {unpublished forms match} archived {archived forms match} other {forms match}}}}',
  },
  showOtherForms: {
    id: 'forms.showOtherForms',
    defaultMessage:
      'Show {type, select, published {{count, plural, one {# published form} other {# published forms}}} unpublished {{count, plural, one {# unpublished form} other {# unpublished forms}}} archived {{count, plural, one {# archived form} other {# archived forms}}} other {{count, plural, one {# form} other {# forms}}}}',
  },
  isInProgress: { id: 'forms.isInProgress', defaultMessage: 'in progress' },
  publishedVersionOf: {
    id: 'forms.publishedVersionOf',
    defaultMessage:
      '{who} published {hasName, select, true {version {name}} other {the next version}} of {hasForm, select, true {the form {form}} other {a form}}',
  },
  createdForm: {
    id: 'forms.createdForm',
    defaultMessage: '{who} created {hasForm, select, true {the form {form}} other {a form}}',
  },
  changedForm: {
    id: 'forms.changedForm',
    defaultMessage: '{who} changed {hasForm, select, true {the form {form}} other {a form}}',
  },
  deletedForm: {
    id: 'forms.deletedForm',
    defaultMessage: '{who} deleted {hasForm, select, true {the form {form}} other {a form}}',
  },
  publishedForm: {
    id: 'forms.publishedForm',
    defaultMessage: '{who} published {hasForm, select, true {the form {form}} other {a form}}',
  },
  archivedForm: {
    id: 'forms.archivedForm',
    defaultMessage: '{who} archived {hasForm, select, true {the form {form}} other {a form}}',
  },
  unarchivedForm: {
    id: 'forms.unarchivedForm',
    defaultMessage: '{who} unarchived {hasForm, select, true {the form {form}} other {a form}}',
  },
  header: { id: 'forms.header', defaultMessage: 'Header' },
  calculation: { id: 'forms.calculation', defaultMessage: 'Calculation' },
  aggregation: { id: 'forms.aggregation', defaultMessage: 'Aggregation' },
  link: { id: 'forms.link', defaultMessage: 'Link' },
  open: { id: 'forms.open', defaultMessage: 'Open' },
  published: { id: 'forms.published', defaultMessage: 'Published' },
  unpublished: { id: 'forms.unpublished', defaultMessage: 'Unpublished' },
  archived: { id: 'forms.archived', defaultMessage: 'Archived' },
  allFormsWord: { id: 'forms.allFormsWord', defaultMessage: 'all forms' },
  typeOfPublishedQuestionCannot: {
    id: 'forms.typeOfPublishedQuestionCannot',
    defaultMessage: 'The type of a published question cannot be changed',
  },
  formerQuestion: { id: 'forms.formerQuestion', defaultMessage: '{question} (former)' },
});
