// Caches pages of rows in columns, as they were read. Pages start with the oldest row, so that a new row changes only the
// last page: opening a dashboard again costs one query for what changed since.
import { type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Actor } from '#core/actor.ts';
import type { PageQuery } from '#core/paging.ts';
import { newsSince } from '#server/db/snapshot.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { ColumnQuestion } from './columns-store.ts';
import { snapshotNow } from './row-cache-store.ts';

export type PageCache = {
  /**
   * A page of all rows of some sheets, the oldest first: the kept one where no row of it was added, changed or deleted
   * since, else what `read` gives. The caller has made sure that the actor sees these sheets.
   */
  of(tx: Tx, actor: Company, wanted: WantedPage, read: () => Promise<PageInColumns>): Promise<PageInColumns>;
};

export type WantedPage = {
  sheetIds: readonly string[];
  questions: readonly ColumnQuestion[];
  page: Pick<PageQuery, 'page' | 'size'>;
};

/** What a page says of its rows. It names their people by ids alone: a name changes without its rows. */
export type PageInColumns = {
  /** The fields of a JSON object. */
  text: Buffer;
  /** In the order in which the text counts them. */
  userIds: readonly string[];
  rows: number;
  /** When its last row was created, in epoch milliseconds; null without rows. */
  lastCreated: number | null;
};

type Company = Pick<Actor, 'companyId'>;
type Entry = { page: PageInColumns; snapshot: string };

export type PageCacheOptions = {
  /** Of all pages. */
  mostBytes?: number;
  /** Milliseconds after which a page is forgotten that nobody asks for. */
  idle?: number;
};

/** Keeps pages of any companies, each under the sheets and questions that it was read with. */
export function createPageCache({
  mostBytes = 128_000_000,
  idle = 1_800_000,
}: PageCacheOptions = {}): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.text.length),
    ttl: idle,
    // Idle pages give their memory back by themselves.
    ttlAutopurge: true,
  });

  return {
    async of(tx, actor, wanted, read) {
      const key = keyOf(actor, wanted);
      const cached = entries.get(key);
      if (cached !== undefined) {
        const { now, isSame } = await lookAt(tx, actor, wanted, cached);
        if (isSame) {
          entries.set(key, { page: cached.page, snapshot: now });
          return cached.page;
        }
      }
      // Taken first: what is committed while the page is read counts as news, and it is read again.
      const snapshot = await snapshotNow(tx);
      const page = await read();
      entries.set(key, { page, snapshot });
      return page;
    },
  };
}

function keyOf({ companyId }: Company, { sheetIds, questions, page }: WantedPage): string {
  const questionKeys = questions.map(({ id, isMultiValue }) => [id, isMultiValue]);
  return JSON.stringify([companyId, sheetIds.toSorted(), questionKeys, page.page, page.size]);
}

/** Whether a page's rows are what they were at a moment, and which moment it is now: both of the same look. */
async function lookAt(
  tx: Tx,
  { companyId }: Company,
  { sheetIds, page }: WantedPage,
  entry: Entry,
): Promise<{ now: string; isSame: boolean }> {
  const isNews = newsSince(entry.snapshot);
  const { rows, lastCreated } = entry.page;
  // A full page stays what it is when rows come behind it.
  const isNear =
    rows < page.size || lastCreated === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`created_at <= ${lastCreated}`;
  const inSheets = sql<SqlBool>`company_id = ${companyId} and sheet_id = any(${[...sheetIds]}::uuid[])`;
  const found = await tx.first(
    query.selectNoFrom([
      sql<string>`pg_current_snapshot()::text`.as('now'),
      sql<boolean>`
        not exists (select from rows where ${inSheets} and ${isNear} and ${isNews(sql`written_in`)})
        and not exists (select from deleted_rows where ${inSheets} and ${isNews(sql`deleted_in`)})`.as(
        'is_same',
      ),
    ]),
  );
  return { now: found?.now ?? entry.snapshot, isSame: found?.is_same === true };
}
