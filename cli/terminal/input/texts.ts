// What cli/terminal/input says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  numbersInOrder: { id: 'terminal.input.numbersInOrder', defaultMessage: 'numbers in order: 3 1 2' },
  isNoNumberOfOption: {
    id: 'terminal.input.isNoNumberOfOption',
    defaultMessage: '"{part}" is no number from 1 to {most, number}',
  },
  isRankedTwice: { id: 'terminal.input.isRankedTwice', defaultMessage: '"{option}" is ranked twice' },
  filter: { id: 'terminal.cli.input.filter', defaultMessage: 'Filter' },
  pathOfFile: { id: 'terminal.cli.input.pathOfFile', defaultMessage: 'path of the file' },
  thereIsNothingToChoose: {
    id: 'terminal.cli.input.thereIsNothingToChoose',
    defaultMessage: 'There is nothing to choose from.',
  },
  nothingMatches: { id: 'terminal.cli.input.nothingMatches', defaultMessage: 'Nothing matches "{filter}".' },
  nothingMatchesHere: { id: 'terminal.cli.input.nothingMatchesHere', defaultMessage: 'Nothing matches.' },
  firstOfTypeMoreWords: {
    id: 'terminal.cli.input.firstOfTypeMoreWords',
    defaultMessage: 'The first {count, number} of {total, number}: type more words',
  },
  wordsToSearchFor: { id: 'terminal.cli.input.wordsToSearchFor', defaultMessage: 'words to search for' },
  endSearch: { id: 'terminal.cli.input.endSearch', defaultMessage: 'end the search' },
  keepSearch: { id: 'terminal.cli.input.keepSearch', defaultMessage: 'keep the search' },
  typeToFilter: { id: 'terminal.cli.input.typeToFilter', defaultMessage: 'Type to filter.' },
  entries: {
    id: 'terminal.cli.input.entries',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
  },
  chosen: { id: 'terminal.cli.input.chosen', defaultMessage: 'Chosen: {names}' },
  none: { id: 'terminal.cli.input.none', defaultMessage: 'none' },
  nextField: { id: 'terminal.cli.input.nextField', defaultMessage: 'next field' },
  fieldBefore: { id: 'terminal.cli.input.fieldBefore', defaultMessage: 'field before' },
  nextChoice: { id: 'terminal.cli.input.nextChoice', defaultMessage: 'next choice' },
  choiceBefore: { id: 'terminal.cli.input.choiceBefore', defaultMessage: 'choice before' },
  chosenCount: { id: 'terminal.cli.input.chosenCount', defaultMessage: '{size} chosen' },
  done: { id: 'terminal.cli.input.done', defaultMessage: 'done ({count})' },
  showAll: { id: 'terminal.cli.input.showAll', defaultMessage: 'show all' },
});
