// Rows that come in: checked by the form's rules, added once, counted, told of. Two round trips to the database where nobody
// is told of a row, of which the first finds the caller and the sheet.
import type { Actor } from '#core/actor.ts';
import { type FieldError, invalid } from '#core/errors.ts';
import { mayAddTo, mayFillIn } from '#core/filling/policy.ts';
import type { NewRow } from '#core/filling/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { authorize } from '#server/http/authorize.ts';
import { requireSame, rowRequestHash } from '#server/http/idempotent.ts';
import { jsonText, LaterReply, type Reply } from '#server/http/mount.ts';
import { arrivedRows, notificationsOfNewRows } from '#server/notifications/notify-rows.ts';
import { notify } from '#server/notifications/store.ts';
import type { Services } from '#server/services.ts';
import * as images from '#server/sheets/images.ts';
import { insertRows, rowRequests } from '#server/sheets/row-changes-store.ts';
import { findRow } from '#server/sheets/rows-store.ts';
import { bytesOf, type RowRecord, rowText } from '#server/sheets/wire.ts';
import {
  checkByVersion,
  type EarlierRules,
  earlierRules,
  imageAnswers,
  imageIds,
} from './check-by-version.ts';
import type { SheetToFill } from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

/** Adds a row. One that came in before by the same request is answered as it is now. */
export async function addRow(
  scope: RequestScope,
  sheet: SheetToFill,
  given: NewRow,
): Promise<Reply | LaterReply> {
  const { tx, actor, services } = scope;
  const checked = await checkRows(scope, sheet, [given]);
  if ('earlier' in checked) return jsonText(checked.earlier[0] ?? '', { status: 200 });
  const { form } = checked;
  const following = followingOf(actor, sheet, checked, checked.rows);
  const inserting = insert(tx, actor, sheet, checked);
  const looking = withoutImage(tx, actor, checked);
  // Where nothing depends on whether the row is new, it is committed without waiting for that.
  const isLast = following.notifications.length === 0 && following.imageIds.length === 0;
  const [added, missing] = await Promise.all([inserting, looking, ...(isLast ? [tx.commit()] : [])]);
  if (added.size === 1) {
    requireImages(missing, added);
    if (!isLast) await finish(tx, actor, sheet, following);
    return jsonText(newRowTexts(actor, sheet, checked)[0] ?? '', { status: 201 });
  }
  const reply = async (replyTx: Tx) => {
    const earlier = await repliesSoFar(replyTx, actor, sheet, [given], form);
    return jsonText(earlier.get(0) ?? '', { status: 200 });
  };
  if (!isLast) return reply(tx);
  const { statementLimit, connectionLimit } = services.settings;
  const limits = { statementLimit, connectionLimit };
  return new LaterReply(() => services.database.transaction(actor.companyId, reply, limits));
}

/**
 * Adds rows, all or none, and answers them; `brief`: their ids and alerts only. Rows that came in before by the same request
 * are answered as they are now: they are looked for only where something stands in the way, since nearly every row is new.
 */
export async function addRows(
  scope: RequestScope,
  sheet: SheetToFill,
  given: readonly NewRow[],
  brief = false,
): Promise<Reply> {
  const { tx, actor } = scope;
  const pathOf = (index: number) => `rows.${index}.`;
  const checked = await checkRows(scope, sheet, given, pathOf, brief);
  if ('earlier' in checked) return jsonText(bytesOf('[', checked.earlier, ']'), { status: 200 });
  const { form, rows } = checked;
  const [added, missing] = await Promise.all([
    insert(tx, actor, sheet, checked),
    withoutImage(tx, actor, checked, pathOf),
  ]);
  requireImages(missing, added);
  const texts = brief ? rows.map(briefText) : newRowTexts(actor, sheet, checked);
  if (added.size < rows.length) {
    const earlier = await repliesSoFar(tx, actor, sheet, given, form, brief);
    rows.forEach(({ id }, index) => {
      if (!added.has(id)) texts[index] = earlier.get(index) ?? '';
    });
  }
  const isNew = ({ id }: CheckedRow) => added.has(id);
  await finish(tx, actor, sheet, followingOf(actor, sheet, checked, rows.filter(isNew)));
  return jsonText(bytesOf('[', texts, ']'), { status: added.size > 0 ? 201 : 200 });
}

type CheckedRow = {
  id: string;
  answers: Answers;
  alerts: string[];
  requestHash: Buffer | null;
  createdAt: number;
};
type Checked = { form: CachedForm; rows: CheckedRow[]; reviewState: RowRecord['reviewState']; now: number };

/**
 * Rows that may be added, with their ids and alerts; or the texts of all of them, where they may not be any more but came in
 * before. Throws what stands in the way; `pathOf` says where in the request a row is.
 */
async function checkRows(
  scope: RequestScope,
  sheet: SheetToFill,
  given: readonly NewRow[],
  pathOf: (index: number) => string = () => '',
  brief = false,
): Promise<Checked | { earlier: string[] }> {
  const { tx, actor, services } = scope;
  const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  const now = services.now();
  const rules = await earlierRules(scope, sheet.formId, form, given);
  const { rows, issues } = checkedRows(sheet, form, rules, given, services, now);
  if (issues.length > 0 || !mayFillIn(actor, form).yes || !mayAddTo(actor, sheet).yes) {
    const earlier = await repliesSoFar(tx, actor, sheet, given, form, brief);
    if (earlier.size === given.length) return { earlier: given.map((_, index) => earlier.get(index) ?? '') };
    authorize(mayFillIn(actor, form), 'conflict');
    authorize(mayAddTo(actor, sheet), sheet.completed ? 'conflict' : 'forbidden');
    throw invalid(issues.map(({ index, path, message }) => ({ path: pathOf(index) + path, message })));
  }
  return { form, rows, reviewState: form.reviewers.length > 0 ? 'PENDING' : null, now };
}

