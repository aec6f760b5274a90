import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import type { Context } from '#cli/context.ts';
import { whoOf, withNamed } from './conditions.ts';

const speed = questionOf('speed', 'NUMERIC', { text: 'Speed' });
const given = (filters: string[], users?: string[]) => ({ filters, users, alerts: undefined });

it('takes people and alerts from the filters that name them', () => {
  const filters = ['User = ann', 'Speed > 3', 'alert = "Too hot"'];
  expect(withNamed(given(filters, ['bob']), [speed], false)).toEqual({
    filters: ['Speed > 3'],
    users: ['bob', 'ann'],
    alerts: ['Too hot'],
  });
});

it('takes days of the week and hours, and refuses what is neither', async () => {
  const found = withNamed(given(['Weekday = Monday', 'weekday = 7', 'Hour = 14']), [speed], false);
  expect(found).toMatchObject({ filters: [], weekdays: ['Monday', '7'], hours: ['14'] });
  const context: Context = Object.create(null);
  expect(await whoOf(context, found, { alerts: [] })).toEqual({ weekdays: [1, 7], hours: [14] });
  await expect(whoOf(context, { ...found, hours: ['25'] }, { alerts: [] })).rejects.toThrow(
    '"25" is not an hour: write one from 0 to 23',
  );
});

it('leaves them to a question of that title', () => {
  const user = questionOf('user', 'TEXT', { text: 'User' });
  expect(withNamed(given(['User = ann']), [user, speed], false)).toEqual(given(['User = ann']));
});

it('refuses them among filters of which any may hold', () => {
  expect(() => withNamed(given(['User = ann', 'Speed > 3']), [speed], true)).toThrow(
    '--any does not reach --filter "User = ann".',
  );
});
