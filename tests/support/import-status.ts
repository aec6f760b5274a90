// The status of an import as a server answers it, for tests of what is done with it.
import type { ImportStatus } from '#core/imports/status.ts';

type Own = Pick<ImportStatus, 'id' | 'templateId' | 'sheetId'> & Partial<ImportStatus>;

/** An import of three rows that has ended well, unless `own` says otherwise. */
export function importStatusOf(own: Own): ImportStatus {
  return {
    fileName: 'stored.csv',
    originalFileName: 'rows.csv',
    state: 'SUCCESS',
    completedRows: 3,
    failedRows: 0,
    totalRows: 3,
    droppedRows: 0,
    sheetName: 'rows',
    sha256: null,
    createdAt: 0,
    endedAt: 0,
    createdBy: { id: own.id, userName: 'kim' },
    dateColumn: null,
    dateFormat: 'yyyy-MM-dd HH:mm:ss',
    dateFormats: {},
    cellFormats: {},
    timeZone: 'UTC',
    decimalSeparator: null,
    undone: null,
    undoUntil: null,
    problem: null,
    update: null,
    delay: null,
    ...own,
  };
}
