// Texts about the outbox.
import { assertNever } from '#core/assert-never.ts';
import type { Confirmation } from '#core/action.ts';
import { listText } from '#core/count-text.ts';
import { fallsWith, mayMend, needsOf, type OutboxEntry } from './outbox-entry.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * What people see of the outbox: images, and the sheet and the completion around a row, count with the row, unless they are
 * what is stuck.
 */
export function shownEntries(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const withRows = new Set(entries.flatMap(({ kind, sheet }) => (kind === 'row' ? [sheet.id] : [])));
  return entries.filter(({ kind, state, sheet }) => {
    if (state === 'stuck') return true;
    if (kind === 'image' || kind === 'discard') return false;
    return (kind !== 'sheet' && kind !== 'complete') || !withRows.has(sheet.id);
  });
}

/** `3 waiting to send, 1 could not be sent: This form is archived.`; null if nothing waits. */
export function outboxNotice(entries: readonly OutboxEntry[]): string | null {
  const stuck = entries.filter(({ state }) => state === 'stuck');
  const waiting = shownEntries(entries).filter(({ state }) => state !== 'stuck').length;
  const parts = [
    ...(waiting > 0 ? [t(m.waitingToSend, { waiting })] : []),
    ...(stuck.length > 0 ? [t(m.couldNotBeSent, { count: stuck.length, issue: issueText(stuck[0]) })] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** An entry's title: `Row of "Week 12"`. */
export function entryTitle(entry: OutboxEntry): string {
  const { kind, sheet, form } = entry;
  const name = `"${sheet.name || form.name}"`;
  switch (kind) {
    case 'sheet':
      return t(m.sheetNamed, { name });
    case 'image':
      return entry.body.name === undefined
        ? t(m.imageFor, { name })
        : t(m.fileFor, { file: entry.body.name, name });
    case 'row':
      return t(m.rowOf, { name });
    case 'correction':
      return t(m.correctionIn, { name });
    case 'complete':
      return t(m.completionOf, { name });
    case 'discard':
      return t(m.emptySheet, { name });
    default:
      return assertNever(kind);
  }
}

/** An entry's status: `Waiting`, or what it waits for, or why it could not be sent. */
export function entryStatus(entries: readonly OutboxEntry[], entry: OutboxEntry): string {
  if (entry.state === 'sending') return t(m.beingSent);
  if (entry.state === 'stuck') return t(m.entryCouldNotBeSent, { issue: issueText(entry) });
  const needs = new Set(needsOf(entry, entries));
  const holding = entries.find(({ id, state }) => state === 'stuck' && needs.has(id));
  if (holding !== undefined) return t(m.waitingForEntryThatCould, { entryTitle: entryTitle(holding) });
  return entry.fault === undefined ? t(m.waiting) : t(m.waitingFor, { issue: issueText(entry) });
}

/** Advice for an entry that could not be sent; null for any other. */
export function entryAdvice(entry: OutboxEntry): string | null {
  if (entry.state !== 'stuck') return null;
  if (entry.kind === 'image') return t(m.openEntryItBelongsTo);
  if (entry.kind === 'complete' || entry.kind === 'discard') return t(m.tryAgainOrContactWhoever);
  return isAboutAnswers(entry) && mayMend(entry).yes
    ? t(m.openItFixProblemAnd)
    : t(m.contactWhoeverManagesFormThen);
}

/** The server rejected the answers; otherwise the problem is with the form, the sheet or the user. */
function isAboutAnswers({ fault }: OutboxEntry): boolean {
  return fault !== undefined && [400, 413, 422].includes(fault.status);
}

/** Confirmation before an entry and its dependents are discarded. */
export function discardConfirmation(entries: readonly OutboxEntry[], entry: OutboxEntry): Confirmation {
  const others = shownEntries(fallsWith(entries, entry.id)).filter(({ id }) => id !== entry.id);
  const mayBeSent = entry.attempts > 0 && entry.state !== 'stuck';
  return {
    title: t(m.discardTheseAnswers),
    text: [
      t(m.existsOnThisDeviceOnly, { entryTitle: entryTitle(entry) }),
      ...(mayBeSent ? [t(m.itMayAlreadyHaveBeen)] : []),
      ...(others.length === 0 ? [] : [t(m.otherEntriesDiscarded, { count: others.length })]),
      t(m.thisActionCannotBeUndone),
    ].join(' '),
    confirm: t(m.discard),
  };
}

/** Confirmation before a logout with unsent work; null if everything is sent. */
export function logoutConfirmation(entries: readonly OutboxEntry[], drafts: number): Confirmation | null {
  const waiting = shownEntries(entries).length;
  const parts = [
    ...(waiting > 0 ? [t(m.entriesNotSentYet, { waiting })] : []),
    ...(drafts > 0 ? [t(m.unfinishedForms, { count: drafts })] : []),
  ];
  if (parts.length === 0) return null;
  return {
    title: t(m.logOutWithUnsentAnswers),
    text: t(m.onThisDeviceOnly, { what: listText(parts), count: waiting + drafts }),
    confirm: t(m.logout),
  };
}

function issueText(entry: OutboxEntry | undefined): string {
  const { message = t(m.notSent), errors = [] } = entry?.fault ?? {};
  const [first] = errors;
  return first === undefined || errors.length > 1 ? message : first.message;
}
