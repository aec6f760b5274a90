// What cli/resource says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  day: { id: 'resource.cli.day', defaultMessage: 'Day' },
  time: { id: 'resource.cli.time', defaultMessage: 'Time' },
  nothingWasDeleted: { id: 'resource.cli.nothingWasDeleted', defaultMessage: 'Nothing was deleted.' },
  idOrNameOf: { id: 'resource.cli.idOrNameOf', defaultMessage: 'id or name of the {noun}' },
  list: { id: 'resource.cli.list', defaultMessage: 'List the {name}' },
  writeAsCsv: { id: 'resource.cli.writeAsCsv', defaultMessage: 'Write the {name} as CSV' },
  cannotBeSetNow: { id: 'resource.cli.cannotBeSetNow', defaultMessage: 'The {path} cannot be set now.' },
  seeFormdeckEditHelp: {
    id: 'resource.cli.seeFormdeckEditHelp',
    defaultMessage: 'See `formdeck {name} edit --help`.',
  },
  alreadyHasTheseSettings: {
    id: 'resource.cli.alreadyHasTheseSettings',
    defaultMessage: '{thing} already has these settings.',
  },
  wouldBeChanged: { id: 'resource.cli.wouldBeChanged', defaultMessage: '{thing} would be changed.' },
  changed: { id: 'resource.cli.changed', defaultMessage: 'Changed {thing}.' },
  doesNotTake: { id: 'resource.cli.doesNotTake', defaultMessage: '{split} does not take "{value}".' },
  chooseOneOf: { id: 'resource.cli.chooseOneOf', defaultMessage: 'Choose one of {values}.' },
  seeFormdeckSubscriptions: {
    id: 'resource.cli.seeFormdeckSubscriptions',
    defaultMessage: 'See `formdeck {command} subscriptions`.',
  },
  filterBy: {
    id: 'resource.cli.filterBy',
    defaultMessage: '{filter, select, report {filter by report} other {filter by group}}',
  },
  fromTo: { id: 'resource.cli.fromTo', defaultMessage: '{start} to {end}' },
  nameBy: { id: 'resource.cli.nameBy', defaultMessage: '{name}, by {userName}' },
});
