// What is said once an entry was sent: who was told of which alert.
import type { Form } from '#core/forms/schema.ts';
import { counted, listText } from '#core/count-text.ts';
import { shownEntries } from './format-outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

type FormAlerts = Pick<Form, 'alerts' | 'formerAlerts'>;

/**
 * One line for each alert that the server has raised, with the people who are told of it, as far as the form names them to
 * its reader. Contacts who may not see the entry are none of them: `Manager was told: Brakes not in order.`
 */
export function notifiedLines(form: FormAlerts, raised: readonly string[], readerId: string): string[] {
  return raised.flatMap((id) => {
    const alert = form.alerts.find((each) => each.id === id);
    const name = alert?.name ?? form.formerAlerts.find((each) => each.id === id)?.name;
    if (name === undefined) return [];
    const contacts = (alert?.alertContacts ?? []).filter(({ hears }) => hears !== false);
    const others = contacts.filter((contact) => contact.id !== readerId).map(({ userName = '' }) => userName);
    const people = [...(others.length < contacts.length ? ['You'] : []), ...others.filter(Boolean)];
    if (people.length === 0) return [`Alert: ${name}`];
    return [
      `${listText(people)} ${people.length === 1 && people[0] !== 'You' ? 'was' : 'were'} told: ${name}.`,
    ];
  });
}

/** The words of the end of filling in, in both faces. */
export const sentTexts = {
  sent: 'Sent.',
  sending: 'Sending...',
  kept: 'Saved on this device',
  offline: "You're offline. It will be sent automatically.",
  waiting: (entries: readonly OutboxEntry[]) =>
    `${counted(shownEntries(entries).length, 'entry', 'entries')} waiting to send`,
  signedOut: 'Sign in again to send it.',
  failed: 'This could not be sent',
  another: 'Fill in another',
  done: 'Done',
  read: 'Read what was sent',
  finish: 'Finish this sheet',
} as const;
