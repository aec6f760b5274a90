// What core/widgets/chart says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  atMostCharacters: { id: 'widgets.chart.atMostCharacters', defaultMessage: 'At most {most} characters' },
  atMostThresholds: { id: 'widgets.chart.atMostThresholds', defaultMessage: 'At most {most} thresholds' },
  thresholdsBeginAlike: {
    id: 'widgets.chart.thresholdsBeginAlike',
    defaultMessage: 'Two thresholds begin at the same number. Change or remove one of them',
  },
  otherGroups: {
    id: 'widgets.chart.otherGroups',
    description: 'The groups beyond those that have a colour of their own, as one',
    defaultMessage: '{count, plural, one {# other} other {# others}}',
  },
  fromNumber: {
    id: 'widgets.chart.fromNumber',
    description: 'A number that is at least as large as a threshold',
    defaultMessage: 'From {number}',
  },
  targetOf: { id: 'widgets.chart.targetOf', defaultMessage: 'Target {target}' },
  targetReached: {
    id: 'widgets.chart.targetReached',
    defaultMessage: '{share, number}% of the target of {target}',
  },
  number: { id: 'widgets.chart.number', description: 'A kind of chart', defaultMessage: 'Number' },
  line: { id: 'widgets.chart.line', description: 'A kind of chart', defaultMessage: 'Line' },
  area: { id: 'widgets.chart.area', description: 'A kind of chart', defaultMessage: 'Area' },
  bars: { id: 'widgets.chart.bars', description: 'A kind of chart', defaultMessage: 'Bars' },
  stacked: { id: 'widgets.chart.stacked', description: 'A kind of chart', defaultMessage: 'Stacked bars' },
  donut: { id: 'widgets.chart.donut', description: 'A kind of chart', defaultMessage: 'Donut' },
  table: { id: 'widgets.chart.table', description: 'A kind of chart', defaultMessage: 'Table' },
  heatmap: { id: 'widgets.chart.heatmap', description: 'A kind of chart', defaultMessage: 'Heat map' },
  map: { id: 'widgets.chart.map', description: 'A kind of chart', defaultMessage: 'Map' },
  byHour: { id: 'widgets.chart.byHour', defaultMessage: 'By hour' },
  byDay: { id: 'widgets.chart.byDay', defaultMessage: 'By day' },
  byWeek: { id: 'widgets.chart.byWeek', defaultMessage: 'By week' },
  byMonth: { id: 'widgets.chart.byMonth', defaultMessage: 'By month' },
  byYear: { id: 'widgets.chart.byYear', defaultMessage: 'By year' },
  byWeekHour: { id: 'widgets.chart.byWeekHour', defaultMessage: 'By weekday and hour' },
  green: { id: 'widgets.chart.green', defaultMessage: 'Green' },
  amber: { id: 'widgets.chart.amber', defaultMessage: 'Amber' },
  red: { id: 'widgets.chart.red', defaultMessage: 'Red' },
  blue: { id: 'widgets.chart.blue', defaultMessage: 'Blue' },
  grey: { id: 'widgets.chart.grey', defaultMessage: 'Gray' },
  bothOf: {
    id: 'widgets.chart.bothOf',
    description: 'A part of a chart: its group, and what divides that: Approach, Large',
    defaultMessage: '{first}, {second}',
  },
  newestSpans: {
    id: 'widgets.chart.newestSpans',
    defaultMessage: 'The newest {shown, number} stretches of time. Choose a longer one to see more.',
  },
  largestGroups: {
    id: 'widgets.chart.largestGroups',
    defaultMessage: 'The {shown, number} largest of {all, number}.',
  },
  hour: { id: 'widgets.chart.hour', defaultMessage: 'Hour' },
  time: { id: 'widgets.chart.time', defaultMessage: 'Time' },
  typeNumber: {
    id: 'widgets.chart.typeNumber',
    defaultMessage: '"{text}" is not a number. Type one such as 12.5',
  },
  typeThreshold: {
    id: 'widgets.chart.typeThreshold',
    defaultMessage:
      '"{text}" is not a threshold. Type a number, a color ({colours}) and what it means, such as: 20 red Too high',
  },
  noFilterSaysCondition: {
    id: 'widgets.chart.noFilterSaysCondition',
    defaultMessage:
      'This widget counts the entries of its own condition, which no filter can say. Filter the dashboard instead.',
  },
  chartDoesNotFit: {
    id: 'widgets.chart.chartDoesNotFit',
    defaultMessage: 'This cannot be drawn so. Use {charts}',
  },
  timeNeedsAggregation: {
    id: 'widgets.chart.timeNeedsAggregation',
    defaultMessage:
      'Each value has its own moment. Choose a total, an average or a count to group it by time',
  },
  weekHasNoGroups: {
    id: 'widgets.chart.weekHasNoGroups',
    defaultMessage:
      'By weekday and hour there are no other groups. Choose nothing here, or another stretch of time',
  },
  mapHasNoTime: { id: 'widgets.chart.mapHasNoTime', defaultMessage: 'A map is not grouped by time' },
  splitNeedsGroup: {
    id: 'widgets.chart.splitNeedsGroup',
    defaultMessage: 'A second group divides a first one. Choose that first',
  },
  splitIsSame: {
    id: 'widgets.chart.splitIsSame',
    defaultMessage: 'Choose another question than the first group',
  },
  splitOrTime: {
    id: 'widgets.chart.splitOrTime',
    defaultMessage: 'Over time there is one group at most. Remove the second one',
  },
});
