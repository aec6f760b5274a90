import { describe, expect, it } from 'vitest';
import { formGroups, sheetName, updatedText } from './activity.ts';
import { activityParameters } from './queries.ts';

describe('Activity', () => {
  it('asks for what it is filtered by and for nothing else, a page counted from 0', () => {
    expect(activityParameters({ sheet: ' May ', user: undefined, form: 'f' }, 0, 12)).toEqual({
      page: 0,
      size: 12,
      sort: 'dates.lastModified,desc',
      sheetName: 'May',
      templateId: 'f',
    });
    expect(activityParameters({ sheet: ' ', startDate: 0, endDate: 5 }, 2, 12)).toMatchObject({
      startDate: 0,
      endDate: 5,
    });
    expect(activityParameters({ sheet: ' ' }, 0, 12)).not.toHaveProperty('sheetName');
  });

  it('groups forms by their state, and leaves out groups without any', () => {
    const form = (name: string, published: boolean, current: boolean) => ({ name, published, current });
    const groups = formGroups([form('a', true, true), form('b', true, false), form('c', true, true)]);
    expect(groups.map(({ label, forms }) => [label, forms.map(({ name }) => name)])).toEqual([
      ['Published forms', ['a', 'c']],
      ['Archived forms', ['b']],
    ]);
  });

  it('says when and by whom a sheet was updated, and that it has no name', () => {
    expect(updatedText('2026-11-20 10:15', { id: 'k', userName: 'k.o', displayName: 'kim' })).toBe(
      'Updated 2026-11-20 10:15 by kim',
    );
    expect([sheetName({ name: '' }), sheetName({ name: 'May' })]).toEqual(['Unnamed sheet', 'May']);
  });
});
