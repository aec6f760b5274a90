// What cli/reports/designs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  reportsDesignsDelete: {
    id: 'reports.cli.designs.reportsDesignsDelete',
    defaultMessage: 'reports designs delete',
  },
  designDoesNotFitForm: {
    id: 'reports.cli.designs.designDoesNotFitForm',
    defaultMessage:
      'The design does not fit the form "{form}": {count, plural, one {# problem} other {# problems}}.',
  },
  nothingWasChanged: { id: 'reports.cli.designs.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  wouldBeMade: {
    id: 'reports.cli.designs.wouldBeMade',
    defaultMessage:
      '{isNew, select, true {A new design "{design}" of the form "{form}" would be created. Nothing was changed.} other {The next version of the design "{design}" of the form "{form}" would be created. Nothing was changed.}}',
  },
  formOfThisDesignDoes: {
    id: 'reports.cli.designs.formOfThisDesignDoes',
    defaultMessage: 'The form of this design does not exist here.',
  },
  chooseAnotherOneWithForm: {
    id: 'reports.cli.designs.chooseAnotherOneWithForm',
    defaultMessage: 'Choose another one with --form.',
  },
  keyOrId: { id: 'reports.cli.designs.keyOrId', defaultMessage: 'KEY OR ID' },
  comesWithFormdeckItCannot: {
    id: 'reports.cli.designs.comesWithFormdeckItCannot',
    defaultMessage: '"{name}" comes with Formdeck: it cannot be shown, exported or changed.',
  },
  isNotVersion: { id: 'reports.cli.designs.isNotVersion', defaultMessage: '"{text}" is not a version.' },
  useItsNumberSuchAs: {
    id: 'reports.cli.designs.useItsNumberSuchAs',
    defaultMessage: 'Use its number, such as 1.',
  },
  thisDesignHasNoParameters: {
    id: 'reports.cli.designs.thisDesignHasNoParameters',
    defaultMessage: 'This design has no parameters.',
  },
  versionOfWasRestoredAs: {
    id: 'reports.cli.designs.versionOfWasRestoredAs',
    defaultMessage: 'Version {restored} of "{made}" was restored as version {version}.',
  },
  nameOfDesign: { id: 'reports.cli.designs.nameOfDesign', defaultMessage: 'The name of the design' },
  saveAs: { id: 'reports.cli.designs.saveAs', defaultMessage: 'Save as' },
  savedAs: { id: 'reports.cli.designs.savedAs', defaultMessage: 'Saved as {saveFile}' },
  pathOfItsJsonFile: {
    id: 'reports.cli.designs.pathOfItsJsonFile',
    defaultMessage: 'The path of its JSON file. Save a design as a file with w to see what one looks like.',
  },
  formOfIsNotHere: {
    id: 'reports.cli.designs.formOfIsNotHere',
    defaultMessage: 'The form of "{file}" is not here: for which one?',
  },
  thereAreNoDesigns: { id: 'reports.cli.designs.thereAreNoDesigns', defaultMessage: 'There are no designs.' },
  saveAsFile: { id: 'reports.cli.designs.saveAsFile', defaultMessage: 'save as a file' },
  importFile: { id: 'reports.cli.designs.importFile', defaultMessage: 'import a file' },
  importIt: { id: 'reports.cli.designs.importIt', defaultMessage: 'Import it?' },
  importText: { id: 'reports.cli.designs.importText', defaultMessage: 'Import' },
  moreProblems: {
    id: 'reports.cli.designs.moreProblems',
    defaultMessage: 'And {count, plural, one {# more problem} other {# more problems}}.',
  },
  created: { id: 'reports.cli.designs.created', defaultMessage: 'Created' },
  saved: { id: 'reports.cli.designs.saved', defaultMessage: 'Saved' },
  designVersion: {
    id: 'reports.cli.designs.designVersion',
    defaultMessage:
      '{did, select, nothing {Nothing to change in the design "{name}", version {version}.} created {Created the design "{name}", version {version}.} other {Saved the design "{name}", version {version}.}}',
  },
  editParameters: { id: 'reports.cli.designs.editParameters', defaultMessage: 'edit parameters' },
  version: { id: 'reports.cli.designs.version', defaultMessage: 'Version' },
  versionBy: {
    id: 'reports.cli.designs.versionBy',
    defaultMessage: '{version}, {lastModified} by {userName}',
  },
  parameters: { id: 'reports.cli.designs.parameters', defaultMessage: 'Parameters' },
  reports: { id: 'reports.cli.designs.reports', defaultMessage: 'Reports' },
});
