// Sends due reports. The transaction that claims a slot records a run; a job makes it: it reads in one snapshot, draws the
// files without a transaction, and then writes all e-mails and the history in one, so that a run is sent once, or not yet.
import { AppError, textOfError } from '#core/errors.ts';
import { periodText } from '#core/reports/labels.ts';
import { runAttempts, reportLinkLifetime, type ScheduleFormat } from '#core/reports/schedules/schema.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Job, JobWork } from '#server/jobs/runner.ts';
import type { Scheduled } from '#server/schedules/scheduler.ts';
import { lockSchedule } from '#server/schedules/store.ts';
import { attachmentKey, type StoredAttachment } from '#server/mail/new-mail.ts';
import { readersFormats } from '#server/readers/reading.ts';
import { unsubscribeUrl } from '#server/mail/unsubscribe-link.ts';
import type { Services } from '#server/services.ts';
import { beginTrouble, endTrouble } from '#server/troubles/troubles.ts';
import { drawParts, isSentTo, partKey, planRun, type RunPart, type RunPlan, stopOf } from './make-run.ts';
import { pauseByItself, tellOwner } from './owner-news.ts';
import { keepLink } from './links.ts';
import * as people from './recipient-store.ts';
import { addRun, reportKind } from './run-now.ts';
import * as runs from './run-store.ts';
import { reportMail, tooHeavy } from './schedule-mail.ts';
import * as store from './schedule-store.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { inReadersLanguage } from '#core/messages/said.ts';
import { m } from './texts.ts';

