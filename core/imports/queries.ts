// What is read about imports, as records that browser, terminal and commands share.
import { AppError } from '#core/errors.ts';
import { everyPage, maximumPageSize } from '#core/paging.ts';
import type { Run, Send } from '#core/send.ts';
import { dateFormats, importStatusOf, readImport } from './calls.ts';
import { isRunning } from './policy.ts';
import type { FailedRow, ImportStatus } from './schema.ts';

export const hasBeenCanceled = 'This import has been canceled';
/** Most failed rows that are repaired at once: who has more repairs the file. @public docs/limits.md names it. */
export const maximumRepairs = 10_000;

/** What a query cache tells of a query that it polls. */
type Polled = { state: { data?: ImportStatus | undefined; error?: unknown } };

/** How far an import is, looked at each second until the server is done with it (spec 3, section 4). */
export const importStatusQuery = (send: Send, id: string) => ({
  queryKey: ['imports', 'one', id, 'status'] as const,
  queryFn: ({ signal }: Run) => orCanceled(send(importStatusOf, { params: { id } }, { signal })),
  refetchInterval: ({ state: { data, error } }: Polled) =>
    isGone(error) || (data !== undefined && !isRunning(data)) ? false : 1_000,
});

/**
 * The failed rows of an import in the file's order, for the repair grid: the first 10,000. They change when repairs are
 * sent, which has them read again.
 */
export const failedRowsQuery = (send: Send, id: string) => ({
  queryKey: ['imports', 'one', id, 'failed'] as const,
  queryFn: async ({ signal }: Run) => {
    const rows: FailedRow[] = [];
    const read = async (page: number) => {
      const query = { page, size: maximumPageSize };
      return (await orCanceled(send(readImport, { params: { id }, query }, { signal }))).failed;
    };
    for await (const { content } of everyPage(read)) {
      rows.push(...content);
      if (rows.length >= maximumRepairs) break;
    }
    return rows;
  },
  staleTime: Infinity,
});

/** The date formats that an import understands; they change with the server's version only. */
export const dateFormatsQuery = (send: Send) => ({
  queryKey: ['imports', 'dateFormats'] as const,
  queryFn: ({ signal }: Run) => send(dateFormats, {}, { signal }),
  staleTime: Infinity,
});

async function orCanceled<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    if (!isGone(error)) throw error;
    throw new AppError('not-found', hasBeenCanceled, {
      cause: error,
      hint: 'Or it is one that you may not see.',
    });
  }
}

/**
 * Whether an import is gone, or one that somebody may not see (any more): a lookup that fails for who may not see it fails
 * like one of an import that is gone (spec 3, section 2).
 */
export function isGone(error: unknown): boolean {
  return error instanceof AppError && ['not-found', 'forbidden'].includes(error.code);
}
