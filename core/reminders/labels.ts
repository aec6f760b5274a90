// Texts of reminders, the same in both faces.
import { personName } from '#core/primitives.ts';
import type { Reminder, ReminderProgress, ReminderType } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export const remindersTexts = {
  title: t(m.reminders),
  create: t(m.newReminder),
  createTitle: t(m.createReminder),
  editTitle: t(m.editReminder),
  everybody: t(m.everybody),
  nobody: t(m.nobodyItsGroupsWereDeleted),
  message: t(m.reminder),
  time: t(m.dateTime),
  repeat: t(m.repeat),
  delivery: t(m.delivery),
  groups: t(common.groups),
  groupsHelp: t(m.withoutGroupEveryoneInCompany),
  form: t(m.formToFillIn),
  formHelp: t(m.reminderLinksToItAnd),
} as const;

export const deliveryNames: Readonly<Record<ReminderType, string>> = {
  MOBILE: t(m.inApp),
  EMAIL: t(common.email),
};

export const subscriptionTexts = {
  title: t(m.remindersByEMail),
  about: t(m.remindersSentToYou),
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
  return t(m.unsubscribed, { names: unsubscribed.map(personName).join(', ') });
}

/** Tags shown before the rest is counted (spec 3, section 9). */
const tagsShown = 2;

/** Whom a reminder reaches, as tags: the first two groups, then how many more. */
export function recipientTags({ groups, hasNobody }: Pick<Reminder, 'groups' | 'hasNobody'>): string[] {
  if (groups.length === 0) return [hasNobody ? remindersTexts.nobody : remindersTexts.everybody];
  const more = groups.length - tagsShown;
  return [...groups.slice(0, tagsShown).map(({ name }) => name), ...(more > 0 ? [t(m.more, { more })] : [])];
}

/** How many have filled in the form since it was last due. */
export function progressText(
  { since, people }: ReminderProgress,
  momentText: (at: number) => string,
): string {
  if (since === null) return t(m.itHasNotBeenDue);
  if (people.length === 0) return t(m.noneOfItsRecipientsCan);
  const done = people.filter(({ filledIn }) => filledIn !== null).length;
  return t(m.ofPeopleFilledItIn, { done, count: people.length, since: momentText(since) });
}