const mediaTypes: Readonly<Record<ScheduleFormat, string>> = {
  PDF: 'application/pdf',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Records the run of a slot. After missed slots there is one for all of them. */
export function scheduledReports(services: Services): Scheduled<store.ScheduleRecord> {
  return {
    kind: reportKind,
    name: t(m.scheduledReport),
    find: store.findSchedule,
    async due(tx, _, { companyId, scheduleId, slot, lastSlot }) {
      await addRun(tx, { companyId, scheduleId }, { slot, lastSlot }, services);
    },
  };
}

/** Makes a run and sends it. One that fails is tried again a few times, then its owner is told. */
export function sendReportJob(services: Services): JobWork {
  return {
    async run(job) {
      try {
        await makeRun(job, services);
      } catch (error) {
        const mayPass =
          !(error instanceof AppError) || error.code === 'unavailable' || error.code === 'too-slow';
        if (mayPass && job.attempts + 1 < runAttempts) throw error;
        services.log.error({ err: error, job }, 'a scheduled report could not be sent');
        await fail(job, () => problemOf(error), services);
      }
    },
    giveUp: (job) => fail(job, tooHeavy, services),
  };
}

function problemOf(error: unknown): string {
  const first = error instanceof AppError ? error.details.errors?.[0] : undefined;
  return first === undefined
    ? textOfError(error, m.serverCouldNotMakeIt)
    : `${first.path.replace('parameters.', '')}: ${inReadersLanguage(first.message, first)}`;
}

async function makeRun(job: Job, services: Services): Promise<void> {
  const { companyId, subjectId } = job;
  const planned = await services.database.transaction(
    companyId,
    async (tx) => {
      const run = await runs.findWaitingRun(tx, companyId, subjectId);
      const schedule = run && (await store.findSchedule(tx, companyId, run.scheduleId));
      if (run === undefined || schedule === undefined) return null;
      if ((await stopOf(tx, companyId, schedule)) !== null) return { run, schedule };
      return { run, schedule, plan: await planRun(tx, companyId, { run, schedule }, services) };
    },
    { snapshot: true },
  );
  if (planned === null) return;
  if (planned.plan === undefined) {
    await services.database.transaction(companyId, (tx) => stop(tx, job, planned.schedule.id, services));
    return;
  }
  await send(job, planned, services);
}

/** Pauses the schedule of a run that it cannot make. Anyone who edits or deletes it at the same time comes first or after. */
async function stop(tx: Tx, job: Job, scheduleId: string, services: Services): Promise<void> {
  const { companyId, subjectId: runId } = job;
  if (!(await lockSchedule(tx, companyId, scheduleId))) return;
  if ((await runs.findWaitingRun(tx, companyId, runId, { lock: true })) === undefined) return;
  const schedule = await store.findSchedule(tx, companyId, scheduleId);
  if (schedule === undefined) return;
  const reason = await stopOf(tx, companyId, schedule);
  if (reason === null) throw new AppError('unavailable', wording(m.itCanBeSentAgain));
  await pauseByItself(tx, companyId, { schedule, reason, runId }, services);
}

type PlannedRun = { run: runs.DueRun; schedule: store.ScheduleRecord; plan: RunPlan };
/** Recipients who see the same get the same file. */
type Stored = StoredAttachment & { isAttached: boolean };

async function send({ companyId }: Job, planned: PlannedRun, services: Services): Promise<void> {
  const { plan, schedule } = planned;
  const files = await drawParts(plan, services);
  const stored = new Map<string, Stored>();
  let isWritten = false;
  try {
    for (const [key, file] of files) {
      const id = services.newId();
      const size = await services.files.put(attachmentKey(companyId, id), file.read());
      const isAttached = size <= services.settings.maximumAttachment;
      const mediaType = mediaTypes[schedule.format];
      stored.set(key, { id, fileName: plan.fileName, mediaType, size, isAttached });
    }
    isWritten = await services.database.transaction(companyId, (tx) =>
      write(tx, companyId, { ...planned, stored }, services),
    );
  } finally {
    if (!isWritten)
      for (const { id } of stored.values()) await services.files.remove(attachmentKey(companyId, id));
  }
}

/** Writes e-mails and history. False: somebody else has ended the run. */
async function write(
  tx: Tx,
  companyId: string,
  { run, schedule, plan, stored }: PlannedRun & { stored: ReadonlyMap<string, Stored> },
  services: Services,
): Promise<boolean> {
  if ((await runs.findWaitingRun(tx, companyId, run.id, { lock: true })) === undefined) return false;
  const now = services.now();
  await requireSameAccess(tx, companyId, schedule.id, plan);
  const outcomes: runs.RunRecipient[] = [];
  for (const recipient of plan.recipients) {
    const status = people.statusOf(recipient);
    const part = plan.parts.get(partKey(recipient, plan));
    if (!isSentTo(recipient) || part === undefined) {
      const outcome = status === 'deactivated' || status === 'unsubscribed' ? status : 'no-access';
      outcomes.push({ userId: recipient.id, outcome, forms: 0, size: null, mailId: null });
      continue;
    }
    const file = stored.get(partKey(recipient, plan)) ?? null;
    const linkId = services.newId();
    const addressed = { companyId, run, schedule, plan, recipient, part, file, linkId, now };
    const mailId = await services.mail.add(tx, companyId, { userId: recipient.id }, () =>
      mailFor(addressed, services),
    );
    if (file !== null && !file.isAttached)
      await keepLink(tx, companyId, { id: linkId, runId: run.id, recipient, file }, services);
    outcomes.push({
      userId: recipient.id,
      outcome: file === null ? 'no-data' : file.isAttached ? 'file' : 'link',
      forms: recipient.formIds.length,
      size: file?.size ?? null,
      mailId,
    });
  }
  await runs.insertRunRecipients(tx, companyId, run.id, outcomes);
  const isSent = outcomes.some(({ outcome }) => outcome === 'file' || outcome === 'link');
  const hasNotices = outcomes.some(({ outcome }) => outcome === 'no-data');
  const state = isSent ? 'sent' : hasNotices ? 'nothing' : 'nobody';
  await tellOfAccess(
    tx,
    companyId,
    { run, schedule, plan, outcomes, isNobody: state === 'nobody' },
    services,
  );
  await runs.endRun(tx, { companyId, id: run.id }, { state, problem: null, period: plan.period }, now);
  await endTrouble(tx, troubleOf(companyId, schedule), services);
  if (state === 'nobody') return true;
  const names = plan.recipients.filter(isSentTo).map(({ userName }) => `to ${userName}`);
  const object = { kind: 'report', id: schedule.reportId } as const;
  const next = [`report ${schedule.reportName}`, ...names];
  await audit(tx, plan.owner.actor, { action: 'report_sent', object, next }, now);
  return true;
}

/** Between the snapshot and now, somebody may have lost the right to a form: then the run is made anew. */
async function requireSameAccess(
  tx: Tx,
  companyId: string,
  scheduleId: string,
  plan: RunPlan,
): Promise<void> {
  const current = await people.recipientsOf(tx, companyId, [scheduleId]);
  const stateOf = (all: readonly people.RecipientRecord[]) =>
    JSON.stringify(all.map((each) => [each.id, each.formIds, people.statusOf(each)]));
  if (stateOf(current) !== stateOf(plan.recipients))
    throw new AppError('unavailable', wording(m.itsRecipientsChangedWhileReport));
}

type Addressed = Pick<PlannedRun, 'run' | 'schedule' | 'plan'> & {
  companyId: string;
  recipient: people.RecipientRecord;
  part: RunPart;
  file: Stored | null;
  linkId: string;
  now: number;
};

function mailFor(
  { companyId, run, schedule, plan, recipient, part, file, linkId, now }: Addressed,
  services: Services,
) {
  const origin = services.settings.publicOrigin ?? schedule.origin;
  const leave = { origin, path: '/report_unsubscribe', key: schedule.unsubscribeKey } as const;
  return reportMail({
    runId: run.id,
    schedule,
    recipient,
    document: part?.document ?? null,
    forms: plan.report.templates
      .filter(({ id }) => recipient.formIds.includes(id))
      .map(({ name }) => name)
      .join(', '),
    days: plan.period === null ? null : periodText(plan.period, readersFormats(), schedule.timeZone),
    file:
      file === null
        ? null
        : file.isAttached
          ? { kind: 'attached', attachment: file }
          : {
              kind: 'link',
              url: `${origin}/reports/files/${linkId}`,
              size: file.size,
              expiresAt: now + reportLinkLifetime,
            },
    unsubscribe: unsubscribeUrl(leave, { companyId, scheduleId: schedule.id, userId: recipient.id }),
    isBulk: run.userId === null,
  });
}

/** The owner is told of recipients who may see nothing of the report, but not at each run again. */
async function tellOfAccess(
  tx: Tx,
  companyId: string,
  news: Pick<PlannedRun, 'run' | 'schedule' | 'plan'> & {
    outcomes: readonly runs.RunRecipient[];
    isNobody: boolean;
  },
  services: Services,
): Promise<void> {
  const { run, schedule, plan, outcomes, isNobody } = news;
  const known = await runs.withoutAccessBefore(tx, companyId, run);
  const without = outcomes.filter(({ outcome }) => outcome === 'no-access').map(({ userId }) => userId);
  if (without.every((id) => known.has(id))) return;
  const names = plan.recipients.filter(({ id }) => without.includes(id)).map(({ userName }) => userName);
  const { reportName } = schedule;
  const said = { kind: 'without-access', reportName, names, isNobody } as const;
  await tellOwner(tx, { companyId, schedule }, said, services);
}

/** Ends a run that cannot be made, and tells its owner. */
async function fail({ companyId, subjectId }: Job, problem: () => string, services: Services): Promise<void> {
  await services.database.transaction(companyId, async (tx) => {
    const run = await runs.findWaitingRun(tx, companyId, subjectId, { lock: true });
    const schedule = run && (await store.findSchedule(tx, companyId, run.scheduleId));
    if (run === undefined || schedule === undefined) return;
    const now = services.now();
    await runs.endRun(
      tx,
      { companyId, id: run.id },
      { state: 'failed', problem: problem(), period: null },
      now,
    );
    const { reportName, userId, user, reportId } = schedule;
    const trouble = { ...troubleOf(companyId, schedule), name: reportName, problem, to: [userId] };
    await beginTrouble(tx, trouble, services);
    const note = { object: { kind: 'report', id: reportId }, comment: problem() } as const;
    const next = [`report ${reportName}`];
    await audit(
      tx,
      { companyId, userId, userName: user.userName },
      { ...note, action: 'report_not_sent', next },
      now,
    );
  });
}

function troubleOf(companyId: string, { id, origin }: store.ScheduleRecord) {
  const link = { origin, path: '/reports/schedules' };
  return { companyId, kind: 'report', subject: id, subjectId: id, link } as const;
}
