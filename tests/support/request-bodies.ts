// Bodies of requests about the things of a place: a widget, a saved view, a row.
import { randomUUID } from 'node:crypto';
import type { Place } from './world.ts';

export function widgetOf({ questionIds }: Place) {
  return { title: 'Twice the speed', map: { '*': [{ var: questionIds.speed }, 2] }, aggregation: 'AVG' };
}

export function viewOf({ questionIds, sheetId }: Place) {
  const filters = [{ questionId: questionIds.speed, operator: 'GT', values: ['1'] }];
  return { name: `View ${randomUUID()}`, sheetIds: [sheetId], filter: { filters } };
}

export function rowOf({ questionIds }: Place) {
  return { answers: [{ questionId: questionIds.place, value: 'Gate 1' }] };
}
