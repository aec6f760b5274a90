// What is said once an entry was sent: who was told of which alert.
import { personName } from '#core/primitives.ts';
import type { Form } from '#core/forms/schema.ts';
import { listText } from '#core/count-text.ts';
import { shownEntries } from './format-outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

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
    const others = contacts
      .filter((contact) => contact.id !== readerId)
      .map(({ userName = '', displayName }) => personName({ userName, displayName }));
    const people = [...(others.length < contacts.length ? [t(m.you)] : []), ...others.filter(Boolean)];
    if (people.length === 0) return [t(m.alert, { name })];
    if (others.length === 0) return [t(m.youWereTold, { alert: name })];
    return [t(m.peopleWereTold, { people: listText(people), count: people.length, alert: name })];
  });
}

/** The words of the end of filling in, in both faces. */
export const sentTexts = {
  sent: t(m.sentDot),
  sending: t(m.sendingDots),
  kept: t(m.savedOnThisDevice),
  offline: t(m.youreOfflineItWillBe),
  waiting: (entries: readonly OutboxEntry[]) =>
    t(m.entriesWaitingToSend, { count: shownEntries(entries).length }),
  signedOut: t(m.signInAgainToSend),
  failed: t(m.thisCouldNotBeSent),
  another: t(m.fillInAnother),
  done: t(common.done),
  read: t(m.readWhatWasSent),
  finish: t(m.finishThisSheet),
} as const;
