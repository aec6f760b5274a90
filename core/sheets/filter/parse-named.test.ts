import { expect, it } from 'vitest';
import { namedSuggestions, parseNamed } from './parse-named.ts';

const named = {
  people: [
    { id: 'd', userName: 'dan.lefebvre', displayName: 'Dan Lefebvre' },
    { id: 'k', userName: 'kim' },
  ],
  alerts: [{ id: 'a', name: 'Too hot' }],
};

it('finds people by their full name and by their username', () => {
  for (const name of ['Dan lefebvre', 'DAN.LEFEBVRE', 'd'])
    expect(parseNamed(`User = ${name}`, named)).toEqual({ ok: true, named: { userIds: ['d'] } });
  expect(parseNamed('user=Kim', named)).toEqual({ ok: true, named: { userIds: ['k'] } });
  expect(parseNamed('alert = too hot', named)).toEqual({ ok: true, named: { alertIds: ['a'] } });
  expect(parseNamed('User = Lee', named)).toMatchObject({ ok: false });
});

it('finds days of the week by their name and number, and hours by the clock', () => {
  for (const text of ['Weekday = monday', 'weekday=1', 'WEEKDAY = "Monday"'])
    expect(parseNamed(text, named)).toEqual({ ok: true, named: { weekdays: [1] } });
  for (const text of ['Hour = 9', 'hour=09:00'])
    expect(parseNamed(text, named)).toEqual({ ok: true, named: { hours: [9] } });
  expect(parseNamed('Hour = 24', named)).toEqual({
    ok: false,
    issue: '"24" is not an hour: write one from 0 to 23',
  });
  expect(parseNamed('Weekday =', named)).toEqual({
    ok: false,
    issue: 'The day of the week is missing: write Weekday = Monday',
  });
  expect(namedSuggestions('weekday = s', named)).toEqual(['Weekday = Saturday', 'Weekday = Sunday']);
});

it('offers them as people read them', () => {
  expect(namedSuggestions('user =', named)).toEqual(['User = Dan Lefebvre', 'User = kim']);
});
