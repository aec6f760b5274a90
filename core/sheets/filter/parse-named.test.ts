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

it('offers them as people read them', () => {
  expect(namedSuggestions('user =', named)).toEqual(['User = Dan Lefebvre', 'User = kim']);
});
