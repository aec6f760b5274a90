import { expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { designWorld } from '#tests/support/design-rows.ts';
import { designFileText, parseDesignFile } from './design-file.ts';
import { newDesign } from './of-dashboard.ts';

const { form, rows } = designWorld(() => []);
const design = newDesign(form);

function errorsOf(content: unknown) {
  try {
    parseDesignFile(content);
  } catch (error) {
    return error instanceof AppError ? error.details.errors : error;
  }
  return [];
}

it('names keys that no design has, and what they may have meant', () => {
  const table = { kind: 'table', columns: [{ of: 'date', headr: 'Day' }], groupBy: null, listRows: true };
  expect(errorsOf({ ...design, sections: [table], filtr: null, foo: 1 })).toEqual([
    { path: 'sections.0.columns.0.headr', message: 'There is no field "headr". Did you mean "header"?' },
    { path: 'sections.0.listRows', message: 'There is no field "listRows". Did you mean "listsRows"?' },
    { path: 'filtr', message: 'There is no field "filtr". Did you mean "filter"?' },
    { path: 'foo', message: 'There is no field "foo".' },
  ]);
});

it('takes what is exported, and what the server says of a design', () => {
  const file: unknown = JSON.parse(designFileText(design, rows));
  expect(errorsOf(file)).toEqual([]);
  const of = { id: form.id, version: 3, reports: [], savedBy: { id: form.id, userName: 'ada' } };
  expect(errorsOf({ ...design, ...of, dates: { created: 1, lastModified: 2 } })).toEqual([]);
});
