// The SQL of imports and their failed rows. Managers and admins only, and only imports
// of forms that they see; a canceled import is gone.
import { sql } from 'kysely';
import { type Actor, isManager } from '#core/actor.ts';
import type { DecimalSeparator } from '#core/imports/decimal-text.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { FailedRow, ImportRequest, ImportState, ImportStatus } from '#core/imports/schema.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import { problemOf } from '#server/http/problem.ts';
import { notFound } from '#server/http/validate.ts';

export type ImportRecord = {
  id: string;
  formId: string;
  sheetId: string;
  userId: string;
  userName: string;
  /** Of the user who started it: dates of the file are in it. */
  timeZone: string;
  uploadId: string;
  originalFileName: string;
  request: ImportRequest;
  state: ImportState;
  problem: string | null;
  completedRows: number;
  failedRows: number;
  totalRows: number;
  position: number;
  decimalSeparator: DecimalSeparator | null;
  createdAt: number;
};

const columns = [
  'imports.id',
  'imports.form_id as formId',
  'imports.sheet_id as sheetId',
  'imports.user_id as userId',
  'users.user_name as userName',
  'users.time_zone as timeZone',
  'imports.upload_id as uploadId',
  'imports.original_file_name as originalFileName',
  'imports.request',
  'imports.state',
  'imports.problem',
  'imports.completed_rows as completedRows',
  'imports.failed_rows as failedRows',
  'imports.total_rows as totalRows',
  'imports.position',
  'imports.decimal_separator as decimalSeparator',
  'imports.created_at as createdAt',
] as const;

function importsOf(companyId: string) {
  return query
    .selectFrom('imports')
    .innerJoin('users', (join) =>
      join.onRef('users.company_id', '=', 'imports.company_id').onRef('users.id', '=', 'imports.user_id'),
    )
    .where('imports.company_id', '=', companyId);
}

/** An import of a form that the actor sees, or `not-found`. `lock` keeps the job from going on meanwhile. */
export async function findImport(
  tx: Tx,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ImportRecord> {
  const select = importsOf(actor.companyId)
    .innerJoin('forms', (join) =>
      join.onRef('forms.company_id', '=', 'imports.company_id').onRef('forms.id', '=', 'imports.form_id'),
    )
    .select(columns)
    .where('imports.id', '=', id)
    .where('imports.state', '!=', 'SIGNAL_STOPPED')
    .where(seesForm(actor));
  const found = await tx.first(options.lock ? select.forUpdate('imports') : select);
  if (found === undefined) throw notFound();
  return found;
}

/** The import of a job, locked until the transaction ends; undefined where there is none. */
export async function lockImport(tx: Tx, companyId: string, id: string): Promise<ImportRecord | undefined> {
  return tx.first(importsOf(companyId).select(columns).where('imports.id', '=', id).forUpdate('imports'));
}

/** By which request an import of this id was started; undefined where there is none. */
export async function importRequestHash(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Buffer | null | undefined> {
  const found = query
    .selectFrom('imports')
    .select('request_hash')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id);
  return (await tx.first(found))?.request_hash;
}

/** Imports that run or wait to be repaired, by form; none for those who may not import. */
export async function pendingImports(
  tx: Tx,
  actor: Actor,
  formIds: readonly string[],
): Promise<Map<string, ImportStatus[]>> {
  if (!isManager(actor) || formIds.length === 0) return new Map();
  const found = await tx.all(
    importsOf(actor.companyId)
      .select(columns)
      .where('imports.form_id', 'in', [...formIds])
      .where('imports.state', 'not in', ['SUCCESS', 'SIGNAL_STOPPED'])
      .orderBy('imports.created_at', 'desc'),
  );
  return Map.groupBy(
    found.map((record) => presentImport(record)),
    ({ templateId }) => templateId,
  );
}

/** `setback` is why its job failed the last time, where it did. */
export function presentImport(record: ImportRecord, setback?: unknown): ImportStatus {
  return {
    id: record.id,
    templateId: record.formId,
    fileName: record.uploadId,
    originalFileName: record.originalFileName,
    state: record.state,
    completedRows: record.completedRows,
    failedRows: record.failedRows,
    totalRows: record.totalRows,
    sheetId: record.sheetId,
    createdAt: record.createdAt,
    createdBy: { id: record.userId, userName: record.userName },
    dateColumn: record.request.dateColumn,
    dateFormat: record.request.dateFormat,
    timeZone: record.timeZone,
    decimalSeparator: record.decimalSeparator,
    problem: record.problem,
    delay: setback === undefined || !isRunning(record) ? null : problemOf(setback).problem.detail,
  };
}

export async function insertImport(
  tx: Tx,
  actor: Actor,
  record: Pick<ImportRecord, 'id' | 'formId' | 'sheetId' | 'uploadId' | 'originalFileName' | 'request'> & {
    requestHash: Buffer | null;
    now: number;
  },
): Promise<void> {
  await tx.run(
    query.insertInto('imports').values({
      company_id: actor.companyId,
      id: record.id,
      form_id: record.formId,
      sheet_id: record.sheetId,
      user_id: actor.userId,
      upload_id: record.uploadId,
      original_file_name: record.originalFileName,
      request: json(record.request),
      state: 'PROCESSING',
      total_rows: record.request.totalRows,
      request_hash: record.requestHash,
      created_at: record.now,
    }),
  );
}

export type ImportChange = {
  state?: ImportState;
  problem?: string | null;
  position?: number;
  decimalSeparator?: DecimalSeparator | null;
  totalRows?: number;
  /** Added to the counts. */
  completed?: number;
  failed?: number;
  endedAt?: number;
};

export async function changeImport(
  tx: Tx,
  companyId: string,
  id: string,
  change: ImportChange,
): Promise<void> {
  const {
    state,
    problem,
    position,
    decimalSeparator,
    totalRows,
    completed = 0,
    failed = 0,
    endedAt,
  } = change;
  await tx.run(
    query
      .updateTable('imports')
      .set((eb) => ({
        completed_rows: eb('completed_rows', '+', completed),
        failed_rows: eb('failed_rows', '+', failed),
        ...(state !== undefined && { state }),
        ...(problem !== undefined && { problem }),
        ...(position !== undefined && { position }),
        ...(decimalSeparator !== undefined && { decimal_separator: decimalSeparator }),
        ...(totalRows !== undefined && { total_rows: totalRows }),
        ...(endedAt !== undefined && { ended_at: endedAt }),
      }))
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  );
}

/** Keeps rows that failed; one that is there already is replaced. */
export async function keepFailures(
  tx: Tx,
  companyId: string,
  importId: string,
  failures: readonly FailedRow[],
): Promise<void> {
  if (failures.length === 0) return;
  await tx.prepared('keep-failures', failureStatement, [companyId, importId, JSON.stringify(failures)]);
}

const failureStatement = `
  insert into import_failures (company_id, import_id, csv_row, row_date, cells, errors)
  select $1, $2, given."csvRow", given."rowDate", given.cells, given.errors
  from jsonb_to_recordset($3::text::jsonb) as given ("csvRow" integer, "rowDate" bigint, cells jsonb, errors jsonb)
  on conflict (company_id, import_id, csv_row) do update set row_date = excluded.row_date, cells = excluded.cells, errors = excluded.errors`;

function failuresOf(companyId: string, importId: string) {
  return query
    .selectFrom('import_failures')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId);
}

