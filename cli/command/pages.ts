// Reads paginated lists as far as --limit or --all says.
import { AppError } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import type { LimitFlags } from './options.ts';
import type { Output } from '#cli/output/output.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The maximum number to read; null: all. Throws `usage` unless it is a positive integer. */
export function limitOf({ limit, all }: LimitFlags): number | null {
  if (all === true) return null;
  const count = Number(limit);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new AppError('usage', wording(m.limitTakesWholeNumberAbove, { limit: limit ?? '' }));
}

/** The items read, and the total number. */
export type ListResult<T> = { items: T[]; total: number };

type ReadPage<T> = (query: { page: number; size: number }) => Promise<Page<T>>;

const largestPage = 500;

/**
 * Reads pages until there are enough items. An item that is returned twice, because another one was inserted before it
 * meanwhile, counts once.
 */
export function readPages<T extends { id: string }>(
  limit: number | null,
  read: ReadPage<T>,
  onPage?: (read: number, total: number) => void,
): Promise<ListResult<T>> {
  return readPagesBy(({ id }) => id, limit, read, onPage);
}

/** The same for items whose id is nested. */
export async function readPagesBy<T>(
  idOf: (item: T) => string,
  limit: number | null,
  read: ReadPage<T>,
  onPage: (read: number, total: number) => void = () => {},
): Promise<ListResult<T>> {
  const size = Math.min(limit ?? largestPage, largestPage);
  const byId = new Map<string, T>();
  for (let page = 0; ; page += 1) {
    const { content, totalElements, totalPages } = await read({ page, size });
    for (const item of content) byId.set(idOf(item), item);
    onPage(byId.size, totalElements);
    if (page + 1 >= totalPages || (limit !== null && byId.size >= limit)) {
      return { items: [...byId.values()].slice(0, limit ?? undefined), total: totalElements };
    }
  }
}

/** Reports that there are more items than were printed. */
export function sayMore(
  output: Output,
  { items, total }: { items: readonly unknown[]; total: number },
): void {
  if (items.length < total) {
    output.say(t(m.ofShownLimitAndAll, { count: items.length, total }));
  }
}
