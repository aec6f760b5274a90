// Whether the cell of a file says what a row says already. A file says less than an answer: it has no fractions of a
// second and no time zone of its own, and writes 7.0 as 7. Without this, an import of a form's own export would change it.
import type { Question } from '#core/questions/schema.ts';
import { kindOf } from '#core/questions/types.ts';
import { type AnswerValue, dateTimeOf, valuesOf } from '#core/questions/values.ts';
import { formatDate } from '#core/time/date-format.ts';
import { itemIdOf } from '#core/filling/catalog-limits.ts';
import { keyOf } from './row-key.ts';

/** Whether two answers to a question mean the same, as far as a file with this date format can say. */
export function sameAnswer(
  question: Pick<Question, 'type'>,
  before: AnswerValue,
  after: AnswerValue,
  { dateFormat, timeZone }: { dateFormat: string; timeZone: string },
): boolean {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  if (one.length !== other.length) return false;
  const kind = kindOf(question.type);
  if (kind === 'choices') return one.every((value) => other.includes(value));
  // The same item, wherever it stands by now.
  if (kind === 'item' || kind === 'items') {
    const items = new Set(other.map(itemIdOf));
    return one.every((value) => items.has(itemIdOf(value)));
  }
  return one.every((value, index) => {
    const next = other[index] ?? '';
    // A CSV for Excel has an apostrophe before what would run.
    if (value === next || (kind === 'text' && next === `'${value}` && /^[=+\-@\t\r]/.test(value)))
      return true;
    if (kind === 'number' || kind === 'numbers')
      return keyOf({ type: 'NUMERIC' }, value) === keyOf({ type: 'NUMERIC' }, next);
    if (kind !== 'moment') return false;
    const [at, nextAt] = [dateTimeOf(value)?.at, dateTimeOf(next)?.at];
    if (at === undefined || nextAt === undefined) return false;
    // Spreadsheets round to whole seconds.
    const isRounded = !dateFormat.includes('S') && Math.abs(at - nextAt) < 1_000;
    return (
      at === nextAt ||
      isRounded ||
      formatDate(at, dateFormat, timeZone) === formatDate(nextAt, dateFormat, timeZone)
    );
  });
}
