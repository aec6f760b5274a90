// Caches pages of rows in columns. Pages start with the oldest row, so that a new row only changes the last page:
// opening a dashboard again costs one query for changes.
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
   * A page of all rows of some sheets, oldest first: the cached one if none of its rows was added, changed or deleted
   * since, otherwise the result of `read`. The caller has checked that the actor sees these sheets.
   */
  of(tx: Tx, actor: Company, wanted: WantedPage, read: () => Promise<PageInColumns>): Promise<PageInColumns>;
};

export type WantedPage = {
  sheetIds: readonly string[];
  questions: readonly ColumnQuestion[];
  page: Pick<PageQuery, 'page' | 'size'>;
};

/** The content of a page. It refers to people by id only: names change independently of rows. */
export type PageInColumns = {
  /** The fields of a JSON object. */
  text: Buffer;
  /** What was sent of it last, in which `text` is a part: as long as it is the same, it is compressed once. */
  sent?: { head: string; bytes: Buffer };
  /** In the order of the text's indexes. */
  userIds: readonly string[];
  rows: number;
  /** When its last row was created, in epoch milliseconds; null without rows. */
  lastCreated: number | null;
};

type Company = Pick<Actor, 'companyId'>;
type Entry = { page: PageInColumns; snapshot: string };

export type PageCacheOptions = {
  /** Over all pages. */
  mostBytes?: number;
  /** Milliseconds after which an unused page is evicted. */
  idle?: number;
};

/** Caches pages of all companies by sheets and questions. */
export function createPageCache({
  mostBytes = 128_000_000,
  idle = 1_800_000,
}: PageCacheOptions = {}): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    // Compressed it is kept too, in less than a fifth.
    sizeCalculation: ({ page }) => Math.ceil(Math.max(1, page.text.length) * 1.2),
    ttl: idle,
    // Evicts idle pages without further access.
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
      // Taken first: anything committed while the page is read counts as a change, and the page is read again.
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

/** Whether a page's rows are unchanged since a snapshot, and the current snapshot, in one query. */
async function lookAt(
  tx: Tx,
  { companyId }: Company,
  { sheetIds, page }: WantedPage,
  entry: Entry,
): Promise<{ now: string; isSame: boolean }> {
  const isNews = newsSince(entry.snapshot);
  const { rows, lastCreated } = entry.page;
  // A full page stays the same when rows are added behind it.
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

/**
 * A page of rows as JSON, behind what may change while its rows stay the same: the very same bytes as long as nothing does, so that
 * they are compressed once.
 */
export function bytesOfPage(head: string, content: PageInColumns): Buffer {
  if (content.sent?.head === head) return content.sent.bytes;
  const first = Buffer.from(head);
  const bytes = Buffer.concat([first, content.text, closing]);
  content.text = bytes.subarray(first.length, bytes.length - closing.length);
  content.sent = { head, bytes };
  return bytes;
}

const closing = Buffer.from('}');
