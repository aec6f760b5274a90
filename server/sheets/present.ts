// Serializes sheets and pages of rows as JSON text.
import { usersByIds } from '#server/db/person.ts';
import { type FieldError, invalid } from '#core/errors.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { maximumPageSize, type PageQuery } from '#core/paging.ts';
import { columnsMediaType, oldestFirst } from '#core/sheets/schema.ts';
import { jsonText, Reply } from '#server/http/mount.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import { type ColumnQuestion, type Columns, listColumns } from './columns-store.ts';
import { bytesOfPage, type PageInColumns } from './page-cache.ts';
import { rowsPage } from './rows-page.ts';
import * as rows from './rows-store.ts';
import type { SheetRecord } from './store.ts';
import { answersText, passedText, rowText, withNotes } from './wire.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The JSON text of sheets, each with its context answers in the form's order. */
export async function sheetTexts(scope: RequestScope, sheets: readonly SheetRecord[]): Promise<string[]> {
  const texts: string[] = [];
  for (const sheet of sheets) {
    // A sheet without context answers does not need its form.
    const questionIds = sheet.answers === '{}' ? [] : await questionsOf(scope, sheet);
    texts.push(sheetText(sheet, questionIds));
  }
  return texts;
}

function sheetText(sheet: SheetRecord, questionIds: readonly string[]): string {
  return (
    `{"id":"${sheet.id}","name":${JSON.stringify(sheet.name)},"templateId":"${sheet.formId}"` +
    `,"template":{"id":"${sheet.formId}","name":${JSON.stringify(sheet.formName)}}` +
    `,"user":${JSON.stringify(sheet.user)}` +
    `,"dates":{"created":${sheet.createdAt},"lastModified":${sheet.modifiedAt}}` +
    `,"rowCount":${sheet.rowCount},"completed":${sheet.completed},"contextAnswers":[${answersText(sheet, questionIds)}]${passedText(sheet)}}`
  );
}

/** The question ids of a sheet's form in order, including those of its earlier versions. */
async function questionsOf(scope: RequestScope, sheet: SheetRecord): Promise<readonly string[]> {
  const { tx, actor, services } = scope;
  return (await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion)).asRead.ids;
}

/** The current state of one row of a sheet. */
export async function rowReply(
  scope: RequestScope,
  sheet: SheetRecord,
  rowId: string,
  notes: readonly FieldError[] = [],
): Promise<Reply> {
  const { tx, actor } = scope;
  const row = await rows.findRow(tx, actor, { id: rowId, sheetId: sheet.id });
  return jsonText(withNotes(rowText(row, await questionsOf(scope, sheet)), notes));
}

export type RowsRequest = {
  /** All of one form. */
  sheets: readonly SheetRecord[];
  page: PageQuery;
  condition: RawBuilder<SqlBool>;
  /** By which the rows are sorted instead. */
  distance?: RawBuilder<number | null> | undefined;
  /** The request's Accept header. */
  accept: string | undefined;
};

/** A page of rows, in columns for clients that accept them. */
export function rowsReply(scope: RequestScope, request: RowsRequest): Promise<Reply> {
  if (request.accept?.includes(columnsMediaType) === true) return columnsReply(scope, request);
  return rowTextsReply(scope, request);
}

async function rowTextsReply(
  scope: RequestScope,
  { sheets, page, condition, distance }: RowsRequest,
): Promise<Reply> {
  const { tx, actor } = scope;
  if (page.size > maximumPageSize) {
    const message = t(m.atMostRowsPerPage, { maximumPageSize, columnsMediaType });
    throw invalid([{ path: 'size', message }]);
  }
  const [first] = sheets;
  const sheetIds = sheets.map(({ id }) => id);
  const questionIds = first === undefined ? [] : await questionsOf(scope, first);
  const total =
    condition === rows.everyRow ? rowCountOf(sheets) : await rows.countRows(tx, actor, sheetIds, condition);
  const content = await rows.listRows(tx, actor, { sheetIds, condition, page, distance });
  return jsonText(rowsPage(content, questionIds, page, total));
}

async function columnsReply(scope: RequestScope, request: RowsRequest): Promise<Reply> {
  return new Reply(await columnsBytes(scope, request), {
    headers: { 'content-type': `${columnsMediaType}; charset=utf-8` },
  });
}

/** A page of rows in columns, as JSON. */
export async function columnsBytes(
  scope: RequestScope,
  { sheets, page, condition, distance }: Omit<RowsRequest, 'accept'>,
): Promise<Buffer> {
  const { tx, actor, services } = scope;
  const [first] = sheets;
  const sheetIds = sheets.map(({ id }) => id);
  const questions = first === undefined ? [] : await columnQuestions(scope, first);
  const all = rowCountOf(sheets);
  let passing: number | null = null;
  const read = async () => {
    const found = await listColumns(tx, actor, { sheetIds, condition, page, distance }, questions);
    ({ passing } = found);
    return pageInColumns(found, questions);
  };
  const isCached =
    distance === undefined &&
    condition === rows.everyRow &&
    page.sort === oldestFirst &&
    all >= leastCachedRows;
  const content = isCached
    ? await services.pageCache.of(tx, actor, { sheetIds, questions, page }, read)
    : await read();
  const { userIds } = content;
  const names = await usersByIds(tx, actor.companyId, userIds);
  const users = userIds.map((id) => names.get(id) ?? { id, userName: '' });
  const total = passing ?? all;
  const head =
    `{"page":${page.page},"size":${page.size},"totalElements":${total},"totalPages":${Math.ceil(total / page.size)}` +
    `,"users":${JSON.stringify(users)},`;
  return bytesOfPage(head, content);
}

/** Reading fewer rows is as fast as checking whether they changed. */
const leastCachedRows = 2_000;

function pageInColumns(
  { fields, answers, userIds }: Columns,
  questions: readonly ColumnQuestion[],
): PageInColumns {
  const distinct = [...new Set(userIds)];
  const places = new Map(distinct.map((id, index) => [id, index]));
  const columns = Object.entries(fields).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  const created: number[] = JSON.parse(fields['created'] ?? '[]');
  const text =
    `${columns.join(',')},"user":[${userIds.map((id) => places.get(id)).join(',')}]` +
    `,"answers":{${questions.map(({ id }, index) => `"${id}":${answers[index]}`).join(',')}}`;
  return {
    text: Buffer.from(text),
    userIds: distinct,
    rows: userIds.length,
    lastCreated: created.at(-1) ?? null,
  };
}

/** A sheet stores its row count; only a filter requires counting. */
export function rowCountOf(sheets: readonly SheetRecord[]): number {
  return sheets.reduce((sum, sheet) => sum + sheet.rowCount, 0);
}

async function columnQuestions(scope: RequestScope, sheet: SheetRecord): Promise<ColumnQuestion[]> {
  const { tx, actor, services } = scope;
  const { asRead } = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  return [...asRead.byId.values()].map(({ id, type }) => ({ id, isMultiValue: isMultiValue(type) }));
}
