// What has arrived at the server is put into the copies on this device, which else would not know of it until they are read
// again: there may be no network by then.
import type { OutboxEntry, RowEntry } from '#core/filling/outbox-entry.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import type { Answer, Row, Sheet } from '#core/sheets/schema.ts';
import { copies, type FillStore } from './fill-store.ts';

export type Person = { id: string; userName: string };

/** Puts one entry into the copies. */
export async function rememberArrival(
  store: FillStore,
  entry: OutboxEntry,
  { id, userName }: Person,
  now: number,
): Promise<void> {
  const lists = [copies.openSheets, copies.openSheetsOf(entry.form.id)];
  const change = async (name: string, next: (sheets: readonly Sheet[]) => readonly Sheet[]) => {
    const sheets = ((await store.copy(name))?.value ?? []) as readonly Sheet[];
    await store.keepCopy({ name, value: next(sheets), at: now });
  };
  if (entry.kind === 'sheet') {
    const { form, createdAt, body } = entry;
    const started = startedSheet({ ...body, form }, { id, userName }, createdAt);
    for (const name of lists)
      await change(name, (sheets) => [started, ...sheets.filter((sheet) => sheet.id !== started.id)]);
  }
  if (entry.kind === 'row') {
    const name = copies.rows(entry.sheet.id);
    const rows = ((await store.copy(name))?.value ?? []) as readonly Row[];
    const others = rows.filter((row) => row.id !== entry.id);
    await store.keepCopy({ name, value: [...others, rowOf(entry, { id, userName })], at: now });
  }
  if (entry.kind === 'complete') {
    const name = copies.sheet(entry.sheet.id);
    const sheet = (await store.copy(name))?.value as Sheet | undefined;
    if (sheet !== undefined) await store.keepCopy({ name, value: { ...sheet, completed: true }, at: now });
    for (const list of lists)
      await change(list, (sheets) => sheets.filter((other) => other.id !== entry.sheet.id));
  }
}

/** A row as the server will tell it, as far as is known here. */
export function rowOf({ id, sheet, body, createdAt }: RowEntry, user: Person): Row {
  return {
    id,
    sheetId: sheet.id,
    dates: { created: createdAt, lastModified: createdAt },
    user,
    answers: answersOf(body.answers, createdAt),
    alerts: [],
    reviewState: null,
    reviewer: null,
    reviewDate: null,
    reviewComment: null,
  };
}

/** A sheet that was started here, as the server will tell it. */
export function startedSheet(
  of: {
    id: string;
    name: string;
    form: { id: string; name: string };
    contextAnswers: readonly GivenAnswer[];
  },
  user: Person,
  now: number,
): Sheet {
  const { id, name, form, contextAnswers } = of;
  return {
    id,
    name,
    templateId: form.id,
    template: { id: form.id, name: form.name },
    user,
    dates: { created: now, lastModified: now },
    rowCount: 0,
    completed: false,
    contextAnswers: answersOf(contextAnswers, now),
  };
}

function answersOf(given: readonly GivenAnswer[], createdDate: number): Answer[] {
  return given.map(({ questionId, value }) => ({ id: questionId, questionId, value, createdDate }));
}
