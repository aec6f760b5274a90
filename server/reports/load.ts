// Loads what a design is made from, as far as its reader may see it: `findReport` has checked that they see the forms.
import { nameIn } from '#server/db/person.ts';
import { setTimeout as later } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { choosesFromCatalog } from '#core/catalog/catalog-names.ts';
import { AppError } from '#core/errors.ts';
import type { RaisedAlert } from '#core/reports/design/alerts.ts';
import type { FormRows } from '#core/reports/design/form-rows.ts';
import type { ReviewedRow } from '#core/reports/design/review-turnaround.ts';
import type { Period } from '#core/reports/period.ts';
import { mostReportRows } from '#core/reports/schema.ts';
import { periodBefore } from '#core/sheets/dashboard/compare/period-before.ts';
import { rowsBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { answerText } from '#core/sheets/format-answer.ts';
import type { ReportTable } from '#core/reports/document.ts';
import { itemNames } from '#server/catalog/store.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';
import { exportedRows } from '#server/exports/rows-store.ts';
import { sheetIdsOfForm } from '#server/exports/store.ts';
import { rowTable } from '#server/exports/table.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { asReviewed } from '#server/forms/reviews-off.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { accessRows, type RowAccess } from '#server/sheets/row-access.ts';
import { countRows } from '#server/sheets/rows-store.ts';
import { type SheetRecord, sheetsAmong } from '#server/sheets/store.ts';
import { listWidgets } from '#server/widgets/store.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** A form of a report, with what its rows may hold. */
export type LoadedForm = {
  form: StoredForm;
  cached: CachedForm;
  sheetIds: readonly string[];
  /** Names of catalog items by id. */
  catalogNames: ReadonlyMap<string, string>;
};

/** The form, or `not-found`; of all of its sheets that the actor sees, or of these. */
export async function loadForm(
  { tx, actor, services }: RequestScope,
  id: string,
  sheetIds?: readonly string[],
): Promise<LoadedForm> {
  const form = await findForm(tx, actor, id);
  const cached = asReviewed(actor, await services.forms.get(tx, actor.companyId, id, form.version));
  return {
    form,
    cached,
    sheetIds: sheetIds ?? (await sheetIdsOfForm(tx, actor, id)),
    catalogNames: choosesFromCatalog(cached.asRead) ? await itemNames(tx, actor.companyId) : new Map(),
  };
}

const mostWaits = 15;

/** All rows of a form in columns, from the cache that its dashboard uses. */
export async function loadRows(scope: RequestScope, loaded: LoadedForm, period: Period): Promise<FormRows> {
  return (await accessForm(scope, loaded, period)).rows;
}

/** The same with the sheets that the actor sees, and the sheet of each row. */
export async function accessForm(
  scope: RequestScope,
  { form, cached, sheetIds, catalogNames }: LoadedForm,
  { from, until }: Period,
): Promise<{
  rows: FormRows;
  sheets: readonly SheetRecord[];
  people: RowAccess['people'];
  sheetIdOf: (row: number) => string;
}> {
  const { tx, actor, services } = scope;
  const sheets = sheetIds.length === 0 ? [] : await sheetsAmong(tx, actor, form.id, sheetIds);
  const { questions, contextQuestions } = cached.asRead;
  let access = await accessRows(scope, { sheets, asRead: cached.asRead });
  // Each time waits up to two seconds for the first load of many rows.
  for (let wait = 0; 'reading' in access; wait += 1) {
    if (wait === mostWaits) throw new AppError('too-slow', undefined, { retryAfter: 10 });
    await later(50);
    access = await accessRows(scope, { sheets, asRead: cached.asRead });
  }
  const { data, rowAt, people } = access;
  const maskOf = (first: number, last: number) =>
    Uint8Array.from(data.created, (at) => Number(at >= first && at <= last));
  const mask = maskOf(from, until - 1);
  const clock = { now: services.now(), timeZone: actor.timeZone };
  const earlier = periodBefore({ minDate: from, maxDate: until - 1 }, clock);
  const before = earlier && rowsBefore(data, maskOf(earlier.from, earlier.to), earlier);
  const widgets = await listWidgets(tx, actor, form.id);
  const { elements } = form.definition;
  const about = { name: form.name, questions, contextQuestions, elements, widgets, namesById: catalogNames };
  const rows = { ...about, data, mask, before };
  return { rows, sheets, people, sheetIdOf: (row) => rowAt(row).sheetId };
}

/** `rows` are those of the period. */
export function inPeriod({ from, until }: Period): RawBuilder<SqlBool> {
  return sql<SqlBool>`rows.created_at >= ${from} and rows.created_at < ${until}`;
}

/** The rows of a form as a table with all answers. */
export async function loadTable(
  { tx, actor }: RequestScope,
  { form, cached, sheetIds, catalogNames }: LoadedForm,
  period: Period,
  { mostCells, isNewestFirst }: { mostCells: number | null; isNewestFirst: boolean },
): Promise<ReportTable> {
  const { definition, former } = form;
  const alerts = [...definition.alerts, ...former.formerAlerts];
  const words = {
    timeZone: actor.timeZone,
    alertNames: new Map(alerts.map(({ id, name }) => [id, name])),
    catalogNames,
  };
  const table = rowTable(cached, words, { isRead: true });
  const condition = inPeriod(period);
  const count = await countRows(tx, actor, sheetIds, condition);
  if (count > mostReportRows) throw tooManyRows(count, mostReportRows, 'rows');
  // Refused before a hundred thousand rows are read for nothing.
  if (mostCells !== null && count * table.columns.length > mostCells)
    throw tooManyCells(count * table.columns.length, mostCells);
  const rows: ReturnType<typeof table.cellsOf>[] = [];
  const wanted = { sheetIds, condition, questions: cached.asRead };
  for await (const batch of exportedRows(tx, actor, wanted))
    for (const row of batch)
      rows.push(table.cellsOf(row, (value, question) => answerText(question, value, words)));
  return {
    kind: 'table',
    name: form.name,
    columns: table.columns,
    rows: isNewestFirst ? rows.toReversed() : rows,
  };
}

/** Too many cells for a PDF. */
export function tooManyCells(cells: number, most: number): AppError {
  return new AppError('too-much-data', wording(m.thisReportHasCellsIn, { cells, most }));
}

/** Too many rows for a report. */
export function tooManyRows(
  rows: number,
  most: number,
  what: 'forms' | 'rows' | 'alerts' | 'reviewed',
): AppError {
  return new AppError('too-much-data', wording(m.reportTooLong, { rows, what, most }));
}

/** The rows of these forms, with sheet and user, as far as the actor sees them. */
function rowsOf({ actor }: Pick<RequestScope, 'actor'>, formIds: readonly string[], period: Period) {
  return query
    .selectFrom('rows')
    .innerJoin('sheets', sameCompany('sheets.id', 'rows.sheet_id'))
    .innerJoin('forms', sameCompany('forms.id', 'sheets.form_id'))
    .innerJoin('users', sameCompany('users.id', 'rows.user_id'))
    .where('rows.company_id', '=', actor.companyId)
    .where(seesSheet(actor))
    .where(sql<SqlBool>`forms.id = any(${[...formIds]}::uuid[])`)
    .where(inPeriod(period))
    .limit(mostReportRows + 1);
}

/** The alerts of the period, each of a row as one. */
export async function loadAlerts(
  scope: RequestScope,
  forms: readonly LoadedForm[],
  period: Period,
): Promise<RaisedAlert[]> {
  const formIds = forms.map(({ form }) => form.id);
  const found = await scope.tx.all(
    rowsOf(scope, formIds, period)
      .select([
        'rows.created_at as at',
        'forms.name as form',
        'sheets.name as sheet',
        nameIn('users').as('userName'),
        sql<string[]>`rows.alerts::text[]`.as('alerts'),
      ])
      .where(sql<SqlBool>`rows.alerts <> '{}'`),
  );
  if (found.length > mostReportRows) throw tooManyRows(found.length, mostReportRows, 'alerts');
  const names = new Map(
    forms.flatMap(({ form: { definition, former } }) =>
      [...definition.alerts, ...former.formerAlerts].map(({ id, name }) => [id, name] as const),
    ),
  );
  return found.flatMap(({ alerts, ...row }) => alerts.map((id) => ({ ...row, alert: names.get(id) ?? id })));
}

/** The rows of the period that are or were to be reviewed. */
export async function loadReviews(
  scope: RequestScope,
  formIds: readonly string[],
  period: Period,
): Promise<ReviewedRow[]> {
  const found = await scope.tx.all(
    rowsOf(scope, formIds, period)
      .leftJoin('users as reviewers', sameCompany('reviewers.id', 'rows.reviewer_id'))
      .select([
        'forms.name as form',
        'sheets.name as sheet',
        nameIn('users').as('userName'),
        'rows.created_at as createdAt',
        sql<string>`rows.review_state`.as('state'),
        'rows.review_date as reviewedAt',
        sql<string | null>`${nameIn('reviewers')}`.as('reviewer'),
      ])
      .where('rows.review_state', 'is not', null),
  );
  if (found.length > mostReportRows) throw tooManyRows(found.length, mostReportRows, 'reviewed');
  return found;
}
