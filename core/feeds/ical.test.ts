import { describe, expect, it } from 'vitest';
import { type CalendarEntry, icalendar } from './ical.ts';

const options = { name: 'Formdeck', companyId: 'c', now: Date.parse('2026-03-01T00:00:00Z') };
const entry = (some: Partial<CalendarEntry>): CalendarEntry => ({
  kind: 'reminder',
  id: 'r',
  timing: { first: Date.parse('2026-03-06T13:00:00Z'), interval: 'DAY', timeZone: 'America/Toronto' },
  summary: 'Check',
  description: '',
  changedAt: 0,
  ...some,
});
const linesOf = (...entries: CalendarEntry[]) =>
  icalendar(entries, options).replaceAll('\r\n ', '').split('\r\n');

describe('an iCalendar', () => {
  it('keeps a daily 08:00 at 08:00, and says when the clocks change', () => {
    const lines = linesOf(entry({}));
    expect(lines).toContain('DTSTART;TZID=America/Toronto:20260306T080000');
    expect(lines).toContain('RRULE:FREQ=DAILY');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    const daylight = zone.slice(zone.indexOf('BEGIN:DAYLIGHT'), zone.indexOf('END:DAYLIGHT'));
    expect(daylight.slice(1)).toEqual(['DTSTART:20260308T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400']);
    for (const change of ['20261101', '20270314', '20271107', '20280312'])
      expect(zone).toContain(`DTSTART:${change}T020000`);
  });

  it('has what comes once, or every hour, in UTC', () => {
    const timing = { first: Date.parse('2026-07-01T10:30:00Z'), timeZone: 'Asia/Kolkata' };
    const once = linesOf(entry({ timing: { ...timing, interval: null } }));
    expect(once).toContain('DTSTART:20260701T103000Z');
    expect(once.some((line) => line.startsWith('RRULE') || line.includes('VTIMEZONE'))).toBe(false);
    expect(linesOf(entry({ timing: { ...timing, interval: 'HOUR' } }))).toContain('RRULE:FREQ=HOURLY');
    const weekly = linesOf(entry({ timing: { ...timing, interval: 'WEEK' } }));
    expect(weekly).toContain('TZOFFSETTO:+0530');
    expect(weekly).toContain('DTSTART;TZID=Asia/Kolkata:20260701T160000');
  });

  it('has the last day of a month for what starts on the 31st', () => {
    const monthly = (day: string) => ({
      timing: { first: Date.parse(`2026-01-${day}T08:00:00Z`), interval: 'MONTH' as const, timeZone: 'UTC' },
    });
    const rule = 'RRULE:FREQ=MONTHLY';
    expect(linesOf(entry(monthly('31')))).toContain(`${rule};BYMONTHDAY=-1`);
    const late = linesOf(entry(monthly('29')));
    expect(late).toContain(`${rule};BYMONTHDAY=29`);
    expect(late.filter((line) => line.startsWith('RDATE'))).toEqual([
      'RDATE;TZID=UTC:20260228T080000',
      'RDATE;TZID=UTC:20270228T080000',
      'RDATE;TZID=UTC:20290228T080000',
    ]);
    expect(linesOf(entry(monthly('28')))).toContain(rule);
  });

  it('writes texts as the standard wants them', () => {
    const description = `Line 1;\r\nline 2, "yes" \\ no\u0007 ${'滑走路'.repeat(30)}`;
    const file = icalendar([entry({ description, summary: 'A\nBEGIN:VEVENT' })], options);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    expect(file).not.toContain('\u0007');
    const lines = linesOf(entry({ description, summary: 'A\nBEGIN:VEVENT' }));
    expect(lines).toContain(`DESCRIPTION:Line 1\\;\\nline 2\\, "yes" \\\\ no  ${'滑走路'.repeat(30)}`);
    expect(lines).toContain('SUMMARY:A\\nBEGIN:VEVENT');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('knows an entry by the same name for ever', () => {
    const uid = 'UID:reminder-r.c@formdeck';
    expect(linesOf(entry({}))).toContain(uid);
    expect(linesOf(entry({ summary: 'Other', changedAt: 5 }))).toContain(uid);
  });
});
