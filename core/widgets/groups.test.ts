// Groups by every type that rows are grouped by, against a naive reading of each row; and what a click on a bar finds.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import { filterWithAnswer } from '#core/sheets/filter/drill-down.ts';
import { withDates } from '#core/sheets/filter/filter-dates.ts';
import { compileFilter } from '#core/sheets/filter/filter.ts';
import { widgetRows } from '#tests/support/widget-rows.ts';
import { noAnswer } from './groups.ts';
import { summarizeWidget } from './summarize.ts';

const hour = 3_600_000;
const day = 24 * hour;
const [canada, quebec, peru] = ['0', '1', '2'].map(
  (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
);
const names = new Map([
  [canada ?? '', 'Canada'],
  [quebec ?? '', 'Quebec'],
]);

const types = {
  place: 'TEXT',
  code: 'SCANNED_CODE',
  size: 'RADIO',
  safe: 'BOOLEAN',
  speed: 'NUMERIC',
  seen: 'DATETIME',
  from: 'CATALOG_RADIO',
} as const satisfies Record<string, QuestionType>;
type Id = keyof typeof types;
type Answers = Partial<Record<Id, string>>;
const ids = Object.keys(types) as Id[];
const questions = ids.map((id) => ({
  id,
  type: types[id],
  questionOptions: id === 'size' ? [{ value: 'a', name: 'Small', order: 0 }] : [],
}));

/** Around midnight, on both sides of UTC, before 1970, at a change of clocks, and where dates end. */
const moment = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(0, -day, 3 * day, Date.UTC(2026, 2, 8), Date.UTC(2026, 10, 1), Date.UTC(12_026, 0)),
      fc.constantFrom(-1, 0, 1, 12 * hour, day - 1),
      fc.constantFrom(0, 14 * hour, -12 * hour, -4 * hour, 5.5 * hour),
    )
    .map(([at, more, offset]) => `${at + more},${offset}`),
  fc.constantFrom('8640000000000000,0', '9999999999999999,0', '-9999999999999999,0'),
);
const answers: fc.Arbitrary<Answers> = fc.record(
  {
    place: fc.constantFrom('Gate 1', 'gate 1', 'Äpfel', '0', 'constructor', 'null'),
    code: fc.constantFrom('1', '01', ' 1'),
    size: fc.constantFrom('a', 'b', 'gone'),
    safe: fc.constantFrom('true', 'false'),
    speed: fc.constantFrom('0', '-0', '0.0', '1e21', '1000000000000000000000', '.5', '-3', '0.1', 'fast'),
    seen: moment,
    from: fc.constantFrom(canada ?? '', `${canada},${quebec}`, peru ?? ''),
  },
  { requiredKeys: [] },
);

const dataOf = (rows: readonly Answers[]) =>
  widgetRows(
    rows,
    new Map(Object.entries(types)),
    rows.map((_, row) => row),
  );

/** Which group a row is in, as anybody would say it. */
function groupOf(id: Id, row: Answers): string {
  const answer = row[id];
  if (answer === undefined) return noAnswer();
  switch (types[id]) {
    case 'NUMERIC':
      return Number.isNaN(Number(answer)) ? noAnswer() : String(Number(answer));
    case 'BOOLEAN':
      return answer === 'true' ? 'Yes' : 'No';
    case 'DATETIME': {
      const [at = 0, offset = 0] = answer.split(',').map(Number);
      if (Math.abs(at + offset) > 8.64e15) return noAnswer();
      return new Date(at + offset).toISOString().split('T')[0] ?? '';
    }
    case 'CATALOG_RADIO':
      return answer
        .split(',')
        .map((item) => names.get(item) ?? item)
        .join(' / ');
    default:
      return answer === 'a' ? 'Small' : answer;
  }
}

it('rows are in the groups that anybody would put them in, and a bar finds just its rows', () => {
  fc.assert(
    fc.property(fc.array(answers, { maxLength: 25 }), fc.constantFrom(...ids), (rows, id) => {
      const summary = summarizeWidget(
        { map: { var: 'speed' }, filter: null, aggregation: 'SUM', groupByQuestion: id },
        dataOf(rows),
        { questions, catalogNames: names },
      );
      if (summary.kind !== 'bar') throw new Error(summary.kind);
      const expected = Map.groupBy(rows, (row) => groupOf(id, row));
      expect(new Map(summary.bars.map(({ label, rows: count }) => [label, count]))).toEqual(
        new Map(expected.entries().map(([label, grouped]) => [label, grouped.length])),
      );
      for (const { label, value, answer, rows: count, answered } of summary.bars) {
        const speeds = (expected.get(label) ?? [])
          .map(({ speed }) => Number(speed))
          .filter((speed) => !Number.isNaN(speed));
        const sum = speeds.reduce((total, speed) => total + speed, 0);
        expect(answered ?? count).toBe(speeds.length);
        if (speeds.length === 0) expect(value).toBeNaN();
        else expect(value).toBeCloseTo(sum, sum > 1e15 ? -10 : 6);
        if (answer == null) continue;
        const filter = filterWithAnswer(null, { id, type: types[id] }, answer);
        if (filter === null) continue;
        const passes = compileFilter(
          withDates(filter, { now: 0, timeZone: 'UTC' }),
          new Map(questions.map((question) => [question.id, question])),
        );
        const found = rows.filter((row) =>
          passes({ createdAt: 0, userId: '', reviewState: null, alerts: [], answers: row }),
        );
        expect(found.map((row) => groupOf(id, row))).toEqual((expected.get(label) ?? []).map(() => label));
      }
    }),
    { numRuns: 2_000 },
  );
});

it('a day is all of it by the clock of those who answered, or the time between its first and last row', () => {
  const noon = 20_000 * day + 12 * hour;
  const answersOf = (seen: readonly string[]) => {
    const summary = summarizeWidget(
      { map: 1, filter: null, aggregation: 'COUNT', groupByQuestion: 'seen' },
      dataOf(seen.map((one) => ({ seen: one }))),
      { questions, catalogNames: names },
    );
    return summary.kind === 'bar' ? summary.bars.map(({ answer }) => answer) : summary.kind;
  };
  const [today, tomorrow] = [noon - 17 * hour, noon + 7 * hour];
  expect(answersOf([`${noon},${5 * hour}`, `${noon + day},${5 * hour}`])).toEqual([
    `${today} ${tomorrow - 1}`,
    `${tomorrow} ${tomorrow + day - 1}`,
  ]);
  // Late on the one clock it is the next day on the other already.
  const late = noon + 4 * hour;
  expect(answersOf([`${late},0`, `${late + 1},${14 * hour}`, `${late + 2},0`])).toEqual([null, null]);
  expect(answersOf([`${late},0`, `${late + hour},${14 * hour}`])).toEqual([
    `${late} ${late + 59_999}`,
    `${late + hour} ${late + hour + 59_999}`,
  ]);
});
