// Composes one regional server: database, files, mail, jobs, and the HTTP server with every feature's routes (routes.ts).
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { config } from 'zod/mini';
import { en } from 'zod/locales';
import type pg from 'pg';
import { maximumAttachedBytes } from '#core/exports/schema.ts';
import { createChainer } from '#server/audit/chainer.ts';
import { letterheadOf } from '#server/appearance/letterhead.ts';
import { openDatabase } from '#server/db/database.ts';
import { makeExportJob } from '#server/exports/jobs/job.ts';
import { exportExpiryKind, exportJobKind } from '#server/exports/jobs/start.ts';
import { expiryJob } from '#server/exports/stored-file.ts';
import { exportMailEvents } from '#server/exports/schedules/unsent.ts';
import {
  expiryKind,
  exportKind,
  scheduledExports,
  sendExportJob,
} from '#server/exports/schedules/scheduled.ts';
import type { Disk } from '#server/files/disk.ts';
import { folderStore } from '#server/files/store.ts';
import { createThumbnails } from '#server/files/thumbnails.ts';
import { useLinearPatterns } from '#server/forms/linear-patterns.ts';
import { createFormCache } from '#server/forms/rules-cache.ts';
import { createCondition } from '#server/http/operation/condition.ts';
import { createDownloads } from '#server/http/downloads.ts';
import { createCallers } from '#server/http/callers.ts';
import { originsOf } from '#server/http/address/mail-origin.ts';
import type { Route } from '#server/http/mount.ts';
import { createHttpServer, type HttpOptions } from '#server/http-server.ts';
import { importJob } from '#server/imports/job.ts';
import { createJobRunner } from '#server/jobs/runner.ts';
import { createScheduler } from '#server/schedules/scheduler.ts';
import { createPost } from '#server/mail/mailer.ts';
import { createMailService } from '#server/mail/worker.ts';
import { createLive, type Live } from '#server/live/hub.ts';
import { createLog } from '#server/log.ts';
import * as all from '#server/routes.ts';
import type { Services } from '#server/services.ts';
import { noteInvitation } from '#server/session/invitations-store.ts';
import { createPageCache } from '#server/sheets/page-cache.ts';
import { createRowCache } from '#server/sheets/row-cache.ts';
import { undoExpiryJob, undoExpiryKind } from '#server/sheets/row-undos.ts';
import { recalculateKind } from '#server/sheets/answer-changes.ts';
import { recalculateJob } from '#server/sheets/fills/recalculate-job.ts';
import { noteUniqueJob } from '#server/sheets/unique/note-job.ts';
import { uniqueKind } from '#server/forms/unique-rules.ts';
import { cleanupJob, cleanupKind, scheduledCleanups, scheduleCleanups } from '#server/files/cleanup.ts';
import { makeReportFile } from '#server/reports/report-file.ts';
import { scheduledReports, sendReportJob } from '#server/reports/schedules/due.ts';
import { expiredReportJob, reportFileExpiryKind } from '#server/reports/schedules/links.ts';
import { reportMailEvents } from '#server/reports/schedules/owner-news.ts';
import { reportKind } from '#server/reports/schedules/run-now.ts';
import { mailTroubles } from '#server/troubles/mail-troubles.ts';
import { scheduleTroubles } from '#server/troubles/schedule-troubles.ts';
import { watchedJobs } from '#server/named-jobs/due.ts';
import { scheduledReminders } from '#server/reminders/due.ts';
import { pushServices } from '#core/push/schema.ts';
import { pushKind, sendBatch } from '#server/push/send.ts';

/** Every call of this server. */
export const routes: readonly Route[] = Object.values<readonly Route[]>(all).flat();

export type ServerOptions = HttpOptions & {
  connection: pg.PoolConfig;
  poolSize?: number;
  /** Whether the database's processes are ours, on this machine. */
  isDatabaseOwn?: boolean;
  /** The folder of images, uploads and the outbox. */
  dataFolder: string;
  /** The file system of images and uploads; by default this machine's. */
  disk?: Disk;
  /** Whether other servers write there too. */
  sharesFolder?: boolean;
  version: string;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  logLevel?: string;
  /** The destination of log lines; by default standard output. */
  logTo?: DestinationStream | undefined;
  now?: () => number;
  publicRateLimit?: { max: number; timeWindow: number };
  /** Maximum bytes of a company's images, uploads and exports; by default unlimited. */
  companyQuota?: number | null;
  /** In bytes. Default: 10 MB. */
  maximumAttachment?: number;
  /** The server's public address. Without it links in e-mails lead to where the server listens. */
  publicOrigin?: string | undefined;
  /** Whether providers of single sign-on may be in private networks, and without TLS. */
  hasPrivateProviders?: boolean;
  /** How people read who have chosen nothing, as one of the locales of an account; by default international formats. */
  locale?: string | null;
  /** Languages that are used before they are whole. */
  previewLanguages?: readonly string[];
  /** Push services beside those of the common browsers. */
  pushServices?: readonly string[];
};

