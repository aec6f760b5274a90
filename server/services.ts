// The services of handlers and jobs: created once by app.ts, passed to every request.
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import type { FormCache } from '#server/forms/rules-cache.ts';
import type { Condition } from '#server/http/operation/condition.ts';
import type { Callers } from '#server/http/callers.ts';
import type { Downloads } from '#server/http/downloads.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Thumbnails } from '#server/files/thumbnails.ts';
import type { JobRunner } from '#server/jobs/runner.ts';
import type { Scheduler } from '#server/schedules/scheduler.ts';
import type { Live } from '#server/live/hub.ts';
import type { MailService } from '#server/mail/worker.ts';
import type { ReadingSettings } from '#server/readers/reading.ts';
import type { PageCache } from '#server/sheets/page-cache.ts';
import type { RowCache } from '#server/sheets/row-cache.ts';

export type Settings = ReadingSettings & {
  /** This server's id among the regions, for example `ca`. */
  region: string;
  /** How often one address may use the public calls (sign-in, reset, upload). */
  publicRateLimit: { max: number; timeWindow: number };
  /** Statement timeout of an ordinary request in milliseconds, including waiting for locks. */
  statementLimit: number;
  /** Milliseconds that a request waits for a free database connection. */
  connectionLimit: number;
  /** Maximum size of an e-mail attachment in bytes; for larger files the e-mail has a link. */
  maximumAttachment: number;
  /** Maximum bytes of a company's images, uploads and exports; null: unlimited. */
  companyQuota: number | null;
  version: string;
  /** The push services of browsers, as in core/push/schema.ts. */
  pushServices: readonly string[];
  /** The server's public address; undefined if it is not configured. */
  publicOrigin: string | undefined;
  /** Whether providers of single sign-on may be in private networks, and without TLS. */
  hasPrivateProviders: boolean;
  /** Where the server listens on this machine; empty until it does. */
  ownOrigins: ReadonlySet<string>;
};

export type Counts = { signIns: { ok: number; failed: number }; mails: { sent: number; failed: number } };

export type Services = {
  settings: Settings;
  database: Database;
  files: FileStore;
  thumbnails: Thumbnails;
  forms: FormCache;
  jobs: JobRunner;
  rowCache: RowCache;
  pageCache: PageCache;
  downloads: Downloads;
  /** Attributes requests to callers, so that nobody takes all connections. */
  callers: Callers;
  /** Event streams of the current viewers. */
  live: Live;
  schedules: Scheduler;
  mail: MailService;
  /** What happened in this process, for /metrics. */
  counts: Counts;
  /** Whether the server can do its work. */
  condition: Condition;
  log: Logger;
  /** Epoch milliseconds. */
  now(): number;
  newId(): string;
};
