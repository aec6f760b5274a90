// Names of the form elements (spec 3, "Element"). Question types: core/questions/types.ts.
import type { Element } from './schema.ts';

export const elementNames: Readonly<Record<Element['type'], string>> = {
  HEADER: 'Header',
  DESCRIPTION: 'Description',
  CALCULATION: 'Calculation',
  AGGREGATION: 'Aggregation',
};
