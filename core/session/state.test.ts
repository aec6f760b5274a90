import { expect, it } from 'vitest';
import type { User } from '#core/users/user.ts';
import { createSessionState } from './state.ts';

it('signing out clears everything that was known of who was signed in', () => {
  const state = createSessionState();
  expect(state.signedIn.value).toBe(false);
  const region = { id: 'ca', name: 'Canada', server: 'http://ca.test' };
  state.begin({ region, token: 'fd_1', user: { userName: 'ann' } as User });
  state.notificationCount.value = 3;
  state.labels.value = { sidebarBackgroundColor: '#000', sidebarTextColor: '#fff' };
  state.logo.value = 'http://ca.test/logo';
  state.preview.value = { logo: 'blob:1' };
  expect(state.signedIn.value).toBe(true);
  expect(state.token.value).toBe('fd_1');

  state.reset();
  expect(state.signedIn.value).toBe(false);
  const { region: where, token, user, notificationCount, labels, logo } = state;
  expect([where, token, user, labels, logo].map(({ value }) => value)).toEqual(Array(5).fill(null));
  expect(notificationCount.value).toBe(0);
  expect(state.preview.value).toEqual({});
});
