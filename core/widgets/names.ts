// What people call the aggregations of widgets.
import type { Aggregation } from './schema.ts';

export const aggregationNames: Readonly<Record<Aggregation, string>> = {
  COUNT: 'Count',
  SUM: 'Sum',
  AVG: 'Average',
  MIN: 'Minimum',
  MAX: 'Maximum',
};
