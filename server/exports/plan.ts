// The plan of an export, made before its first byte: the form, the rows and their number, and what is left out.
// Permissions are checked again on each call.
import { usersByIds } from '#server/db/person.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { entriesIn, entriesQuestions } from '#core/exports/entries.ts';
import { counted, type Noted } from '#core/exports/manifest.ts';
import { type ExportOptions, type RowsRequest, maximumExportRows } from '#core/exports/schema.ts';
import { AppError, invalid } from '#core/errors.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import { withDates } from '#core/sheets/filter/filter-dates.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { choosesFromCatalog } from '#core/catalog/catalog-names.ts';
import { latestMoment } from '#core/time/zone.ts';
import { itemNames } from '#server/catalog/store.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { asReviewed } from '#server/forms/reviews-off.ts';
import { notFound, validated } from '#server/http/validate.ts';
import { conditionOf } from '#server/sheets/condition.ts';
import { countRows } from '#server/sheets/rows-store.ts';
import { deletedSheetsAmong, deletedSheetsOfForm, formsOfDeleted } from '#server/db/deleted-sheets.ts';
import { findSheets } from '#server/sheets/store.ts';
import { type Changes, type ChangesOf, changesSince, type GoneRow, rowsThatLeft } from './changes.ts';
import { countHiddenSheets, sheetIdsOfForm } from './store.ts';
import { placeShown } from './table.ts';
import type * as z from 'zod/mini';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type ExportPlan = {
  form: StoredForm;
  /** With the questions of all its versions. */
  cached: CachedForm;
  /** The questions whose entries have a line each. */
  entries: readonly Question[];
  /** Names of catalog items by id, if the form has catalog questions. */
  catalogNames: ReadonlyMap<string, string>;
  sheetIds: readonly string[];
  condition: RawBuilder<SqlBool>;
  /** The number of rows, including deleted ones. */
  rows: number;
  /** For an export of changes. */
  changes: PlannedChanges | null;
  /** In words, of whoever reads them. */
  leftOut: () => Noted[];
  options: ExportOptions;
  /** Epoch milliseconds; null: unlimited. */
  from: number | null;
  until: number | null;
  /** The sheets that were requested by id. */
  named: readonly string[] | null;
  /** As a sentence. */
  filter: () => string | null;
};

export type PlannedChanges = Pick<Changes, 'isNew' | 'cursor'> & { gone: readonly GoneRow[] };

/**
 * Plans an export for an actor who may export.
 * @throws AppError `not-found` for anything they cannot see, `too-much-data`
 */
export async function planExport(scope: RequestScope, request: RowsRequest): Promise<ExportPlan> {
  const { tx, actor, services } = scope;
  const params = await (request.kind === 'form'
    ? planOfForm(tx, actor, request)
    : planOfSheets(scope, request));
  const cached = asReviewed(
    actor,
    await services.forms.get(tx, actor.companyId, params.form.id, params.form.version),
  );
  const hasCatalog = choosesFromCatalog(cached.asRead);
  const catalogNames = hasCatalog ? await itemNames(tx, actor.companyId) : new Map<string, string>();
  const chosen = await (request.since === undefined
    ? allOf(tx, actor, params, request)
    : changedOf(tx, actor, params, {
        ...request,
        since: request.since,
        hasCatalog,
        isReviewed: cached.reviewers.length > 0,
      }));
  if (request.format === 'GEOJSON' && placeShown(cached) === undefined)
    throw invalid([fieldError('format', m.geoJsonNeedsPlace)]);
  const entries = plannedEntries(cached, request);
  if (chosen.rows > maximumExportRows) throw new AppError('too-much-data');
  const answered = request.entries === undefined ? null : await entriesOnly(scope, params, chosen, entries);
  const { filter, total: _, ...rest } = params;
  const questions = [...cached.asRead.byId.values()];
  const names = new Map([...catalogNames, ...(await namesIn(tx, actor, filter, cached))]);
  const words = { timeZone: actor.timeZone, catalogNames: names };
  return {
    ...rest,
    ...chosen,
    ...answered,
    cached,
    entries,
    catalogNames,
    options: request,
    filter: () => (filter && filterSentence(filter, questions, words)) || null,
  };
}

