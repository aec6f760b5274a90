// Queries about imports, shared by browser, terminal and commands.
import { AppError } from '#core/errors.ts';
import { everyPage, maximumPageSize } from '#core/paging.ts';
import type { Run, Send } from '#core/send.ts';
import { dateFormats, importStatusOf, readImport } from './calls.ts';
import { isRunning } from './policy.ts';
import type { FailedRow } from './schema.ts';
import type { ImportStatus } from './status.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const hasBeenCanceled = t(m.thisImportHasBeenCanceled);
/** Maximum failed rows in one repair: with more, the file should be corrected. @public docs/limits.md names it. */
export const maximumRepairs = 10_000;

/** The part of a query cache's state that polling reads. */
type Polled = { state: { data?: ImportStatus | undefined; error?: unknown } };

/** An import's progress, polled every second until the server is done (spec 3, section 4). */
export const importStatusQuery = (send: Send, id: string) => ({
  queryKey: ['imports', 'one', id, 'status'] as const,
  queryFn: ({ signal }: Run) => orCanceled(send(importStatusOf, { params: { id } }, { signal })),
  refetchInterval: ({ state: { data, error } }: Polled) =>
    isGone(error) || (data !== undefined && !isRunning(data)) ? false : 1_000,
});

/**
 * The failed rows of an import in file order for the repair grid: the first 10,000. They only change when repairs are
 * sent, which refetches them.
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

/** The supported date formats; they only change with the server's version. */
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
      hint: wording(m.orItIsOneThat),
    });
  }
}

/** Whether an import is gone, or invisible to the user: both fail alike (spec 3, section 2). */
export function isGone(error: unknown): boolean {
  return error instanceof AppError && ['not-found', 'forbidden'].includes(error.code);
}
