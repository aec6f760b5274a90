// Schedules of exports, and exports that were made or sent, as the server would have kept them.
import { type ExportRequest, formExport } from '#core/exports/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import {
  insertScheduledExport,
  keepLink,
  type ScheduledExport,
} from '#server/exports/schedules/schedule-store.ts';
import { exportKind } from '#server/exports/schedules/scheduled.ts';
import { hashToken } from '#server/http/token.ts';
import { keepSchedule } from '#server/schedules/store.ts';

/** A weekly schedule that is not due for long. */
export async function insertExportSchedule(
  tx: Tx,
  { companyId }: { companyId: string },
  { id, formId, userId }: { id: string; formId: string; userId: string },
): Promise<void> {
  const later = Date.now() + 30 * 86_400_000;
  const schedule = {
    companyId,
    id,
    kind: exportKind,
    first: later,
    interval: 'WEEK',
    timeZone: 'UTC',
  } as const;
  await keepSchedule(tx, schedule, Date.now());
  await tx.run(
    query.insertInto('export_schedules').values({
      company_id: companyId,
      id,
      form_id: formId,
      user_id: userId,
      days: 7,
      origin: 'http://localhost',
    }),
  );
}

/** An export that was sent as a link. */
export async function insertSentExport(
  tx: Tx,
  companyId: string,
  due: Pick<ScheduledExport, 'id' | 'scheduleId' | 'formId' | 'userId'>,
  secret: string,
): Promise<void> {
  const span = { from: 0, until: 1, timeZone: 'UTC', origin: 'http://localhost' };
  await insertScheduledExport(tx, companyId, { ...due, ...span });
  const expiresAt = Date.now() + 3_600_000;
  const link = { fileName: 'Rows.xlsx', secretHash: hashToken(secret), expiresAt, size: 0 };
  await keepLink(tx, companyId, due.id, link);
}

/** An export that the server has made, of all rows of a form. */
export async function insertExportJob(
  tx: Tx,
  job: { companyId: string; id: string; formId: string; userId: string },
): Promise<void> {
  const now = Date.now();
  const body = { templateIds: [job.formId], startDate: 0, endDate: now };
  const request: ExportRequest = { kind: 'form', ...formExport.parse(body) };
  await tx.run(
    query.insertInto('export_jobs').values({
      company_id: job.companyId,
      id: job.id,
      form_id: job.formId,
      user_id: job.userId,
      request: JSON.stringify(request) as unknown as ExportRequest,
      time_zone: 'UTC',
      notified: true,
      state: 'DONE',
      total_rows: 1,
      completed_rows: 1,
      file_name: 'Rows.xlsx',
      size: 2,
      created_at: now,
      ended_at: now,
      expires_at: now + 3_600_000,
    }),
  );
}
