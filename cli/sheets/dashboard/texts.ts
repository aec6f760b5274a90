// What cli/sheets/dashboard says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  howManyAnswers: { id: 'sheets.cli.dashboard.howManyAnswers', defaultMessage: 'How many answers?' },
  allAnswers: {
    id: 'sheets.cli.dashboard.allAnswers',
    defaultMessage: 'All {all, plural, one {# answer} other {# answers}}',
  },
  newest: { id: 'sheets.cli.dashboard.newest', defaultMessage: 'The newest {value, number}' },
  openRows: { id: 'sheets.cli.dashboard.openRows', defaultMessage: 'open the rows' },
  averageBetweenSmallestAndLargest: {
    id: 'sheets.cli.dashboard.averageBetweenSmallestAndLargest',
    defaultMessage: '{shown}: the average, between the smallest and the largest answer.{compared}',
  },
  asPicture: { id: 'sheets.cli.dashboard.asPicture', defaultMessage: 'as a picture' },
  asTable: { id: 'sheets.cli.dashboard.asTable', defaultMessage: 'as a table' },
  thisIsLastWidget: {
    id: 'sheets.cli.dashboard.thisIsLastWidget',
    defaultMessage: 'This is the last widget.',
  },
  thisIsFirstWidget: {
    id: 'sheets.cli.dashboard.thisIsFirstWidget',
    defaultMessage: 'This is the first widget.',
  },
  openRow: { id: 'sheets.cli.dashboard.openRow', defaultMessage: 'open the row' },
  thereIsNoDataTo: {
    id: 'sheets.cli.dashboard.thereIsNoDataTo',
    defaultMessage: 'There is no data to display!',
  },
  toFirst: { id: 'sheets.cli.dashboard.toFirst', defaultMessage: 'to the first' },
  toLast: { id: 'sheets.cli.dashboard.toLast', defaultMessage: 'to the last' },
  allOfIt: { id: 'sheets.cli.dashboard.allOfIt', defaultMessage: 'all of it' },
  questionFor: { id: 'sheets.cli.dashboard.questionFor', defaultMessage: 'A question for' },
  rowsThatCount: { id: 'sheets.cli.dashboard.rowsThatCount', defaultMessage: 'the rows that count' },
  leaveWithoutSaving: {
    id: 'sheets.cli.dashboard.leaveWithoutSaving',
    defaultMessage: 'Leave without saving?',
  },
  yourChangesWillBeLost: {
    id: 'sheets.cli.dashboard.yourChangesWillBeLost',
    defaultMessage: 'Your changes will be lost.',
  },
  leave: { id: 'sheets.cli.dashboard.leave', defaultMessage: 'Leave' },
  keepEditing: { id: 'sheets.cli.dashboard.keepEditing', defaultMessage: 'Keep editing' },
  aggregation: { id: 'sheets.cli.dashboard.aggregation', defaultMessage: 'Aggregation' },
  groupBy: { id: 'sheets.cli.dashboard.groupBy', defaultMessage: 'Group by' },
  formula: { id: 'sheets.cli.dashboard.formula', defaultMessage: 'Formula' },
  rowsThatCount2: { id: 'sheets.cli.dashboard.rowsThatCount2', defaultMessage: 'Rows that count' },
  n1ToCountRows: { id: 'sheets.cli.dashboard.n1ToCountRows', defaultMessage: '1, to count rows' },
  or1ToCountRows: {
    id: 'sheets.cli.dashboard.or1ToCountRows',
    defaultMessage: '{textToType}{rest}, or 1 to count rows',
  },
  thisWidget: { id: 'sheets.cli.dashboard.thisWidget', defaultMessage: 'This widget' },
  dashboard: { id: 'sheets.cli.dashboard.dashboard', defaultMessage: 'The dashboard' },
  thereIsNoWidget: { id: 'sheets.cli.dashboard.thereIsNoWidget', defaultMessage: 'There is no widget.' },
  chooseAtLeastOneWidget: {
    id: 'sheets.cli.dashboard.chooseAtLeastOneWidget',
    defaultMessage: 'Choose at least one widget with space.',
  },
  itIsLastWidget: { id: 'sheets.cli.dashboard.itIsLastWidget', defaultMessage: 'It is the last widget.' },
  itIsFirstWidget: { id: 'sheets.cli.dashboard.itIsFirstWidget', defaultMessage: 'It is the first widget.' },
  thereIsNothingYouCan: {
    id: 'sheets.cli.dashboard.thereIsNothingYouCan',
    defaultMessage: 'There is nothing you can do with this widget.',
  },
  inFull: { id: 'sheets.cli.dashboard.inFull', defaultMessage: 'In full {exact}' },
  compared: { id: 'sheets.cli.dashboard.compared', defaultMessage: 'In brackets: the change vs. {before}.' },
  averageOf: {
    id: 'sheets.cli.dashboard.averageOf',
    defaultMessage: 'average of {count, plural, one {# answer} other {# answers}}, {minimum} to {maximum}',
  },
  savedIn: { id: 'sheets.cli.dashboard.savedIn', defaultMessage: 'Saved in {path}' },
  savedInLeftOut: { id: 'sheets.cli.dashboard.savedInLeftOut', defaultMessage: 'Saved in {path}: {leftOut}' },
});
