// The calls on schedules of reports (spec 3, section 7; contract, "Reports").
import * as z from 'zod/mini';
import { managers, notUsers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { subscriptionCalls } from '#core/mail/unsubscribe.ts';
import { id, timestamp } from '#core/primitives.ts';
import {
  reportFile,
  reportRunEntry,
  reportSchedule,
  reportScheduleInput,
  reportSubscription,
} from './schedules/schema.ts';

const ofReport = z.object({ id });
const ofSchedule = z.object({ id, scheduleId: id });
const moment = z.optional(z.pipe(z.coerce.number(), timestamp));
const names = { id: 'report', scheduleId: 'report schedule' } as const;

export const listSchedules = call({
  id: 'reports.schedules',
  method: 'GET',
  path: '/report/schedule',
  summary:
    'List the schedules of all reports that the caller can see, next first; with `from` and `to`, in epoch milliseconds, each with its times in this range',
  who: managers,
  scope: 'rows:read',
  query: z.object({ from: moment, to: moment }),
  reply: z.array(reportSchedule),
});

export const listReportSchedules = call({
  id: 'reports.schedulesOf',
  method: 'GET',
  path: '/report/{id}/schedule',
  summary: 'List the schedules of a report, next first',
  who: managers,
  scope: 'rows:read',
  names,
  params: ofReport,
  reply: z.array(reportSchedule),
  errors: [404],
});

export const createSchedule = call({
  id: 'reports.schedule',
  method: 'POST',
  path: '/report/{id}/schedule',
  summary:
    'Send a published report by e-mail, once or repeatedly. It runs with the rights and in the time zone of the caller; each recipient gets what they may see',
  who: managers,
  scope: 'admin',
  audits: ['report_scheduled'],
  names,
  params: ofReport,
  body: reportScheduleInput,
  reply: reportSchedule,
  status: 201,
  errors: [404, 409],
});

export const changeSchedule = call({
  id: 'reports.changeSchedule',
  method: 'PUT',
  path: '/report/{id}/schedule/{scheduleId}',
  summary:
    "Replace a schedule. If its times change, its time zone becomes the caller's; an owner who may no longer run it is replaced by the caller",
  who: managers,
  scope: 'admin',
  audits: ['report_schedule_changed'],
  names,
  params: ofSchedule,
  body: reportScheduleInput,
  reply: reportSchedule,
  errors: [404],
});

export const deleteSchedule = call({
  id: 'reports.deleteSchedule',
  method: 'DELETE',
  path: '/report/{id}/schedule/{scheduleId}',
  summary: 'Delete a schedule with its history',
  who: managers,
  scope: 'admin',
  audits: ['report_schedule_deleted'],
  names,
  params: ofSchedule,
  reply: 'empty',
  errors: [404],
});

export const pauseSchedule = call({
  id: 'reports.pauseSchedule',
  method: 'POST',
  path: '/report/{id}/schedule/{scheduleId}/pause',
  summary: 'Pause a schedule: nothing is sent until it is resumed',
  who: managers,
  scope: 'admin',
  audits: ['report_schedule_paused'],
  names,
  params: ofSchedule,
  reply: reportSchedule,
  status: 200,
  errors: [404],
});

export const resumeSchedule = call({
  id: 'reports.resumeSchedule',
  method: 'POST',
  path: '/report/{id}/schedule/{scheduleId}/resume',
  summary:
    'Resume a paused schedule at its next time: what was missed is not sent. An owner who may no longer run it is replaced by the caller',
  who: managers,
  scope: 'admin',
  audits: ['report_schedule_resumed'],
  names,
  params: ofSchedule,
  reply: reportSchedule,
  status: 200,
  errors: [404, 409],
});

export const runSchedule = call({
  id: 'reports.runSchedule',
  method: 'POST',
  path: '/report/{id}/schedule/{scheduleId}/run',
  summary: 'Send the report to all recipients now; its next time does not change',
  who: managers,
  scope: 'admin',
  audits: ['report_run_now'],
  names,
  params: ofSchedule,
  reply: reportRunEntry,
  status: 201,
  errors: [404, 409],
});

export const listRuns = call({
  id: 'reports.runs',
  method: 'GET',
  path: '/report/{id}/schedule/{scheduleId}/runs',
  summary: 'List the runs of a schedule, newest first: when, to whom it was sent, and why not',
  who: managers,
  scope: 'rows:read',
  names,
  params: ofSchedule,
  reply: z.array(reportRunEntry),
  errors: [404],
});

export const readReportFile = call({
  id: 'reports.readFile',
  method: 'GET',
  path: '/report_file/{id}',
  summary: 'Get what an e-mail says about a file that was too large for it: for its recipient only',
  who: notUsers,
  scope: 'rows:read',
  names: { id: 'report file' },
  params: z.object({ id }),
  reply: reportFile,
  errors: [404],
});

export const downloadReportFile = call({
  id: 'reports.downloadFile',
  method: 'GET',
  path: '/report_file/{id}/content',
  summary: 'Get the file',
  who: notUsers,
  scope: 'rows:read',
  names: { id: 'report file' },
  params: z.object({ id }),
  reply: 'file',
  errors: [404],
});

export const { listSubscriptions, changeSubscription, askUnsubscribe, unsubscribe } = subscriptionCalls({
  feature: 'reports',
  noun: 'report',
  names: 'report subscription',
  who: notUsers,
  summaries: {
    list: 'List the scheduled reports that the caller gets, and those they unsubscribed from',
    change: 'Unsubscribe from a scheduled report, or subscribe to it again. `id` is that of the schedule',
  },
  audits: ['report_unsubscribed', 'report_subscribed'],
  sent: reportSubscription,
});
