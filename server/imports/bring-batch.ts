// What becomes of a batch of checked rows: new ones are added, those of an update change existing rows, and what failed is
// stored for its repair.
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { CheckedRow, GoodRow } from '#core/imports/check-row.ts';
import { storedPasses } from '#core/questions/rules/passing.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { Services } from '#server/services.ts';
import type { ReadRow } from './beside/packed-reply.ts';
import { insertRows } from '#server/sheets/row-changes-store.ts';
import { inSheet, uniqueAnswers } from '#server/sheets/unique/unique-answers.ts';
import { withoutMisfits } from './catalog-rows.ts';
import { keepFailures } from './failures-store.ts';
import type { ImportRecord } from './store.ts';
import { uniqueOnly } from './unique-rows.ts';
import type { FoundKeys } from './update/keys.ts';
import { writeUpdates } from './update/write.ts';

/** An import that goes on. */
export type Started = {
  record: ImportRecord;
  form: CachedForm;
  /** For the columns that name its items; null if none does. */
  catalog: CatalogIndex | null;
  /** Of an import that changes existing rows: which row each key finds. */
  keys: FoundKeys | null;
};

/** How many rows; `completed` are those added, changed or the same. */
export type Brought = {
  completed: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** The new rows, with what was left out of them. */
  added: readonly Pick<GoodRow, 'csvRow' | 'irrelevant'>[];
};

/** The new rows of a batch as they are inserted, and those that failed. */
export type ReadyRows = { good: readonly ReturnType<typeof newRow>[]; failed: readonly FailedRow[] };

/**
 * Prepares a batch of which nothing has to be looked up, so that the database need not wait for it once it has written the
 * one before; null if something has to be.
 */
export function readyRows(
  started: Started,
  rows: readonly CheckedRow[],
  services: Pick<Services, 'newId'>,
  now: number,
): ReadyRows | null {
  const { unique } = started.form.rules;
  if (started.keys !== null || started.catalog !== null || unique.length > 0) return null;
  const { good, failed } = newOnly(rows);
  return { good: good.map((row) => newRow(row, started, services, now)), failed };
}

/** Writes the rows of a batch; what is ready goes out in one turn of the event loop. */
export async function bringBatch(
  tx: Tx,
  companyId: string,
  started: Started,
  rows: readonly CheckedRow[],
  services: Pick<Services, 'newId'>,
  now: number,
  ready: ReadyRows | null = null,
): Promise<Brought> {
  const { record, form, catalog, keys } = started;
  if (ready !== null) {
    const completed = await insert(tx, companyId, { record, form }, ready, now);
    return { completed, changed: 0, unchanged: 0, failed: ready.failed.length, added: ready.good };
  }
  const changes =
    keys === null ? null : await writeUpdates(tx, companyId, { record, form, catalog, keys }, rows, now);
  const sorted = changes === null ? newOnly(rows) : { good: changes.added, failed: changes.failed };
  const { good, failed } =
    changes === null ? await fittingOnly(tx, companyId, { record, form, catalog }, sorted) : sorted;
  const added = await insert(
    tx,
    companyId,
    { record, form },
    { good: good.map((row) => newRow(row, started, services, now)), failed },
    now,
  );
  const { changed = 0, unchanged = 0 } = changes ?? {};
  return { completed: added + changed + unchanged, changed, unchanged, failed: failed.length, added: good };
}

async function insert(
  tx: Tx,
  companyId: string,
  { record, form }: Pick<Started, 'record' | 'form'>,
  { good, failed }: ReadyRows,
  now: number,
): Promise<number> {
  const reviewState = form.reviewers.length > 0 ? 'PENDING' : null;
  const [added] = await Promise.all([
    insertRows(
      tx,
      { companyId, userId: record.userId },
      {
        sheetId: record.sheetId,
        rows: good,
        reviewState,
        now,
        unique: uniqueAnswers({ companyId, id: record.formId, ...form }, inSheet(record.sheetId, good)),
      },
    ),
    keepFailures(tx, companyId, record.id, failed),
  ]);
  return added.size;
}

type Sorted = { good: readonly GoodRow[]; failed: readonly FailedRow[] };

function newOnly(rows: readonly CheckedRow[]): Sorted {
  const good: GoodRow[] = [];
  const failed: FailedRow[] = [];
  for (const row of rows) {
    if (row.ok) good.push(row);
    else {
      const { ok: _, ...failure } = row;
      failed.push(failure);
    }
  }
  return { good, failed };
}

async function fittingOnly(
  tx: Tx,
  companyId: string,
  { record, form, catalog }: Pick<Started, 'record' | 'form' | 'catalog'>,
  { good, failed }: Sorted,
): Promise<Sorted> {
  const fitting =
    catalog === null ? { good, failed: [] } : await withoutMisfits(tx, { companyId, form, catalog }, good);
  const unique = await uniqueOnly(tx, companyId, { record, form }, fitting.good);
  return { good: unique.good, failed: [...failed, ...fitting.failed, ...unique.failed] };
}

/** A valid row, with the alerts that it raises. */
export function newRow(
  row: Omit<ReadRow & { ok: true }, 'ok'>,
  { record, form }: Pick<Started, 'record' | 'form'>,
  services: Pick<Services, 'newId'>,
  now: number,
) {
  const { csvRow, answers, rowDate, passed = [], irrelevant, answersText = JSON.stringify(answers) } = row;
  const by = record.createdBy;
  return {
    id: services.newId(),
    csvRow,
    ...(irrelevant && { irrelevant }),
    answers,
    answersText,
    alerts: row.alerts ?? form.rules.alertsOf(answers),
    passed: storedPasses(passed, { by, at: now }),
    requestHash: null,
    createdAt: rowDate ?? now,
  };
}
