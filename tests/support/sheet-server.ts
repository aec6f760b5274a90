// A form with sheets and rows, and a send function that answers for them as the server does: pages in columns, filtered.
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { Call, CallInput } from '#core/contract.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { analysedById } from '#core/forms/analysed-questions.ts';
import { questionsAsRead } from '#core/forms/versions.ts';
import type { SendOptions } from '#core/http.ts';
import type { Send } from '#core/send.ts';
import { type DatedFilter, withDates } from '#core/sheets/filter/filter-dates.ts';
import { compileFilter } from '#core/sheets/filter/filter.ts';
import { answersByQuestion, gatherRows } from '#core/sheets/engine/row-data.ts';
import {
  type ReviewStatus,
  rowFilter,
  oldestFirst,
  type RowColumns,
  type Sheet,
} from '#core/sheets/schema.ts';
import { withSetup } from '#core/sheets/engine/setup-answers.ts';
import { summarizeAll } from '#core/sheets/engine/summarize-rows.ts';

type ChangesBody = { sheetIds: string[]; since: string | null; rowFilters: unknown };
export type FakeRow = {
  id: string;
  sheetId: string;
  created: number;
  answers: Record<string, AnswerValue>;
  userName?: string;
  alerts?: string[];
  hasPassed?: boolean;
  reviewState?: ReviewStatus | null;
};

const dates = { created: 0, lastModified: 0 };

