// Sends the e-mails of the outbox. One is added in the transaction of its cause, and the process that gets its advisory lock
// sends it. The lock belongs to a database connection, so what a crashed server had under way is free at once.
//
// Between the mail server's acceptance and our mark of it there is a moment in which a crash leaves open whether an e-mail was
// accepted. It is then sent again: one that comes twice is better than one that never comes. Its Message-ID is the same, by
// which mail servers and clients recognize it, and the log says so.
import type { Logger } from 'pino';
import { type MailAttempt, mailPatience, mailPause, mailRetention } from '#core/mail/schema.ts';
import type { Database } from '#server/db/database.ts';
import type { Tx } from '#server/db/transaction.ts';
import { createLocks } from './locks.ts';
import type { EveryMail, MailEvent, MailEvents } from './events.ts';
import { mailConnections, MailNotSent, type Post } from './mailer.ts';
import { messageOf, type MessageOptions } from './message.ts';
import { attachmentKey, type NewMail } from './new-mail.ts';
import {
  asReadBy,
  inLanguage,
  type Reader,
  readingOf,
  type ReadingSettings,
} from '#server/readers/reading.ts';
import { insertMail } from './add-store.ts';
import * as store from './outbox-store.ts';
import { loadLanguage } from '#core/messages/languages.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type MailService = {
  /** Adds an e-mail, written as its reader reads, to a company's outbox, in the transaction of its cause; returns its id. */
  add(tx: Tx, companyId: string, reader: Reader, write: () => NewMail): Promise<string>;
  /** Looks for due e-mails once the transaction has committed. */
  wakeAfter(tx: Tx): void;
  /** Starts sending. */
  start(events: MailEvents, every?: EveryMail): void;
  /** Waits a moment for what is under way, and stops. */
  stop(): Promise<void>;
  post: Pick<Post, 'route' | 'from' | 'messageIdOf' | 'verify'>;
};

export type MailServiceOptions = MessageOptions & {
  database: Database;
  post: Post;
  log: Logger;
  settings: ReadingSettings;
  newId: () => string;
  now: () => number;
};

const pollMilliseconds = 1_000;
const lookLimit = 30_000;
/** Milliseconds before what another process has is looked at again. */
const busyPause = 500;
/** Milliseconds for which a server that stops waits for the mail server. */
const stopPatience = 15_000;
/** Milliseconds between attempts to note what became of an e-mail. */
const notePauses = [100, 1_000, 5_000, 15_000, 60_000];

const interrupted = t(m.serverWasStoppedWhileSending);
const expired = t(m.itsLinkOrPasswordExpired);

