import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import { answerChange, changeLines } from './change-lines.ts';

it.each([
  [
    { action: 'user_changed', previous: ['userName ann', 'role USER'], next: ['userName anna', 'role USER'] },
    ['user name: ann to anna'],
  ],
  [{ action: 'user_changed', previous: [], next: ['role REVIEWER'] }, ['role REVIEWER']],
  [
    {
      action: 'labels_changed',
      previous: ['The usual colors'],
      next: ['Menu background #004488', 'Menu text #ffffff'],
    },
    ['before: The usual colors', 'now: Menu background #004488', 'now: Menu text #ffffff'],
  ],
  [
    { action: 'labels_changed', previous: ['Menu text #000000'], next: ['Menu text #ffffff'] },
    ['Menu text: #000000 to #ffffff'],
  ],
  [
    { action: 'form_changed', previous: ['version 1', 'Old'], next: ['version 2', 'New name'] },
    ['version: 1 to 2', 'Old to New name'],
  ],
  [
    { action: 'group_deleted', previous: ['name Ramp', 'members ann'], next: [] },
    ['before: name Ramp', 'before: members ann'],
  ],
  [{ action: 'export_downloaded', previous: [], next: ['12 rows'] }, []],
] as const)('%j', (entry, lines) => {
  expect(changeLines(entry)).toEqual(lines);
});

it('an answer is as people read it, without ids and seconds', () => {
  const part = questionOf('part', 'TEXT', { text: 'Part' });
  const damages = questionOf('damages', 'ENTRIES', { questions: [part] });
  const read = { timeZone: 'UTC' };
  const change = { previous: ['{"part":"Door"}', '{"part":"Wheel"}'], next: [] };
  expect(answerChange(change, damages, read)).toBe('1. Part: Door, 2. Part: Wheel to none');
  const duration = questionOf('repair', 'DURATION');
  expect(answerChange({ previous: ['2700'], next: ['7200'] }, duration, read)).toBe('45 min to 2 h');
});

it('a line that was moved says where, if its length is the same', () => {
  const line = questionOf('way', 'LINE');
  const change = { previous: ['LINESTRING (0 0, 0 0.01)'], next: ['LINESTRING (1 0, 1 0.01)'] };
  expect(answerChange(change, line, { timeZone: 'UTC' })).toBe(
    '1.112 km, 2 points; point 1: 0, 0 to 1.112 km, 2 points; point 1: 0, 1',
  );
});
