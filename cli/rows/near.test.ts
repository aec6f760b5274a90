import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import { answerText } from './answers.ts';
import { distanceOf, nearOptions, nearQuery, resolveNear, withinCircle } from './near.ts';

const questions = [questionOf('note', 'TEXT'), questionOf('where', 'PLACE', { text: 'Where' })];

it('a place in any notation is where rows are near, and --within is a circle around it', () => {
  const options = nearOptions({ near: "36°51'S 174°45.6'E", within: '5km' });
  const near = resolveNear(options, questions);
  if (near === null) throw new Error('There is none.');
  expect(nearQuery(near)).toBe('where,geo:-36.85,174.76');
  const circle = { questionId: 'where', operator: 'NEAR', values: ['geo:-36.85,174.76;u=5000'] };
  expect(withinCircle({}, near)).toEqual({ and: true, filters: [circle] });
  const answers = [{ questionId: 'where', value: 'geo:-36.85,174.77' }];
  expect(Math.round(distanceOf(near, answers) ?? 0)).toBe(890);
  expect(distanceOf(near, [])).toBeNull();
});

it('places and files of rows are listed as people write them', () => {
  const words = { date: String, catalogNames: new Map<string, string>() };
  expect(answerText('PLACE', 'geo:48.37251,-89.3209;u=5', words)).toBe('48.37251, -89.3209 (±5 m)');
  expect(answerText('LINE', 'LINESTRING (0 0, 0 0.01)', words)).toBe('1.112 km, 2 points');
  const file = '3f2b0c1e-1111-4111-8111-111111111111 48213 My report.pdf';
  expect(answerText('FILE', file, words)).toBe('My report.pdf');
});

it('what cannot be meant is refused with a word', () => {
  expect(() => nearOptions({ near: 'Auckland' })).toThrow('is not a place');
  expect(() => nearOptions({ within: '5km' })).toThrow('--near');
  expect(() => nearOptions({ near: '0, 0', within: 'far' })).toThrow('"far" is not a distance');
  const near = nearOptions({ near: '0, 0', within: '1 km' });
  expect(() => resolveNear(near, [questionOf('note', 'TEXT')])).toThrow('asks for no place');
  const any = {
    and: false,
    filters: [1, 2].map(() => ({ questionId: 'note', operator: 'EQ' as const, values: ['x'] })),
  };
  expect(() => withinCircle(any, resolveNear(near, questions))).toThrow('--within');
});
