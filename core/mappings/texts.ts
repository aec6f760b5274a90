// What core/mappings says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  onlyManagersAndAdminsMay: {
    id: 'mappings.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may import data.',
  },
  saveMapping: { id: 'mappings.saveMapping', defaultMessage: 'Save mapping' },
  mappingWasSaved: { id: 'mappings.mappingWasSaved', defaultMessage: 'The mapping "{name}" was saved' },
  yourMappingCouldNotBe: {
    id: 'mappings.yourMappingCouldNotBe',
    defaultMessage: 'Your mapping could not be saved. Please try again.',
  },
  deleteThisMapping: { id: 'mappings.deleteThisMapping', defaultMessage: 'Delete this mapping?' },
  willBeDeletedForEveryone: {
    id: 'mappings.willBeDeletedForEveryone',
    defaultMessage:
      '"{name}" will be deleted for everyone, and scheduled commands that use it will fail. This action cannot be undone.',
  },
  mappingWasDeleted: { id: 'mappings.mappingWasDeleted', defaultMessage: 'The mapping "{name}" was deleted' },
  mappingCouldNotBeDeleted: {
    id: 'mappings.mappingCouldNotBeDeleted',
    defaultMessage: 'The mapping could not be deleted. Please try again.',
  },
  formDoesNotHaveThis: {
    id: 'mappings.formDoesNotHaveThis',
    defaultMessage: 'The form does not have this question',
  },
  fileBringsNoFiles: {
    id: 'mappings.fileBringsNoFiles',
    defaultMessage:
      'The column "{header}" names files for "{question}", and this table came without any. Import a ZIP of both.',
  },
  questionIsUsedTwice: {
    id: 'mappings.questionIsUsedTwice',
    defaultMessage: 'The question "{question}" is used twice',
  },
  columnIsUsedTwice: {
    id: 'mappings.columnIsUsedTwice',
    defaultMessage: 'The column "{header}" is used twice',
  },
  nameIsRequired: { id: 'mappings.nameIsRequired', defaultMessage: 'A name is required' },
  columnNeedsName: { id: 'mappings.columnNeedsName', defaultMessage: 'A column needs a name' },
  atMostCharacters: {
    id: 'mappings.atMostCharacters',
    defaultMessage: 'At most {maximumMappingName} characters',
  },
  matchAtLeastOneColumn: {
    id: 'mappings.matchAtLeastOneColumn',
    defaultMessage: 'Match at least one column with a question',
  },
  atMostColumns: { id: 'mappings.atMostColumns', defaultMessage: 'At most {maximumColumns} columns' },
  savedMapping: { id: 'mappings.savedMapping', defaultMessage: 'Saved mapping' },
  everyoneWhoImportsIntoThis: {
    id: 'mappings.everyoneWhoImportsIntoThis',
    defaultMessage: 'Everyone who imports into this form can use it.',
  },
  saveAsMapping: { id: 'mappings.saveAsMapping', defaultMessage: 'Save as a mapping' },
  saveChanges: { id: 'mappings.saveChanges', defaultMessage: 'Save changes' },
  unableToLoadSavedMappings: {
    id: 'mappings.unableToLoadSavedMappings',
    defaultMessage: 'Unable to load the saved mappings',
  },
  anotherMappingOfThisForm: {
    id: 'mappings.anotherMappingOfThisForm',
    defaultMessage: 'Another mapping of this form has this name.',
  },
  whatIsMissingFor: { id: 'mappings.whatIsMissingFor', defaultMessage: 'What is missing for "{mapping}":' },
  fileHasNoColumnWhich: {
    id: 'mappings.fileHasNoColumnWhich',
    defaultMessage: 'The file has no column "{header}", which answers "{question}".',
  },
  fileHasNoColumnWhichDates: {
    id: 'mappings.fileHasNoColumnWhichDates',
    defaultMessage: 'The file has no column "{header}", which dates the rows.',
  },
  formHasAtMostMappings: {
    id: 'mappings.formHasAtMostMappings',
    defaultMessage: 'A form has at most {most} mappings. Delete one first.',
  },
  savedMappingFor: {
    id: 'mappings.savedMappingFor',
    defaultMessage:
      '{who} saved {hasName, select, true {the mapping "{name}"} other {a mapping}} for imports into {hasForm, select, true {the form {form}} other {a form}}',
  },
  changedMappingFor: {
    id: 'mappings.changedMappingFor',
    defaultMessage:
      '{who} changed {hasName, select, true {the mapping "{name}"} other {a mapping}} for imports into {hasForm, select, true {the form {form}} other {a form}}',
  },
  deletedMappingFor: {
    id: 'mappings.deletedMappingFor',
    defaultMessage:
      '{who} deleted {hasName, select, true {the mapping "{name}"} other {a mapping}} for imports into {hasForm, select, true {the form {form}} other {a form}}',
  },
  noneMatchByTitle: { id: 'mappings.noneMatchByTitle', defaultMessage: 'None: match by title' },
  formNoLongerAsksWhich: {
    id: 'mappings.formNoLongerAsksWhich',
    defaultMessage: 'The form no longer asks "{question}", which the column "{header}" answers.',
  },
});
