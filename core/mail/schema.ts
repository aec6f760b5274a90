// E-mails: the mail log's wire format.
import * as z from 'zod/mini';
import { id, person, timestamp } from '#core/primitives.ts';
import { mailStates } from './states.ts';

/** What e-mails are about. */
export const mailKinds = [
  'invitation',
  'temporary_password',
  'account_changed',
  'token_created',
  'scheduled_export',
  'schedule_ended',
  'reminder',
  'scheduled_report',
  'report_not_sent',
  'trouble',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailAttempt = z.object({
  at: timestamp,
  /** What the mail server said, or what went wrong; null: it took the e-mail. */
  problem: z.nullable(z.string()),
});
export type MailAttempt = z.infer<typeof mailAttempt>;

export const listedMail = z.object({
  id,
  kind: z.enum(mailKinds),
  /** The user whom it is for, if it is one. */
  user: z.nullable(person),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  problem: z.nullable(z.string()),
  /** Failed attempts since it was written, or since somebody had it sent again. */
  attempts: z.number(),
  createdAt: timestamp,
  /** When it was sent, given up or canceled. */
  settledAt: z.nullable(timestamp),
  /** The next attempt; null if there is none. */
  nextAttempt: z.nullable(timestamp),
});
export type ListedMail = z.infer<typeof listedMail>;

export const mail = z.extend(listedMail, {
  /** As sent, but for links and passwords. */
  text: z.string(),
  messageId: z.string(),
  attachments: z.array(z.object({ fileName: z.string(), size: z.number() })),
  history: z.array(mailAttempt),
});
export type Mail = z.infer<typeof mail>;

/** How mail leaves this server, and how much waits. */
export const mailStatus = z.object({
  /** `folder`: SMTP_URL is not set, and e-mails are written into files. */
  route: z.enum(['smtp', 'folder']),
  /** Where replies and later bounces go. */
  from: z.string(),
  /** The address in links; null: not configured, so links lead to where the server listens. */
  publicAddress: z.nullable(z.string()),
  waiting: z.number(),
  failed: z.number(),
});
export type MailStatus = z.infer<typeof mailStatus>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds until an e-mail is deleted from the log. */
export const mailRetention = 90 * day;
/** Milliseconds after which an e-mail that the mail server does not take is given up. */
export const mailPatience = 7 * day;
/** Milliseconds for which the files of an e-mail that failed are kept, so that it can be sent again. */
export const failedContentRetention = 7 * day;
/** Milliseconds before the attempts after the first one; the last number is repeated. */
const mailPauses = [5_000, 15_000, minute, 5 * minute, 15 * minute, 30 * minute, hour] as const;
/** The longest pause. @public docs/limits.md names it. */
export const longestMailPause = hour;
/** Maximum number of attempts that the log shows of an e-mail. */
export const mostMailAttempts = 30;
/** Maximum characters of a stored answer of a mail server. */
export const longestProblem = 500;

/** The pause after so many failed attempts. */
export function mailPause(attempts: number): number {
  return mailPauses[Math.min(attempts, mailPauses.length) - 1] ?? mailPauses[0];
}
