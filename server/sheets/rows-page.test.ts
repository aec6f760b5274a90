import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsPage } from './rows-page.ts';
import { pageBytes, type RowRecord, rowText } from './wire.ts';

const ids = Array.from(
  { length: 6 },
  (_, index) => `${'f0a3c7'[index]}0000000-0000-4000-8000-00000000000${index}`,
);
const page = { page: 1, size: 500 };

/** As PostgreSQL writes jsonb: keys in the order of their bytes, a space behind each colon and comma. */
function jsonbText(answers: Readonly<Record<string, string | readonly string[]>>): string {
  const list = (values: readonly string[]) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  const pairs = Object.entries(answers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, value]) => `"${id}": ${typeof value === 'string' ? JSON.stringify(value) : list(value)}`);
  return `{${pairs.join(', ')}}`;
}

function rowOf(answers: Parameters<typeof jsonbText>[0], more: Partial<RowRecord> = {}): RowRecord {
  return {
    id: '12345678-9abc-4def-8123-456789abcdef',
    sheetId: '22345678-9abc-4def-8123-456789abcdef',
    userId: '32345678-9abc-4def-8123-456789abcdef',
    user: { id: '32345678-9abc-4def-8123-456789abcdef', userName: 'Åsa "the" \\ 😀' },
    answers: jsonbText(answers),
    edited: null,
    alerts: [],
    passed: null,
    reviewState: null,
    reviewerId: null,
    reviewer: null,
    reviewDate: null,
    reviewComment: null,
    returnedBy: null,
    returner: null,
    returnedAt: null,
    returnComment: null,
    createdAt: 1_700_000_000_000,
    modifiedAt: 1_700_000_000_001,
    ...more,
  };
}

function expectSame(rows: readonly RowRecord[], questionIds: readonly string[] = ids): void {
  const expected = pageBytes(
    rows.map((row) => rowText(row, questionIds)),
    page,
    rows.length,
  );
  expect(rowsPage(rows, questionIds, page, rows.length).toString()).toBe(expected.toString());
}

// Half of a pair cannot be stored.
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.toWellFormed()),
  fc.constantFrom(
    '"',
    '\\',
    '\\"',
    '\\\\',
    '", "',
    '": "',
    '\u0000\u001f\u007f',
    'Größe 7',
    '€',
    '😀'.repeat(60),
  ),
);
const answers = fc.dictionary(
  fc.constantFrom(...ids, '90000000-0000-4000-8000-0000000000ff'),
  fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) }),
);
const row = fc.tuple(answers, fc.constantFrom(...variants())).map(([given, more]) => rowOf(given, more));

function variants(): Partial<RowRecord>[] {
  const user = '42345678-9abc-4def-8123-456789abcdef';
  return [
    {},
    { alerts: [user] },
    { edited: { [ids[1] ?? '']: 1_700_000_000_009 } },
    {
      reviewState: 'APPROVED',
      reviewerId: user,
      reviewer: { id: user, userName: 'o', displayName: 'Ö' },
      reviewDate: 5,
      reviewComment: 'ok "€"',
    },
    { returnedBy: user, returner: { id: user, userName: 'R' }, returnedAt: 6, returnComment: 'again' },
  ];
}

describe('a page of rows as bytes', () => {
  it('is the same as the texts of its rows', () => {
    fc.assert(fc.property(fc.array(row, { maxLength: 20 }), (rows) => expectSame(rows)));
  });

  it.each([
    ['no rows', []],
    ['a row without answers', [rowOf({})]],
    ['many long values', Array.from({ length: 300 }, () => rowOf({ [ids[0] ?? '']: '€'.repeat(3_000) }))],
    ['one value of a megabyte', [rowOf({ [ids[0] ?? '']: 'a'.repeat(1_000_000), [ids[1] ?? '']: 'b' })]],
  ])('holds %s', (_, rows) => expectSame(rows));

  it('holds answers to a form of no questions and of one', () => {
    const rows = [rowOf({ [ids[0] ?? '']: 'a' }), rowOf({ [ids[1] ?? '']: 'b' })];
    expectSame(rows, []);
    expectSame(rows, ids.slice(0, 1));
  });
});
