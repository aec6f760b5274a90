// Sends due reminders, in the transaction that claims the slot: a notification or an e-mail to each person.
import { notify } from '#server/notifications/store.ts';
import { dropSchedule, type SlotHandler } from '#server/jobs/scheduler.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/** The kind of these schedules. */
export const reminderKind = 'reminder';

/** Reminds everybody whom a reminder reaches. After missed slots they are reminded once. */
export function reminderSlot(services: Services): SlotHandler {
  return async (tx, { companyId, scheduleId }) => {
    const due = await store.findDueReminder(tx, companyId, scheduleId);
    if (due === undefined) return dropSchedule(tx, companyId, scheduleId);
    const people = await store.recipientsOf(tx, companyId, scheduleId);
    const { userId: from, message } = due;
    // Only those who see the form learn its name.
    const formFor = ({ seesForm }: store.Recipient) => (seesForm ? due.form : null);
    if (due.reminderType === 'EMAIL') {
      for (const person of people)
        await services.mail.add(tx, companyId, reminderMail(due, scheduleId, person, formFor(person)));
      return;
    }
    for (const [form, some] of Map.groupBy(people, formFor)) {
      const to = some.map(({ id }) => id);
      const metadata = { reminderId: scheduleId, message, form };
      await notify(tx, { companyId, type: 'reminder', to, from, metadata });
    }
  };
}

/** The first line of a message, as a subject. */
const subjectLength = 80;

function reminderMail(
  { userName, message, origin }: store.DueReminder,
  id: string,
  person: store.Recipient,
  form: store.DueReminder['form'],
): NewMail {
  const [line = ''] = message.split('\n');
  const subject = line.length > subjectLength ? `${line.slice(0, subjectLength - 1).trimEnd()}…` : line;
  return {
    kind: 'reminder',
    to: person.email,
    userId: person.id,
    subject: `Reminder: ${subject}`,
    text: `Hello ${person.userName},

${message}
${
  form === null
    ? ''
    : `
Fill in "${form.name}" here:

${origin}/fill/${form.id}
`
}
You get this e-mail because ${userName} set a reminder for you.
`,
    ...(form !== null && { button: 'Fill In' }),
    subjectId: id,
    isBulk: true,
  };
}