export type RegionServer = {
  http: FastifyInstance;
  services: Services;
  /** Listens, then starts the background work. Returns the origin. */
  listen(options: { host: string; port: number }): Promise<string>;
  /** Finishes running requests, stops the background work, closes the database. */
  close(): Promise<void>;
};

const hour = 3_600_000;

/** Creates a regional server that does not listen yet. */
export async function createServer(options: ServerOptions): Promise<RegionServer> {
  config(en());
  useLinearPatterns();
  const log = createLog(options);
  const now = options.now ?? Date.now;
  let live: Live | undefined;
  const database = await openDatabase({
    connection: options.connection,
    ...(options.poolSize !== undefined && { poolSize: options.poolSize }),
    isOnThisMachine: options.isDatabaseOwn === true,
    // What broke them is told once, as the loss of the database.
    onError: (error) => log.debug({ err: error }, 'a database connection broke'),
    onLost: (error) => log.error({ err: error }, 'the database is lost'),
    onBack: () => log.info('the database is back'),
    onChanged: (companyId, sheetIds) => live?.changed(companyId, sheetIds),
  });
  live = createLive({ database, log });
  const reading = { locale: options.locale ?? null, previewLanguages: options.previewLanguages ?? [] };
  const ownOrigins = new Set<string>();
  const files = folderStore(join(options.dataFolder, 'files'), options.disk);
  const services: Services = {
    settings: {
      region: options.region,
      publicRateLimit: options.publicRateLimit ?? { max: 120, timeWindow: 60_000 },
      statementLimit: 30_000,
      connectionLimit: 15_000,
      maximumAttachment: options.maximumAttachment ?? maximumAttachedBytes,
      companyQuota: options.companyQuota ?? null,
      version: options.version,
      pushServices: [...pushServices, ...(options.pushServices ?? [])],
      publicOrigin: options.publicOrigin,
      hasPrivateProviders: options.hasPrivateProviders === true,
      ...reading,
      ownOrigins,
    },
    database,
    files,
    thumbnails: createThumbnails(files, log),
    forms: createFormCache(now),
    rowCache: createRowCache({ database }),
    pageCache: createPageCache(),
    downloads: createDownloads(),
    callers: createCallers(),
    live,
    jobs: createJobRunner({ database, log, newId: randomUUID, now }),
    schedules: createScheduler({ database, log, now }),
    mail: createMailService({
      database,
      files,
      post: createPost({
        smtpUrl: options.smtpUrl,
        outbox: join(options.dataFolder, 'outbox'),
        from: options.mailFrom ?? 'Formdeck <no-reply@formdeck.invalid>',
      }),
      findLetterhead: (companyId) => letterheadOf(database, companyId),
      address: options.publicOrigin,
      settings: reading,
      log,
      newId: randomUUID,
      now,
    }),
    counts: { signIns: { ok: 0, failed: 0 }, mails: { sent: 0, failed: 0 } },
    condition: createCondition({ database, dataFolder: options.dataFolder, log }),
    log,
    now,
    newId: randomUUID,
  };
  const chainer = createChainer({ database, log });
  const http = await createHttpServer(routes, services, options);
  return {
    http,
    services,
    async listen({ host, port }) {
      const origin = await http.listen({ host, port });
      for (const bound of http.addresses()) {
        if (typeof bound === 'string') continue;
        for (const own of originsOf(host, bound.port)) ownOrigins.add(own);
      }
      // Partial files of a server that was killed. Files that others are writing are newer.
      const before = Date.now() - (options.sharesFolder === true ? hour : 0);
      files.sweep(before).catch((error: unknown) => log.warn({ err: error }, 'half files are left'));
      await startWork(services);
      chainer.start();
      return origin;
    },
    async close() {
      await http.close();
      await services.schedules.stop();
      await chainer.stop();
      await services.jobs.stop();
      await services.mail.stop();
      await services.rowCache.stop();
      await database.close();
    },
  };
}

/** Starts what is done in the background: jobs, what is due at times, and e-mails. */
async function startWork(services: Services): Promise<void> {
  services.jobs.start({
    import: importJob(services),
    [exportKind]: sendExportJob(services),
    [expiryKind]: expiryJob('scheduled_exports', services),
    [exportJobKind]: makeExportJob(services, makeReportFile),
    [exportExpiryKind]: expiryJob('export_jobs', services),
    [undoExpiryKind]: undoExpiryJob(services),
    [uniqueKind]: noteUniqueJob(services),
    [recalculateKind]: recalculateJob(services),
    [cleanupKind]: cleanupJob(services),
    [pushKind]: (job) => sendBatch(job, services),
    [reportKind]: sendReportJob(services),
    [reportFileExpiryKind]: expiredReportJob(services),
  });
  await scheduleCleanups(services);
  services.schedules.start(
    [
      scheduledExports(services),
      scheduledReminders(services),
      scheduledReports(services),
      scheduledCleanups(services),
      watchedJobs(services),
    ],
    scheduleTroubles(services),
  );
  services.mail.start(
    {
      invitation: noteInvitation,
      scheduled_export: exportMailEvents(services),
      scheduled_report: reportMailEvents(services),
    },
    mailTroubles(services),
  );
}
