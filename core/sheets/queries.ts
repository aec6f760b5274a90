// What is read about sheets, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { listCompanySheets, listSheets, readRow, readSheet } from './calls.ts';

const newestFirst = 'dates.lastModified,desc';

/** A page of the company's sheets, those changed last first (spec 1, section 7: 12 a page). */
export const recentSheetsQuery = (send: Send, page: number, size = 12) => ({
  queryKey: ['sheets', 'recent', page, size] as const,
  queryFn: ({ signal }: Run) =>
    send(listCompanySheets, { query: { page, size, sort: newestFirst } }, { signal }),
});

/** A page of a form's sheets, those changed last first. */
export const sheetsOfFormQuery = (send: Send, formId: string, page: number, size = 50) => ({
  queryKey: ['sheets', 'ofForm', formId, page, size] as const,
  queryFn: ({ signal }: Run) =>
    send(listSheets, { params: { id: formId }, query: { page, size, sort: newestFirst } }, { signal }),
});

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
