// Who follows which form at this process, and how they learn of changes: a transaction that has changed sheets says so
// on a channel of the database, which every process on it hears. The channel carries ids of sheets only; whoever is told
// of them is asked for their rights each time.
//
// Sent after the commit and not within it: a transaction that notifies holds a lock that all commits of the database
// queue for. What a process that dies in between does not send, the next change or look of a client makes up for.
import * as z from 'zod/mini';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { AppError } from '#core/errors.ts';
import type { Database, Listening } from '#server/db/database.ts';
import { query } from '#server/db/transaction.ts';
import { sql } from 'kysely';

export type Follower = {
  companyId: string;
  userId: string;
  /** Those of some sheets that the follower may be told of now. Throws where they may not follow any longer. */
  look(sheetIds: readonly string[]): Promise<string[]>;
};

export type Live = {
  /** Sheets were changed by a transaction of this process that is committed. */
  changed(companyId: string, sheetIds: readonly string[]): void;
  /** Events as text, without an end of their own. Throws `too-many-tries` where somebody follows too much. */
  follow(follower: Follower): Readable;
  close(): Promise<void>;
};

export type LiveTimes = {
  /** Milliseconds that changes are gathered before they are sent. */
  gather: number;
  /** Milliseconds between two events to one follower. */
  pause: number;
  /** Milliseconds between two signs of life; rights are asked for at each. */
  beat: number;
};

/** What goes over the channel. */
const sheetNews = z.object({ companyId: z.string(), sheetIds: z.array(z.string()) });
const channel = 'formdeck_sheets';
const usual: LiveTimes = { gather: 100, pause: 500, beat: 20_000 };
/** Milliseconds that a message may take on its way out. */
const notifyLimit = 30_000;
/** Streams of one person at one process: tabs, terminals, phones. */
const mostPerUser = 20;
/** Ids in a message: the database takes 8,000 bytes. */
const idsPerMessage = 100;
const retryAfter = 2_000;
/** Bytes that wait to be taken, at most. */
const mostWaiting = 65_536;

type Following = Follower & {
  stream: Readable;
  /** Sheets to tell of. */
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

  /** Says on the channel what has changed since the last time. */
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

  /** Tells a follower of what they may see of the news; whoever may not follow any longer is told the end. */
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
    // A database that is slow to say so is not asked by all of them again and again.
    if (follower.isBeating) return;
    follower.isBeating = true;
    try {
      await follower.look([]);
      // Nobody takes what is sent.
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

  /** The connection of this process, opened for the first follower. Followers are ready once it hears. */
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
    // What was missed meanwhile they read for themselves: ready means to look.
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
