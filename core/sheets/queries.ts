// What is read about sheets, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { everyPage, maximumPageSize } from '#core/paging.ts';
import { type ActivityFilter, activityPageSize, activityPollEvery } from './activity.ts';
import { listCompanySheets, listReturned, listRows, listUndos, readRow, readSheet } from './calls.ts';
import type { Row, Sheet } from './schema.ts';

const newestFirst = 'dates.lastModified,desc';

/** A page of the company's sheets, counted from 0, those changed last first. The first one is looked at again by itself. */
export const activityQuery = (send: Send, filter: ActivityFilter, page: number, size = activityPageSize) => ({
  queryKey: ['sheets', 'activity', filter, page, size] as const,
  queryFn: ({ signal }: Run) =>
    send(listCompanySheets, { query: activityParameters(filter, page, size) }, { signal }),
  ...(page === 0 && { refetchInterval: activityPollEvery }),
});

/** The same as the call takes it. */
export function activityParameters(
  { sheet, form, user, startDate, endDate }: ActivityFilter,
  page: number,
  size: number,
) {
  return {
    page,
    size,
    sort: newestFirst,
    ...(sheet !== undefined && sheet.trim() !== '' && { sheetName: sheet.trim() }),
    ...(form !== undefined && { templateId: form }),
    ...(user !== undefined && { userId: user }),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
  };
}

/** A page of those of a form's sheets whose name holds a text; all of them for none. */
export const sheetsByNameQuery = (send: Send, formId: string, name: string, page: number) => ({
  queryKey: ['sheets', 'byName', formId, name, page] as const,
  queryFn: ({ signal }: Run) =>
    send(
      listCompanySheets,
      {
        query: {
          templateId: formId,
          page,
          size: 100,
          sort: newestFirst,
          ...(name !== '' && { sheetName: name }),
        },
      },
      { signal },
    ),
});

/** One sheet with its context answers. */
export const sheetQuery = (send: Send, id: string) => ({
  queryKey: ['sheets', 'one', id] as const,
  queryFn: ({ signal }: Run) => send(readSheet, { params: { id } }, { signal }),
});

/** One row of a sheet. */
export const rowQuery = (send: Send, sheetId: string, rowId: string) => ({
  queryKey: ['sheets', 'row', sheetId, rowId] as const,
  queryFn: ({ signal }: Run) => send(readRow, { params: { id: sheetId, rowId } }, { signal }),
});

/** Somebody's own sheets of a form that are not completed, those changed last first: of their newest 1,000. */
export const openSheetsQuery = (send: Send, formId: string, userId: string) => ({
  queryKey: ['sheets', 'open', formId, userId] as const,
  queryFn: async ({ signal }: Run): Promise<Sheet[]> => {
    const query = { templateId: formId, userId, size: maximumPageSize, sort: newestFirst };
    const { content } = await send(listCompanySheets, { query }, { signal });
    return content.filter(({ completed }) => !completed);
  },
});

/** Somebody's own sheets of all forms that are not completed, those changed last first: of their newest 100. */
export const ownOpenSheetsQuery = (send: Send, userId: string) => ({
  queryKey: ['sheets', 'open', 'all', userId] as const,
  queryFn: async ({ signal }: Run): Promise<Sheet[]> => {
    const query = { userId, size: 100, sort: newestFirst };
    const { content } = await send(listCompanySheets, { query }, { signal });
    return content.filter(({ completed }) => !completed);
  },
});

/** The rows of a sheet so far, the oldest first: what aggregations and the next row need to know. */
export const rowsSoFarQuery = (send: Send, sheetId: string) => ({
  queryKey: ['sheets', 'rowsSoFar', sheetId] as const,
  queryFn: async ({ signal }: Run): Promise<Row[]> => {
    const rows: Row[] = [];
    const readPage = async (page: number) => {
      const query = { page, size: maximumPageSize, sort: 'dates.created,asc' };
      const reply = await send(listRows, { params: { id: sheetId }, query }, { signal });
      // Columns come only to those who accept them.
      return 'content' in reply ? reply : { ...reply, content: [] };
    };
    for await (const page of everyPage(readPage)) rows.push(...page.content);
    return rows;
  },
});

/** The rows that were returned to whoever is signed in, the last returned first: the newest 100. */
export const returnedRowsQuery = (send: Send) => ({
  queryKey: ['sheets', 'returned'] as const,
  queryFn: async ({ signal }: Run) => send(listReturned, { query: { page: 0, size: 100 } }, { signal }),
});

/** What whoever is signed in can undo of changes to many rows of a form, the last first: the newest 100. */
export const undosQuery = (send: Send, formId: string) => ({
  queryKey: ['sheets', 'undos', formId] as const,
  queryFn: async ({ signal }: Run) =>
    (await send(listUndos, { query: { templateId: formId, page: 0, size: 100 } }, { signal })).content,
});
