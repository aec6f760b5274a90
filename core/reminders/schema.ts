// A reminder: a message to people at a time, once or repeatedly (spec 3, section 3; contract, "Reminders, schedules,
// e-mail").
import * as z from 'zod/mini';
import { reminderIntervals } from '#core/calendar/intervals.ts';
import { dates, id, person, timestamp } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** The most reminders per company. */
export const remindersLimit = 500;
export const reminderMessageLimit = 1_000;
const groupsLimit = 500;

/** MOBILE is a notification in the app. */
export const reminderTypes = ['MOBILE', 'EMAIL'] as const;
export type ReminderType = (typeof reminderTypes)[number];

const named = z.object({ id, name: z.string() });

export const reminder = z.object({
  id,
  message: z.string(),
  /** The first time. */
  scheduleTime: timestamp,
  /** Null: once. */
  repeatInterval: z.nullable(z.enum(reminderIntervals)),
  /** Of the person who set the time: a daily 08:00 stays 08:00 there. */
  timeZone: z.string(),
  /** The next time; null: none is left. */
  nextTime: z.nullable(timestamp),
  /** Empty: everybody, unless `hasNobody`. */
  groups: z.array(named),
  /** All of its groups have been deleted: it reaches nobody, and not everybody. */
  hasNobody: z.boolean(),
  reminderType: z.enum(reminderTypes),
  /** The form to fill in; null: none, or one that the reader does not see. */
  form: z.nullable(named),
  user: person,
  /** Those whom it would reach by e-mail if they had not unsubscribed. */
  unsubscribed: z.array(person),
  dates,
});
export type Reminder = z.infer<typeof reminder>;

export const reminderTexts = {
  noMessage: t(m.reminderIsRequired),
  noGroups: t(m.emailRemindersRequireAtLeast),
  noTime: t(m.pleaseChooseDateTimeFor),
} as const;

/** A reminder as a client sends it. */
export const reminderInput = z
  .object({
    id: z.optional(id),
    message: z.string(reminderTexts.noMessage).check(
      z.trim(),
      z.minLength(1, reminderTexts.noMessage),
      z.maxLength(reminderMessageLimit, refusal(m.atMostCharacters, { reminderMessageLimit })),
      z.refine((text) => !text.includes('\0'), refusal(m.textCannotContainZeroByte)),
    ),
    scheduleTime: z
      .number(reminderTexts.noTime)
      .check(z.int(), z.gte(0, reminderTexts.noTime), z.lte(253_402_300_799_999, reminderTexts.noTime)),
    repeatInterval: z._default(z.nullable(z.enum(reminderIntervals)), null),
    groups: z._default(z.array(id).check(z.maxLength(groupsLimit)), []),
    reminderType: z._default(z.enum(reminderTypes), 'MOBILE'),
    /** Null: none. A change without it leaves the form as it is. */
    formId: z.optional(z.nullable(id)),
  })
  .check(
    z.refine(({ reminderType, groups }) => reminderType !== 'EMAIL' || groups.length > 0, {
      message: reminderTexts.noGroups,
      path: ['groups'],
    }),
  );
export type ReminderInput = z.infer<typeof reminderInput>;

/** A reminder that is sent to the caller by e-mail, or was until they unsubscribed. */
export const reminderSubscription = z.object({
  /** Of the reminder. */
  id,
  message: z.string(),
  /** Who set it. */
  user: person,
  repeatInterval: z.nullable(z.enum(reminderIntervals)),
  scheduleTime: timestamp,
  timeZone: z.string(),
  subscribed: z.boolean(),
});
export type ReminderSubscription = z.infer<typeof reminderSubscription>;

/** Who has filled in a reminder's form since it was last due. */
export const reminderProgress = z.object({
  /** When it was last due; null: it has not been yet. */
  since: z.nullable(timestamp),
  /** Those whom it reaches and who see the form. */
  people: z.array(z.extend(person, { filledIn: z.nullable(timestamp) })),
});
export type ReminderProgress = z.infer<typeof reminderProgress>;
