import { describe, expect, it } from 'vitest';
import { filterOfSpan, filterOfValue } from './rows-behind.ts';

const line = { questionId: 'other', operator: 'EQ' as const, values: ['x'] };

describe('the rows behind a part of a widget', () => {
  it('are those of a bar, among the ones in view', () => {
    expect(filterOfValue(null, { id: 'phase', type: 'RADIO' }, 'Climb')).toEqual({
      and: true,
      filters: [{ questionId: 'phase', operator: 'EQ', values: ['Climb'] }],
    });
    expect(
      filterOfValue({ reviewState: 'PENDING', filters: [line] }, { id: 'parts', type: 'CHECKBOXES' }, 'Wing'),
    ).toEqual({
      reviewState: 'PENDING',
      and: true,
      filters: [line, { questionId: 'parts', operator: 'CONTAINS', values: ['Wing'] }],
    });
  });

  it('cannot be said beside filters of which any may hold, nor of pictures', () => {
    const any = { and: false, filters: [line, line] };
    expect(filterOfValue(any, { id: 'phase', type: 'RADIO' }, 'Climb')).toBeNull();
    expect(filterOfValue(null, { id: 'photo', type: 'IMAGE' }, 'id')).toBeNull();
  });

  it('are those of a stretch of time within the one in force', () => {
    expect(filterOfSpan(null, 5, 9)).toEqual({ minDate: 5, maxDate: 9 });
    expect(filterOfSpan({ minDate: 6, maxDate: 20 }, 5, 9)).toEqual({ minDate: 6, maxDate: 9 });
  });
});
