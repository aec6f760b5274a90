// The imports of a demo company: one that can be undone, one that has changed rows by a key, and one with failed rows that
// wait for somebody. Each is a file that is read as every import is; only its date is made up.
import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import type { ImportRequest } from '#core/imports/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { dateTimeOf, valuesOf } from '#core/questions/values.ts';
import { formatDate } from '#core/time/date-format.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { createFormCache } from '#server/forms/rules-cache.ts';
import { bringBatch } from '#server/imports/bring-batch.ts';
import { catalogOfImport } from '#server/imports/catalog-rows.ts';
import { checkOptions } from '#server/imports/check-options.ts';
import { createRowsReader } from '#server/imports/read-file.ts';
import { changeImport, insertImport, lockImport, showSheet } from '#server/imports/store.ts';
import { findRows, keysOfFile } from '#server/imports/update/keys.ts';
import { settleSheet } from '#server/imports/update/settle.ts';
import { insertSheet } from '#server/sheets/store.ts';
import type { DemoCompany, DemoForm } from './data.ts';
import type { ImportPlan, ImportSource } from './import-plan.ts';
import { idOf } from './random.ts';

const hour = 3_600_000;

const dateFormat = 'yyyy-MM-dd HH:mm';

/** Imports the files of a company's plan. */
export async function insertImports(tx: Tx, company: DemoCompany, now: number): Promise<void> {
  for (const plan of company.imports) {
    const form = company.forms.find(({ input }) => input.name === plan.form);
    const user = company.users.find(({ role }) => role === plan.role);
    if (form === undefined || user === undefined) throw new Error(`${plan.file} has no form or no user`);
    const { id: userId, userName, role, timeZone } = user;
    const actor: Actor = { companyId: company.id, userId, userName, role, groupIds: [], timeZone, flags: {} };
    await importFile(tx, actor, form, plan, now - plan.hoursAgo * hour);
  }
}

async function importFile(tx: Tx, actor: Actor, form: DemoForm, plan: ImportPlan, at: number): Promise<void> {
  const { companyId } = actor;
  const { input } = form;
  const questionIds = plan.columns.map((text) => questionNamed(form, text));
  const lines = plan.lines(sourceOf(form, actor.timeZone, at));
  const id = idOf(companyId, 'import', plan.file);
  const sheetId = idOf(companyId, 'sheet of import', plan.file);
  const request: ImportRequest = {
    fileName: idOf(companyId, 'upload', plan.file),
    originalFileName: plan.file,
    totalRows: lines.length,
    columnMap: Object.fromEntries(questionIds.map((questionId, index) => [questionId, index])),
    dateColumn: plan.key === undefined ? 0 : null,
    dateFormat,
    dateFormats: {},
    cellFormats: Object.fromEntries(
      input.questions
        .filter(({ type }) => isCatalogType(type))
        .map((question) => [question.id, { items: 'AUTO' as const }]),
    ),
    headerAlign: null,
    keyQuestion: plan.key === undefined ? null : questionNamed(form, plan.key),
    blankCells: 'KEEP',
    once: false,
  };
  const name = plan.file.replace(/\.csv$/, '');
  const sheet = { formId: input.id, name, answers: {}, requestHash: null, visible: false };
  await insertSheet(tx, actor, { ...sheet, id: sheetId, imported: true, now: at });
  await insertImport(tx, actor, {
    id,
    formId: input.id,
    sheetId,
    uploadId: request.fileName,
    originalFileName: plan.file,
    contentHash: null,
    requestHash: null,
    request,
    now: at,
  });
  const note = { object: { kind: 'import' as const, id }, form: { id: input.id, name: input.name }, sheetId };
  await audit(tx, actor, { ...note, action: 'import_scheduled', next: [plan.file] }, at);

  const record = await lockImport(tx, companyId, id);
  if (record === undefined) throw new Error(`${plan.file} was not scheduled`);
  const cached = await createFormCache().get(tx, companyId, input.id, 0);
  const text = [plan.columns, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
  const catalog = await catalogOfImport(tx, companyId, cached, request);
  const options = checkOptions(record, cached, catalog);
  const reader = createRowsReader(options, null);
  const rows = [...reader.push(Buffer.from(text)), ...reader.end()];
  const question = cached.rules.byId.get(request.keyQuestion ?? '');
  const among = { companyId, formId: input.id, alsoSheet: null };
  const keys = question && (await findRows(tx, await keysOfFile([{ rows }], question), among));
  const started = { record, form: cached, catalog, keys: keys ?? null };
  if (rows.length > 0) {
    const brought = await bringBatch(tx, companyId, started, rows, { newId: randomUUID }, at);
    const state = brought.failed > 0 ? 'COMPLETED_WITH_ERRORS' : 'SUCCESS';
    await changeImport(tx, companyId, id, { ...brought, state, position: lines.length, endedAt: at });
    if (keys !== undefined) await settleSheet(tx, companyId, id, at);
    else await showSheet(tx, companyId, sheetId, at);
  }
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

function questionNamed({ input }: DemoForm, text: string): string {
  const found = input.questions.find((question) => question.text === text);
  if (found === undefined) throw new Error(`"${input.name}" does not ask "${text}"`);
  return found.id;
}

function sourceOf(form: DemoForm, timeZone: string, at: number): ImportSource {
  return {
    at,
    moment: (moment) =>
      formatDate(typeof moment === 'number' ? moment : (dateTimeOf(moment)?.at ?? 0), dateFormat, timeZone),
    lastRows(count, ...texts) {
      const ids = texts.map((text) => questionNamed(form, text));
      const [key = ''] = ids;
      const rows = form.sheets.flatMap((sheet) => sheet.rows);
      const byKey = Map.groupBy(rows, ({ answers }) => answers[key]);
      return rows
        .filter(({ createdAt, answers }) => createdAt < at - 48 * hour && ids.every((id) => id in answers))
        .filter(({ answers }) => byKey.get(answers[key])?.length === 1)
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, count)
        .map(({ answers }) => ids.map((id) => valuesOf(answers[id]).join('; ')));
    },
  };
}
