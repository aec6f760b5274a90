// The facts of the real file's form (shared/data/birdstrikes-form.md), from rows in columns to the dashboard.
import { existsSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import { formOf, optionsOf, questionOf, sheetOf, sheetServer } from '#tests/support/sheet-server.ts';
import type { QuestionSummary } from './dashboard/aggregate.ts';
import { createSheetData } from './engine/create-sheet-data.ts';

const file = new URL('../../../shared/data/birdstrikes.csv', import.meta.url);
const isHere = existsSync(file);
const repairs: Readonly<Record<string, string>> = { B: 'Medium', C: 'Minor' };
const damage = 'Effect Amount of damage';
const options: Readonly<Record<string, string[]>> = {
  [damage]: ['None', 'Minor', 'Medium', 'Substantial'],
  'Phase of flight': ['Parked', 'Taxi', 'Take-off run', 'Climb', 'Descent', 'Approach', 'Landing Roll'],
  'Wildlife Size': ['Small', 'Medium', 'Large'],
  'Time of day': ['Dawn', 'Day', 'Dusk', 'Night'],
};
const numeric = new Set(['Cost Other', 'Cost Repair', 'Cost Total $', 'Speed IAS in knots']);

function world() {
  const { data } = Papa.parse<string[]>(readFileSync(file, 'utf8').trim());
  const [titles = [], ...lines] = data;
  const typeOf = (title: string): QuestionType =>
    numeric.has(title) ? 'NUMERIC' : options[title] ? 'RADIO' : 'TEXT';
  const asked = titles.flatMap((title, column) => (title === 'Flight Date' ? [] : [{ title, column }]));
  const idAt = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  const questions = asked.map(({ title }, order) =>
    questionOf(idAt(order), typeOf(title), {
      text: title,
      order,
      questionOptions: optionsOf(...(options[title] ?? [])),
    }),
  );
  const rows = lines.map((cells, index) => ({
    id: `row ${index}`,
    sheetId: 'a',
    created: Date.parse(cells[titles.indexOf('Flight Date')] ?? ''),
    answers: Object.fromEntries(
      asked.flatMap(({ title, column }, order) => {
        const cell = cells[column] ?? '';
        const value = title === damage ? (repairs[cell] ?? cell) : cell;
        return value === '' ? [] : [[idAt(order), value]];
      }),
    ),
  }));
  const server = sheetServer(formOf(questions), [sheetOf('a', { rowCount: rows.length })], rows);
  const idOf = (title: string) => questions.find(({ text }) => text === title)!.id;
  return { data: createSheetData(server.send, { now: Date.now }), idOf };
}

function counts(summary: QuestionSummary | undefined): Record<string, number> {
  const bars = summary !== undefined && 'bars' in summary ? summary.bars : [];
  return Object.fromEntries(bars.map(({ label, count }) => [label, count]));
}

describe.skipIf(!isHere)(`the birdstrikes${isHere ? '' : ` (there is no ${file.pathname})`}`, () => {
  it('add up, filtered and not', async () => {
    const { data, idOf } = world();
    const request = { formId: 'form', sheetIds: 'all' as const, filter: null, timeZone: 'UTC' };
    const all = await data.load(request, () => undefined);
    const summaryOf = (title: string, overview = all) =>
      overview.widgets
        .filter((widget) => widget.of === 'question')
        .find(({ question }) => question.text === title)?.summary;
    expect(all.rowCount).toBe(10_000);
    expect(counts(summaryOf(damage))).toEqual({ None: 8_939, Minor: 563, Medium: 187, Substantial: 311 });
    expect(summaryOf('Speed IAS in knots')?.answered).toBe(10_000 - 2_836);

    const approach = await data.setFilter({
      filters: [{ questionId: idOf('Phase of flight'), operator: 'EQ', values: ['Approach'] }],
    });
    expect(approach.rowCount).toBe(4_619);
    expect(counts(summaryOf('Phase of flight', approach))).toMatchObject({ Approach: 4_619, Climb: 0 });

    data.view({ sort: { column: idOf('Cost Total $'), direction: 'desc' }, reviewState: null });
    const place = data.columns().findIndex(({ title }) => title === 'Cost Total $');
    const costs = data.rows(0, 4_619).map(({ cells }) => (cells[place] === '' ? null : Number(cells[place])));
    const known = costs.filter((cost) => cost !== null);
    expect(costs.slice(0, known.length)).toEqual(known.toSorted((a, b) => b - a));
    expect(known[0]).toBeGreaterThan(100_000);
  });
});
