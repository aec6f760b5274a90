// Local times in a file that the clocks of its zone skip in spring, or show twice in autumn: the two moments that may be
// meant, which of them was chosen for all such times, and what a row says without a choice.
import {
  compileDateFormat,
  doubtfulTime,
  formatDate,
  formatExact,
  parseExact,
} from '#core/time/date-format.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';
import type { DoubtfulHour, HourChoices, HourKind } from './hours-schema.ts';

export const noHours: HourChoices = { skipped: 'FAIL', double: 'FAIL' };

/** Choices of which later ones count more, each kind by itself; undefined: nothing was chosen at all. */
export function hoursOf(...chosen: readonly (Partial<HourChoices> | undefined)[]): HourChoices | undefined {
  return chosen.every((one) => one === undefined) ? undefined : Object.assign({ ...noHours }, ...chosen);
}

/** A time in doubt, as it is in a file. */
export type HourFound = DoubtfulHour & { text: string };
export type HourIssue = { readonly issue: string; readonly hour: DoubtfulHour };

export type MomentSettings = {
  dateFormat: string;
  /** Epoch milliseconds, or null if the text is not a date of that format. */
  readDate: (text: string) => number | null;
  timeZone: string;
  hours?: HourChoices | undefined;
  /** Told of each time in doubt, whatever was chosen for it. */
  onHour?: ((found: HourFound) => void) | undefined;
};

/**
 * The moment of a text in the date format, or with an offset as messages name it; null if it is neither. A time in doubt is
 * what was chosen for such times; without a choice it is an issue.
 */
export function momentIn(text: string, settings: MomentSettings): number | HourIssue | null {
  const { dateFormat: format, timeZone, hours = noHours } = settings;
  const at = settings.readDate(text);
  if (at === null) return parseExact(text);
  const found = doubtfulTime({ text, format, at }, timeZone);
  if (found === null) return at;
  const { kind, moments } = found;
  const [earlier, later] = moments;
  settings.onHour?.({ text, kind, earlier, later });
  const choice = hours[kind];
  if (choice !== 'FAIL') return choice === 'EARLIER' ? earlier : later;
  const hour = { kind, earlier, later };
  return { issue: hourIssue(text, hour, timeZone), hour };
}

export function isHourIssue(read: number | HourIssue | null | undefined): read is HourIssue {
  return typeof read === 'object' && read !== null;
}

/** A moment in a date format; with its offset where the format alone would leave it in doubt. */
export function formatMoment(ms: number, format: string, timeZone: string): string {
  const text = formatDate(ms, format, timeZone);
  const at = compileDateFormat(format)?.(text, timeZone) ?? null;
  const isDoubtful = at !== null && doubtfulTime({ text, format, at }, timeZone) !== null;
  return isDoubtful ? formatExact(ms, timeZone) : text;
}

/** The names of the two choices are those of the options, so that a message serves every face. */
export const hourTexts: Readonly<Record<HourKind, { label: string; option: string }>> = {
  skipped: { label: t(m.skippedHour), option: '--skipped-hour' },
  double: { label: t(m.doubleHour), option: '--double-hour' },
};

function hourIssue(text: string, hour: DoubtfulHour, timeZone: string): string {
  return t(m.hourIssue, hourValues(text, hour, timeZone));
}

/** The issue of several times of a kind, for that of the first. */
export function issueOfSeveral(issue: string, hour: DoubtfulHour, timeZone: string): string {
  const mark = '\u0000';
  const [before = '', after = ''] = hourIssue(mark, hour, timeZone).split(mark);
  const text = issue.slice(before.length, issue.length - after.length);
  return t(m.hourIssues, hourValues(text, hour, timeZone));
}

function hourValues(text: string, { kind, earlier, later }: DoubtfulHour, timeZone: string) {
  const [first, second] = [formatExact(earlier, timeZone), formatExact(later, timeZone)];
  return { kind, text, timeZone, earlier: first, later: second, ...hourTexts[kind] };
}

/** What was chosen: `Times that come twice are the later of the two`; null: nothing. */
export function hoursText({ skipped, double }: HourChoices): string | null {
  if (skipped === 'FAIL') return double === 'FAIL' ? null : t(m.doubleHours, { double });
  return double === 'FAIL' ? t(m.skippedHours, { skipped }) : t(m.skippedAndDoubleHours, { skipped, double });
}
