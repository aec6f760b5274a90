// The saved mapping and the imports of a demo company: one that can be undone, one that has changed rows by a key, and one with
// failed rows that wait for somebody. Each file is read as every import is; only its date is made up.
import { randomUUID } from 'node:crypto';
import { isMappable } from '#core/imports/cells/cell-format.ts';
import { csvLines } from '#core/imports/csv/lines.ts';
import { importRequest } from '#core/imports/schema.ts';
import { answersOf, isCatalogType, isMoment } from '#core/questions/types.ts';
import { defaultDateFormat, formatDate } from '#core/time/date-format.ts';
import { audit } from '#server/audit/write.ts';
import { createFormCache } from '#server/forms/rules-cache.ts';
import { bringBatch } from '#server/imports/bring-batch.ts';
import { catalogOfImport } from '#server/imports/catalog-rows.ts';
import { checkOptions } from '#server/imports/check-options.ts';
import { createRowsReader } from '#server/imports/read-file.ts';
import { changeImport, insertImport, lockImport, showSheet } from '#server/imports/store.ts';
import { findRows, keysOfFile } from '#server/imports/update/keys.ts';
import { settleSheet } from '#server/imports/update/settle.ts';
import { insertMapping } from '#server/mappings/store.ts';
import { insertSheet } from '#server/sheets/store.ts';
import { idsByTitle } from './company.ts';
import { formNamed, named, type Seeding } from './data.ts';
import { type CompanyFile, readDemo } from './files.ts';
import { idOf } from './ids.ts';

const dateFormat = 'yyyy-MM-dd HH:mm';

/** Inserts the mapping, by which the export of a form is read back, made by the admin three days ago. */
export async function insertMappings({ tx, company, admin, now }: Seeding): Promise<void> {
  const { name, form } = company.file.mapping;
  const { id: formId, questions: all } = formNamed(company, form).input;
  const questions = all.filter(isMappable);
  const moments = questions.filter(({ type }) => isMoment(type));
  const items = questions.filter(({ type }) => isCatalogType(type));
  const content = {
    columns: questions.map(({ id, text, type }) => {
      const [first] = answersOf(type).parts ?? [];
      return { header: first?.header(text) ?? text, questionId: id, question: text };
    }),
    dateColumn: 'Date',
    dateFormat: defaultDateFormat,
    dateFormats: Object.fromEntries(moments.map(({ id }) => [id, defaultDateFormat])),
    cellFormats: Object.fromEntries(items.map(({ id }) => [id, { items: 'PATH' as const }])),
  };
  const saved = { id: idOf(company.id, 'mapping'), formId, name, content, now: now - 3 * 86_400_000 };
  await insertMapping(tx, admin, saved);
}

/** Imports the files. */
export async function insertImports(seeding: Seeding): Promise<void> {
  for (const one of seeding.company.file.imports) await importFile(seeding, one);
}

async function importFile(seeding: Seeding, file: CompanyFile['imports'][number]): Promise<void> {
  const { tx, company, calendar } = seeding;
  const { id: companyId } = company;
  const now = calendar.at(file.at);
  const { id: userId, userName, role } = named(company.users, 'userName', file.user);
  const actor = { ...seeding.admin, userId, userName, role };
  const { id: formId, questions, ...input } = formNamed(company, file.form).input;
  const text = readDemo(company.key, 'imports', file.file).replaceAll(/[^,\n]+/g, (cell) => {
    const at = calendar.read(cell);
    return at === null ? cell : formatDate(at, dateFormat, actor.timeZone);
  });
  const [{ cells: titles } = { cells: [] }, ...lines] = csvLines(text);
  const ids = idsByTitle({ contextQuestions: [], questions });
  const items = questions.filter(({ type }) => isCatalogType(type));
  const id = idOf(companyId, 'import', file.file);
  const sheetId = idOf(companyId, 'sheet of import', file.file);
  const request = importRequest.parse({
    fileName: idOf(companyId, 'upload', file.file),
    originalFileName: file.file,
    totalRows: lines.length,
    columnMap: Object.fromEntries(titles.map((title, index) => [ids.get(title) ?? title, index])),
    dateColumn: file.key === undefined ? 0 : null,
    dateFormat,
    cellFormats: Object.fromEntries(items.map((question) => [question.id, { items: 'AUTO' }])),
    keyQuestion: file.key === undefined ? null : ids.get(file.key),
  });
  const name = file.file.replace(/\.csv$/, '');
  const sheet = { formId, name, answers: {}, requestHash: null, visible: false };
  await insertSheet(tx, actor, { ...sheet, id: sheetId, imported: true, now });
  const upload = { uploadId: request.fileName, originalFileName: file.file, contentHash: null };
  await insertImport(tx, actor, { id, formId, sheetId, ...upload, requestHash: null, request, now });
  const note = { object: { kind: 'import' as const, id }, form: { id: formId, name: input.name }, sheetId };
  await audit(tx, actor, { ...note, action: 'import_scheduled', next: [file.file] }, now);

  const record = await lockImport(tx, companyId, id);
  if (record === undefined) throw new Error(`${file.file} was not scheduled`);
  const cached = await createFormCache(() => now).get(tx, companyId, formId, 0);
  const catalog = await catalogOfImport(tx, companyId, cached, request);
  const reader = createRowsReader(checkOptions(record, cached, catalog), null);
  const rows = [...reader.push(Buffer.from(text)), ...reader.end()];
  const question = cached.rules.byId.get(request.keyQuestion ?? '');
  const among = { companyId, formId, alsoSheet: null };
  const keys =
    question === undefined ? null : await findRows(tx, await keysOfFile([{ rows }], question), among);
  const started = { record, form: cached, catalog, keys };
  const brought = await bringBatch(tx, companyId, started, rows, { newId: randomUUID }, now);
  const state = brought.failed > 0 ? 'COMPLETED_WITH_ERRORS' : 'SUCCESS';
  await changeImport(tx, companyId, id, { ...brought, state, position: lines.length, endedAt: now });
  if (keys === null) await showSheet(tx, companyId, sheetId, now);
  else await settleSheet(tx, companyId, id, now);
}
