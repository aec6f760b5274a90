// What the types of questions and elements are called (spec 3, "Question" and "Element").
import type { Element } from './schema.ts';
import type { QuestionType } from '#core/questions/schema.ts';

export const typeNames: Readonly<Record<QuestionType, string>> = {
  TEXT: 'Text',
  NUMERIC: 'Number',
  MULTI_NUMERIC: 'Several numbers',
  RADIO: 'Single-select',
  CHECKBOXES: 'Multi-select',
  BOOLEAN: 'Yes or No',
  IMAGE: 'Photo',
  DATETIME: 'Date and time',
  SIGNATURE: 'Signature',
  SCANNED_CODE: 'Scanned code',
  CATALOG_RADIO: 'Catalog, single-select',
  CATALOG_CHECKBOX: 'Catalog, multi-select',
};

export const elementNames: Readonly<Record<Element['type'], string>> = {
  HEADER: 'Header',
  DESCRIPTION: 'Description',
  CALCULATION: 'Calculation',
  AGGREGATION: 'Aggregation',
};
