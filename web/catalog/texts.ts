// What web/catalog says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  catalog: { id: 'catalog.web.catalog', defaultMessage: 'Catalog: {type}' },
  text: { id: 'catalog.web.text', defaultMessage: 'Text' },
  number: { id: 'catalog.web.number', defaultMessage: 'Number' },
  detailsOfEachItemSuch: {
    id: 'catalog.web.detailsOfEachItemSuch',
    defaultMessage:
      'Details of each item, such as a price, location or asset number. They are shown and searched here and when choosing answers. At most {maximumColumns}.',
  },
  addColumn: { id: 'catalog.web.addColumn', defaultMessage: 'Add a column' },
  newColumn: { id: 'catalog.web.newColumn', defaultMessage: 'the new column' },
  nameOfColumn: { id: 'catalog.web.nameOfColumn', defaultMessage: 'Name of the column' },
  kindOf: { id: 'catalog.web.kindOf', defaultMessage: 'Kind of {name}' },
  moveUp: { id: 'catalog.web.moveUp', defaultMessage: 'Move {name} up' },
  moveDown: { id: 'catalog.web.moveDown', defaultMessage: 'Move {name} down' },
  deleteText: { id: 'catalog.web.deleteText', defaultMessage: 'Delete {name}' },
  compareAgain: { id: 'catalog.web.compareAgain', defaultMessage: 'Compare again' },
  dropCsvFileHere: { id: 'catalog.web.dropCsvFileHere', defaultMessage: 'Drop a CSV file here' },
  atMost50Mb: { id: 'catalog.web.atMost50Mb', defaultMessage: 'At most 50 MB' },
  csvFileOfCatalog: { id: 'catalog.web.csvFileOfCatalog', defaultMessage: 'CSV file of the catalog' },
  fileIsLargerThan50: {
    id: 'catalog.web.fileIsLargerThan50',
    defaultMessage: 'The file is larger than 50 MB.',
  },
  changesByLine: { id: 'catalog.web.changesByLine', defaultMessage: 'Changes by line' },
  chooseAnotherFile: { id: 'catalog.web.chooseAnotherFile', defaultMessage: 'Choose another file' },
  whatIsWrittenOnItem: {
    id: 'catalog.web.whatIsWrittenOnItem',
    defaultMessage:
      'What is written on the item itself, such as its asset tag. Leave empty if there is none.',
  },
  usage: { id: 'catalog.web.usage', defaultMessage: 'Usage' },
  saveAndAddAnother: { id: 'catalog.web.saveAndAddAnother', defaultMessage: 'Save and add another' },
  itemsSelected: {
    id: 'catalog.web.itemsSelected',
    defaultMessage: '{count, plural, one {# item} other {# items}} selected',
  },
  clear: { id: 'catalog.web.clear', defaultMessage: 'Clear' },
  actions: { id: 'catalog.web.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'catalog.web.actionsFor', defaultMessage: 'Actions for {node}' },
  showAllItems: { id: 'catalog.web.showAllItems', defaultMessage: 'Show all items' },
  clearSearch: { id: 'catalog.web.clearSearch', defaultMessage: 'Clear the search' },
  showRetired: { id: 'catalog.web.showRetired', defaultMessage: 'Show retired ({retired, number})' },
  editType: { id: 'catalog.web.editType', defaultMessage: 'Edit the type {type}' },
  unableToLoadWhereIt: {
    id: 'catalog.web.unableToLoadWhereIt',
    defaultMessage: 'Unable to load where it is used',
  },
  countedWithItemsBelowIt: {
    id: 'catalog.web.countedWithItemsBelowIt',
    defaultMessage: 'Counted with the {below, plural, one {# item} other {# items}} below it.',
  },
  formsThatUseIt: { id: 'catalog.web.formsThatUseIt', defaultMessage: 'Forms that use it' },
  itemCount: { id: 'catalog.web.itemCount', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  answersWithRule: {
    id: 'catalog.web.answersWithRule',
    defaultMessage:
      '{count, plural, one {# answer} other {# answers}}{isInRules, select, true {, in a rule} other {}}',
  },
  issuesIn: {
    id: 'catalog.web.issuesIn',
    defaultMessage: '{count, plural, one {# issue} other {# issues}} in {file}.',
  },
  newTypes: {
    id: 'catalog.web.newTypes',
    defaultMessage: '{count, plural, one {New type} other {New types}}: {names}',
  },
  newColumns: {
    id: 'catalog.web.newColumns',
    defaultMessage: '{count, plural, one {New column} other {New columns}}: {names}',
  },
  deleteWithItems: {
    id: 'catalog.web.deleteWithItems',
    defaultMessage:
      '{below, plural, =0 {Delete.} one {Delete, with # item below it.} other {Delete, with # items below it.}}',
  },
  usedLastOn: {
    id: 'catalog.web.usedLastOn',
    defaultMessage: '{usage}, the last one on <time>{when}</time>.',
  },
  used: { id: 'catalog.web.used', defaultMessage: '{usage}.' },
  done: { id: 'catalog.web.done', defaultMessage: 'Done: {plan}' },
  would: { id: 'catalog.web.would', defaultMessage: '{name} would {what}.' },
  create: { id: 'catalog.web.create', defaultMessage: 'Create' },
  change: { id: 'catalog.web.change', defaultMessage: 'Change' },
  retire: { id: 'catalog.web.retire', defaultMessage: 'Retire' },
  restore: { id: 'catalog.web.restore', defaultMessage: 'Restore' },
  wasAdded: { id: 'catalog.web.wasAdded', defaultMessage: '"{name}" was added' },
  below: { id: 'catalog.web.below', defaultMessage: 'Below "{target}"' },
});
