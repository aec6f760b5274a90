// Writes an iCalendar (RFC 5545). Times that recur stand in the time zone of whoever set them, with the zone's changes of
// clocks beside them, so that a daily 08:00 stays 08:00 in every calendar.
import type { Timing } from '#core/calendar/recurrence.ts';
import { wallTime } from './wall-time.ts';
import { zoneLines } from './time-zone-lines.ts';

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
    'PRODID:-//Formdeck//Reminders and schedules//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[...zones].flatMap(([timeZone, some]) => {
      const from = Math.min(...some.map(({ timing }) => timing.first));
      return zoneLines(timeZone, { from, until: Math.max(now, from) + yearsAhead * year });
    }),
    ...entries.flatMap((entry) => entryLines(entry, companyId)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Hours are 60 minutes whatever the clocks do, and a single moment is one everywhere: both stand in UTC. */
function isLocal({ timing: { interval } }: CalendarEntry): boolean {
  return interval !== null && interval !== 'HOUR';
}

function entryLines(entry: CalendarEntry, companyId: string): string[] {
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
    ...ruleOf(timing),
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const frequencies = { HOUR: 'HOURLY', DAY: 'DAILY', WEEK: 'WEEKLY', MONTH: 'MONTHLY' } as const;

function ruleOf({ first, interval, timeZone }: Timing): string[] {
  if (interval === null) return [];
  const rule = `RRULE:FREQ=${frequencies[interval]}`;
  const day = Number(wallTime(first, timeZone).slice(6, 8));
  if (interval !== 'MONTH' || day <= 28) return [rule];
  // What starts on the 31st comes on the last day of shorter months.
  const days = Array.from({ length: day - 27 }, (_, index) => 28 + index);
  return [`${rule};BYMONTHDAY=${days.join(',')};BYSETPOS=-1`];
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
