// What cli/catalog says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  changesFromFileCanOnly: {
    id: 'catalog.cli.changesFromFileCanOnly',
    defaultMessage: 'Changes from a file can only be reverted by hand, or with an older file.',
  },
  nothingWasChanged: { id: 'catalog.cli.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  valuesOfDeletedColumnAre: {
    id: 'catalog.cli.valuesOfDeletedColumnAre',
    defaultMessage: 'The values of a deleted column are removed from every item.',
  },
  nameAllColumnsOrAdd: {
    id: 'catalog.cli.nameAllColumnsOrAdd',
    defaultMessage: 'Name all columns, or add --delete: the values in columns left out are then deleted.',
  },
  catalogColumnsRename: { id: 'catalog.cli.catalogColumnsRename', defaultMessage: 'catalog columns rename' },
  catalogHasNoColumnsBesides: {
    id: 'catalog.cli.catalogHasNoColumnsBesides',
    defaultMessage: 'The catalog has no columns besides name, type and code.',
  },
  noItemsMatch: { id: 'catalog.cli.noItemsMatch', defaultMessage: 'No items match.' },
  itWould: { id: 'catalog.cli.itWould', defaultMessage: 'It would {text}.' },
  belowIt: { id: 'catalog.cli.belowIt', defaultMessage: 'Below it' },
  lastAnswer: { id: 'catalog.cli.lastAnswer', defaultMessage: 'Last answer' },
  inRule: { id: 'catalog.cli.inRule', defaultMessage: 'IN A RULE' },
  thereAreNoTypesYet: { id: 'catalog.cli.thereAreNoTypesYet', defaultMessage: 'There are no types yet.' },
  catalogTypesDelete: { id: 'catalog.cli.catalogTypesDelete', defaultMessage: 'catalog types delete' },
  typeWasAdded: { id: 'catalog.cli.typeWasAdded', defaultMessage: 'The type "{name}" was added.' },
  catalogTypesRename: { id: 'catalog.cli.catalogTypesRename', defaultMessage: 'catalog types rename' },
  typeIsNowCalled: { id: 'catalog.cli.typeIsNowCalled', defaultMessage: 'The type is now called "{name}".' },
  leftOut: {
    id: 'catalog.cli.leftOut',
    defaultMessage: '{count, plural, one {{names} is left out.} other {{names} are left out.}}',
  },
  newColumn: { id: 'catalog.cli.newColumn', defaultMessage: 'new column {name}' },
  newType: { id: 'catalog.cli.newType', defaultMessage: 'new type {name}' },
  done: { id: 'catalog.cli.done', defaultMessage: 'Done: {text}.' },
  path: { id: 'catalog.cli.path', defaultMessage: 'Path' },
  retired: { id: 'catalog.cli.retired', defaultMessage: 'Retired' },
  usage: { id: 'catalog.cli.usage', defaultMessage: 'Usage' },
});
