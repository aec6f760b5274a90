// Widgets over entries: the same as over rows that have the answers of one entry each.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { entryValue } from '#core/questions/entries/entry.ts';
import type { Answers } from '#core/questions/values.ts';
import { mostEntryRows } from '#core/sheets/engine/entry-rows.ts';
import { questionOf as fullQuestion } from '#tests/support/sheet-server.ts';
import { widgetRows } from '#tests/support/widget-rows.ts';
import { countedText } from './answered.ts';
import { aggregations } from './schema.ts';
import { brokenWidgetText, summarizeWidget, type WidgetSummary } from './summarize.ts';
import { changeEntries, newWidgetDraft } from './widget-draft.ts';
import { widgetIssues } from './widget-issues.ts';

const questionOf = (id: string, type: QuestionType, values: string[] = []): Question =>
  fullQuestion(id, type, {
    text: id.toUpperCase(),
    questionOptions: values.map((value) => ({ value, name: `${value}!`, order: 0 })),
  });
const inner = [
  questionOf('part', 'RADIO', ['Door', 'Wheel']),
  questionOf('depth', 'NUMERIC'),
  questionOf('marks', 'CHECKBOXES', ['Rust', 'Paint']),
  questionOf('since', 'DATETIME'),
];
const ofRow = [questionOf('vehicle', 'RADIO', ['Tug', 'Truck']), questionOf('speed', 'NUMERIC')];
const damages = { ...questionOf('damages', 'ENTRIES'), questions: inner };
const context = { questions: [...ofRow, damages], catalogNames: new Map<string, string>() };
const flat = { questions: [...inner, ...ofRow], catalogNames: new Map<string, string>() };
const known = [...context.questions, ...inner.map((each) => ({ ...each, entriesOf: 'damages' }))];

const dataOf = (rows: readonly Answers[], created: readonly number[], questions: readonly Question[]) =>
  widgetRows(rows, new Map(questions.map(({ id, type }) => [id, type])), created);

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const entry = fc
  .record({
    part: some(fc.constantFrom('Door', 'Wheel', 'Roof')),
    depth: some(fc.constantFrom('0', '-1.5', '3', '1e2')),
    marks: some(fc.subarray(['Rust', 'Paint'], { minLength: 1 })),
    since: some(fc.constantFrom('0,0', '90000000,3600000', '-5,0')),
  })
  .map((answers): Answers => JSON.parse(JSON.stringify(answers)))
  .filter((answers) => Object.keys(answers).length > 0);
const row = fc.record({
  vehicle: some(fc.constantFrom('Tug', 'Truck')),
  speed: some(fc.constantFrom('10', '20')),
  damages: fc.array(entry, { maxLength: 3 }),
  isShown: fc.boolean(),
});

const depth: Logic = { var: 'depth' };
const formulas: Logic[] = [
  1,
  depth,
  { '*': [depth, { var: 'speed' }] },
  { '+': [depth, { var: 'damages' }] },
];
const conditions: (Logic | null)[] = [
  null,
  { '==': [{ var: 'part' }, 'Door'] },
  { and: [{ '>': [depth, 0] }, { '==': [{ var: 'vehicle' }, 'Tug'] }] },
  { in: ['Rust', { var: 'marks' }] },
];
const widget = fc.record({
  map: fc.constantFrom(...formulas),
  filter: fc.constantFrom(...conditions),
  aggregation: fc.constantFrom(...aggregations),
  groupByQuestion: fc.constantFrom(null, 'part', 'depth', 'since', 'vehicle'),
});

/** Newest first, as rows come. */
const momentsOf = (count: number) => Array.from({ length: count }, (_, place) => (count - place) * 1_000);

/** What is there where each entry is a row. */
function asFlatRows(rows: readonly { answers: Answers; entries: readonly Answers[]; isShown: boolean }[]) {
  const moments = momentsOf(rows.length);
  return rows.flatMap(({ answers, entries, isShown }, place) =>
    entries.map((each) => ({
      answers: { ...answers, ...each },
      created: moments[place] ?? 0,
      isShown,
      row: place,
    })),
  );
}

