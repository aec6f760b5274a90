// Local times in a file that the clocks of its zone skip in spring, or show twice in autumn: the two moments that may be
// meant, which of them was chosen for all such times, and what a row says without a choice.
import * as z from 'zod/mini';
import { timestamp } from '#core/primitives.ts';
import {
  compileDateFormat,
  doubtfulTime,
  formatDate,
  formatExact,
  parseExact,
} from '#core/time/date-format.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Which of the two times is taken that may be meant, or neither. */
export const hourChoices = ['FAIL', 'EARLIER', 'LATER'] as const;
export type HourChoice = (typeof hourChoices)[number];

export const hourKinds = ['skipped', 'double'] as const;
export type HourKind = (typeof hourKinds)[number];

/** What was chosen for times that the clocks skip in spring, and for those that they show twice in autumn. */
export const hourChoicesOf = z.object({
  skipped: z._default(z.enum(hourChoices), 'FAIL'),
  double: z._default(z.enum(hourChoices), 'FAIL'),
});
export type HourChoices = z.infer<typeof hourChoicesOf>;
export const noHours: HourChoices = { skipped: 'FAIL', double: 'FAIL' };

/** Choices of which later ones count more, each kind by itself; undefined: nothing was chosen at all. */
export function hoursOf(...chosen: readonly (Partial<HourChoices> | undefined)[]): HourChoices | undefined {
  return chosen.every((one) => one === undefined) ? undefined : Object.assign({ ...noHours }, ...chosen);
}

/** The two moments that a time may mean. */
export const doubtfulHour = z.object({ kind: z.enum(hourKinds), earlier: timestamp, later: timestamp });
export type DoubtfulHour = z.infer<typeof doubtfulHour>;

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
  return { issue: hourIssue(text, kind, moments, timeZone), hour: { kind, earlier, later } };
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
export const hourTexts: Readonly<Record<HourKind, { label: string; option: string; plural: string }>> = {
  skipped: { label: t(m.skippedHour), option: '--skipped-hour', plural: 'skipped times' },
  double: { label: t(m.doubleHour), option: '--double-hour', plural: t(m.timesThatComeTwice) },
};

/** Of one such time, and of several as one issue: `"2026-10-25 02:30" and others come twice in Europe/Berlin, ...`. */
const doubtTexts: Readonly<Record<HourKind, { one: string; several: string }>> = {
  skipped: { one: t(m.doesNotExist), several: 'and others do not exist' },
  double: { one: 'comes twice', several: 'and others come twice' },
};

/** The issue of one time, for several of its kind. */
export function severalIssue(issue: string, kind: HourKind): string {
  return issue.replace(doubtTexts[kind].one, doubtTexts[kind].several);
}

function hourIssue(text: string, kind: HourKind, moments: readonly number[], timeZone: string): string {
  const [one, other] = moments.map((moment) => formatExact(moment, timeZone));
  const { label, option } = hourTexts[kind];
  const why = kind === 'skipped' ? 'where the clocks skipped that hour' : 'where the clocks went back';
  return t(m.inEnterOrOrChoose, {
    text,
    one: doubtTexts[kind].one,
    timeZone,
    why,
    one2: one ?? '',
    other: other ?? '',
    label,
    option,
  });
}

/** What was chosen: `Times that come twice are the later of the two`; null: nothing. */
export function hoursText(hours: HourChoices): string | null {
  const chosen = hourKinds.flatMap((kind) =>
    hours[kind] === 'FAIL'
      ? []
      : [t(m.areOfTwo, { plural: hourTexts[kind].plural, hours: hours[kind].toLowerCase() })],
  );
  const text = chosen.join(', ');
  return text === '' ? null : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