function insert(tx: Tx, actor: Actor, sheet: SheetToFill, { rows, reviewState, now }: Checked) {
  return insertRows(tx, actor, sheet.id, rows, { reviewState, now });
}

/** Answers of rows that came in before are among them: this is sent together with what adds the rows, and costs no time. */
function withoutImage(
  tx: Tx,
  actor: Actor,
  { form, rows }: Checked,
  pathOf: (index: number) => string = () => '',
) {
  const named = rows.flatMap(({ id: rowId, answers }, index) =>
    imageAnswers(form, answers).map(({ imageId, path }) => ({ imageId, path: pathOf(index) + path, rowId })),
  );
  return images.withoutImage(tx, actor, named);
}

/** Throws for new rows without an image that they name. Rows that came in before stay as they were answered. */
function requireImages(
  missing: readonly (images.ImageAnswer & { rowId: string })[],
  added: ReadonlySet<string>,
): void {
  const errors = missing.filter(({ rowId }) => added.has(rowId)).map(images.noImage);
  if (errors.length > 0) throw invalid(errors);
}

function newRowTexts(actor: Actor, sheet: SheetToFill, { form, rows, reviewState }: Checked): string[] {
  return rows.map((row) => rowText(newRecord(actor, sheet.id, row, reviewState), form.asRead.ids));
}

/** What rows that are new bring with them. */
function followingOf(actor: Actor, sheet: SheetToFill, { form }: Checked, rows: readonly CheckedRow[]) {
  return {
    notifications: notificationsOfNewRows({
      companyId: actor.companyId,
      authorId: actor.userId,
      form: { id: sheet.formId, ...form },
      sheet,
      arrived: arrivedRows(rows),
    }),
    imageIds: rows.flatMap(({ answers }) => imageIds(form, answers)),
  };
}

/** Does it and commits, in one round trip. The first notification locks those of the sheet until then. */
async function finish(
  tx: Tx,
  actor: Actor,
  sheet: SheetToFill,
  following: ReturnType<typeof followingOf>,
): Promise<void> {
  await Promise.all([
    ...following.notifications.map((notification) => notify(tx, notification)),
    images.claim(tx, actor, sheet.id, following.imageIds),
    tx.commit(),
  ]);
}

type RowIssue = FieldError & { index: number };

function checkedRows(
  sheet: SheetToFill,
  form: CachedForm,
  earlier: EarlierRules,
  given: readonly NewRow[],
  services: Services,
  now: number,
) {
  const issues: RowIssue[] = [];
  const rows = given.map((row, index) => {
    const { answers, issues: found } = checkByVersion(form, earlier, 'questions', row, sheet.contextAnswers);
    for (const issue of found) issues.push({ ...issue, index });
    const alerts = form.rules.alertsOf({ ...sheet.contextAnswers, ...answers });
    return {
      id: row.id ?? services.newId(),
      answers,
      alerts,
      requestHash: rowRequestHash(row),
      createdAt: now,
    };
  });
  return { rows, issues };
}

/** The texts of those rows that were sent before, by their place. Throws 409 where an id was used for another row. */
async function repliesSoFar(
  tx: Tx,
  actor: Actor,
  sheet: SheetToFill,
  given: readonly NewRow[],
  form: CachedForm,
  brief = false,
): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  const ids = given.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) throw invalid([{ path: 'rows', message: 'Two rows have the same id' }]);
  if (ids.length === 0) return texts;
  const requests = await rowRequests(tx, actor, ids);
  for (const [index, row] of given.entries()) {
    const earlier = row.id === undefined ? undefined : requests.get(row.id);
    if (row.id === undefined || earlier === undefined) continue;
    const existing = earlier.sheetId === sheet.id ? earlier.requestHash : null;
    requireSame(existing, rowRequestHash(row), given.length > 1 ? `rows.${index}.id` : undefined);
    const found = await findRow(tx, actor, sheet.id, row.id);
    texts.set(index, brief ? briefText(found) : rowText(found, form.asRead.ids));
  }
  return texts;
}

function briefText({ id, alerts }: { id: string; alerts: readonly string[] }): string {
  return JSON.stringify({ id, alerts });
}

function newRecord(
  actor: Actor,
  sheetId: string,
  row: { id: string; answers: Answers; alerts: string[]; createdAt: number },
  reviewState: RowRecord['reviewState'],
): RowRecord {
  return {
    id: row.id,
    sheetId,
    userId: actor.userId,
    userName: actor.userName,
    answers: JSON.stringify(row.answers),
    edited: null,
    alerts: row.alerts,
    reviewState,
    reviewerId: null,
    reviewerName: null,
    reviewDate: null,
    reviewComment: null,
    returnedBy: null,
    returnerName: null,
    returnedAt: null,
    returnComment: null,
    createdAt: row.createdAt,
    modifiedAt: row.createdAt,
  };
}
