import { describe, expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { answerReader, cellSettings } from '#core/filling/parse-answer.ts';
import { takenMoment } from './doubtful-time.ts';

const timeZone = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

describe('A time that the clocks skip or show twice', () => {
  const read = (text: string, dateFormat?: string) =>
    answerReader(
      question.parse({ id: '00000000-0000-4000-8000-000000000001', type: 'DATETIME', text: 'When' }),
      cellSettings({ timeZone, dateFormat }, null),
    )(text);

  it('is refused where nobody can be asked, with what is clear', () => {
    expect(read('2026-10-25 02:30')).toEqual({
      issue:
        '"2026-10-25 02:30" comes twice in Europe/Berlin, where the clocks go back: write 2026-10-25T02:30:00+02:00 or 2026-10-25T02:30:00+01:00.',
    });
    expect(read('29/03/2026 02:30', 'dd/MM/yyyy HH:mm')).toEqual({
      issue:
        '"29/03/2026 02:30" does not exist in Europe/Berlin, where the clocks skip that hour: write 2026-03-29T01:30:00+01:00 or 2026-03-29T03:30:00+02:00.',
    });
  });

  it('is taken as it is said with its offset, whatever the date format', () => {
    const second = `${at('2026-10-25T02:30:00+01:00')},3600000`;
    expect(read('2026-10-25T02:30:00+01:00')).toBe(second);
    expect(read('2026-10-25T02:30:00+01:00', 'dd/MM/yyyy HH:mm')).toBe(second);
    expect(read('2026-10-25 03:30')).toBe(`${at('2026-10-25T03:30:00+01:00')},3600000`);
    expect(read('2026-10-25')).toBe(`${at('2026-10-25T00:00:00+02:00')},7200000`);
  });

  it('is taken where somebody can see what was taken, and offers the other moment', () => {
    const first = at('2026-10-25T02:30:00+02:00');
    const second = at('2026-10-25T02:30:00+01:00');
    const said = 'This time comes twice in Europe/Berlin, where the clocks go back. It is the';
    expect(takenMoment('2026-10-25 02:30', first, timeZone)).toEqual({
      note: `${said} first one, UTC+02:00.`,
      other: second,
    });
    expect(takenMoment('2026-10-25T02:30', second, timeZone)).toEqual({
      note: `${said} second one, UTC+01:00.`,
      other: first,
    });
    expect(takenMoment('2026-03-29 02:30', at('2026-03-29T03:30:00+02:00'), timeZone)).toEqual({
      note: '2026-03-29 02:30 does not exist in Europe/Berlin, where the clocks skip that hour. 2026-03-29 03:30 was taken.',
      other: null,
    });
    expect(takenMoment('2026-10-25 04:30', at('2026-10-25T04:30:00+01:00'), timeZone)).toBeNull();
    expect(takenMoment('2026-10-25 02:30', at('2026-10-26T02:30:00+01:00'), timeZone)).toBeNull();
  });
});
