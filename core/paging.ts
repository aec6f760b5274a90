// Pagination: query parameters, the reply's shape, and iteration over all pages.
import { refusal } from '#core/messages/said.ts';
import { errorTexts as m } from '#core/messages/error-texts.ts';
import * as z from 'zod/mini';

export const maximumPageSize = 1_000;
/** A page of rows in columns is compact. @public docs/limits.md names it. */
export const maximumColumnsPageSize = 10_000;
/** The default page size. */
const defaultPageSize = 50;

const sizeUpTo = (most: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), defaultPageSize);

/** Query parameters of a page. `sort` is `key,asc|desc`; the contract lists the keys in "Conventions". */
export const pageFields = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  size: sizeUpTo(maximumPageSize),
  sort: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(dates\.lastModified|dates\.lastModifiedDate|dates\.created|name)(,(asc|desc))?$/,
          refusal(m.sortBy),
        ),
      ),
  ),
};

/** The same for rows, which are also available in columns. */
export const rowPageFields = { ...pageFields, size: sizeUpTo(maximumColumnsPageSize) };

export const pageQuery = z.object(pageFields);
export type PageQuery = z.infer<typeof pageQuery>;

export type Page<T> = { content: T[]; page: number; size: number; totalElements: number; totalPages: number };

/** The shape of a page of things. */
export function pageOf<S extends z.ZodMiniType>(item: S) {
  return z.object({
    content: z.array(item),
    page: z.number(),
    size: z.number(),
    totalElements: z.number(),
    totalPages: z.number(),
  });
}

export type Sort = { key: 'lastModified' | 'created' | 'name'; direction: 'asc' | 'desc' };

/** Parses a sort parameter; `fallback` if there is none. */
export function parseSort(sort: string | undefined, fallback: Sort): Sort {
  if (sort === undefined) return fallback;
  const [key, direction] = sort.split(',');
  return {
    key: key === 'name' ? 'name' : key === 'dates.created' ? 'created' : 'lastModified',
    direction: direction === 'desc' ? 'desc' : 'asc',
  };
}

/** Wraps content in a page. */
export function toPage<T>(
  content: T[],
  query: { page: number; size: number },
  totalElements: number,
): Page<T> {
  const { page, size } = query;
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}

/** Iterates over all pages; `read` is called with 0, 1, 2 ... */
export async function* everyPage<T>(read: (page: number) => Promise<Page<T>>): AsyncGenerator<Page<T>> {
  for (let page = 0; ; page += 1) {
    const got = await read(page);
    yield got;
    if (page + 1 >= got.totalPages) return;
  }
}
