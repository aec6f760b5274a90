// What the elements of a form are called (spec 3, "Element"). The types of questions: core/questions/types.ts.
import type { Element } from './schema.ts';

export const elementNames: Readonly<Record<Element['type'], string>> = {
  HEADER: 'Header',
  DESCRIPTION: 'Description',
  CALCULATION: 'Calculation',
  AGGREGATION: 'Aggregation',
};
