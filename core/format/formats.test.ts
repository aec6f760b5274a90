import { afterEach, describe, expect, it } from 'vitest';
import { countText, sizeText } from '#core/count-text.ts';
import { answerText, exactText, momentText, numberText } from '#core/sheets/format-answer.ts';
import { currentFormats, followFormat, setFormatPreferences, setSystemLocale } from './current.ts';
import { choiceOf, createFormats } from './formats.ts';
import { isoLocale, locales } from './locales.ts';
import { formatPreferencesOf, formatSetting, noPreferences } from './preferences.ts';

const at = Date.UTC(2026, 10, 23, 19, 5);
const zone = 'America/Toronto';
const of = (locale: string, hourCycle: '12' | '24' | null = null) =>
  createFormats(choiceOf({ ...noPreferences, locale, hourCycle }, isoLocale));
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

afterEach(() => {
  setFormatPreferences(noPreferences);
  setSystemLocale(isoLocale);
});

it.each([
  ['iso', '26 October – 24 November 2026', '24 November 2026'],
  ['en-US', 'October 26 – November 24, 2026', 'November 24, 2026'],
  ['en-GB', '26 October – 24 November 2026', '24 November 2026'],
  ['de-DE', '26. Oktober – 24. November 2026', '24. November 2026'],
])('%s writes days in words', (locale, several, one) => {
  const [from, to] = [Date.UTC(2026, 9, 26, 4), Date.UTC(2026, 10, 25, 4) - 1];
  expect(of(locale).days(from, to, zone)).toBe(several);
  expect(of(locale).days(to, to, zone)).toBe(one);
});

it.each([
  ['iso', null, '2026-11-23 14:05', 'Monday 2026-11-23 14:05', '11-23', '1,234.5'],
  ['iso', '12', '2026-11-23 2:05 PM', 'Monday 2026-11-23 2:05 PM', '11-23', '1,234.5'],
  ['en-US', null, 'Nov 23, 2026, 2:05 PM', 'Monday, November 23, 2026, 2:05 PM', 'Nov 23', '1,234.5'],
  ['en-US', '24', 'Nov 23, 2026, 14:05', 'Monday, November 23, 2026, 14:05', 'Nov 23', '1,234.5'],
  ['en-GB', null, '23 Nov 2026, 14:05', 'Monday, 23 November 2026, 14:05', '23 Nov', '1,234.5'],
  ['de-DE', null, '23.11.2026, 14:05', 'Montag, 23. November 2026, 14:05', '23. Nov.', '1.234,5'],
  ['fr-CA', '24', '23 nov. 2026, 14 h 05', 'lundi 23 novembre 2026, 14 h 05', '23 nov.', '1 234,5'],
] as const)('%s with %s hours writes dates and numbers', (locale, hours, moment, long, monthDay, number) => {
  const formats = of(locale, hours);
  expect(spaced(formats.moment(at, zone))).toBe(moment);
  expect(spaced(formats.long(at, zone))).toBe(long);
  expect(spaced(formats.monthDay(at, zone))).toBe(monthDay);
  expect(spaced(formats.number(1_234.5))).toBe(number);
  expect(moment).toContain(spaced(formats.day(at, zone)));
  expect(moment).toContain(spaced(formats.time(at, zone)));
});

it.each(locales)('$id says what Intl says, on each side of a change of clocks and before 1970', ({ id }) => {
  if (id === isoLocale) return;
  const options = { dateStyle: 'medium', timeZone: zone } as const;
  const days = new Intl.DateTimeFormat(id, options);
  const formats = of(id);
  for (const moment of [
    at,
    Date.UTC(2026, 10, 1, 5, 59),
    Date.UTC(2026, 10, 1, 6),
    Date.UTC(1961, 0, 1),
    -1,
  ]) {
    expect(spaced(formats.day(moment, zone))).toBe(spaced(days.format(moment).replaceAll('\u202f', ' ')));
  }
});

it('weeks begin where a locale is at home, or as somebody says', () => {
  const start = (locale: string, weekStart: number | null = null) =>
    choiceOf({ ...noPreferences, locale, weekStart }, isoLocale).weekStart;
  expect(['iso', 'en-US', 'en-CA', 'en-GB', 'de-DE', 'pt-BR'].map((id) => start(id))).toEqual([
    1, 0, 0, 1, 1, 0,
  ]);
  expect(start('en-US', 6)).toBe(6);
});

it('a moment that no date can hold is the number that it is, and an unknown zone is UTC', () => {
  for (const locale of ['iso', 'en-US']) expect(of(locale).moment(9e15, zone)).toBe('9000000000000000');
  expect(of('en-GB').moment(at, 'Mars/Olympus')).toBe('23 Nov 2026, 19:05');
});

describe('the formats in force', () => {
  it('are the international ones where nothing was chosen and no system says otherwise', () => {
    expect([momentText(at, zone), countText(1_234), exactText(0.1 + 0.2)]).toEqual([
      '2026-11-23 14:05',
      '1,234',
      '0.3',
    ]);
  });

  it('are what the system says, or what somebody has chosen, everywhere at once', () => {
    setSystemLocale('en-GB');
    expect(momentText(at, zone)).toBe('23 Nov 2026, 14:05');
    setFormatPreferences({ ...noPreferences, locale: 'de-DE' });
    const question = { type: 'NUMERIC' as const, questionOptions: [] };
    expect([
      momentText(at, zone),
      countText(1_234),
      numberText(1_234_567),
      sizeText(4_200),
      answerText(question, '20264.50', { timeZone: zone }),
    ]).toEqual(['23.11.2026, 14:05', '1.234', '1,23M', '4,2 kB', '20264,50']);
    setFormatPreferences(noPreferences);
    expect(momentText(at, zone)).toBe('23 Nov 2026, 14:05');
  });

  it('are made anew only where they change', () => {
    const before = currentFormats.value;
    setFormatPreferences({ ...noPreferences });
    expect(currentFormats.value).toBe(before);
  });

  it('take a locale that Intl does not know for none', () => {
    setSystemLocale('C');
    expect(momentText(at, zone)).toBe('2026-11-23 14:05');
  });

  it('of a worker are those of its page', () => {
    followFormat(choiceOf({ ...noPreferences, locale: 'en-US' }, isoLocale));
    expect(momentText(at, zone)).toBe('Nov 23, 2026, 2:05 PM');
  });
});

describe('preferences', () => {
  it('come back as they were stored', () => {
    const chosen = { locale: 'fr-CA', hourCycle: '24', weekStart: 0 } as const;
    expect(formatPreferencesOf([{ key: 'other', value: '' }, formatSetting(chosen)])).toEqual(chosen);
  });

  it.each(['', 'null', '[]', '{"locale":"tlh"}', '{"hourCycle":"13"}', '{"weekStart":7}', '"x"'])(
    '%j counts as none',
    (value) => {
      expect(formatPreferencesOf([{ key: 'format', value }])).toEqual(noPreferences);
    },
  );
});
