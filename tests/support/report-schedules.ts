// Schedules of reports, for tests.
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CallInput } from '#core/contract.ts';
import * as calls from '#core/reports/schedule-calls.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { haltSchedule, keepSchedule } from '#server/schedules/store.ts';
import { attachmentKey } from '#server/mail/new-mail.ts';
import { reportKind } from '#server/reports/schedules/run-now.ts';
import { insertFile } from '#server/reports/schedules/file-store.ts';
import { insertSchedule, notePause } from '#server/reports/schedules/schedule-store.ts';
import { unsubscribeToken } from '#server/mail/unsubscribe-link.ts';
import { freshReport, makeReports } from './reports.ts';
import type { Person, TestServer } from './server.ts';

const week = 7 * 86_400_000;

/** A daily schedule of a report that is not due for long, to the person who makes it. */
export function makeReportSchedule(
  server: TestServer,
  by: Person,
  reportId: string,
  changes: Partial<CallInput<typeof calls.createSchedule>['body']> = {},
): Promise<ReportSchedule> {
  return server.as(by, calls.createSchedule, {
    params: { id: reportId },
    body: {
      interval: 'DAY',
      scheduleTime: Date.now() + week,
      userIds: [by.id],
      parameters: { timeInterval: 7 },
      ...changes,
    },
  });
}

/** A published report of a form's rows with a schedule, and a design for it. */
export async function makeScheduledReports(
  server: TestServer,
  admin: Person,
  of: Parameters<typeof makeReports>[2],
): Promise<void> {
  const { id } = await makeReports(server, admin, of);
  await makeReportSchedule(server, admin, id);
}

type SchedulePlace = Parameters<typeof freshReport>[1];

export type FreshReportSchedule = {
  /** A schedule of a published report, of an admin, to somebody who was deactivated. */
  reportSchedule(options?: { isPaused: boolean }): Promise<{ id: string; scheduleId: string }>;
  /** A report that was sent to somebody as a link; without an owner to the place's person. */
  sentReport(ownerId: string | null): Promise<{ scheduleId: string; fileId: string; secret: string }>;
};

/** Ids of nothing where the place does not exist. */
export function freshReportSchedule(server: TestServer, place: SchedulePlace): FreshReportSchedule {
  const { companyId, formId, exists } = place;
  const { database, files } = server.region.services;
  const { report } = freshReport(server, place);

  async function make(to: string | null, unsubscribeKey: Buffer, { isPaused } = { isPaused: false }) {
    const id = await report();
    const scheduleId = randomUUID();
    if (!exists) return { id, scheduleId };
    await database.transaction(companyId, async (tx) => {
      const [admin] = await tx.raw<{ id: string }>(
        "select id from users where role = 'ADMIN' order by id limit 1",
      );
      const [gone] = await tx.raw<{ id: string }>("select id from users where role = 'DEACTIVATED' limit 1");
      const schedule = { companyId, id: scheduleId, kind: reportKind, interval: null, timeZone: 'UTC' };
      await keepSchedule(tx, { ...schedule, first: Date.now() + week }, Date.now());
      await insertSchedule(
        tx,
        { companyId, userId: admin?.id ?? '' },
        {
          id: scheduleId,
          reportId: id,
          userIds: [to ?? gone?.id ?? admin?.id ?? ''],
          format: 'XLSX',
          parameters: { timeInterval: 7 },
          unsubscribeKey,
          origin: '',
          requestHash: null,
          now: 0,
        },
      );
      if (!isPaused) return;
      await haltSchedule(tx, companyId, scheduleId);
      await notePause(tx, companyId, scheduleId, { reason: 'person', now: 0 });
    });
    return { id, scheduleId };
  }

  return {
    reportSchedule: (options) => make(null, randomBytes(32), options),
    async sentReport(ownerId) {
      const userId = ownerId ?? place.userId;
      const key = randomBytes(32);
      const { scheduleId } = await make(userId, key);
      const fileId = randomUUID();
      const secret = unsubscribeToken(key, { companyId, scheduleId, userId });
      if (!exists) return { scheduleId, fileId, secret };
      await files.put(attachmentKey(companyId, fileId), Readable.from([Buffer.from('PK')]));
      await database.transaction(companyId, async (tx) => {
        const runId = randomUUID();
        await tx.raw(
          `insert into report_runs (company_id, id, schedule_id, state, created_at) values ($1, $2, $3, 'sent', 0)`,
          [companyId, runId, scheduleId],
        );
        await insertFile(tx, companyId, {
          id: fileId,
          fileId,
          runId,
          userId,
          formIds: [formId],
          fileName: 'Report.xlsx',
          mediaType: 'application/octet-stream',
          size: 2,
          expiresAt: Date.now() + week,
        });
      });
      return { scheduleId, fileId, secret };
    },
  };
}
