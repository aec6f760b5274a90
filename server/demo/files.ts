// The files of the demo companies in demo/, checked as they are read: what is edited there by hand says what is wrong with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { roles } from '#core/actor.ts';
import { labels } from '#core/appearance/schema.ts';
import { reminderIntervals, repeatIntervals } from '#core/calendar/intervals.ts';
import { catalogColumn } from '#core/catalog/schema.ts';
import { mailKinds } from '#core/mail/schema.ts';
import { mailStates } from '#core/mail/states.ts';
import { jobRunStates } from '#core/named-jobs/schema.ts';
import { scheduleFormats } from '#core/reports/schedules/schema.ts';
import { periods } from './moments.ts';

/** As seen from the sources, and from dist/chunks. */
const folder = join(import.meta.dirname, '../../demo');

/** The text of a file. */
export function readDemo(...path: string[]): string {
  return readFileSync(join(folder, ...path), 'utf8');
}

const text = z.string();
const texts = z.array(text);
const flag = z._default(z.boolean(), false);

const companyFile = z.strictObject({
  name: text,
  timeZone: text,
  labels: z.optional(labels),
  /** An SVG document. */
  logo: z.optional(text),
  people: z.array(
    z.strictObject({
      userName: text,
      fullName: z.optional(text),
      email: text,
      role: z.enum(roles),
      /** One of those that are offered to sign in with. */
      isAccount: flag,
      mustChangePassword: flag,
      hasPhoto: flag,
    }),
  ),
  groups: z.record(text, texts),
  catalogColumns: z.array(catalogColumn),
  forms: texts,
  /** Pinned for the accounts that see more than their own sheets: widgets by title, or questions. */
  pins: z.array(z.strictObject({ form: text, widget: text })),
  reminders: z.array(
    z.strictObject({
      message: text,
      first: text,
      repeat: z._default(z.nullable(z.enum(reminderIntervals)), null),
      groups: texts,
      form: z.optional(text),
      byMail: flag,
      unsubscribed: z._default(texts, []),
    }),
  ),
  /** `design` is the key of one that ships. */
  reports: z.array(z.strictObject({ design: text, name: text, forms: texts, draft: flag })),
  /** Each by a design of the company's own: that of the form's dashboard, which became the one of the file. */
  ownReports: z.array(z.strictObject({ form: text, file: z.optional(text) })),
  schedules: z.array(
    z.strictObject({
      report: text,
      first: text,
      interval: z.enum(repeatIntervals),
      format: z.enum(scheduleFormats),
      days: z.number(),
      to: texts,
      bytes: z.number(),
      isPaused: flag,
    }),
  ),
  jobs: z.array(
    z.strictObject({
      name: text,
      command: text,
      expect: z._default(z.nullable(text), null),
      isPaused: flag,
      /** The newest first, each a day before the one before. */
      runs: z.array(
        z.strictObject({
          state: z.enum(jobRunStates),
          exitCode: z._default(z.nullable(z.number()), null),
          message: z._default(z.nullable(text), null),
          numbers: z._default(z.record(text, z.number()), {}),
        }),
      ),
    }),
  ),
  mapping: z.strictObject({ name: text, form: text }),
  /** `key`: the question by which a file changes rows. */
  imports: z.array(z.strictObject({ file: text, form: text, user: text, at: text, key: z.optional(text) })),
  mails: z.array(
    z.strictObject({
      to: text,
      kind: z.enum(mailKinds),
      subject: text,
      form: z.optional(text),
      text,
      link: z.optional(text),
      state: z._default(z.enum(mailStates), 'sent'),
      problem: z._default(z.nullable(text), null),
      at: texts,
    }),
  ),
});
export type CompanyFile = z.infer<typeof companyFile>;

const formFile = z.strictObject({
  state: z.enum(['published', 'draft', 'archived']),
  /** As `formdeck forms create --file` takes it. */
  form: z.looseObject({ name: text }),
  widgets: z._default(z.array(z.looseObject({ title: text })), []),
  views: z._default(z.array(z.looseObject({ name: text })), []),
  /** The question that the corrections of the rows are about. */
  corrects: z.optional(text),
  /** Each is one sheet, or one for each period. The users take turns. */
  sheets: z.array(
    z.strictObject({
      key: text,
      name: text,
      every: z.optional(z.enum(periods)),
      users: texts,
      timeZone: z.optional(text),
      setup: z.record(text, text),
    }),
  ),
});
export type FormFile = z.infer<typeof formFile>;

/** What demo/<company>/company.json says. */
export function readCompany(company: string): CompanyFile {
  return companyFile.parse(JSON.parse(readDemo(company, 'company.json')));
}

/** A form of it; its rows are in the CSV file beside it. */
export function readForm(company: string, form: string): FormFile {
  return formFile.parse(JSON.parse(readDemo(company, 'forms', `${form}.json`)));
}
