// What Home shows somebody: what needs them, the numbers of their forms, and how far their company is set up.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { formToReview } from '#core/sheets/review/queue.ts';
import { troubleKinds } from '#core/troubles/schema.ts';

/** The days of the numbers of Home: today and the days before it, as those of alert insights. */
export const homeDays = 7;
/** The most things of a kind that Home names, those first that have waited longest or are newest; it counts all of them. */
export const mostNamedAtHome = 5;
/** The most forms that a number of Home is broken down by, the largest first. */
export const mostFormsOfNumber = 20;
/** The most rows of a sheet that Home counts for a week: of more it says that there are more. */
export const mostCountedRows = 100_000;

const count = z.int();
const namedForm = z.object({ id, name: z.string() });

/** HomeCount now and in the same length of time before. */
const counted = z.object({
  now: count,
  before: count,
  /** There are more than were counted. */
  isMore: z.boolean(),
  /** What is counted now, by form. */
  byForm: z.array(z.object({ form: namedForm, count })),
});
export type HomeCount = z.infer<typeof counted>;

/** Reminders and alerts that somebody has not read: how many, and what the newest says. */
const unread = z.object({
  total: count,
  /** The message of the reminder, or the name of the alert; empty without any. */
  newest: z.string(),
});

const needs = z.object({
  /** The forms with rows to review, those that have waited longest first. */
  reviews: z.array(formToReview),
  /** Imports with rows that nobody has repaired yet, the newest first. */
  imports: z.object({
    total: count,
    first: z.array(z.object({ id, fileName: z.string(), failedRows: count, form: namedForm })),
  }),
  /** What should work by itself and does not, of which they have been notified, the newest first. */
  troubles: z.object({
    total: count,
    first: z.array(
      z.object({ id, kind: z.enum(troubleKinds), name: z.string(), problem: z.string(), since: timestamp }),
    ),
  }),
  /** Of those who see notifications: everybody else has a list of their reminders. */
  alerts: unread,
  reminders: unread,
  /** Rows that were returned to them, last returned first. */
  returned: z.object({
    total: count,
    first: z.array(
      z.object({ id, sheetId: id, sheetName: z.string(), form: namedForm, comment: z.string() }),
    ),
  }),
});
export type HomeNeeds = z.infer<typeof needs>;

const figures = z.object({
  /** When the days of the numbers began. */
  since: timestamp,
  /** Rows that were added. */
  entries: counted,
  alerts: counted,
  /** What waits for anybody's review, by form; null where rows are not reviewed. */
  waiting: z.nullable(z.array(formToReview)),
});
export type HomeFigures = z.infer<typeof figures>;

/** What there is in the company. */
const made = z.object({
  forms: z.boolean(),
  /** Others than the reader. */
  people: z.boolean(),
  entries: z.boolean(),
  reminders: z.boolean(),
  appearance: z.boolean(),
});
export type HomeMade = z.infer<typeof made>;

export const home = z.object({
  needs,
  /** Not for role USER. */
  figures: z.nullable(figures),
  /** For managers and admins. */
  made: z.nullable(made),
});
export type Home = z.infer<typeof home>;
