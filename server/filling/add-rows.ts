// Adds submitted rows: validation by the form's rules, insertion, counting, notifications. Two round trips to the
// database if no notification is sent; the first one also finds the caller and the sheet.
import { setImmediate } from 'node:timers/promises';
import { type Actor, actorPerson } from '#core/actor.ts';
import { type AppError, invalid } from '#core/errors.ts';
import type { NewRow } from '#core/filling/schema.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { jsonText, LaterReply, type Reply } from '#server/http/mount.ts';
import { arrivedRows, notificationsOfNewRows } from '#server/notifications/notify-rows.ts';
import { notify } from '#server/notifications/store.ts';
import type { Tx } from '#server/db/transaction.ts';
import * as images from '#server/sheets/images.ts';
import { insertRows } from '#server/sheets/row-changes-store.ts';
import { fewRows, inSheet, uniqueAnswers } from '#server/sheets/unique/unique-answers.ts';
import { noteEntry } from '#server/sheets/store.ts';
import { bytesOf, type RowRecord, rowText, withNotes } from '#server/sheets/wire.ts';
import { type CheckedRow, type CheckedRows, checkRows } from './check-rows.ts';
import { briefText, earlierReplies, repliesToRefused } from './earlier-rows.ts';
import type { SheetToFill } from './store.ts';

/** Measured: with smaller batches the statements cost more than the overlap brings. */
const rowsPerBatch = 64;

/** Adds a row. If the same request added it before, its current state is returned. */
export async function addRow(
  scope: RequestScope,
  sheet: SheetToFill,
  given: NewRow,
): Promise<Reply | LaterReply> {
  const { tx, actor, services } = scope;
  const checked = await checkRows(scope, sheet, [given], { pathOf: () => '', isFew: true });
  const sent = { sheet, form: checked.form, rows: [given], brief: false };
  if (checked.refusal !== null) {
    const [earlier = ''] = await repliesToRefused(scope, sent, checked);
    return jsonText(earlier, { status: 200 });
  }
  const following = followingOf(actor, sheet, checked, checked.rows);
  const inserting = insert(tx, actor, sheet, checked);
  const looking = withoutImage(tx, actor, checked.rows);
  // If nothing depends on whether the row is new, the commit is sent without waiting for that.
  const isLast = following.notifications.length === 0 && following.images.length === 0;
  const [added, missing] = await Promise.all([inserting, looking, ...(isLast ? [tx.commit()] : [])]);
  if (added.size === 1) {
    requireImages(missing, added);
    if (!isLast) await finish(tx, actor, sheet, following);
    return jsonText(newRowTexts(actor, sheet, checked)[0] ?? '', { status: 201 });
  }
  const reply = async (replyTx: Tx) => {
    const earlier = await earlierReplies({ tx: replyTx, actor }, sent);
    return jsonText(withNotes(earlier.get(0) ?? '', checked.rows[0]?.notes ?? []), { status: 200 });
  };
  if (!isLast) return reply(tx);
  const { statementLimit, connectionLimit } = services.settings;
  const limits = { statementLimit, connectionLimit };
  return new LaterReply(() => services.database.transaction(actor.companyId, reply, limits));
}

/**
 * Adds rows, all or none, and returns them; `brief`: only their ids, alerts and notes. Rows that the same request added before
 * are returned in their current state: they are only looked up if something fails, since nearly every row is new.
 */
export async function addRows(
  scope: RequestScope,
  sheet: SheetToFill,
  given: readonly NewRow[],
  brief = false,
): Promise<Reply> {
  const { tx, actor } = scope;
  const { checked, insertions } = await checkAndInsert(scope, sheet, given);
  const [added, missing] = await gathered(insertions);
  const { form, rows } = checked;
  const sent = { sheet, form, rows: given, brief };
  if (checked.refusal !== null) {
    // Rows that this call itself has inserted are none that were added before.
    if (added.size > 0) throw checked.refusal;
    const earlier = await repliesToRefused(scope, sent, checked);
    return jsonText(bytesOf('[', earlier, ']'), { status: 200 });
  }
  requireImages(missing, added);
  const texts = brief
    ? rows.map((row) => withNotes(briefText(row), row.notes))
    : newRowTexts(actor, sheet, checked);
  if (added.size < rows.length) {
    const earlier = await earlierReplies(scope, sent);
    rows.forEach(({ id, notes }, index) => {
      if (!added.has(id)) texts[index] = withNotes(earlier.get(index) ?? '', notes);
    });
  }
  const isNew = ({ id }: CheckedRow) => added.has(id);
  await finish(tx, actor, sheet, followingOf(actor, sheet, checked, rows.filter(isNew)));
  return jsonText(bytesOf('[', texts, ']'), { status: added.size > 0 ? 201 : 200 });
}

type Insertion = Promise<readonly [added: Set<string>, missing: readonly NamedImage[]]>;

/**
 * Validates rows and inserts them, a batch at a time: the database inserts one while the next is validated. After a
 * refusal the others are only validated, so that the error names every fault; it takes the whole call back.
 */
