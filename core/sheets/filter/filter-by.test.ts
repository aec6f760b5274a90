import { describe, expect, it } from 'vitest';
import { optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { byCell, filterByLabel, type RowFacts } from './filter-by.ts';

const [ann, hot] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const words = { timeZone: 'America/Toronto' };
const phase = questionOf('phase', 'RADIO', { text: 'Phase', questionOptions: optionsOf('Taxi', 'Approach') });
const seen = questionOf('seen', 'CHECKBOXES', { text: 'Seen', questionOptions: optionsOf('Gull', 'Owl') });
const when = questionOf('when', 'DATETIME', { text: 'When' });
const photo = questionOf('photo', 'IMAGE', { text: 'Photo' });
const row: RowFacts = {
  created: Date.UTC(2026, 0, 31, 3),
  user: { id: ann, userName: 'ann' },
  reviewState: 'PENDING',
  alerts: [hot],
  answers: { phase: 'Approach', seen: ['Gull', 'Owl'], when: `${Date.UTC(2026, 0, 31, 3)},0`, photo: ['x'] },
};
const world = { filter: null, alerts: [{ id: hot, name: 'Too hot' }], words };
const of = (question: typeof phase) => byCell({ kind: 'question', question }, row, world);

describe('filtering by a cell', () => {
  it('takes the answer, each of several, and the day of a moment', () => {
    expect(of(phase)).toMatchObject([
      {
        what: 'Phase',
        value: 'Approach',
        filter: { filters: [{ questionId: 'phase', values: ['Approach'] }] },
      },
    ]);
    expect(of(seen).map(({ value }) => value)).toEqual(['Gull', 'Owl']);
    const [from, to] = [Date.UTC(2026, 0, 30, 5), Date.UTC(2026, 0, 31, 5) - 1];
    expect(of(when)).toMatchObject([
      { value: '2026-01-30', filter: { filters: [{ operator: 'BETWEEN', values: [`${from}`, `${to}`] }] } },
    ]);
    expect(of(photo)).toEqual([]);
  });

  it('takes the person, the day with the alerts, and the state of the review', () => {
    expect(byCell({ kind: 'user' }, row, world)).toMatchObject([{ filter: { userIds: [ann] } }]);
    expect(byCell({ kind: 'date' }, row, world)).toMatchObject([
      { value: '2026-01-30', filter: { minDate: Date.UTC(2026, 0, 30, 5) } },
      { value: 'Too hot', filter: { alertIds: [hot] } },
    ]);
    expect(byCell({ kind: 'review' }, row, world)).toMatchObject([{ filter: { reviewState: 'PENDING' } }]);
    expect(byCell({ kind: 'sheet' }, row, world)).toEqual([]);
  });

  it('narrows the filter in force, but not one that takes any of several conditions', () => {
    const filter = { lastDays: 30, filters: [] };
    const narrowed = byCell({ kind: 'question', question: phase }, row, { ...world, filter });
    expect(narrowed).toMatchObject([{ filter: { lastDays: 30, filters: [{ questionId: 'phase' }] } }]);
    const one = { questionId: ann, operator: 'EQ' as const, values: ['x'] };
    const anyOf = { and: false, filters: [one, { ...one, questionId: hot }] };
    expect(byCell({ kind: 'question', question: phase }, row, { ...world, filter: anyOf })).toEqual([]);
  });

  it('shortens a long value in its label', () => {
    expect(filterByLabel({ value: 'Approach' })).toBe('Filter by "Approach"');
    expect(filterByLabel({ value: 'x'.repeat(99) })).toHaveLength(52);
  });
});
