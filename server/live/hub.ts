// Distributes changes to the followers of forms at this process: a transaction that changed sheets notifies a channel of
// the database, to which every process listens. The channel carries only ids of sheets; each follower's permissions are
// checked for every event.
//
// Sent after the commit and not within it: a transaction that notifies holds a lock for which all commits of the
// database queue. If a process crashes in between, the next change or poll of a client makes up for it.
import * as z from 'zod/mini';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { AppError } from '#core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { Listening } from '#server/db/listen.ts';
import { query } from '#server/db/transaction.ts';
import { sql } from 'kysely';

export type Follower = {
  companyId: string;
  userId: string;
  /** Those of some sheets that the follower may currently see. Throws if they may no longer follow. */
  look(sheetIds: readonly string[]): Promise<string[]>;
};

export type Live = {
  /** Sheets were changed by a committed transaction of this process. */
  changed(companyId: string, sheetIds: readonly string[]): void;
  /** Events as text, without end. Throws `too-many-tries` if the user has too many streams. */
  follow(follower: Follower): Readable;
  close(): Promise<void>;
};

export type LiveTimes = {
  /** Milliseconds for which changes are collected before they are sent. */
  gather: number;
  /** Milliseconds between two events to one follower. */
  pause: number;
  /** Milliseconds between two heartbeats; each one checks permissions. */
  beat: number;
};

/** The messages on the channel. */
const sheetNews = z.object({ companyId: z.string(), sheetIds: z.array(z.string()) });
const channel = 'formdeck_sheets';
const usual: LiveTimes = { gather: 100, pause: 500, beat: 20_000 };
/** Timeout of sending a message, in milliseconds. */
const notifyLimit = 30_000;
/** Streams per user and process: tabs, terminals, phones. */
const mostPerUser = 20;
/** Ids per message: the database limits it to 8,000 bytes. */
const idsPerMessage = 100;
const retryAfter = 2_000;
/** Maximum bytes waiting to be read by the client. */
const mostWaiting = 65_536;

type Following = Follower & {
  stream: Readable;
  /** Sheets to report. */
  news: Set<string>;
  timer: NodeJS.Timeout | undefined;
  beat: NodeJS.Timeout;
  isBeating: boolean;
};

export function createLive(options: {
  database: Pick<Database, 'listen' | 'transaction'>;
  log: Logger;
  times?: LiveTimes;
}): Live {
  const { database, log, times = usual } = options;
  const followers = new Set<Following>();
  const waiting = new Map<string, Set<string>>();
  let sending: NodeJS.Timeout | undefined;
  let listening: Promise<Listening | null> | null = null;
  let isClosed = false;

  /** Sends the changes since the last time to the channel. */
  async function send(): Promise<void> {
    sending = undefined;
    const messages = [...waiting].flatMap(([companyId, ids]) =>
      chunks([...ids], idsPerMessage).map((sheetIds) => JSON.stringify({ companyId, sheetIds })),
    );
    waiting.clear();
    try {
      const notification = query.selectNoFrom(
        sql`(select count(pg_notify(${channel}, message)) from unnest(${messages}::text[]) message)`.as('n'),
      );
      await database.transaction(null, (tx) => tx.all(notification), { statementLimit: notifyLimit });
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'changes could not be told');
    }
  }

  function hear(text: string): void {
    const { data: news } = sheetNews.safeParse(JSON.parse(text));
    if (news === undefined) {
      log.warn({ text }, 'a message of the database is none of ours');
      return;
    }
    const { companyId, sheetIds } = news;
    for (const follower of followers) {
      if (follower.companyId !== companyId) continue;
      for (const id of sheetIds) follower.news.add(id);
      follower.timer ??= setTimeout(() => void tell(follower), 0);
    }
  }

  /** Sends a follower the changes that they may see; ends the stream if they may no longer follow. */
  async function tell(follower: Following): Promise<void> {
    const sheetIds = [...follower.news];
    follower.news.clear();
    try {
      const seen = await follower.look(sheetIds);
      if (seen.length > 0) follower.stream.push(event('sheets', { sheetIds: seen }));
    } catch (error) {
      end(follower, error);
      return;
    }
    if (!followers.has(follower)) return;
    follower.timer = setTimeout(() => {
      follower.timer = undefined;
      if (follower.news.size > 0) follower.timer = setTimeout(() => void tell(follower), 0);
    }, times.pause);
  }

  async function beat(follower: Following): Promise<void> {
    // Skips a heartbeat while the last one is running, so that a slow database gets no further queries.
    if (follower.isBeating) return;
    follower.isBeating = true;
    try {
      await follower.look([]);
      // The client does not read.
      if (follower.stream.readableLength > mostWaiting) follower.stream.destroy();
      else follower.stream.push(': still here\n\n');
    } catch (error) {
      end(follower, error);
    } finally {
      follower.isBeating = false;
    }
  }

  function end(follower: Following, error: unknown): void {
    if (!followers.has(follower)) return;
    const code = error instanceof AppError ? error.code : 'unavailable';
    forget(follower);
    follower.stream.push(event('end', { code }));
    follower.stream.push(null);
  }

  function forget(follower: Following): void {
    followers.delete(follower);
    clearTimeout(follower.timer);
    clearInterval(follower.beat);
  }

  /** The connection of this process, opened for the first follower. Followers are ready once it listens. */
  function listen(): Promise<Listening | null> {
    listening ??= database.listen(channel, hear, onBroken).catch((error: unknown) => {
      log.warn({ err: error }, 'changes cannot be heard of');
      onBroken();
      return null;
    });
    return listening;
  }

  function onBroken(): void {
    listening = null;
    if (isClosed) return;
    // Clients reload what they missed: a ready event means that they should.
    setTimeout(() => {
      for (const follower of followers) void ready(follower);
    }, retryAfter).unref();
  }

  async function ready(follower: Following): Promise<void> {
    const hears = await listen();
    if (hears !== null && followers.has(follower)) follower.stream.push(event('ready', {}));
  }

  return {
    changed(companyId, sheetIds) {
      const ids = waiting.get(companyId) ?? new Set();
      waiting.set(companyId, ids);
      for (const id of sheetIds) ids.add(id);
      sending ??= setTimeout(() => void send(), times.gather);
    },
    follow(given) {
      const own = [...followers].filter(({ userId }) => userId === given.userId);
      if (own.length >= mostPerUser) throw new AppError('too-many-tries', undefined, { retryAfter: 60 });
      const stream = new Readable({ read() {} });
      const follower: Following = {
        ...given,
        stream,
        news: new Set(),
        timer: undefined,
        beat: setInterval(() => void beat(follower), times.beat),
        isBeating: false,
      };
      stream.once('close', () => forget(follower));
      followers.add(follower);
      void ready(follower);
      return stream;
    },
    async close() {
      isClosed = true;
      clearTimeout(sending);
      for (const follower of followers) end(follower, new AppError('unavailable'));
      await (await listening)?.close().catch(() => undefined);
    },
  };
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += size) parts.push(list.slice(from, from + size));
  return parts;
}