async function checkAndInsert(
  scope: RequestScope,
  sheet: SheetToFill,
  given: readonly NewRow[],
): Promise<{ checked: CheckedRows; insertions: Insertion[] }> {
  const { tx, actor } = scope;
  const insertions: Insertion[] = [];
  const rows: CheckedRow[] = [];
  const refusals: AppError[] = [];
  let last: CheckedRows | null = null;
  for (let start = 0; last === null || start < given.length; start += rowsPerBatch) {
    const batch = given.slice(start, start + rowsPerBatch);
    const checked = await checkRows(scope, sheet, batch, {
      pathOf: (index) => `rows.${start + index}.`,
      isFew: given.length <= fewRows,
    });
    rows.push(...checked.rows);
    last = checked;
    if (checked.refusal !== null) refusals.push(checked.refusal);
    if (refusals.length > 0) continue;
    const insertion: Insertion = Promise.all([
      insert(tx, actor, sheet, checked),
      withoutImage(tx, actor, checked.rows),
    ]);
    // It is awaited with the others: until then a failure is not unhandled.
    insertion.catch(() => {});
    insertions.push(insertion);
    // Sends it to the database before the next batch takes the thread.
    await setImmediate();
  }
  return { checked: { ...last, rows, refusal: mergedRefusal(refusals) }, insertions };
}

/** The first refusal, with the faults of all if they are faults of rows. */
function mergedRefusal(refusals: readonly AppError[]): AppError | null {
  const errors = refusals.flatMap(({ details }) => details.errors ?? []);
  return errors.length > 0 ? invalid(errors) : (refusals[0] ?? null);
}

async function gathered(insertions: readonly Insertion[]) {
  const done = await Promise.all(insertions);
  const added = new Set(done.flatMap(([ids]) => [...ids]));
  return [added, done.flatMap(([, missing]) => missing)] as const;
}

async function insert(
  tx: Tx,
  actor: Actor,
  sheet: SheetToFill,
  { form, rows, reviewState, now }: CheckedRows,
): Promise<Set<string>> {
  const unique = uniqueAnswers(
    { companyId: actor.companyId, id: sheet.formId, ...form },
    inSheet(sheet.id, rows),
  );
  const inserting = insertRows(tx, actor, { sheetId: sheet.id, rows, reviewState, now, unique });
  // From now on its owner can continue it, as a sheet that was begun by hand.
  const isOwn = sheet.imported && sheet.userId === actor.userId;
  const [added] = await Promise.all([inserting, ...(isOwn ? [noteEntry(tx, actor, sheet.id)] : [])]);
  return added;
}

/** May include answers of rows that already exist: it is pipelined with the insertion, and costs no time. */
function withoutImage(tx: Tx, actor: Actor, rows: readonly CheckedRow[]) {
  const named = rows.flatMap((row) => row.images.map((image) => ({ ...image, rowId: row.id })));
  return images.withoutImage(tx, actor, named);
}

type NamedImage = images.ImageAnswer & { rowId: string };

/** Throws for new rows with a missing image. Existing rows keep their answers. */
function requireImages(missing: readonly NamedImage[], added: ReadonlySet<string>): void {
  const errors = missing.filter(({ rowId }) => added.has(rowId)).map(images.noImage);
  if (errors.length > 0) throw invalid(errors);
}

function newRowTexts(actor: Actor, sheet: SheetToFill, { form, rows, reviewState }: CheckedRows): string[] {
  return rows.map((row) =>
    withNotes(rowText(newRecord(actor, sheet.id, row, reviewState), form.asRead.ids), row.notes),
  );
}

/** What must be done for new rows: notifications and images. */
function followingOf(actor: Actor, sheet: SheetToFill, { form }: CheckedRows, rows: readonly CheckedRow[]) {
  return {
    notifications: notificationsOfNewRows({
      companyId: actor.companyId,
      authorId: actor.userId,
      form: { id: sheet.formId, ...form },
      sheet,
      arrived: arrivedRows(rows),
    }),
    images: rows.flatMap((row) => row.images),
  };
}

/** Does that and commits, in one round trip. The first notification locks those of the sheet until then. */
async function finish(
  tx: Tx,
  actor: Actor,
  sheet: SheetToFill,
  following: ReturnType<typeof followingOf>,
): Promise<void> {
  await Promise.all([
    ...following.notifications.map((notification) => notify(tx, notification)),
    images.claim(tx, actor, sheet.id, following.images),
    tx.commit(),
  ]);
}

function newRecord(
  actor: Actor,
  sheetId: string,
  row: Pick<CheckedRow, 'id' | 'answers' | 'alerts' | 'passed' | 'createdAt'>,
  reviewState: RowRecord['reviewState'],
): RowRecord {
  return {
    id: row.id,
    sheetId,
    userId: actor.userId,
    user: actorPerson(actor),
    answers: JSON.stringify(row.answers),
    edited: null,
    alerts: row.alerts,
    passed: row.passed.length === 0 ? null : row.passed,
    reviewState,
    reviewerId: null,
    reviewer: null,
    reviewDate: null,
    reviewComment: null,
    returnedBy: null,
    returner: null,
    returnedAt: null,
    returnComment: null,
    createdAt: row.createdAt,
    modifiedAt: row.createdAt,
  };
}
