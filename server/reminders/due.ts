// Sends due reminders, in the transaction that claims the slot: a notification or an e-mail to each person.
import { type NamedPerson, personName } from '#core/primitives.ts';
import { type PushContent, pushTextLimit } from '#core/push/schema.ts';
import { messageLine } from '#core/reminders/labels.ts';
import { notify } from '#server/notifications/store.ts';
import type { Scheduled } from '#server/schedules/scheduler.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { unsubscribeUrl } from '#server/mail/unsubscribe-link.ts';
import type { Services } from '#server/services.ts';
import { push } from '#server/push/send.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The kind of these schedules. */
export const reminderKind = 'reminder';

/** Reminds everybody whom a reminder reaches. After missed slots they are reminded once. */
export function scheduledReminders(services: Services): Scheduled<store.DueReminder> {
  return {
    kind: reminderKind,
    name: t(m.reminder),
    find: store.findDueReminder,
    async due(tx, due, { companyId, scheduleId }) {
      const people = await store.recipientsOf(tx, companyId, scheduleId);
      const {
        user: { id: from },
        message,
      } = due;
      // Only those who see the form learn its name.
      const formFor = ({ seesForm }: store.Recipient) => (seesForm ? due.form : null);
      if (due.reminderType === 'EMAIL') {
        const origin = services.settings.publicOrigin ?? due.origin;
        for (const person of people.filter(({ isUnsubscribed }) => !isUnsubscribed)) {
          const link = { origin, path: '/reminder_unsubscribe', key: due.unsubscribeKey } as const;
          const unsubscribe = unsubscribeUrl(link, { companyId, scheduleId, userId: person.id });
          await services.mail.add(tx, companyId, { userId: person.id }, () =>
            reminderMail({ ...due, origin }, scheduleId, person, { form: formFor(person), unsubscribe }),
          );
        }
        return;
      }
      for (const [form, some] of Map.groupBy(people, formFor)) {
        const to = some.map(({ id }) => id);
        const metadata = { reminderId: scheduleId, message, form };
        await notify(tx, { companyId, type: 'reminder', to, from, metadata });
        await push(tx, companyId, { userIds: to, content: () => contentOf(due, scheduleId, form) }, services);
      }
    },
  };
}

/** What devices show. */
function contentOf(
  { user, message }: store.DueReminder,
  tag: string,
  form: store.DueReminder['form'],
): PushContent {
  const isShort = message.length <= pushTextLimit;
  return {
    title: form === null ? t(m.reminderOf, { name: personName(user) }) : t(m.fillIn, { form: form.name }),
    text: isShort ? message : `${message.slice(0, pushTextLimit - 1).trimEnd()}…`,
    path: form === null ? '/' : `/fill/${form.id}`,
    tag,
  };
}

export function reminderMail(
  { user, message, origin }: Pick<store.DueReminder, 'user' | 'message' | 'origin'>,
  id: string,
  person: NamedPerson & Pick<store.Recipient, 'email'>,
  { form, unsubscribe }: { form: store.DueReminder['form']; unsubscribe: string | null },
): NewMail {
  const values = { name: personName(person), message, by: personName(user) };
  return {
    kind: 'reminder',
    to: person.email,
    subject: t(m.reminderSubject, { messageLine: messageLine(message) }),
    text:
      form === null
        ? t(m.mail, values)
        : t(m.mailWithForm, { ...values, form: form.name, url: `${origin}/fill/${form.id}` }),
    ...(form !== null && { button: t(m.fillInButton) }),
    ...(unsubscribe !== null && { unsubscribe }),
    subjectId: id,
    isBulk: true,
  };
}
