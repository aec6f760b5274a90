// Queries about sheets, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { everyPage, maximumPageSize } from '#core/paging.ts';
import { type ActivityFilter, activityPageSize, activityPollEvery } from './activity.ts';
import {
  listCompanySheets,
  listReturned,
  listRows,
  listSheets,
  listUndos,
  readImagePlace,
  readRow,
  readSheet,
  reviewQueue,
} from './calls.ts';
import { maximumSelectedSheets, type Row, type Sheet } from './schema.ts';

const newestFirst = 'dates.lastModified,desc';
/** What somebody may continue: nobody continues what an import brought. */
const open = { completed: 'false', begun: 'true' } as const;

/**
 * A page of the company's sheets, counted from 0, most recently changed first. The first page is refetched periodically.
 */
export const activityQuery = (send: Send, filter: ActivityFilter, page: number, size = activityPageSize) => ({
  queryKey: ['sheets', 'activity', filter, page, size] as const,
  queryFn: ({ signal }: Run) =>
    send(listCompanySheets, { query: activityParameters(filter, page, size) }, { signal }),
  ...(page === 0 && { refetchInterval: activityPollEvery }),
});

/** What waits for the user's review, by form. A review refetches it, as it does all of sheets. */
export const reviewQueueQuery = (send: Send) => ({
  queryKey: ['sheets', 'reviewQueue'] as const,
  queryFn: ({ signal }: Run) => send(reviewQueue, {}, { signal }),
  refetchInterval: activityPollEvery,
});

/** An activity filter as parameters of the call. */
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

/** A page of a form's sheets whose name contains a text; empty: all sheets. */
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

/** The ids of a form's sheets, most recently changed first: as many as may be chosen together. */
export const sheetIdsQuery = (send: Send, formId: string) => ({
  queryKey: ['sheets', 'ids', formId] as const,
  queryFn: async ({ signal }: Run) => {
    const query = { page: 0, size: maximumSelectedSheets, sort: newestFirst };
    const { content } = await send(listSheets, { params: { id: formId }, query }, { signal });
    return content.map(({ id }) => id);
  },
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

/** A user's own incomplete sheets of a form, most recently changed first: the newest 1,000. */
export const openSheetsQuery = (send: Send, formId: string, userId: string) => ({
  queryKey: ['sheets', 'open', formId, userId] as const,
  queryFn: async ({ signal }: Run): Promise<Sheet[]> => {
    const query = { templateId: formId, userId, size: maximumPageSize, sort: newestFirst, ...open };
    return (await send(listCompanySheets, { query }, { signal })).content;
  },
});

/** A user's own incomplete sheets of all forms, most recently changed first: the newest 1,000. */
export const ownOpenSheetsQuery = (send: Send, userId: string) => ({
  queryKey: ['sheets', 'open', 'all', userId] as const,
  queryFn: async ({ signal }: Run): Promise<Sheet[]> => {
    const query = { userId, size: maximumPageSize, sort: newestFirst, ...open };
    return (await send(listCompanySheets, { query }, { signal })).content;
  },
});

/** A user's own completed sheets of all forms, most recently changed first: the newest 50, of `totalElements`. */
export const ownSentSheetsQuery = (send: Send, userId: string) => ({
  queryKey: ['sheets', 'sent', userId] as const,
  queryFn: ({ signal }: Run) => {
    const query = { userId, size: 50, sort: newestFirst, completed: 'true' as const };
    return send(listCompanySheets, { query }, { signal });
  },
});

/** A user's own sheet of a form that was changed last, with its newest row; null: there is none. */
export const lastOwnSheetQuery = (send: Send, formId: string, userId: string) => ({
  queryKey: ['sheets', 'last-own', formId, userId] as const,
  queryFn: async ({ signal }: Run): Promise<{ sheet: Sheet; row: Row | undefined } | null> => {
    const query = { templateId: formId, userId, size: 1, sort: newestFirst };
    const [sheet] = (await send(listCompanySheets, { query }, { signal })).content;
    if (sheet === undefined) return null;
    const newest = { size: 1, sort: 'dates.created,desc' };
    const rows = await send(listRows, { params: { id: sheet.id }, query: newest }, { signal });
    return { sheet, row: 'content' in rows ? rows.content[0] : undefined };
  },
});

/** The rows of a sheet so far, oldest first: the input of aggregations and of the next row. */
export const rowsSoFarQuery = (send: Send, sheetId: string) => ({
  queryKey: ['sheets', 'rowsSoFar', sheetId] as const,
  queryFn: async ({ signal }: Run): Promise<Row[]> => {
    const rows: Row[] = [];
    const readPage = async (page: number) => {
      const query = { page, size: maximumPageSize, sort: 'dates.created,asc' };
      const reply = await send(listRows, { params: { id: sheetId }, query }, { signal });
      // Only clients that accept columns receive them.
      return 'content' in reply ? reply : { ...reply, content: [] };
    };
    for await (const page of everyPage(readPage)) rows.push(...page.content);
    return rows;
  },
});

/** The rows returned to the current user, last returned first: the newest 100. */
export const returnedRowsQuery = (send: Send) => ({
  queryKey: ['sheets', 'returned'] as const,
  queryFn: async ({ signal }: Run) => send(listReturned, { query: { page: 0, size: 100 } }, { signal }),
});

/** The bulk changes of a form that the current user can undo, newest first: the newest 100. */
export const undosQuery = (send: Send, formId: string) => ({
  queryKey: ['sheets', 'undos', formId] as const,
  queryFn: async ({ signal }: Run) =>
    (await send(listUndos, { query: { templateId: formId, page: 0, size: 100 } }, { signal })).content,
});

/** Where the photo of an answer was taken: once an answer names it, that stays as it is. */
export const photoPlaceQuery = (send: Send, id: string) => ({
  queryKey: ['images', 'place', id] as const,
  queryFn: ({ signal }: Run) => send(readImagePlace, { params: { id } }, { signal }),
  staleTime: Infinity,
});

/** Where photos were taken that keep it, by their ids. */
export async function readPhotoPlaces(
  send: Send,
  images: readonly { id: string; keepsPlace: boolean }[],
): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  for (const { id } of images.filter(({ keepsPlace }) => keepsPlace)) {
    const { place } = await send(readImagePlace, { params: { id } });
    if (place !== null) places.set(id, place);
  }
  return places;
}
