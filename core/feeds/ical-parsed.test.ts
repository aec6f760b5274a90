// What another program reads in the file: each entry at the times at which the server sends it.
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { nextTime, type Timing } from '#core/calendar/recurrence.ts';
import { type CalendarEntry, icalendar } from './ical.ts';
import { wallTime } from './wall-time.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const entry = (timing: Timing, some: Partial<CalendarEntry> = {}): CalendarEntry => ({
  kind: 'reminder',
  id: 'r',
  timing,
  summary: 'Check',
  description: '',
  changedAt: now,
  ...some,
});

function parsed(...entries: CalendarEntry[]) {
  const file = icalendar(entries, { name: 'Formdeck', companyId: 'c', now });
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { file, events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)) };
}

/** Over each change of the clocks: the next one of each zone comes within 45 days of one of `days`. */
const until = ({ first, interval }: Timing) => first + (interval === 'HOUR' ? 45 : 2 * 366) * 86_400_000;

function timesRead(timing: Timing): number[] {
  const [event] = parsed(entry(timing)).events;
  const times: number[] = [];
  const found = event?.iterator();
  for (let time = found?.next(); time !== undefined && time !== null; time = found?.next()) {
    const at = time.toUnixTime() * 1_000;
    if (at >= until(timing)) break;
    times.push(at);
  }
  return times;
}

function timesSent(timing: Timing): number[] {
  const times: number[] = [];
  for (let at = nextTime(timing, timing.first - 1); at !== null && at < until(timing);) {
    times.push(at);
    at = nextTime(timing, at);
  }
  return times;
}

const clockOf = (at: number, timeZone: string) => wallTime(at, timeZone).slice(9);

const zones = [
  'America/Toronto',
  'Europe/Berlin',
  // By half an hour, and in the other half of the year.
  'Australia/Lord_Howe',
  // Around Ramadan, in another month each year.
  'Africa/Casablanca',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'Etc/UTC',
];
const days = ['2026-01-31T13:00:00Z', '2026-03-06T02:30:00Z', '2026-08-29T06:30:00Z', '2027-10-30T23:45:00Z'];

describe.each(zones)('a calendar that reads the times of %s', (timeZone) => {
  it.each(['HOUR', 'DAY', 'WEEK', 'MONTH', null] as const)('has those of the server: %s', (interval) => {
    for (const day of days) {
      const timing = { first: Date.parse(day), interval, timeZone };
      const sent = timesSent(timing);
      expect(sent.length).toBeGreaterThan(interval === null ? 0 : 20);
      const read = timesRead(timing);
      expect(read).toHaveLength(sent.length);
      // What the clocks skip is an hour later in the standard and on the server; this parser has it earlier.
      const isThere = (_: number, place: number) =>
        interval === 'HOUR' || clockOf(sent[place] ?? 0, timeZone) === clockOf(timing.first, timeZone);
      expect(read.filter(isThere), day).toEqual(sent.filter(isThere));
    }
  });
});

describe('a calendar that reads the texts', () => {
  it('has them as they are, in lines of at most 75 octets that end as they should', () => {
    const summary = 'Gate 1; "north", 50 % \\ done: ✈ 滑走路';
    const description = `First line,\nsecond; ${'עברית ועוד '.repeat(20)}`;
    const timing = { first: now, interval: 'WEEK' as const, timeZone: 'America/Toronto' };
    const url = `https://forms.example.com/fill/${'a'.repeat(80)}`;
    const { file, events } = parsed(
      entry(timing, { summary, description, url }),
      entry({ ...timing, timeZone: 'Europe/Berlin' }, { id: 'other' }),
    );
    expect(events.map((each) => each.uid)).toEqual(['reminder-r.c@formdeck', 'reminder-other.c@formdeck']);
    const [event] = events;
    expect(event).toMatchObject({ summary, description });
    expect(event?.component.getFirstPropertyValue('url')).toBe(url);
    expect(file.endsWith('\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  });
});
