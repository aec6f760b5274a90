// A job: a command that runs by itself at night and names itself with `--job`, and its runs. What the server does in the
// background is in server/jobs/ and is not this.
import * as z from 'zod/mini';
import { dates, id, person, timestamp } from '#core/primitives.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { expectationHint, parseExpectation } from './expectation.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The most jobs per company. */
export const jobsLimit = 200;
/** The runs of a job that are stored: the last ones, for at most this long. */
export const mostJobRuns = 100;
export const jobRunRetention = 90 * day;
/** How long after its time a run may begin. */
export const defaultGrace = 3_600_000;
const shortestGrace = minute;
const longestGrace = 7 * day;
/** A run may begin this much before its time: clocks differ. */
export const earliness = 5 * minute;
/** How often a running command reports that it still runs, and after which silence the run did not end. */
export const stillRunningEvery = 5 * minute;
export const longestSilence = 20 * minute;
/** The most people who are notified besides a job's owner. @public docs/limits.md names it. */
export const notifyLimit = 20;
const longestMessage = 500;

/** `lost`: it began, and did not end. `missed`: it was expected, and did not begin. */
export const jobRunStates = ['running', 'succeeded', 'failed', 'lost', 'missed'] as const;
export type JobRunState = (typeof jobRunStates)[number];

const counts = z.record(z.string().check(z.regex(/^[a-z]{1,20}$/i)), z.int().check(z.gte(0)));
/** What a command counted, such as imported rows. */
export type JobNumbers = z.infer<typeof counts>;

const noControls = z.refine<string>((text) => !/\p{Cc}/u.test(text), refusal(m.noLineBreaksOrControl));
export const jobName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), noControls);
const expectation = z.string().check(
  z.maxLength(40),
  z.refine((text) => parseExpectation(text) !== null, expectationHint),
);
const timeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone, refusal(m.thisTimeZoneIsNot)));
const grace = z.int().check(z.gte(shortestGrace), z.lte(longestGrace));
/** Usernames or e-mail addresses. */
const notify = z.array(z.string().check(z.minLength(1), z.maxLength(320))).check(z.maxLength(notifyLimit));

export const jobRun = z.object({
  id,
  state: z.enum(jobRunStates),
  /** When it began; of a missed one, when it was expected. */
  startedAt: timestamp,
  endedAt: z.nullable(timestamp),
  /** Such as `import run`. */
  command: z.string(),
  exitCode: z.nullable(z.number()),
  message: z.nullable(z.string()),
  numbers: counts,
});
export type JobRun = z.infer<typeof jobRun>;

export const namedJob = z.object({
  id,
  name: z.string(),
  /** Whose command it is. */
  user: person,
  /** Such as `daily@03:00`; null: it is not expected at any time. */
  expect: z.nullable(z.string()),
  timeZone: z.string(),
  /** Milliseconds. */
  grace: z.number(),
  /** Who is told besides the owner. */
  notify: z.array(person),
  pausedAt: z.nullable(timestamp),
  /** When it is expected next; null: at no time, or it is paused. */
  expectedAt: z.nullable(timestamp),
  /** What is wrong, since when; null: nothing. */
  trouble: z.nullable(z.object({ problem: z.string(), since: timestamp })),
  lastRun: z.nullable(jobRun),
  dates,
});
export type NamedJob = z.infer<typeof namedJob>;

export const namedJobWithRuns = z.extend(namedJob, { runs: z.array(jobRun) });
export type NamedJobWithRuns = z.infer<typeof namedJobWithRuns>;

/** What a command reports: at its start and while it runs without `end`, and then with it. */
export const jobRunInput = z.object({
  job: jobName,
  command: z.string().check(z.maxLength(100), noControls),
  /** Milliseconds since its start, so that no clocks are compared. */
  elapsed: z.int().check(z.gte(0), z.lte(31 * day)),
  /** Absent: as it was; a new job expects nothing. */
  expect: z.optional(expectation),
  /** Absent: as it was; that of the caller for a new job, or where `expect` changes. */
  timeZone: z.optional(timeZone),
  grace: z.optional(grace),
  notify: z.optional(notify),
  end: z.optional(
    z.object({
      exitCode: z.int().check(z.gte(0), z.lte(255)),
      message: z._default(z.nullable(z.string().check(z.maxLength(longestMessage))), null),
      numbers: z._default(counts, {}),
    }),
  ),
});
export type JobRunInput = z.output<typeof jobRunInput>;

export const reportedRun = z.object({
  job: z.object({ id, name: z.string() }),
  /** Those of `notify` who are no active user of the company: nobody there is told. */
  unknown: z.array(z.string()),
});
export type ReportedRun = z.infer<typeof reportedRun>;

/** A change of a job; what is absent stays. */
export const namedJobChange = z.object({
  /** Null: it is not expected at any time any more. */
  expect: z.optional(z.nullable(expectation)),
  timeZone: z.optional(timeZone),
  grace: z.optional(grace),
  notify: z.optional(notify),
  paused: z.optional(z.boolean()),
});
export type NamedJobChange = z.output<typeof namedJobChange>;

/** The first characters of a message that fit into a report. */
export function shortMessage(text: string): string {
  return text.length <= longestMessage ? text : `${text.slice(0, longestMessage - 1)}…`;
}
