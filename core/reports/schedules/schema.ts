// Schedules of reports: a report by e-mail to some people, once or repeatedly (spec 3, section 3; contract, "Reports").
import * as z from 'zod/mini';
import { repeatIntervals } from '#core/calendar/intervals.ts';
import { mailStates } from '#core/mail/states.ts';
import { dates, id, person, timestamp } from '#core/primitives.ts';
import { parameterValues } from '#core/reports/schema.ts';
import { scheduleTexts } from './labels.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** The most schedules per company. */
export const schedulesLimit = 1_000;
/** The most recipients of one schedule. @public docs/limits.md names it. */
export const recipientsLimit = 100;
/** The most days of data of a scheduled report. */
export const maximumReportDays = 3_650;
/** The most runs that the history of a schedule shows. */
export const mostRuns = 100;
/** Milliseconds that the history of a schedule is kept. */
export const runRetention = 365 * 86_400_000;
/** Milliseconds for which the link to a file that is too large for an e-mail can be used. */
export const reportLinkLifetime = 7 * 86_400_000;
/** How often a run that fails is tried. */
export const runAttempts = 4;
/** The longest range of `from` and `to` in milliseconds. */
export const longestOccurrenceRange = 400 * 86_400_000;

/** The interval presets (spec 3, section 9). */
export const dayPresets = [7, 30, 90, 365] as const;
export const defaultReportDays = 7;

export const scheduleFormats = ['PDF', 'XLSX'] as const;
export type ScheduleFormat = (typeof scheduleFormats)[number];

/**
 * Whether a recipient gets the report. `partly`: they see some of its forms, and get a report of those. `nothing`: they see none
 * of them, or have a role that reads no reports.
 */
export const recipientStatuses = ['all', 'partly', 'nothing', 'deactivated', 'unsubscribed'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];

/**
 * Why a schedule is paused: by a person, or by itself, when its owner was deactivated or may not send the report any more, or
 * the report is not published.
 */
export const pauseReasons = ['person', 'owner-deactivated', 'owner-may-not', 'unpublished'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** `nothing`: no row fell under the parameters. `nobody`: no recipient may see anything of it. `stopped`: the schedule was paused. */
export const runStates = ['waiting', 'sent', 'nothing', 'nobody', 'failed', 'stopped'] as const;
export type RunState = (typeof runStates)[number];

export const reportSchedule = z.object({
  id,
  reportId: id,
  reportName: z.string(),
  /** Null: once. */
  interval: z.nullable(z.enum(repeatIntervals)),
  /** The first time. */
  scheduleTime: timestamp,
  /** Of the person who set the time: a daily 08:00 stays 08:00 there. */
  timeZone: z.string(),
  /** The next time; null: none is left, or it is paused. */
  nextTime: z.nullable(timestamp),
  userIds: z.array(id),
  users: z.array(z.extend(person, { status: z.enum(recipientStatuses) })),
  format: z.enum(scheduleFormats),
  /** Those of the report, and `timeInterval`, the days of data. */
  parameters: parameterValues,
  paused: z.nullable(z.object({ reason: z.enum(pauseReasons), at: timestamp })),
  /** By whose rights it runs. */
  user: person,
  lastRun: z.nullable(z.object({ at: timestamp, state: z.enum(runStates) })),
  dates,
  /** Its times within `from` and `to`; empty without these. */
  occurrences: z.array(timestamp),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** A schedule as a client sends it. */
export const reportScheduleInput = z.object({
  id: z.optional(id),
  /** NEVER or null: once. */
  interval: z.pipe(
    z._default(z.nullable(z.enum(['NEVER', ...repeatIntervals])), null),
    z.transform((given) => (given === 'NEVER' ? null : given)),
  ),
  scheduleTime: z
    .number(scheduleTexts.noStart)
    .check(z.int(), z.gte(0, scheduleTexts.noStart), z.lte(253_402_300_799_999, scheduleTexts.noStart)),
  userIds: z
    .array(id, scheduleTexts.noUsers)
    .check(
      z.minLength(1, scheduleTexts.noUsers),
      z.maxLength(recipientsLimit, refusal(m.atMostPeople, { recipientsLimit })),
    ),
  format: z._default(z.enum(scheduleFormats), 'PDF'),
  parameters: z._default(parameterValues, {}),
});
export type ReportScheduleInput = z.output<typeof reportScheduleInput>;

/** What became of a run for one recipient. `link`: the file is too large for an e-mail. */
export const runOutcomes = ['file', 'link', 'no-data', 'no-access', 'deactivated', 'unsubscribed'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

export const reportRunEntry = z.object({
  id,
  /** When it was due; null: somebody chose Run now. */
  slot: z.nullable(timestamp),
  /** Who chose Run now. */
  user: z.nullable(person),
  state: z.enum(runStates),
  createdAt: timestamp,
  endedAt: z.nullable(timestamp),
  /** The days of its data; null without such parameters. `until` is not included. */
  period: z.nullable(z.object({ from: timestamp, until: timestamp })),
  problem: z.nullable(z.string()),
  recipients: z.array(
    z.object({
      user: person,
      outcome: z.enum(runOutcomes),
      /** Bytes of the file; null: there is none. */
      size: z.nullable(z.number()),
      /** How many of the report's forms their file is about. */
      forms: z.number(),
      mail: z.nullable(z.object({ state: z.enum(mailStates), problem: z.nullable(z.string()) })),
    }),
  ),
});
export type ReportRunEntry = z.infer<typeof reportRunEntry>;

/** A scheduled report that the caller gets, or unsubscribed from. */
export const reportSubscription = z.object({
  /** Of the schedule. */
  id,
  reportName: z.string(),
  /** Who sends it. */
  user: person,
  interval: z.nullable(z.enum(repeatIntervals)),
  scheduleTime: timestamp,
  timeZone: z.string(),
  subscribed: z.boolean(),
});
export type ReportSubscription = z.infer<typeof reportSubscription>;

/** A file that was too large for an e-mail. */
export const reportFile = z.object({
  id,
  fileName: z.string(),
  reportName: z.string(),
  size: z.number(),
  expiresAt: timestamp,
});
export type ReportFile = z.infer<typeof reportFile>;
