import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { compileCell } from '#core/imports/parse-cell.ts';
import { evaluate } from '#core/logic/evaluate.ts';
import { columnTable } from '#core/logic/columns/column-table.ts';
import { summarize } from '#core/sheets/dashboard/aggregate.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import { dayNumber, dayValue, minutesOf } from '#core/questions/values.ts';
import { compileDateFormat, dateFormats, epochMillis, formatDate } from '#core/time/date-format.ts';
import { parseTimeOfDay } from '#core/time/time-of-day.ts';
import { offsetAt } from '#core/time/zone.ts';

/** Of every offset, with clocks that change at midnight, and such as left out a whole day. */
const zones = (
  'UTC Pacific/Auckland America/Los_Angeles Pacific/Apia Pacific/Kiritimati Pacific/Niue America/Sao_Paulo ' +
  'America/Havana Asia/Beirut Africa/Cairo America/Santiago Asia/Tehran Asia/Kathmandu Australia/Lord_Howe ' +
  'Europe/Paris Europe/London America/Toronto America/St_Johns Atlantic/Azores Africa/Casablanca Antarctica/Troll ' +
  'Asia/Kolkata Asia/Tokyo Asia/Shanghai Australia/Adelaide Pacific/Chatham Pacific/Marquesas Asia/Yangon ' +
  'America/Anchorage America/Denver America/Chicago America/Caracas America/Argentina/Buenos_Aires Europe/Moscow ' +
  'Europe/Istanbul Asia/Dubai Asia/Karachi Asia/Dhaka Asia/Bangkok Asia/Manila Pacific/Honolulu Pacific/Tongatapu ' +
  'Africa/Lagos Africa/Johannesburg America/Asuncion'
).split(' ');

const zone = fc.constantFrom(...zones);
const anyDay = fc.integer({ min: -100_000, max: 100_000 }).map(dayValue);
const due = question.parse({ id: crypto.randomUUID(), text: 'Due', type: 'DATE' });
const types = new Map([[due.id, due.type]]);
const formats = dateFormats.map(({ format }) => format);

describe('a day', () => {
  it('is the same in every zone: read, shown, and in expressions', () => {
    expect(zones).toHaveLength(45);
    fc.assert(
      fc.property(anyDay, zone, (value, timeZone) => {
        const { text, localTime, valueIssue } = answersOf('DATE');
        expect(valueIssue(value, [])).toBeNull();
        expect(text(value, [], internationalFormats(), { timeZone })).toBe(value);
        expect(new Date(localTime(value) ?? 0).toISOString()).toBe(`${value}T00:00:00.000Z`);
        const on = { dateOn: [{ var: due.id }, Date.parse(value)] };
        expect(evaluate(on, { [due.id]: value }, types)).toBe(true);
      }),
    );
  });

  it('is read from a file in any format that writes it, in any zone', () => {
    const written = formats.filter((format) => format !== epochMillis && !/[Hh]/.test(format));
    fc.assert(
      fc.property(anyDay, zone, fc.constantFrom(...written), (value, timeZone, dateFormat) => {
        const read = compileDateFormat(dateFormat);
        const cell = compileCell(due, {
          decimalSeparator: null,
          dateFormat,
          timeZone,
          readDate: (text) => read?.(text, timeZone) ?? null,
          offsetAt: (at) => offsetAt(at, timeZone),
        });
        expect(cell(formatDate(Date.parse(value), dateFormat, 'UTC'))).toBe(value);
        expect(cell(value)).toBe(value);
      }),
    );
  });

  it('is counted on its own day of the chart, whose days are those of the reader', () => {
    // Samoa left out December 30, 2011: nothing can be drawn on it there.
    const drawn = fc.tuple(anyDay, zone).filter(([day]) => day !== '2011-12-30');
    fc.assert(
      fc.property(drawn, ([value, timeZone]) => {
        const answers = { [due.id]: [value] };
        const summary = summarize(
          due,
          {
            rows: 1,
            answers,
            table: columnTable(1, answers, types),
            created: Float64Array.of(0),
            byTime: Int32Array.of(0),
            users: [{ id: 'ann', userName: 'Ann' }],
            userIds: [],
            reviewStates: [],
            alerts: [],
            passed: new Uint8Array(1),
          },
          { timeZone },
        );
        const from = summary.kind === 'list' ? (summary.bins?.from[0] ?? 0) : 0;
        expect(summary.kind === 'list' && summary.bins?.unit).toBe('day');
        // A day may begin at 01:00, where the clocks go forward at midnight.
        expect(internationalFormats().day(from + 3_600_000, timeZone)).toBe(value);
      }),
    );
  });

  it('is no day that the calendar lacks', () => {
    const wrong = [
      '2023-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '0999-01-01',
      '2026-1-1',
      '2026-01-01T00:00',
    ];
    expect(wrong.map(dayNumber)).toEqual(wrong.map(() => null));
    expect(dayNumber('2024-02-29')).toBe(19_782);
  });

  it('has a difference in days', () => {
    const begin = question.parse({ id: crypto.randomUUID(), text: 'Begin', type: 'DATE' });
    const both = new Map([...types, [begin.id, begin.type] as const]);
    const difference = { '-': [{ var: due.id }, { var: begin.id }] };
    const answers = { [due.id]: '2024-03-01', [begin.id]: '2024-02-28' };
    expect(evaluate(difference, answers, both)).toBe(2);
  });

  it.each([
    // In Auckland it is November 30 already, in Los Angeles still the 29th; a server takes what is today anywhere.
    ['Pacific/Auckland', '2026-11-30', true],
    ['America/Los_Angeles', '2026-11-30', false],
    ['America/Los_Angeles', '2026-11-29', true],
    [undefined, '2026-11-30', true],
    [undefined, '2026-12-01', false],
  ])('in %s, %s is not after today: %s', (timeZone, value, isRight) => {
    const asked = { ...due, rules: [{ kind: 'dates' as const, greatest: { days: 0 } }] };
    const form = { contextQuestions: [], questions: [asked], elements: [], alerts: [] };
    const rules = compileFormRules(form, () => Date.UTC(2026, 10, 29, 23), timeZone);
    const answers = { [due.id]: value };
    const said = rules.brokenRules(answers, answers).map(({ message }) => message);
    expect(said).toEqual(isRight ? [] : ['Not after today.']);
  });
});

describe('a time of day', () => {
  it('keeps its seconds where they say something, and has no zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), zone, (second, timeZone) => {
        const value = parseTimeOfDay(new Date(second * 1_000).toISOString().slice(11, 19)) ?? '';
        expect(value).toHaveLength(second % 60 === 0 ? 5 : 8);
        const { text, localTime, logicValue } = answersOf('TIME');
        expect(localTime(value)).toBe(second * 1_000);
        expect(logicValue(value, value)).toBe(second / 60);
        expect(text(value, [], internationalFormats(), { timeZone })).toBe(value);
      }),
    );
  });

  it.each(['24:00', '8:60', '8', '13:00 pm', '0:30 am', 'noon', '8:30 p', ''])('is not "%s"', (text) => {
    expect(parseTimeOfDay(text)).toBeNull();
    expect(minutesOf(text)).toBeNull();
  });

  it.each([
    ['8:30', '08:30'],
    ['12:15 am', '00:15'],
    ['12:15 p.m.', '12:15'],
    ['23:59:59', '23:59:59'],
    ['9:05:00.000000', '09:05'],
  ])('is read from "%s" as %s', (text, value) => {
    expect(parseTimeOfDay(text)).toBe(value);
  });
});
