// Numbers in two directions, as a widget has them: strikes by phase of flight, divided by whether it was wet.
import type { CellsSummary } from '#core/widgets/chart/cells.ts';

export const cellMark = (label: string, value: number) => ({ label, answer: label, rows: value, value });

export const cellsSummary: CellsSummary = {
  kind: 'cells',
  rows: 6,
  by: 'group',
  columns: [cellMark('Climb', 4), cellMark('Taxi', 2)],
  series: [cellMark('Yes', 3), cellMark('No', 3)],
  values: Float64Array.of(1, 3, 2, 0),
  counts: Float64Array.of(1, 3, 2, 0),
};
