// What is said of two states of a design.
import { expect, it } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import { designDiff } from './design-diff.ts';
import { parseDesign } from './design-file.ts';
import { newDesign } from './of-dashboard.ts';
import type { DesignInput } from './schema.ts';

const { form: example, ids } = exampleForm();
const form = { ...example, widgets: [] };
const table: DesignInput['sections'][number] = {
  kind: 'table',
  title: 'All',
  columns: [{ of: 'date' }, { of: 'question', question: ids.speed, total: 'sum' }],
};
const base: DesignInput = {
  ...newDesign(form, 'Inspections'),
  sections: [{ kind: 'text', text: 'Of {rows} rows' }, table, { kind: 'pageBreak' }],
};
const diff = (changes: Partial<DesignInput>) =>
  designDiff(parseDesign(base), parseDesign({ ...base, ...changes }), form).map(
    ({ kind, what, before, after }) =>
      [kind, what, before, after].filter((part) => part !== undefined).join(' | '),
  );

it('is nothing of the same design', () => {
  expect(diff({})).toEqual([]);
});

it('names a new name, sections that were added, removed, changed and moved, and their fields', () => {
  const photos = { kind: 'photos', title: 'Damage', question: ids.photo } as const;
  expect(
    diff({
      name: 'Of the week',
      sections: [
        { ...table, columns: [{ of: 'date' }, { of: 'user' }], groupBy: { of: 'sheet' } },
        { kind: 'text', text: 'Of {rows} rows' },
        photos,
      ],
    }),
  ).toEqual([
    'changed | Name | Inspections | Of the week',
    expect.stringMatching(/^changed \| Table "All": columns \| Date, .* \(total\) \| Date, User$/),
    'changed | Table "All": grouped by | none | Sheet',
    'moved | Table "All" | place 2 | place 1',
    expect.stringMatching(/^added \| Photos "Damage" \| question .*, photos at most 12$/),
    'removed | Page break',
  ]);
});

it('names changed parameters, filters, numbers and rows', () => {
  const [start, ...others] = parseDesign(base).parameters;
  const size = { name: 'size', label: 'Size', dataType: 1, allowBlank: true };
  const changes = diff({
    parameters: [{ ...start, name: 'start_date', label: 'From', dataType: 7 }, ...others, size],
    filters: [{ question: ids.size, operator: 'EQ', parameter: 'size' }],
    values: [{ name: 'fastest', label: 'Fastest', of: 'max', question: ids.speed }],
    rows: { filter: { reviewState: 'APPROVED' } },
    filter: { '>': [{ var: ids.speed }, 90] },
  });
  expect(changes).toEqual([
    expect.stringMatching(/^changed \| Only entries where \| none \| .*90/),
    'changed | Entries | all | Review equals Approved',
    'changed | Parameter "From": label | Start date | From',
    'added | Parameter "Size" | label Size, name in texts {size}, type text, may be blank',
    expect.stringMatching(/^added \| Filter by \{size\} \| question Size, operator equals$/),
    expect.stringMatching(
      /^added \| Number "Fastest" \| label Fastest, name in texts \{fastest\}, is Largest/,
    ),
  ]);
});
