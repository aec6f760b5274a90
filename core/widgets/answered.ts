// What is said of rows without a number: how many have one, and which groups have none.
import type { WidgetBar } from './bars.ts';
import type { RowUnit, WidgetSummary } from './summarize.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

type RowCounts = { rows: number; answered?: number | undefined };

/** `207 rows, 180 answered`; `207 rows` where all are. Entries are called so. */
export function rowsText({ rows, answered, entriesOf }: RowCounts & RowUnit): string {
  const [all, some] =
    entriesOf === undefined ? [counts.rows, m.rowsAnswered] : [counts.entries, m.entriesAnswered];
  return answered === undefined ? t(all, { count: rows }) : t(some, { count: rows, answered });
}

/** The same with what the entries are of: `Damages: 412 entries`. */
export function countedText(counted: RowCounts & RowUnit): string {
  const amount = rowsText(counted);
  const { entriesOf } = counted;
  return entriesOf === undefined ? amount : t(m.entriesOfQuestion, { question: entriesOf, amount });
}

/** The heading of a column with how many rows, or entries, there are. */
export function countedTitle({ entriesOf }: RowUnit): string {
  return entriesOf === undefined ? t(m.rows) : t(m.entries);
}

/** Whether the numbers of answered rows are to be told beside those of rows. */
export function tellsAnswered(of: readonly RowCounts[]): boolean {
  return of.some(({ answered }) => answered !== undefined);
}

/** What a table says instead of a number. */
export function noAnswersText(): string {
  return t(m.noAnswers);
}

/** Shown below bars if some groups have none, since they are not among the largest, or have no answers. */
export function barsNote(summary: Extract<WidgetSummary, { kind: 'bar' }>): string | null {
  const { bars, groups = 0, byDay } = summary;
  const cut = groups > bars.length ? t(m.largestOf, { shown: bars.length, all: groups }) : null;
  const notes = [cut, byDay ? null : unansweredText(bars)].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.join(' ');
}

const mostNamed = 3;

/**
 * `Groups without answers: "Ann", "Bob" and 4 more.` In quotes, since groups can be called `No` and `No answer`. Days without answers are seen as gaps instead.
 */
function unansweredText(bars: readonly WidgetBar[]): string | null {
  const labels = bars.flatMap(({ label, value }) => (Number.isNaN(value) ? [label] : []));
  if (labels.length === 0) return null;
  const groups = labels
    .slice(0, mostNamed)
    .map((label) => `"${label}"`)
    .join(', ');
  const more = labels.length - mostNamed;
  return more > 0
    ? t(m.groupsWithoutAnswersMore, { groups, count: more })
    : t(m.groupsWithoutAnswers, { groups, count: labels.length });
}