/**
 * The questions whose entries an export has a line each for.
 * @throws AppError `invalid` for a question without any, or a format that has all of them or none
 */
function plannedEntries(
  { asRead }: CachedForm,
  { entries: id, since, ...file }: RowsRequest,
): readonly Question[] {
  const [holds, all] = [entriesIn(file), entriesQuestions(asRead)];
  if (id === undefined) return holds === 'tables' ? all : [];
  if (holds === 'tables') throw invalid([fieldError('entries', m.entriesAreInTables)]);
  if (holds === null) throw invalid([fieldError('entries', m.entriesNotInGeoJson)]);
  const question = all.find((each) => each.id === id.toLowerCase());
  if (question === undefined) throw invalid([fieldError('entries', m.noSuchEntries)]);
  if (question.context && since !== undefined)
    throw invalid([fieldError('entries', m.setupEntriesHaveNoChanges)]);
  return [question];
}

/** What is left out of a file of one question's entries: rows without any. Without entries in all of them there is nothing to export. */
async function entriesOnly(
  { tx, actor }: RequestScope,
  { sheetIds }: PlanParams,
  { condition, rows, leftOut, changes }: RowSelection,
  [question]: readonly Question[],
): Promise<Partial<RowSelection>> {
  if (question === undefined || changes !== null) return {};
  const answers = question.context
    ? sql`(select context_answers from sheets where sheets.company_id = rows.company_id and sheets.id = rows.sheet_id)`
    : sql`rows.answers`;
  const has = sql<SqlBool>`(${condition}) and ${answers} ? ${question.id}`;
  const answered = await countRows(tx, actor, sheetIds, has);
  return {
    rows: answered === 0 ? 0 : rows,
    leftOut: () => [
      ...leftOut(),
      ...counted([
        { what: 'rows', count: rows - answered, why: t(m.withoutEntries, { question: question.text }) },
      ]),
    ],
  };
}

/** Of the people and alerts of a filter, for its sentence. */
async function namesIn(
  tx: Tx,
  actor: Actor,
  filter: PlanParams['filter'],
  { alerts }: CachedForm,
): Promise<Map<string, string>> {
  const { userIds, alertIds } = filter ?? {};
  const people = await usersByIds(tx, actor.companyId, userIds ?? []);
  return new Map([
    ...[...people.values()].map(({ id, userName }) => [id, userName] as const),
    ...(alertIds ?? []).flatMap((id) => {
      const alert = alerts.get(id);
      return alert === undefined ? [] : [[id, alert.name] as const];
    }),
  ]);
}

type RowSelection = Pick<ExportPlan, 'condition' | 'rows' | 'leftOut' | 'changes'>;

async function allOf(tx: Tx, actor: Actor, params: PlanParams, request: RowsRequest): Promise<RowSelection> {
  const passing = await countRows(tx, actor, params.sheetIds, params.condition);
  const condition = conditionFor(params, request);
  const rows = request.onlyApproved ? await countRows(tx, actor, params.sheetIds, condition) : passing;
  const hidden = request.kind === 'form' ? await countHiddenSheets(tx, actor, params.form.id) : 0;
  const leftOut = () =>
    counted([
      { what: 'rows', count: (params.total ?? passing) - passing, why: t(m.notMatchingFilter) },
      { what: 'rows', count: passing - rows, why: t(m.notApproved) },
      { what: 'sheets', count: hidden, why: t(m.stillBeingImported) },
    ]);
  return { condition, rows, leftOut, changes: null };
}

async function changedOf(
  tx: Tx,
  actor: Actor,
  params: PlanParams,
  request: RowsRequest & { since: string | null } & Pick<ChangesOf, 'hasCatalog' | 'isReviewed'>,
): Promise<RowSelection> {
  const { hasCatalog, isReviewed } = request;
  const onlyApproved = request.onlyApproved || params.filter?.reviewState === 'APPROVED';
  const { form, sheetIds, deletedSheetIds } = params;
  const of = { formId: form.id, sheetIds, deletedSheetIds, onlyApproved, hasCatalog, isReviewed };
  const changes = await changesSince(tx, actor, of, request.since);
  const wanted = conditionFor(params, request);
  const included = { sheetIds, condition: wanted };
  const left = request.since === null ? [] : await rowsThatLeft(tx, actor, included, changes);
  const gone = [...changes.deleted, ...left];
  const condition = sql<SqlBool>`(${wanted}) and (${changes.changed} or ${changes.readsAnew})`;
  const rows = (await countRows(tx, actor, params.sheetIds, condition)) + gone.length;
  const { isNew, cursor } = changes;
  return { condition, rows, leftOut: () => [], changes: { isNew, cursor, gone } };
}