/** The outbox over a database; idle until started. */
export function createMailService(options: MailServiceOptions): MailService {
  const { database, files, post, log, now, settings } = options;
  const running = new Map<string, Promise<void>>();
  /** Those that other processes send, and until when they are left alone: none of ours waits for them. */
  const elsewhere = new Map<string, number>();
  let events: MailEvents = {};
  let everyMail: EveryMail | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let isStopping = false;
  /** While the mail server does not answer, one e-mail at a time finds out whether it does again. */
  let isSilent = false;
  const locks = createLocks(database);

  function wake(): void {
    if (isStopping || timer === undefined) return;
    lookAgain = looking !== undefined;
    looking ??= look().finally(() => {
      looking = undefined;
      if (lookAgain) wake();
    });
  }

  async function look(): Promise<void> {
    try {
      const room = () => (isSilent ? 1 : mailConnections) - running.size;
      if (room() <= 0) return;
      const due = await database.transaction(null, (tx) => store.dueMails(tx, now(), 3 * mailConnections), {
        statementLimit: lookLimit,
      });
      const before = performance.now();
      for (const [key, until] of elsewhere) if (until <= before) elsewhere.delete(key);
      for (const mail of due) {
        if (room() <= 0 || isStopping) return;
        const key = `${mail.companyId}/${mail.id}`;
        if (running.has(key) || elsewhere.has(key)) continue;
        const ended = attempt(mail, key).finally(() => {
          running.delete(key);
          wake();
        });
        running.set(key, ended);
      }
    } catch (error) {
      log.error({ err: error }, 'e-mails could not be looked up');
    }
  }

  async function attempt(mail: store.QueuedMail, key: string): Promise<void> {
    const isMine = await locks
      .within(`mail ${key}`, () => work(mail))
      .catch((error: unknown) => {
        log.error({ err: error, mail }, 'an e-mail could not be worked on');
        return false;
      });
    if (!isMine) elsewhere.set(key, performance.now() + busyPause);
  }

  /** Does what is due about an e-mail whose lock this process has. */
  async function work(mail: store.QueuedMail): Promise<void> {
    const begun = await database.transaction(mail.companyId, (tx) => begin(tx, mail));
    if (begun === null) return;
    const { stored, history } = begun;
    try {
      const language = await loadLanguage(stored.language);
      const message = inLanguage(language, () => messageOf(mail, stored, begun.attachments, options));
      await post.send(await message);
      isSilent = false;
    } catch (error) {
      const notSent = error instanceof MailNotSent ? error : null;
      if (notSent === null) log.error({ err: error, mail }, 'an e-mail could not be composed');
      else log.warn({ problem: notSent.message, mail }, 'the mail server did not accept an e-mail');
      isSilent = notSent?.isSilent ?? false;
      const problem = notSent?.problem ?? t(m.serverCouldNotWriteIt);
      return noted(mail, (tx, isHandled) =>
        settle(tx, mail, stored, { problem, history, notSent, isHandled }),
      );
    }
    await noted(mail, async (tx, isHandled) => {
      const at = now();
      const unneeded = await store.noteSent(tx, mail, [...history, { at, problem: null }], at);
      if (isHandled) await tell(tx, mail, stored, { kind: 'sent' });
      removeAfter(tx, mail.companyId, unneeded);
    });
  }

  type Begun = { stored: store.StoredMail; history: MailAttempt[]; attachments: store.Attached[] };

  /** Marks an e-mail as under way, or does what else is due; null: there is nothing to send. */
  async function begin(tx: Tx, mail: store.QueuedMail): Promise<Begun | null> {
    const at = now();
    const stored = await store.lockDue(tx, mail, at);
    if (stored === undefined) {
      await store.dropOrphan(tx, mail);
      return null;
    }
    if (stored.state !== 'waiting' && stored.state !== 'sending') {
      const isOld = stored.createdAt + mailRetention <= at;
      removeAfter(tx, mail.companyId, await store.eraseContent(tx, mail));
      await (isOld ? store.deleteMail(tx, mail) : store.putOff(tx, mail, stored.createdAt + mailRetention));
      return null;
    }
    // Nobody else has the lock: anyone who was sending it is gone.
    const wasInterrupted = stored.state === 'sending';
    const history = wasInterrupted ? [...stored.history, { at, problem: interrupted }] : stored.history;
    if (stored.goodUntil !== null && stored.goodUntil <= at) {
      const { attempts } = stored;
      await store.noteFailed(tx, mail, { problem: expired, attempts, history, goodUntil: at }, at);
      await tell(tx, mail, stored, { kind: 'failed', problem: expired });
      return null;
    }
    await store.noteSending(tx, mail, history);
    return { stored, history, attachments: await store.attachmentsOf(tx, mail) };
  }

  /** Notes that the mail server did not accept an e-mail: it waits for its next attempt, or is given up. */
  async function settle(
    tx: Tx,
    mail: store.QueuedMail,
    stored: store.StoredMail,
    failure: {
      problem: string;
      history: readonly MailAttempt[];
      notSent: MailNotSent | null;
      isHandled: boolean;
    },
  ): Promise<void> {
    const at = now();
    const attempts = stored.attempts + 1;
    const { problem, isHandled } = failure;
    const history = [...failure.history, { at, problem }];
    const nextAt = at + mailPause(attempts);
    const isOver = at - stored.begunAt >= mailPatience || (stored.goodUntil ?? Infinity) <= nextAt;
    if (failure.notSent?.isRefused === true || isOver) {
      await store.noteFailed(tx, mail, { problem, attempts, history, goodUntil: stored.goodUntil }, at);
      if (isHandled) await tell(tx, mail, stored, { kind: 'failed', problem });
    } else {
      await store.noteDelayed(tx, mail, { problem, attempts, history, nextAt });
      if (isHandled) await tell(tx, mail, stored, { kind: 'delayed', problem, attempts });
    }
  }

  async function tell(
    tx: Tx,
    mail: store.QueuedMail,
    stored: store.StoredMail,
    event: MailEvent,
  ): Promise<void> {
    const { userId, subjectId, createdAt } = stored;
    await events[stored.kind]?.(tx, { ...mail, userId, subjectId, createdAt }, event);
    await everyMail?.(tx, { companyId: mail.companyId, recipient: stored.recipient }, event);
  }

  /**
   * Notes what became of an e-mail, again and again while the database cannot be reached: without its mark it would be sent
   * twice. What a feature does about it must not keep it from being noted.
   */
  async function noted(
    mail: store.QueuedMail,
    note: (tx: Tx, isHandled: boolean) => Promise<void>,
  ): Promise<void> {
    for (const pause of [...notePauses, null]) {
      try {
        await database.transaction(mail.companyId, (tx) => note(tx, pause !== notePauses[1]));
        return;
      } catch (error) {
        if (pause === null || isStopping) throw error;
        log.error({ err: error, mail }, 'what became of an e-mail is not noted yet');
        await new Promise((resolve) => setTimeout(resolve, pause).unref());
      }
    }
  }

  function removeAfter(tx: Tx, companyId: string, ids: readonly string[]): void {
    if (ids.length === 0) return;
    tx.afterCommit(async () => {
      for (const id of ids)
        await files
          .remove(attachmentKey(companyId, id))
          .catch((error: unknown) => log.warn({ err: error, id }, 'the file of an e-mail is left'));
    });
  }

  return {
    async add(tx, companyId, reader, write) {
      const id = options.newId();
      const reading = await readingOf({ tx, companyId, settings }, reader);
      const language = reading.language.tag;
      const written = { ...asReadBy(reading, write), userId: reader.userId, language };
      await insertMail(tx, { companyId, id }, written, now());
      tx.afterCommit(wake);
      return id;
    },
    wakeAfter: (tx) => tx.afterCommit(wake),
    start(given, every) {
      events = given;
      everyMail = every;
      timer = setInterval(wake, pollMilliseconds);
      timer.unref();
      wake();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      timer = undefined;
      await looking;
      const late = new Promise<void>((resolve) => setTimeout(resolve, stopPatience).unref());
      await Promise.race([Promise.all(running.values()), late]);
      post.close();
    },
    post,
  };
}
