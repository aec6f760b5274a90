// Queries of imports and their failed rows. For managers and admins, and only imports of forms that they see; of a
// canceled import only its entry in the history remains.
import type { Person } from '#core/primitives.ts';
import { sql } from 'kysely';
import { personIn } from '#server/db/person.ts';
import type { Actor } from '#core/actor.ts';
import type { IrrelevantCount } from '#core/imports/status.ts';
import type { DecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import type { ImportRequest } from '#core/imports/schema.ts';
import type { ImportState, ImportStatus } from '#core/imports/status.ts';
import { json } from '#server/db/json.ts';
import { changeThing, deleteThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';
import { dropFailures } from './failures-store.ts';

type NewerFields = 'dateFormats' | 'cellFormats' | 'keyQuestion' | 'blankCells';

export type ImportRecord = {
  id: string;
  formId: string;
  sheetId: string;
  sheetName: string | null;
  userId: string;
  userName: string;
  createdBy: Person;
  /** Of the user who started it: applies to dates in the file. */
  timeZone: string;
  uploadId: string;
  originalFileName: string;
  contentHash: Buffer | null;
  /** As sent: newer fields may be missing. */
  request: Omit<ImportRequest, NewerFields> & Partial<Pick<ImportRequest, NewerFields>>;
  /** Whether it brings files beside its table; see import-files.ts. */
  bringsFiles: boolean;
  state: ImportState;
  problem: string | null;
  completedRows: number;
  changedRows: number;
  unchangedRows: number;
  failedRows: number;
  totalRows: number;
  position: number;
  decimalSeparator: DecimalSeparator | null;
  irrelevant: IrrelevantCount[];
  createdAt: number;
  endedAt: number | null;
  undoneAt: number | null;
  undoneBy: Person | null;
};

export const importColumns = [
  'imports.id',
  'imports.form_id as formId',
  'imports.sheet_id as sheetId',
  'imports.user_id as userId',
  'users.user_name as userName',
  personIn('users').as('createdBy'),
  'users.time_zone as timeZone',
  'imports.upload_id as uploadId',
  'imports.original_file_name as originalFileName',
  'imports.request',
  sql<boolean>`imports.files is not null`.as('bringsFiles'),
  'imports.state',
  'imports.problem',
  'imports.completed_rows as completedRows',
  'imports.changed_rows as changedRows',
  'imports.unchanged_rows as unchangedRows',
  'imports.failed_rows as failedRows',
  'imports.total_rows as totalRows',
  'imports.position',
  'imports.decimal_separator as decimalSeparator',
  'imports.irrelevant as irrelevant',
  'imports.created_at as createdAt',
  'imports.ended_at as endedAt',
  'imports.content_hash as contentHash',
  'imports.undone_at as undoneAt',
  sql<Person | null>`formdeck_person(undoers)`.as('undoneBy'),
  'sheets.name as sheetName',
] as const;

/** The imports of a company, with the users who started them and their sheets. */
export function importsOf(companyId: string) {
  return query
    .selectFrom('imports')
    .innerJoin('users', sameCompany('users.id', 'imports.user_id'))
    .leftJoin('sheets', sameCompany('sheets.id', 'imports.sheet_id'))
    .leftJoin('users as undoers', sameCompany('undoers.id', 'imports.undone_by'))
    .where('imports.company_id', '=', companyId);
}

/** An import of a form that the actor sees, or `not-found`. `lock` pauses its job meanwhile. */
export async function findImport(
  tx: Tx,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ImportRecord> {
  const select = importsOf(actor.companyId)
    .innerJoin('forms', sameCompany('forms.id', 'imports.form_id'))
    .select(importColumns)
    .where('imports.id', '=', id)
    .where('imports.state', '!=', 'SIGNAL_STOPPED')
    .where(seesForm(actor));
  const found = await tx.first(options.lock ? select.forUpdate('imports') : select);
  if (found === undefined) throw notFound();
  return found;
}

/** Locks the import of a job until the transaction ends; undefined if it does not exist. */
export async function lockImport(tx: Tx, companyId: string, id: string): Promise<ImportRecord | undefined> {
  return tx.first(
    importsOf(companyId).select(importColumns).where('imports.id', '=', id).forUpdate('imports'),
  );
}

/** What an import that changes existing rows has done; null: all of its rows are new. */
export function updateOf({
  request,
  completedRows,
  changedRows,
  unchangedRows,
}: ImportRecord): ImportStatus['update'] {
  const { keyQuestion = null, blankCells = 'KEEP' } = request;
  if (keyQuestion === null) return null;
  const newRows = completedRows - changedRows - unchangedRows;
  return { keyQuestion, blankCells, newRows, changedRows, unchangedRows };
}

/** Without its files, which have a column of their own. */
function requestAlone({ files: _, ...request }: ImportRequest): ImportRequest {
  return request;
}

export async function insertImport(
  tx: Tx,
  actor: Actor,
  record: Pick<
    ImportRecord,
    'id' | 'formId' | 'sheetId' | 'uploadId' | 'originalFileName' | 'contentHash'
  > & {
    request: ImportRequest;
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
      content_hash: record.contentHash,
      request: json(requestAlone(record.request)),
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
  irrelevant?: IrrelevantCount[];
  totalRows?: number;
  /** Added to the counts. */
  completed?: number;
  changed?: number;
  unchanged?: number;
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
    irrelevant,
    totalRows,
    completed = 0,
    changed = 0,
    unchanged = 0,
    failed = 0,
    endedAt,
  } = change;
  await tx.run(
    query
      .updateTable('imports')
      .set((eb) => ({
        completed_rows: eb('completed_rows', '+', completed),
        changed_rows: eb('changed_rows', '+', changed),
        unchanged_rows: eb('unchanged_rows', '+', unchanged),
        failed_rows: eb('failed_rows', '+', failed),
        ...(state !== undefined && { state }),
        ...(problem !== undefined && { problem }),
        ...(position !== undefined && { position }),
        ...(decimalSeparator !== undefined && { decimal_separator: decimalSeparator }),
        ...(irrelevant !== undefined && { irrelevant: json(irrelevant) }),
        ...(totalRows !== undefined && { total_rows: totalRows }),
        ...(endedAt !== undefined && { ended_at: endedAt }),
      }))
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  );
}

/** Makes an import's sheet visible, once its rows are imported. */
export async function showSheet(tx: Tx, companyId: string, sheetId: string, now: number): Promise<void> {
  tx.changed(sheetId);
  await changeThing(tx, 'sheets', { companyId, id: sheetId }, { visible: true, modified_at: now });
}

/** Deletes an import's rows, failed rows and sheet. */
export async function dropImportedData(
  tx: Tx,
  companyId: string,
  record: Pick<ImportRecord, 'id' | 'sheetId'>,
): Promise<void> {
  await tx.run(
    query.deleteFrom('rows').where('company_id', '=', companyId).where('sheet_id', '=', record.sheetId),
  );
  await deleteThing(tx, 'sheets', companyId, record.sheetId);
  await dropFailures(tx, companyId, record.id);
}