function conditionFor({ condition }: PlanParams, { onlyApproved }: RowsRequest): RawBuilder<SqlBool> {
  return onlyApproved ? sql<SqlBool>`(${condition}) and rows.review_state = 'APPROVED'` : condition;
}

type PlanParams = Pick<ExportPlan, 'form' | 'sheetIds' | 'condition' | 'from' | 'until' | 'named'> & {
  /** For an export of changes: requested sheets that are deleted. */
  deletedSheetIds: readonly string[];
  /** Rows before and after the filter; null without a filter. */
  total: number | null;
  filter: z.output<typeof rowFilter> | null;
};

async function planOfForm(
  tx: Tx,
  actor: Actor,
  { templateIds, startDate, endDate, since }: Extract<RowsRequest, { kind: 'form' }>,
): Promise<PlanParams> {
  const form = await findForm(tx, actor, templateIds[0] ?? '');
  return {
    form,
    sheetIds: await sheetIdsOfForm(tx, actor, form.id),
    deletedSheetIds: since == null ? [] : await deletedSheetsOfForm(tx, actor, form.id),
    condition: sql<SqlBool>`rows.created_at >= ${startDate} and rows.created_at < ${endDate}`,
    // The extreme dates mean no limit.
    from: startDate > -latestMoment ? startDate : null,
    until: endDate < latestMoment ? endDate : null,
    named: null,
    total: null,
    filter: null,
  };
}

async function planOfSheets(
  scope: RequestScope,
  { sheetIds, rowFilters, since }: Extract<RowsRequest, { kind: 'sheets' }>,
): Promise<PlanParams> {
  const { tx, actor, services } = scope;
  const deleted = since == null ? null : await deletedAmong(tx, actor, sheetIds);
  const present = sheetIds.filter((id) => deleted?.ids.includes(id) !== true);
  const sheets = present.length === 0 && deleted !== null ? [] : await findSheets(tx, actor, present);
  const formId = sheets[0]?.formId ?? deleted?.form.id ?? '';
  if (deleted !== null && deleted.form.id !== formId) throw notFound();
  const given = rowFilters ?? validated(rowFilter, {});
  // A row that only aged out of the range would stay in the client's copy, and be reported as deleted once somebody
  // edits it.
  if (since !== undefined && given.lastDays != null) {
    throw invalid([fieldError('rowFilters.lastDays', m.changesCannotBeExportedFor)]);
  }
  const condition =
    sheets.length === 0 ? sql<SqlBool>`false` : await conditionOf(scope, sheets, given, 'rowFilters.');
  const filter = withDates(given, { now: services.now(), timeZone: actor.timeZone });
  return {
    form: await findForm(tx, actor, formId),
    sheetIds: sheets.map(({ id }) => id),
    deletedSheetIds: deleted?.ids ?? [],
    condition,
    from: filter.minDate ?? null,
    until: filter.maxDate == null || filter.maxDate === latestMoment ? null : filter.maxDate + 1,
    named: sheets.map(({ id }) => id),
    total: sheets.reduce((sum, sheet) => sum + sheet.rowCount, 0),
    filter,
  };
}

/**
 * Deleted ones among the requested sheets of an export of changes, and their form: anyone who has a copy of their rows has to
 * hear that these are gone. Null if there are none of a form that the actor sees; others are not found, as ever.
 */
async function deletedAmong(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
): Promise<{ form: StoredForm; ids: string[] } | null> {
  const [first] = await formsOfDeleted(tx, actor, sheetIds);
  if (first === undefined) return null;
  const form = await findForm(tx, actor, first.formId);
  return { form, ids: await deletedSheetsAmong(tx, actor, form.id, sheetIds) };
}