/** The id of somebody who submits rows. */
export function personId(userName: string): string {
  const code = Array.from(userName, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return `00000000-0000-4000-8000-${code.slice(0, 12).padStart(12, '0')}`;
}

/** A question of a type, by a short id. */
export function questionOf(id: string, type: Question['type'], changes: Partial<Question> = {}): Question {
  return {
    id,
    order: 0,
    context: false,
    text: id,
    type,
    defaultAnswers: [],
    required: false,
    questionMeta: [],
    questionOptions: [],
    condition: null,
    widgetOrder: null,
    hidden: false,
    pinned: false,
    ...changes,
  };
}

export function optionsOf(...values: string[]): Question['questionOptions'] {
  return values.map((value, order) => ({ value, order, name: value }));
}

export function formOf(questions: Question[], changes: Partial<WholeForm> = {}): WholeForm {
  const nobody = {
    betaTestUsers: [],
    reviewers: [],
    sheetCompleteContacts: [],
    rowCompleteContacts: [],
    rowApprovedContacts: [],
    rowRejectedContacts: [],
  };
  return {
    id: 'form',
    version: 1,
    name: 'Wildlife strike report',
    description: null,
    published: true,
    current: true,
    dates,
    groups: [],
    contextQuestions: [],
    questions,
    elements: [],
    alerts: [],
    contextAlerts: [],
    multi: false,
    catalogTypes: [],
    contextWidgetHidden: false,
    contextWidgetOrder: 0,
    versionOf: null,
    formerQuestions: [],
    formerOptions: {},
    formerAlerts: [],
    pendingImports: [],
    widgets: [],
    ...nobody,
    ...changes,
  };
}

export function sheetOf(id: string, changes: Partial<Sheet> = {}): Sheet {
  return {
    id,
    name: `Sheet ${id}`,
    templateId: 'form',
    template: { id: 'form', name: 'Wildlife strike report' },
    user: { id: personId('ann'), userName: 'ann' },
    dates,
    rowCount: 0,
    completed: false,
    contextAnswers: [],
    ...changes,
  };
}

/** Rows, the newest first, as a page of the wire. */
export function columnsOf(rows: readonly FakeRow[], questions: readonly Question[]): RowColumns {
  const names = [...new Set(rows.map(({ userName = 'ann' }) => userName))];
  return {
    page: 0,
    size: rows.length,
    totalElements: rows.length,
    totalPages: 1,
    id: rows.map(({ id }) => id),
    sheetId: rows.map(({ sheetId }) => sheetId),
    created: rows.map(({ created }) => created),
    lastModified: rows.map(({ created }) => created),
    user: rows.map(({ userName = 'ann' }) => names.indexOf(userName)),
    users: names.map((userName) => ({ id: personId(userName), userName })),
    alerts: rows.map(({ alerts = [] }) => alerts),
    reviewState: rows.map(({ reviewState = null }) => (reviewState === 'RETURNED' ? 'PENDING' : reviewState)),
    returned: rows.flatMap(({ reviewState }, place) => (reviewState === 'RETURNED' ? [place] : [])),
    passed: rows.flatMap(({ hasPassed = false }, place) => (hasPassed ? [place] : [])),
    answers: Object.fromEntries(
      questions.map(({ id }) => [id, rows.map(({ answers }) => (answers[id] ?? null) as string | null)]),
    ),
  };
}

/**
 * Sends to nobody: answers for a form, its sheets and rows, and for a catalog where one is given. `asked` lists the
 * calls; `before` may hold one up.
 */
export function sheetServer(form: WholeForm, sheets: Sheet[], rows: FakeRow[], catalog?: CatalogItem[]) {
  const asked: { id: string; page?: number; filters?: number }[] = [];
  const read = questionsAsRead(form);
  const { questions } = read;
  const types = analysedById(read);
  const versions: string[][] = [];
  const server = {
    asked,
    before: async (_id: string, _page: number): Promise<void> => undefined,
    /** Says that these rows were added, changed or deleted. */
    change: (ids: string[]) => void versions.push(ids),
  };

  /** Whether a row passes a filter, by its answers and those of its sheet's setup. */
  function passing(rowFilters: unknown): (row: FakeRow) => boolean {
    const clock = { now: Date.now(), timeZone: 'UTC' };
    const passes = compileFilter(withDates(rowFilter.parse(rowFilters), clock), types);
    const setups = new Map(
      sheets.map((sheet) => [sheet.id, answersByQuestion(sheet.contextAnswers, read.contextQuestions)]),
    );
    return ({ created, userName = 'ann', sheetId, reviewState = null, alerts = [], answers }) =>
      passes({
        createdAt: created,
        userId: personId(userName),
        reviewState,
        alerts,
        answers: { ...setups.get(sheetId), ...answers },
      });
  }

  /** Cursors are versions of the rows: `server.change` makes the next one. */
  function changesOf({ sheetIds, since, rowFilters }: ChangesBody) {
    const none = { cursor: String(versions.length), sheets: [], written: [], deleted: [], rows: null };
    if (since === null || sheetIds.length === 0) return none;
    const news = versions.slice(Number(since)).flat();
    const of = (ids: readonly string[]) =>
      rows.filter((row) => ids.includes(row.id) && sheetIds.includes(row.sheetId));
    const written = news.filter((id) => rows.some((row) => row.id === id));
    const passes = passing(rowFilters);
    return {
      ...none,
      sheets: sheets.filter(({ id }) => sheetIds.includes(id)),
      written,
      deleted: news.filter((id) => !written.includes(id)),
      rows: columnsOf(of(written).filter(passes).toSorted(newestFirst), questions),
    };
  }

  async function answer(call: Call, input: CallInput<Call>, options?: SendOptions): Promise<unknown> {
    const { params, query, body } = input as unknown as {
      params: { id: string };
      query: { page: number; size: number; sort: string };
      body: { sheetIds: string[]; rowFilters: unknown };
    };
    if (call.id === 'sheets.changes') return changesOf(body as unknown as ChangesBody);
    const filter = byFilter.includes(call.id)
      ? withDates(rowFilter.parse(body.rowFilters), { now: Date.now(), timeZone: 'UTC' })
      : null;
    asked.push({
      id: call.id,
      ...(query && { page: query.page }),
      ...(filter && { filters: filter.filters.length }),
    });
    await server.before(call.id, query?.page ?? 0);
    options?.signal?.throwIfAborted();
    if (call.id === 'forms.read') return form;
    if (call.id === 'catalog.read' && catalog !== undefined) return catalog;
    if (call.id === 'catalog.changes' && catalog !== undefined)
      return { version: '', tree: catalog, items: [], deleted: [] };
    if (call.id === 'sheets.read') return sheets.find(({ id }) => id === params.id);
    if (call.id === 'sheets.ofForm') return { content: sheets.slice(0, query.size) };
    if (filter === null) throw new Error(`Nobody answers ${call.id}`);
    const chosen = rows.filter(({ sheetId }) => body.sheetIds.includes(sheetId));
    if (call.id === 'sheets.summarize') return summaryOf(form, sheets, chosen, filter);
    const found = chosen
      .filter(passing(body.rowFilters))
      .toSorted(query.sort === oldestFirst ? (a, b) => newestFirst(b, a) : newestFirst);
    const page = found.slice(query.page * query.size, (query.page + 1) * query.size);
    const totals = { totalElements: found.length, totalPages: Math.ceil(found.length / query.size) };
    return { ...columnsOf(page, questions), ...totals };
  }
  return Object.assign(server, { send: answer as unknown as Send });
}

const newestFirst = (a: FakeRow, b: FakeRow) => b.created - a.created || (a.id < b.id ? -1 : 1);

const byFilter = ['sheets.filterRowsAcross', 'sheets.summarize'];

function summaryOf(form: WholeForm, sheets: readonly Sheet[], rows: readonly FakeRow[], filter: DatedFilter) {
  const { questions, contextQuestions } = questionsAsRead(form);
  const sorted = rows.toSorted((a, b) => b.created - a.created);
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  const data = withSetup(gatherRows([columnsOf(sorted, questions)], types), sheets, contextQuestions);
  const rowAt = (place: number) => ({ id: '', sheetId: '', ...sorted[place] });
  const view = {
    form: { ...form, questions: [...questions] },
    filter,
    namesById: new Map(),
    data,
    rowAt,
    clock: { now: Number.MAX_SAFE_INTEGER, timeZone: 'UTC' },
  };
  return summarizeAll(view, async () => undefined);
}
