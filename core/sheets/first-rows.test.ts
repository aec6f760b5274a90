// What is said where a form has no rows.
import { expect, it } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { firstRows } from './first-rows.ts';

const published = { published: true, current: true, betaTestUsers: [] };
const draft = { ...published, published: false };
const actor = (role: Actor['role']): Actor => ({
  companyId: 'company',
  userId: 'me',
  userName: 'me',
  role,
  groupIds: [],
  timeZone: 'UTC',
  flags: {},
});

it.each([
  ['ADMIN', published, 'Entries show up here as soon as somebody fills in the form.', 'fill'],
  // They see their own sheets only.
  ['USER', published, 'Entries show up here as soon as you fill in the form.', 'fill'],
  ['MANAGER', draft, 'This form is not published yet, so nobody can fill it in.', 'publish'],
  ['ANALYST', draft, 'This form is not published yet, so nobody can fill it in.', null],
  [
    'ANALYST',
    { ...draft, betaTestUsers: [{ id: 'me' }] },
    'Entries show up here as soon as somebody fills in the form.',
    'fill',
  ],
  ['ADMIN', { ...published, current: false }, 'This form is archived, so nobody can fill it in.', null],
] as const)('leads %s on: %o', (role, form, text, step) => {
  expect(firstRows(actor(role), form)).toEqual({ text, step });
});
