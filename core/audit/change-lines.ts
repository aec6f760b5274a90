// The changes in an entry as lines: `role: USER to MANAGER`. The log stores a value as field and value, `role USER`.
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { changedTexts } from './format-history.ts';
import type { AuditEntry } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

type ChangedQuestion = Parameters<typeof changedTexts>[0];
type Changed = Pick<AuditEntry, 'action'> & { previous: readonly string[]; next: readonly string[] };

/** The lines; none if the entry's sentence says it all. */
export function changeLines({ action, previous, next }: Changed): string[] {
  if (said.has(action)) return [];
  if (previous.length === 0) return next.map(inWords);
  if (next.length === 0) return previous.map((line) => t(m.lineBefore, { line: inWords(line) }));
  // The same fields before and after, in the same order.
  if (previous.length === next.length)
    return previous.flatMap((line, at) => changeText(line, next[at] ?? ''));
  return [
    ...previous.map((line) => t(m.lineBefore, { line: inWords(line) })),
    ...next.map((line) => t(m.lineNow, { line: inWords(line) })),
  ];
}

/** An answer before and after: `45 min to 2 h`. */
export function answerChange(
  { previous, next }: Pick<Changed, 'previous' | 'next'>,
  question: ChangedQuestion,
  options: AnswerTextOptions,
): string {
  const texts = changedTexts(question, { previous, next }, options);
  const text = (answer: readonly string[]) => answer.join(', ') || t(values.none);
  return t(m.wasToIs, { was: text(texts.previous), is: text(texts.next) });
}

/** `role USER` and `role MANAGER` as `role: USER to MANAGER`; empty if they are equal. */
function changeText(before: string, after: string): string[] {
  if (before === after) return [];
  const [was, is] = [before.split(' '), after.split(' ')];
  const differs = was.findIndex((word, at) => word !== is[at]);
  const shared = differs < 0 ? was.length : differs;
  const rest = (words: readonly string[]) => words.slice(shared).join(' ') || t(values.none);
  const change = t(m.wasToIs, { was: rest(was), is: rest(is) });
  return [shared === 0 ? change : `${inWords(was.slice(0, shared).join(' '))}: ${change}`];
}

/** Actions whose sentences contain their values. */
const said: ReadonlySet<AuditEntry['action']> = new Set([
  'review_state_changed',
  'row_returned',
  'row_corrected',
  'row_deleted',
  'sheet_created',
  'form_created',
  'form_deleted',
  'form_published',
  'import_scheduled',
  'import_continued',
  'import_completed',
  'import_canceled',
  'images_downloaded',
  'export_downloaded',
  'export_prepared',
  'export_sent',
  'widget_created',
  'signed_in',
  'sign_in_failed',
]);

/** A line with a readable field: `userName ann` as `user name ann`. */
function inWords(line: string): string {
  return line.replace(/^[a-z]+(?:[A-Z][a-z]+)+(?= |$)/, (field) =>
    field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
}
