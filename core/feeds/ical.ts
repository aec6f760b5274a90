// Writes an iCalendar (RFC 5545). Times that recur stand in the time zone of the person who set them, with the zone's changes of
// clocks beside them, so that a daily 08:00 stays 08:00 in every calendar.
import type { Timing } from '#core/calendar/recurrence.ts';
import { clockText, wallTime } from './wall-time.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { offsetAt } from '#core/time/zone.ts';

export type CalendarEntry = {
  /** With `id` what calendars know it by: it never changes. */
  kind: string;
  id: string;
  timing: Timing;
  summary: string;
  description: string;
  /** Where to go, such as to a form. */
  url?: string | undefined;
  changedAt: number;
};

export type CalendarFileOptions = { name: string; companyId: string; now: number };

const year = 366 * 86_400_000;
/** Changes of clocks are written this far ahead; calendars read the feed again long before. */
const yearsAhead = 3;

/** The file. */
export function icalendar(
  entries: readonly CalendarEntry[],
  { name, companyId, now }: CalendarFileOptions,
): string {
  const zones = Map.groupBy(entries.filter(isLocal), ({ timing }) => timing.timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    t(m.prodidFormdeckRemindersAndSchedules),
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[...zones].flatMap(([timeZone, some]) => {
      const from = Math.min(...some.map(({ timing }) => timing.first));
      return zoneLines(timeZone, { from, until: Math.max(now, from) + yearsAhead * year });
    }),
    ...entries.flatMap((entry) => entryLines(entry, companyId, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Hours are 60 minutes whatever the clocks do, and a single moment is one everywhere: both stand in UTC. */
function isLocal({ timing: { interval } }: CalendarEntry): boolean {
  return interval !== null && interval !== 'HOUR';
}

function entryLines(entry: CalendarEntry, companyId: string, now: number): string[] {
  const { kind, id, timing, summary, description, url, changedAt } = entry;
  const start = isLocal(entry)
    ? `DTSTART;TZID=${timing.timeZone}:${wallTime(timing.first, timing.timeZone)}`
    : `DTSTART:${utc(timing.first)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}.${companyId}@formdeck`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    start,
    'DURATION:PT15M',
    ...ruleOf(timing, now),
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const frequencies = { HOUR: 'HOURLY', DAY: 'DAILY', WEEK: 'WEEKLY', MONTH: 'MONTHLY' } as const;

function ruleOf({ first, interval, timeZone }: Timing, now: number): string[] {
  if (interval === null) return [];
  const rule = `RRULE:FREQ=${frequencies[interval]}`;
  const start = wallTime(first, timeZone);
  const day = Number(start.slice(6, 8));
  if (interval !== 'MONTH' || day <= 28) return [rule];
  // What starts on the 31st comes on the last day of shorter months. Not every calendar knows the last of several days
  // (BYSETPOS), so what starts on the 29th or 30th has the ends of February beside its rule.
  if (day === 31) return [`${rule};BYMONTHDAY=-1`];
  const years = { from: Number(start.slice(0, 4)), until: new Date(now).getUTCFullYear() + yearsAhead };
  const ends = Array.from({ length: Math.max(0, years.until - years.from + 1) }, (_, index) => {
    const last = new Date(Date.UTC(years.from + index, 2, 0)).getUTCDate();
    return last < day ? `${years.from + index}02${last}${start.slice(8)}` : '';
  }).filter((end) => end > start);
  return [`${rule};BYMONTHDAY=${day}`, ...ends.map((end) => `RDATE;TZID=${timeZone}:${end}`)];
}

function utc(at: number): string {
  return `${wallTime(at, 'UTC')}Z`;
}

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** A text, in which commas, semicolons and line breaks have meanings. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const mostOctets = 75;

/** Long lines go on in the next, after a space; no letter is torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const code = letter.codePointAt(0) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    if (octets + size > mostOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

type ClockChange = { at: number; before: number; after: number };

const day = 86_400_000;
const second = 1_000;

/**
 * A time zone for an iCalendar (VTIMEZONE): when its clocks change, and by how much. The lines of a zone that hold
 * from one moment until another.
 */
function zoneLines(timeZone: string, { from, until }: { from: number; until: number }): string[] {
  const start = from - day;
  const first = offsetAt(start, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', { at: start, before: first, after: first }),
    // Each by itself: of several in one (RDATE), common calendars miss the first.
    ...changesOf(timeZone, start, until).flatMap((change) =>
      observance(change.after > change.before ? 'DAYLIGHT' : 'STANDARD', change),
    ),
    'END:VTIMEZONE',
  ];
}

function observance(name: 'STANDARD' | 'DAYLIGHT', { at, before, after }: ClockChange): string[] {
  return [
    `BEGIN:${name}`,
    // In the local time before the change, as the standard wants it.
    `DTSTART:${clockText(at + before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
}

function changesOf(timeZone: string, from: number, until: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let at = from; at < until; at += day) {
    const before = offsetAt(at, timeZone);
    const after = offsetAt(at + day, timeZone);
    if (before !== after) changes.push({ at: momentOf(timeZone, at, at + day), before, after });
  }
  return changes;
}

/** The first second that has the offset of `late`. */
function momentOf(timeZone: string, early: number, late: number): number {
  const before = offsetAt(early, timeZone);
  let [low, high] = [Math.floor(early / second), Math.ceil(late / second)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * second, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * second;
}

/** `+0530`, or with seconds as of old. */
function offsetText(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / second);
  const part = (value: number) => String(value).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : part(seconds % 60);
  return `${offset < 0 ? '-' : '+'}${part(Math.floor(seconds / 3_600))}${part(Math.floor(seconds / 60) % 60)}${rest}`;
}
