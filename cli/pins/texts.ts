// What cli/pins says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  defaultTab: { id: 'pins.cli.defaultTab', defaultMessage: 'default tab of Home' },
  notDefaultTab: { id: 'pins.cli.notDefaultTab', defaultMessage: 'not the default tab' },
  savedFirst: { id: 'pins.cli.savedFirst', defaultMessage: 'Home begins with your pinned widgets.' },
  savedNotFirst: { id: 'pins.cli.savedNotFirst', defaultMessage: 'Home begins with what needs you.' },
  chartKeepsThisSize: { id: 'pins.cli.chartKeepsThisSize', defaultMessage: 'The chart keeps this size.' },
  thisWidget: { id: 'pins.cli.thisWidget', defaultMessage: 'This widget' },
  moved: { id: 'pins.cli.moved', defaultMessage: 'Moved.' },
  savedIn: { id: 'pins.cli.savedIn', defaultMessage: 'Saved in {saveFile}' },
  itIsLastWidget: { id: 'pins.cli.itIsLastWidget', defaultMessage: 'It is the last widget.' },
  itIsFirstWidget: { id: 'pins.cli.itIsFirstWidget', defaultMessage: 'It is the first widget.' },
  pinItAgain: { id: 'pins.cli.pinItAgain', defaultMessage: 'pin it again' },
  thereIsNothingToUndo: { id: 'pins.cli.thereIsNothingToUndo', defaultMessage: 'There is nothing to undo.' },
  thereAreNoNumbersTo: {
    id: 'pins.cli.thereAreNoNumbersTo',
    defaultMessage: 'There are no numbers to save.',
  },
  uUndoesIt: { id: 'pins.cli.uUndoesIt', defaultMessage: '{unpinned} U undoes it.' },
  moveOn: { id: 'pins.cli.moveOn', defaultMessage: 'move on' },
  moveBack: { id: 'pins.cli.moveBack', defaultMessage: 'move back' },
  itsDashboard: { id: 'pins.cli.itsDashboard', defaultMessage: 'its dashboard' },
  saveAsCsv: { id: 'pins.cli.saveAsCsv', defaultMessage: 'save as CSV' },
});