/** Failed rows in the order of the file: a page of them, or those of certain CSV rows. */
export async function listFailures(
  tx: Tx,
  companyId: string,
  importId: string,
  which: { page: number; size: number } | { csvRows: readonly number[] },
): Promise<FailedRow[]> {
  const select = failuresOf(companyId, importId)
    .select(['csv_row as csvRow', 'row_date as rowDate', 'cells', 'errors'])
    .orderBy('csv_row');
  if ('csvRows' in which)
    return tx.all(select.where(sql<boolean>`csv_row = any(${[...which.csvRows]}::integer[])`));
  return tx.all(select.limit(which.size).offset(which.page * which.size));
}

/** Forgets failed rows: those given, or all. Answers how many there were. */
export async function dropFailures(
  tx: Tx,
  companyId: string,
  importId: string,
  csvRows?: readonly number[],
): Promise<number> {
  const all = query
    .deleteFrom('import_failures')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId);
  return tx.run(
    csvRows === undefined ? all : all.where(sql<boolean>`csv_row = any(${[...csvRows]}::integer[])`),
  );
}

/** Shows an import's sheet, once its rows are in. */
export async function showSheet(tx: Tx, companyId: string, sheetId: string, now: number): Promise<void> {
  tx.changed(sheetId);
  await tx.run(
    query
      .updateTable('sheets')
      .set({ visible: true, modified_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', sheetId),
  );
}

/** Takes an import's rows, failed rows and sheet away, as if it had never been. */
export async function dropImportedData(
  tx: Tx,
  companyId: string,
  record: Pick<ImportRecord, 'id' | 'sheetId'>,
): Promise<void> {
  await tx.run(
    query.deleteFrom('rows').where('company_id', '=', companyId).where('sheet_id', '=', record.sheetId),
  );
  await tx.run(
    query.deleteFrom('sheets').where('company_id', '=', companyId).where('id', '=', record.sheetId),
  );
  await dropFailures(tx, companyId, record.id);
}
