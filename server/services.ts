// What handlers and jobs need of the world: made once by app.ts, given to every request.
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import type { FormCache } from '#server/forms/rules-cache.ts';
import type { Callers } from '#server/http/callers.ts';
import type { Downloads } from '#server/http/downloads.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Thumbnails } from '#server/files/thumbnails.ts';
import type { JobRunner } from '#server/jobs/runner.ts';
import type { Scheduler } from '#server/jobs/scheduler.ts';
import type { Live } from '#server/live/hub.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { PageCache } from '#server/sheets/page-cache.ts';
import type { RowCache } from '#server/sheets/row-cache.ts';

export type Settings = {
  /** This server's id among the regions, such as `ca`. */
  region: string;
  /** How often one address may use the public calls (sign-in, reset, upload). */
  publicRateLimit: { max: number; timeWindow: number };
  /** Milliseconds that a statement of an ordinary request may take, waiting for others included. */
  statementLimit: number;
  /** Milliseconds that a request waits for a connection to the database, where all are in use. */
  connectionLimit: number;
  /** Largest file within an e-mail, in bytes; for others the e-mail has a link. */
  maximumAttachment: number;
  /** Bytes that a company's images, uploads and exports may take up; null: as many as there is room for. */
  companyQuota: number | null;
  version: string;
  /** By which address people reach the server; undefined: by the one that a request names. */
  publicOrigin: string | undefined;
};

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
  /** On whose behalf requests run, so that nobody takes the connections of all. */
  callers: Callers;
  /** Who looks at what just now. */
  live: Live;
  schedules: Scheduler;
  mail: Mailer;
  log: Logger;
  /** Epoch milliseconds. */
  now(): number;
  newId(): string;
};
