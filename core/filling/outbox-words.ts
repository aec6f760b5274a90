// What is said about what waits to be sent.
import type { Confirmation } from '#core/action.ts';
import { counted, countText } from '#core/count-text.ts';
import { fallsWith, type OutboxEntry } from './outbox-entry.ts';

/** `3 waiting, 1 could not be sent: This form is archived.`; null where nothing waits. Images go with their rows. */
export function outboxNotice(entries: readonly OutboxEntry[]): string | null {
  const stuck = entries.filter(({ state }) => state === 'stuck');
  const waiting = entries.filter(({ state, kind }) => state !== 'stuck' && kind !== 'image').length;
  const parts = [
    ...(waiting > 0 ? [`${countText(waiting)} waiting`] : []),
    ...(stuck.length > 0 ? [`${countText(stuck.length)} could not be sent: ${faultText(stuck[0])}`] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** What an entry is: `Row of "Week 12"`. */
export function entryTitle({ kind, sheet, form }: OutboxEntry): string {
  const name = `"${sheet.name || form.name}"`;
  switch (kind) {
    case 'sheet':
      return `Sheet ${name}`;
    case 'image':
      return `Image for ${name}`;
    case 'row':
      return `Row of ${name}`;
    case 'complete':
      return `Completion of ${name}`;
  }
}

/** How an entry is: `Waiting`, or why it could not be sent. */
export function entryStanding(entry: OutboxEntry): string {
  if (entry.state === 'sending') return 'Being sent';
  if (entry.state === 'stuck') return `Could not be sent: ${faultText(entry)}`;
  return entry.fault === undefined ? 'Waiting' : `Waiting: ${faultText(entry)}`;
}

/** Asked before an entry and what cannot go without it is thrown away. */
export function discardConfirmation(entries: readonly OutboxEntry[], entry: OutboxEntry): Confirmation {
  const others = fallsWith(entries, entry.id).filter(({ id, kind }) => id !== entry.id && kind !== 'image');
  const more =
    others.length === 0
      ? ''
      : ` ${counted(others.length, 'other entry', 'other entries')} cannot be sent without it and will be discarded too.`;
  const maybe =
    entry.attempts > 0 && entry.state !== 'stuck' ? ' It was tried before and may have arrived.' : '';
  return {
    title: 'Discard what was filled in?',
    text: `${entryTitle(entry)} exists on this device only.${maybe}${more} This action cannot be undone!`,
    confirm: 'Discard',
  };
}

/** Asked before somebody logs out whose work is not all sent; null where all of it is. Images go with their rows. */
export function logoutConfirmation(entries: readonly OutboxEntry[], drafts: number): Confirmation | null {
  const waiting = entries.filter(({ kind }) => kind !== 'image').length;
  const parts = [
    ...(waiting > 0 ? [`${counted(waiting, 'entry', 'entries')} not sent yet`] : []),
    ...(drafts > 0 ? [counted(drafts, 'unfinished form')] : []),
  ];
  if (parts.length === 0) return null;
  return {
    title: 'Log out with unsent answers?',
    text: `There is ${parts.join(' and ')} on this device. It stays here, and goes on when you sign in here again.`,
    confirm: 'Logout',
  };
}

function faultText(entry: OutboxEntry | undefined): string {
  const { message = 'Not sent', errors = [] } = entry?.fault ?? {};
  const [first] = errors;
  return first === undefined || errors.length > 1 ? message : first.message;
}