describe('a widget over entries', () => {
  it('comes to what it would over rows of one entry each', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), widget, fc.boolean(), (given, made, isLine) => {
        const rows = given.map(({ isShown, damages: entries, ...answers }) => {
          const values = entries.map((each) => entryValue(each, inner));
          const own: Answers = JSON.parse(JSON.stringify({ ...answers, damages: values }));
          return { answers: own, entries, isShown };
        });
        const data = dataOf(
          rows.map(({ answers }) => answers),
          momentsOf(rows.length),
          context.questions,
        );
        const lines = asFlatRows(rows);
        const flatData = dataOf(
          lines.map(({ answers }) => answers),
          lines.map(({ created }) => created),
          [...inner, ...context.questions],
        );
        // Of one moment, entries are in the order in which they were given: rows that come so are the newest last.
        const inTurn = {
          ...flatData,
          byTime: Int32Array.from(flatData.byTime).sort(
            (a, b) => (lines[a]?.created ?? 0) - (lines[b]?.created ?? 0) || a - b,
          ),
        };
        const wanted = isLine ? { ...made, aggregation: null, groupByQuestion: null } : made;
        const shown = (all: readonly { isShown: boolean }[]) =>
          Uint8Array.from(all, ({ isShown }) => Number(isShown));
        const ofEntries = summarizeWidget({ ...wanted, entriesQuestion: 'damages' }, data, {
          ...context,
          mask: shown(rows),
        });
        const expected = summarizeWidget(wanted, inTurn, {
          questions: [...flat.questions, damages],
          catalogNames: flat.catalogNames,
          mask: shown(lines),
        });
        expect(inOneOrder(ofEntries)).toEqual({
          ...inOneOrder(withRows(expected, lines)),
          entriesOf: 'DAMAGES',
        });
      }),
      { numRuns: 300 },
    );
  });

  it('says what it counts', () => {
    const values = [{ part: 'Door' }, { depth: '3' }].map((each) => entryValue(each, inner));
    const data = dataOf([{ damages: values }, { vehicle: 'Tug' }], [2, 1], context.questions);
    const made = { map: depth, filter: null, aggregation: 'SUM' as const, groupByQuestion: null };
    const summary = summarizeWidget({ ...made, entriesQuestion: 'damages' }, data, context);
    if (summary.kind !== 'summary') throw new Error('It is one number.');
    expect(countedText(summary)).toBe('DAMAGES: 2 entries, 1 answered');
  });

  it('is not computed over more entries than there is room for, and says so', () => {
    const many = Array.from({ length: 1_000 }, () => '{"part":"Door"}');
    const rows = Array.from({ length: mostEntryRows / 1_000 + 1 }, (): Answers => ({ damages: many }));
    const data = dataOf(rows, momentsOf(rows.length), context.questions);
    const made = { map: 1, filter: null, aggregation: 'COUNT' as const, groupByQuestion: null };
    const summary = summarizeWidget({ ...made, entriesQuestion: 'damages' }, data, context);
    if (summary.kind !== 'broken') throw new Error('It was computed.');
    expect(brokenWidgetText(summary)).toContain('more than 300,000 entries');
  });
});

/** Bars of one length come as their answers are first met, in rows or in entries. */
function inOneOrder(summary: WidgetSummary): WidgetSummary {
  if (summary.kind !== 'bar') return summary;
  const places = new Map(summary.bars.map(({ value }, index) => [value, index]));
  const place = ({ value }: { value: number }) => places.get(value) ?? 0;
  return {
    ...summary,
    bars: summary.bars.toSorted((a, b) => place(a) - place(b) || a.label.localeCompare(b.label)),
  };
}

function withRows(summary: WidgetSummary, lines: readonly { row: number }[]): WidgetSummary {
  if (summary.kind !== 'line') return summary;
  const rows = summary.line.rows.map((line) => lines[line]?.row ?? -1);
  return { ...summary, line: { ...summary.line, rows } };
}

describe('a draft', () => {
  const first = { ...newWidgetDraft('w'), type: 'bar' as const, title: 'Parts', map: depth };

  it('reads the entries that it counts, and no others', () => {
    const parts = { ...first, aggregation: 'COUNT' as const, groupByQuestion: 'part' };
    expect(widgetIssues({ ...parts, entriesQuestion: 'damages' }, 'bar', known)).toEqual([]);
    const paths = (entriesQuestion: string | null) =>
      widgetIssues({ ...parts, entriesQuestion }, 'bar', known).map(({ path }) => path);
    expect(paths(null)).toEqual(['map', 'groupByQuestion']);
    const ofRows = widgetIssues({ ...parts, entriesQuestion: null }, 'bar', known);
    expect(ofRows.at(-1)?.message).toContain('is asked in repeated entries');
    expect(paths('vehicle')).toEqual(['entriesQuestion', 'map', 'groupByQuestion']);
    const ofSetup = known.map((each) => ({ ...each, context: true }));
    expect(
      widgetIssues({ ...parts, entriesQuestion: 'damages' }, 'bar', ofSetup).map(({ path }) => path),
    ).toEqual(['entriesQuestion']);
  });

  it('keeps what it reads of rows when it counts something else', () => {
    const draft = { ...first, entriesQuestion: 'damages', filter: { '==': [{ var: 'vehicle' }, 'Tug'] } };
    const grouped = { ...draft, groupByQuestion: 'part' };
    expect(changeEntries(grouped, null, known)).toEqual({
      ...grouped,
      entriesQuestion: null,
      map: null,
      groupByQuestion: null,
    });
    expect(changeEntries(grouped, 'damages', known)).toEqual(grouped);
  });
});
