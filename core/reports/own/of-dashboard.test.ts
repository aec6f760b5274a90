// A report of a dashboard: what it has of what is shown, and what is named as left out.
import { expect, it } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import { designForForm, dropsRows } from './design-file.ts';
import { allRows, designOfDashboard, leftOutOfReport } from './of-dashboard.ts';

const example = exampleForm();
const form = { ...example.form, widgets: [] };
const { ids } = example;
const day = Date.UTC(2026, 10, 2);
const dayLength = 86_400_000;
const filters = [{ questionId: ids.size, operator: 'EQ' as const, values: ['Large'] }];

it('suggests the dates of the dashboard, and keeps its other conditions and its sheets', () => {
  const sheetIds = ['7b0f6f2e-6a52-4c1c-9b2e-0d6f9a5b0001'];
  const ofDays = { minDate: day, maxDate: day + dayLength - 1 };
  const filter = { ...ofDays, reviewState: 'PENDING', returned: true, filters } as const;
  const shown = { ...allRows, sheetIds, filter };
  const design = designOfDashboard(form, shown);
  expect(design.parameters.map(({ name, defaultValue }) => [name, defaultValue])).toEqual([
    ['start_date', String(day)],
    ['end_date', String(day + dayLength - 1)],
  ]);
  expect(design.rows).toMatchObject({
    sheetIds,
    filter: { and: true, reviewState: 'PENDING', returned: true, filters },
  });
  expect(leftOutOfReport(form, shown, 'UTC')).toEqual([]);
  expect(designOfDashboard(form).rows).toBeNull();
});

it('asks for no days where the dashboard is of the latest ones', () => {
  const design = designOfDashboard(form, { ...allRows, filter: { lastDays: 7 } });
  expect(design.parameters).toEqual([]);
  expect(design.rows?.filter).toMatchObject({ lastDays: 7 });
});

it('names what is left out: a search, times of day, and which sheets are the latest', () => {
  const filter = { minDate: day + 3_600_000, maxDate: day + dayLength - 1 };
  expect(leftOutOfReport(form, { ...allRows, filter, isSearched: true, sheetCount: 50 }, 'UTC')).toEqual([
    'The search of the table: the report has all entries that pass the filters.',
    'The times of day of the filter: a report is of whole days.',
    'The choice of the latest 50 sheets: the report is of all sheets.',
  ]);
  // The same days are whole in the time zone of who sees them.
  const whole = { ...allRows, filter: { minDate: day - 3_600_000, maxDate: day + dayLength - 3_600_001 } };
  expect(leftOutOfReport(form, whole, 'Europe/Berlin')).toEqual([]);
  expect(leftOutOfReport(form, whole, 'UTC')).toHaveLength(1);
});

it('drops sheets and people for another form, and says so', () => {
  const shown = { ...allRows, sheetIds: [ids.size], filter: { userIds: [ids.speed], filters } };
  const design = designOfDashboard(form, shown);
  const other = { ...form, id: '7b0f6f2e-6a52-4c1c-9b2e-0d6f9a5b0001' };
  expect(dropsRows(design, form.id)).toBe(false);
  expect(designForForm(design, form).rows).toEqual(design.rows);
  expect(dropsRows(design, other.id)).toBe(true);
  expect(designForForm(design, other).rows).toMatchObject({ sheetIds: null, filter: { filters } });
  expect(designForForm(design, other).rows?.filter?.userIds ?? []).toEqual([]);
});
