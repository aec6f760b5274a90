// What cli/forms says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  retiredOption: {
    id: 'forms.cli.retiredOption',
    defaultMessage: '{option} ({retired, select, disabled {disabled} other {hidden}})',
  },
  optionIf: { id: 'forms.cli.optionIf', defaultMessage: '{option} (if {sentence})' },
  publishedFormsCannotBeEdited: {
    id: 'forms.cli.publishedFormsCannotBeEdited',
    defaultMessage: 'Published forms cannot be edited.',
  },
  publishPublishedFormsCannotBe: {
    id: 'forms.cli.publishPublishedFormsCannotBe',
    defaultMessage: 'Publish {names}? Published forms cannot be edited.',
  },
  nothingWasChanged: { id: 'forms.cli.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  ofFormsWereAppliedBefore: {
    id: 'forms.cli.ofFormsWereAppliedBefore',
    defaultMessage: '{done} of {all} forms were applied before. Run the command again to go on.',
  },
  createdUnpublishedEditItWith: {
    id: 'forms.cli.createdUnpublishedEditItWith',
    defaultMessage: 'Created "{form}", unpublished. Edit it with: formdeck forms edit {form2}',
  },
  alreadyExists: {
    id: 'forms.cli.alreadyExists',
    defaultMessage:
      '"{form}" already exists, {formState}. Nothing was changed. To make it match the file: formdeck forms apply {file}',
  },
  createdUnpublishedPublishItWith: {
    id: 'forms.cli.createdUnpublishedPublishItWith',
    defaultMessage: 'Created "{form}", unpublished. Publish it with: formdeck forms publish {form2}',
  },
  idInThisFileIs: {
    id: 'forms.cli.idInThisFileIs',
    defaultMessage: 'An id in this file is already used by another form.',
  },
  toChangeThatFormFormdeck: {
    id: 'forms.cli.toChangeThatFormFormdeck',
    defaultMessage:
      'To change that form: formdeck forms apply {file}\nTo create another one, remove the ids from the file.',
  },
  deletedFormCannotBeRestored: {
    id: 'forms.cli.deletedFormCannotBeRestored',
    defaultMessage: 'A deleted form cannot be restored.',
  },
  deleteText: { id: 'forms.cli.deleteText', defaultMessage: 'Delete "{form}"?' },
  nothingWasDeleted: { id: 'forms.cli.nothingWasDeleted', defaultMessage: 'Nothing was deleted.' },
  discardedNewVersionOf: {
    id: 'forms.cli.discardedNewVersionOf',
    defaultMessage: 'Discarded the new version of "{versionOf}".',
  },
  hasNoNewVersion: { id: 'forms.cli.hasNoNewVersion', defaultMessage: '"{found}" has no new version.' },
  formsApplyNeedsNewVersion: {
    id: 'forms.cli.formsApplyNeedsNewVersion',
    defaultMessage: '`forms apply` needs --new-version for this: a published form does not allow it.',
  },
  editingNeedsTerminal: { id: 'forms.cli.editingNeedsTerminal', defaultMessage: 'Editing needs a terminal.' },
  useFormdeckFormsExportAnd: {
    id: 'forms.cli.useFormdeckFormsExportAnd',
    defaultMessage: 'Use `formdeck forms export`, and `formdeck forms apply` once the file is changed.',
  },
  whatYouWroteIsKept: {
    id: 'forms.cli.whatYouWroteIsKept',
    defaultMessage: 'What you wrote is kept in {path}',
  },
  somebodyElseHasChangedThis: {
    id: 'forms.cli.somebodyElseHasChangedThis',
    defaultMessage: 'Somebody else has changed this form in the meantime:',
  },
  openItAgainYN: { id: 'forms.cli.openItAgainYN', defaultMessage: '{error}\nOpen it again? [Y/n] ' },
  formWasNotChanged: { id: 'forms.cli.formWasNotChanged', defaultMessage: 'The form was not changed.' },
  workbookCannotBePrintedGive: {
    id: 'forms.cli.workbookCannotBePrintedGive',
    defaultMessage: 'A workbook cannot be printed: give a file with --out.',
  },
  writtenTo: { id: 'forms.cli.writtenTo', defaultMessage: 'Written to {file}' },
  nameFormsOrGiveAll: {
    id: 'forms.cli.nameFormsOrGiveAll',
    defaultMessage: 'Name the forms, or give --all.',
  },
  severalFormsNeedFolder: {
    id: 'forms.cli.severalFormsNeedFolder',
    defaultMessage: 'Several forms need a folder.',
  },
  nameOneOutForms: { id: 'forms.cli.nameOneOutForms', defaultMessage: 'Name one: --out forms/' },
  archivedFormsAreLeftOut: {
    id: 'forms.cli.archivedFormsAreLeftOut',
    defaultMessage: 'Archived forms are left out, unless they are named: {names}.',
  },
  sheets: { id: 'forms.cli.sheets', defaultMessage: 'Sheets' },
  lastModified: { id: 'forms.cli.lastModified', defaultMessage: 'Last Modified' },
  toReview: { id: 'forms.cli.toReview', defaultMessage: 'To review' },
  newVersionOf: { id: 'forms.cli.newVersionOf', defaultMessage: 'New version of' },
  newVersion: { id: 'forms.cli.newVersion', defaultMessage: 'New version' },
  imports: { id: 'forms.cli.imports', defaultMessage: 'Imports' },
  thereIsNoJsonFile: {
    id: 'forms.cli.thereIsNoJsonFile',
    defaultMessage: 'There is no .json file in {path}.',
  },
  fileCreates: {
    id: 'forms.cli.fileCreates',
    defaultMessage:
      '{tense, select, would {"{form}" would be created, with {count, plural, one {# question} other {# questions}}} other {"{form}" was created, with {count, plural, one {# question} other {# questions}}}}',
  },
  fileCreatesWithAlerts: {
    id: 'forms.cli.fileCreatesWithAlerts',
    defaultMessage:
      '{tense, select, would {"{form}" would be created, with {count, plural, one {# question} other {# questions}} and {alerts, plural, one {# alert} other {# alerts}}} other {"{form}" was created, with {count, plural, one {# question} other {# questions}} and {alerts, plural, one {# alert} other {# alerts}}}}',
  },
  fileChanges: {
    id: 'forms.cli.fileChanges',
    defaultMessage: '{tense, select, would {"{form}" would be changed} other {"{form}" was changed}}',
  },
  fileMakesVersion: {
    id: 'forms.cli.fileMakesVersion',
    defaultMessage:
      '{tense, select, would {"{form}" would get a new version} other {"{form}" got a new version}}',
  },
  everythingWasKept: { id: 'forms.cli.everythingWasKept', defaultMessage: 'Everything was kept.' },
  wouldBeCreatedWithQuestions: {
    id: 'forms.cli.wouldBeCreatedWithQuestions',
    defaultMessage: '"{form}" would be created, with {count} questions.',
  },
  createdUnpublishedPublishItWithFormdeck: {
    id: 'forms.cli.createdUnpublishedPublishItWithFormdeck',
    defaultMessage:
      'Created "{form}" ({form2}), unpublished. Publish it with: formdeck forms publish {form2}',
  },
  newVersionOfColumn: { id: 'forms.cli.newVersionOfColumn', defaultMessage: 'NEW VERSION OF' },
  newVersionColumn: { id: 'forms.cli.newVersionColumn', defaultMessage: 'NEW VERSION' },
  thereIsNoFormYet: {
    id: 'forms.cli.thereIsNoFormYet',
    defaultMessage:
      'There is no form yet. Make one with `formdeck forms create` or `formdeck forms import-xlsform`.',
  },
  editorEndedWithError: {
    id: 'forms.cli.editorEndedWithError',
    defaultMessage: 'The editor "{editor}" ended with an error.',
  },
  chooseOneWithVariableVisual: {
    id: 'forms.cli.chooseOneWithVariableVisual',
    defaultMessage: 'Choose one with the variable VISUAL or EDITOR.',
  },
  thisFormIsArchivedUnarchive: {
    id: 'forms.cli.thisFormIsArchivedUnarchive',
    defaultMessage: 'This form is archived. Unarchive it first.',
  },
  cannotBeApplied: {
    id: 'forms.cli.cannotBeApplied',
    defaultMessage:
      '{count, plural, one {The file cannot be applied. Nothing was changed.} other {Some of the files cannot be applied. Nothing was changed.}}',
  },
  giveThemDifferentNamesOr: {
    id: 'forms.cli.giveThemDifferentNamesOr',
    defaultMessage: 'Give them different names or ids.',
  },
  wouldBePublished: { id: 'forms.cli.wouldBePublished', defaultMessage: '"{form}" would be published.' },
  wasPublished: { id: 'forms.cli.wasPublished', defaultMessage: '"{form}" was published.' },
  formHasNoNewVersion: {
    id: 'forms.cli.formHasNoNewVersion',
    defaultMessage: '"{name}" has no new version.',
  },
  createOneWithFormdeckForms: {
    id: 'forms.cli.createOneWithFormdeckForms',
    defaultMessage: 'Create one with: formdeck forms edit {id} --new-version',
  },
  thisFormIsAlreadyPublished: {
    id: 'forms.cli.thisFormIsAlreadyPublished',
    defaultMessage: 'This form is already published.',
  },
  publishItsNewVersionWith: {
    id: 'forms.cli.publishItsNewVersionWith',
    defaultMessage: 'Publish its new version with --new-version.',
  },
  formWasNotPublished: { id: 'forms.cli.formWasNotPublished', defaultMessage: 'The form was not published.' },
  anotherFormIsCalledRename: {
    id: 'forms.cli.anotherFormIsCalledRename',
    defaultMessage:
      'Another form is called "{form}" ({list}). Rename one of them, or use their ids: by name, commands use the published form.',
  },
  sort: { id: 'forms.cli.sort', defaultMessage: 'Sort' },
  show: { id: 'forms.cli.show', defaultMessage: 'Show' },
  importFile: { id: 'forms.cli.importFile', defaultMessage: 'Import a file' },
  itsImports: { id: 'forms.cli.itsImports', defaultMessage: 'Its imports' },
  importText: { id: 'forms.cli.importText', defaultMessage: 'Import' },
  youCanOnlySeePublished: {
    id: 'forms.cli.youCanOnlySeePublished',
    defaultMessage: 'You can only see published forms.',
  },
  nothingIsChosen: { id: 'forms.cli.nothingIsChosen', defaultMessage: 'Nothing is chosen.' },
  partOfName: { id: 'forms.cli.partOfName', defaultMessage: 'part of a name' },
  thereAreNoFormsTo: { id: 'forms.cli.thereAreNoFormsTo', defaultMessage: 'There are no forms to display.' },
  unableToLoadWhatPublishing: {
    id: 'forms.cli.unableToLoadWhatPublishing',
    defaultMessage: 'Unable to load what publishing changes. {words}',
  },
  newVersionIsAlreadyIn: {
    id: 'forms.cli.newVersionIsAlreadyIn',
    defaultMessage: 'A new version is already in progress.',
  },
  newVersionOfField: { id: 'forms.cli.newVersionOfField', defaultMessage: 'New version of' },
  formHasNoQuestions: { id: 'forms.cli.formHasNoQuestions', defaultMessage: 'The form has no questions.' },
  formsExported: {
    id: 'forms.cli.formsExported',
    defaultMessage: '{count, plural, one {# form} other {# forms}} exported.',
  },
  nothingToChange: {
    id: 'forms.cli.nothingToChange',
    defaultMessage:
      'Nothing to change: {count, plural, one {# form matches the file} other {# forms match the files}}.',
  },
  formsPlanned: {
    id: 'forms.cli.formsPlanned',
    defaultMessage:
      '{count, plural, one {# form} other {# forms}}: {created} {tense, select, would {would be created} other {created}}, {changed} {tense, select, would {would be changed} other {changed}}, {same, plural, one {# as it is} other {# as they are}}.',
  },
  publishedCannotBeEdited: {
    id: 'forms.cli.publishedCannotBeEdited',
    defaultMessage:
      'Published forms cannot be edited. Put the changes into the next version with --new-version, or copy the form.',
  },
  fixThen: {
    id: 'forms.cli.fixThen',
    defaultMessage:
      '{count, plural, one {Fix it, then run the command again.} other {Fix them, then run the command again.}}',
  },
  archived: { id: 'forms.cli.archived', defaultMessage: 'Archived' },
  unarchived: { id: 'forms.cli.unarchived', defaultMessage: 'Unarchived' },
  deleted: { id: 'forms.cli.deleted', defaultMessage: 'Deleted "{name}".' },
  pending: { id: 'forms.cli.pending', defaultMessage: '{count} pending' },
  warning: { id: 'forms.cli.warning', defaultMessage: 'Warning: {text}' },
  published: { id: 'forms.cli.published', defaultMessage: 'Published "{name}".' },
  createdBy: { id: 'forms.cli.createdBy', defaultMessage: '{createdAt} by {name}, {state}' },
  formsOfType: {
    id: 'forms.cli.formsOfType',
    defaultMessage:
      '{type, select, published {Published forms} unpublished {Unpublished forms} archived {Archived forms} other {All forms}}',
  },
  shownOf: { id: 'forms.cli.shownOf', defaultMessage: '{shown} of {count}, {sort}' },
  viewData: { id: 'forms.cli.viewData', defaultMessage: 'view data' },
  fillIn: { id: 'forms.cli.fillIn', defaultMessage: 'fill in' },
  newVersionKey: { id: 'forms.cli.newVersionKey', defaultMessage: 'new version' },
  id: { id: 'forms.cli.id', defaultMessage: 'Id' },
  version: { id: 'forms.cli.version', defaultMessage: 'Version' },
  created: { id: 'forms.cli.created', defaultMessage: 'Created' },
  changed: { id: 'forms.cli.changed', defaultMessage: 'Changed' },
  reviewers: { id: 'forms.cli.reviewers', defaultMessage: 'Reviewers' },
  perSheet: { id: 'forms.cli.perSheet', defaultMessage: 'per sheet' },
  perEntry: { id: 'forms.cli.perEntry', defaultMessage: 'per entry' },
  perRow: { id: 'forms.cli.perRow', defaultMessage: 'per entry' },
  required: { id: 'forms.cli.required', defaultMessage: '{scope}, required' },
  group: {
    id: 'forms.cli.group',
    defaultMessage:
      '{isAlways, select, true {Header "{name}", always shown with {titles}} other {Header "{name}", shown with {titles} if {sentence}}}',
  },
  groupNeedsAnswer: {
    id: 'forms.cli.groupNeedsAnswer',
    defaultMessage: 'At least one of them must be answered.',
  },
  matrix: { id: 'forms.cli.matrix', defaultMessage: 'Matrix "{name}", with the rows {rows}' },
  alert: { id: 'forms.cli.alert', defaultMessage: 'Alert {name}: {expression}' },
  filesAreOfOneForm: {
    id: 'forms.cli.filesAreOfOneForm',
    defaultMessage: '{one} and {other} are the same form, "{form}".',
  },
});
