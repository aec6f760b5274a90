// What cli/imports/mappings says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  changeRenameOrDeleteOne: {
    id: 'imports.cli.mappings.changeRenameOrDeleteOne',
    defaultMessage: 'Change, rename or delete one ...',
  },
  asColumnsAreMatchedNow: {
    id: 'imports.cli.mappings.asColumnsAreMatchedNow',
    defaultMessage: 'as the columns are matched now',
  },
  nameIsRequired: { id: 'imports.cli.mappings.nameIsRequired', defaultMessage: 'A name is required' },
  atMostCharacters: {
    id: 'imports.cli.mappings.atMostCharacters',
    defaultMessage: 'At most {maximumMappingName} characters',
  },
  thereAreNoSavedMappings: {
    id: 'imports.cli.mappings.thereAreNoSavedMappings',
    defaultMessage: 'There are no saved mappings.',
  },
  cannotBeNameOfMapping: {
    id: 'imports.cli.mappings.cannotBeNameOfMapping',
    defaultMessage: '"{name}" cannot be the name of a mapping.',
  },
  useUpTo60Letters: {
    id: 'imports.cli.mappings.useUpTo60Letters',
    defaultMessage: 'Use up to 60 letters, digits, dots and dashes.',
  },
  savedMappingCannotBeRead: {
    id: 'imports.cli.mappings.savedMappingCannotBeRead',
    defaultMessage: 'The saved mapping {path} cannot be read.',
  },
  saveItAgainWithSave: {
    id: 'imports.cli.mappings.saveItAgainWithSave',
    defaultMessage: 'Save it again with --save-mapping.',
  },
  thereIsNoSavedMapping: {
    id: 'imports.cli.mappings.thereIsNoSavedMapping',
    defaultMessage: 'There is no saved mapping "{name}".',
  },
  saveOneForWithFormdeck: {
    id: 'imports.cli.mappings.saveOneForWithFormdeck',
    defaultMessage:
      'Save one for "{form}" with `formdeck import mappings save`, or on this machine with --save-mapping.',
  },
  savedOnesAre: { id: 'imports.cli.mappings.savedOnesAre', defaultMessage: 'Saved ones are {others}.' },
  mappingDoesNotFitForm: {
    id: 'imports.cli.mappings.mappingDoesNotFitForm',
    defaultMessage: 'The mapping "{mapping}" does not fit the form any more.',
  },
  saveItAgainWithFormdeck: {
    id: 'imports.cli.mappings.saveItAgainWithFormdeck',
    defaultMessage: 'Save it again with `formdeck import mappings save --replace`, or without these columns.',
  },
  importMappingsDelete: {
    id: 'imports.cli.mappings.importMappingsDelete',
    defaultMessage: 'import mappings delete',
  },
  thereIsAlreadyMapping: {
    id: 'imports.cli.mappings.thereIsAlreadyMapping',
    defaultMessage: 'There is already a mapping "{known}".',
  },
  chooseAnotherNameOrAdd: {
    id: 'imports.cli.mappings.chooseAnotherNameOrAdd',
    defaultMessage: 'Choose another name, or add --replace.',
  },
  mappingNameIsRequired: {
    id: 'imports.cli.mappings.mappingNameIsRequired',
    defaultMessage: 'A mapping name is required',
  },
  rowDate: { id: 'imports.cli.mappings.rowDate', defaultMessage: 'Row date' },
  timeOfImport: { id: 'imports.cli.mappings.timeOfImport', defaultMessage: 'the time of the import' },
  irrelevantAnyMore: {
    id: 'imports.cli.mappings.irrelevantAnyMore',
    defaultMessage: '{question} (not asked any more)',
  },
  writtenAs: { id: 'imports.cli.mappings.writtenAs', defaultMessage: 'WRITTEN AS' },
  thisMachine: { id: 'imports.cli.mappings.thisMachine', defaultMessage: 'this machine' },
  changed: { id: 'imports.cli.mappings.changed', defaultMessage: 'Changed' },
  changedBy: { id: 'imports.cli.mappings.changedBy', defaultMessage: '{changedAt} by {userName}' },
});
