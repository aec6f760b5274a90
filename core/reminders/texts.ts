// Texts of reminders, the same in both faces.
import { counted } from '#core/count-text.ts';
import type { ReminderInterval } from '#core/calendar/intervals.ts';
import type { Reminder, ReminderProgress, ReminderType } from './schema.ts';

export const remindersTexts = {
  title: 'Reminders',
  create: 'New Reminder',
  createTitle: 'Create Reminder',
  editTitle: 'Edit Reminder',
  everybody: 'Everybody',
  nobody: 'Nobody: its groups were deleted',
  message: 'Reminder',
  time: 'Date & Time',
  repeat: 'Repeat',
  delivery: 'Delivery',
  groups: 'Groups',
  groupsHelp: 'Without a group, everyone in the company is reminded.',
  form: 'Form to fill in',
  formHelp: 'The reminder links to it and shows who has filled it in since.',
} as const;

/** Labels of the frequencies, in the order of the options (spec 3, section 9). */
export const frequencyNames: Readonly<Record<ReminderInterval | 'ONCE', string>> = {
  ONCE: 'Once',
  HOUR: 'Every hour',
  DAY: 'Every day',
  WEEK: 'Every week',
};

export const deliveryNames: Readonly<Record<ReminderType, string>> = {
  MOBILE: 'In the app',
  EMAIL: 'E-mail',
};

export const subscriptionTexts = {
  title: 'Reminders by e-mail',
  about: 'Reminders sent to you.',
} as const;

/** Characters of the first line of a message that name it. */
const lineLength = 80;

/** The first line of a message, by which e-mails and lists name a reminder. */
export function messageLine(message: string): string {
  const [line = ''] = message.split('\n');
  return line.length > lineLength ? `${line.slice(0, lineLength - 1).trimEnd()}…` : line;
}

/** `Ana and Ben unsubscribed`; null if nobody did. */
export function unsubscribedText({ unsubscribed }: Pick<Reminder, 'unsubscribed'>): string | null {
  if (unsubscribed.length === 0) return null;
  return `Unsubscribed: ${unsubscribed.map(({ userName }) => userName).join(', ')}`;
}

/** Tags shown before the rest is counted (spec 3, section 9). */
const tagsShown = 2;

/** Whom a reminder reaches, as tags: the first two groups, then how many more. */
export function recipientTags({ groups, hasNobody }: Pick<Reminder, 'groups' | 'hasNobody'>): string[] {
  if (groups.length === 0) return [hasNobody ? remindersTexts.nobody : remindersTexts.everybody];
  const more = groups.length - tagsShown;
  return [...groups.slice(0, tagsShown).map(({ name }) => name), ...(more > 0 ? [`+${more} more`] : [])];
}

/** How many have filled in the form since it was last due. */
export function progressText(
  { since, people }: ReminderProgress,
  momentText: (at: number) => string,
): string {
  if (since === null) return 'It has not been due yet.';
  if (people.length === 0) return 'None of its recipients can see its form.';
  const done = people.filter(({ filledIn }) => filledIn !== null).length;
  return `${done} of ${counted(people.length, 'person', 'people')} filled it in since ${momentText(since)}`;
}
