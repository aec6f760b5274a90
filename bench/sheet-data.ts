// What the engine of the sheet view does with rows that have come in: columns, widgets, filters, the table.
import type { QuestionType } from '#core/questions/types.ts';
import { summarize } from '#core/sheets/dashboard/aggregate.ts';
import { filterMask } from '#core/sheets/filter/column-filter.ts';
import { gatherRows } from '#core/sheets/engine/row-data.ts';
import { rowFilter, type RowColumns } from '#core/sheets/schema.ts';
import { createTable } from '#core/sheets/table/table.ts';
import { median, type Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';

export function sheetData(report: Report): void {
  measure(report, 10_000, 13, 40);
  measure(report, 50_000, 20, 200);
}

function measure(report: Report, rows: number, questions: number, mostForWidgets: number): void {
  report.say(`${rows.toLocaleString('en')} rows of ${questions} questions in the sheet view`);
  const form = wideForm(questions);
  const types = new Map<string, QuestionType>(form.questions.map(({ id, type }) => [id, type]));
  const pages = pagesOf(form, rows);
  const data = gatherRows(pages, types);
  const ofType = (type: QuestionType) => form.questions.find((each) => each.type === type)?.id ?? '';
  const { lastDays: _, ...filter } = rowFilter.parse({
    filters: [
      { questionId: ofType('TEXT'), operator: 'CONTAINS', values: ['halle 1'] },
      { questionId: ofType('NUMERIC'), operator: 'GT', values: ['500'] },
    ],
  });
  const byId = new Map(form.questions.map((question) => [question.id, question]));
  const mask = filterMask(filter, data, byId);
  const shown = { ...form, reviewers: [] };
  const table = createTable({
    data,
    mask: new Uint8Array(rows).fill(1),
    form: shown,
    sheets: [],
    namesById: new Map(),
    timeZone: 'America/Toronto',
  });
  const sortBy = (column: string) => table.view({ sort: { column, direction: 'asc' }, reviewState: null });
  const widgets = (masked?: Uint8Array) =>
    form.questions.map((question) => summarize(question, data, { limit: 200, mask: masked }));

  const add = (name: string, work: () => unknown, most?: number) =>
    report.add({ name, value: time(work), unit: 'ms', ...(most !== undefined && { aim: { most } }) });
  add('typed columns', () => gatherRows(pages, types));
  add('all widgets', () => widgets(), mostForWidgets);
  add('two filters', () => filterMask(filter, data, byId), 60);
  add('all widgets of the rows that pass', () => widgets(mask), mostForWidgets);
  add('table sorted by a number', () => sortBy(ofType('NUMERIC')));
  add('table sorted by a text', () => sortBy(ofType('TEXT')));
  add('table searched', () =>
    table.view({ sort: { column: 'date', direction: 'desc' }, reviewState: null, search: 'halle 17' }),
  );
  add('40 rows of the table', () => table.rows(0, 40));
}

function pagesOf(form: ReturnType<typeof wideForm>, rows: number): RowColumns[] {
  const size = 5_000;
  return Array.from({ length: Math.ceil(rows / size) }, (_, page) => {
    const places = Array.from(
      { length: Math.min(size, rows - page * size) },
      (_question, index) => page * size + index,
    );
    const answers = form.questions.map((question) => [
      question.id,
      places.map((place) => valueOf(question, place)),
    ]);
    const columns: RowColumns = {
      page,
      size,
      totalElements: rows,
      totalPages: Math.ceil(rows / size),
      id: places.map((place) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`),
      sheetId: places.map(() => '00000000-0000-4000-8000-000000000000'),
      created: places.map((place) => 1_700_000_000_000 - place * 60_000),
      lastModified: places.map((place) => 1_700_000_000_000 - place * 60_000),
      user: places.map(() => 0),
      users: [{ id: '00000000-0000-4000-8000-000000000000', userName: 'ann' }],
      alerts: places.map(() => []),
      reviewState: places.map(() => null),
      returned: [],
      answers: Object.fromEntries(answers),
    };
    // As it comes from the wire: every text is one of its own.
    return JSON.parse(JSON.stringify(columns)) as RowColumns;
  });
}

function time(work: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(times);
}
