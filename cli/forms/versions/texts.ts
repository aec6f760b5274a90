// What cli/forms/versions says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  changesSinceVersion: {
    id: 'forms.cli.versions.changesSinceVersion',
    defaultMessage:
      '{count, plural, =0 {No change} one {# change} other {# changes}} since version {version, number}.',
  },
  formHasNoEarlierVersion: {
    id: 'forms.cli.versions.formHasNoEarlierVersion',
    defaultMessage: 'It has no earlier version.',
  },
  noVersion: {
    id: 'forms.cli.versions.noVersion',
    defaultMessage: '"{text}" is no version: write its number.',
  },
  newVersionBegun: {
    id: 'forms.cli.versions.newVersionBegun',
    defaultMessage: 'Began the next version of "{form}". Edit it with: formdeck forms edit {id}',
  },
  whichVersion: { id: 'forms.cli.versions.whichVersion', defaultMessage: 'Begin the new version with' },
  currentQuestions: {
    id: 'forms.cli.versions.currentQuestions',
    defaultMessage: 'The questions as they are',
  },
  versionUntil: {
    id: 'forms.cli.versions.versionUntil',
    defaultMessage: 'Version {version, number}, until {date}',
  },
  newVersionFrom: {
    id: 'forms.cli.versions.newVersionFrom',
    defaultMessage: 'Make a new version of "{name}" from version {from, number}?',
  },
  changesOnlyOncePublished: {
    id: 'forms.cli.versions.changesOnlyOncePublished',
    defaultMessage:
      'The form changes only once you publish the new version. Since version {from, number}, this has changed:',
  },
  unableToLoadVersions: {
    id: 'forms.cli.versions.unableToLoadVersions',
    defaultMessage: 'Unable to load the earlier versions: {why}',
  },
});
