import { expect, it, vi } from 'vitest';
import { noPreferences } from '#core/format/preferences.ts';
import type { Send } from '#core/send.ts';
import { accountIssues, createAccountDraft, isAccountChanged, saveAccount } from './account-draft.ts';

const user = {
  id: 'ann',
  email: 'ann@example.com',
  timeZone: 'America/Toronto',
  settings: [{ key: 'hide_dashboard_home_intro', value: 'true' }],
};
const draft = createAccountDraft(user);

async function sentFor(changed: typeof draft): Promise<unknown[]> {
  const send = vi.fn<(call: { id: string }, input: { body?: unknown }) => Promise<void>>(async () => {});
  await saveAccount(send as unknown as Send, user, changed);
  return send.mock.calls.map(([call, { body }]) => [call.id, body]);
}

it('has nothing to save at first', async () => {
  expect(isAccountChanged(draft, user)).toBe(false);
  expect(accountIssues(draft, user)).toMatchObject([]);
  expect(await sentFor(draft)).toEqual([]);
});

it('asks for the current password for another e-mail address, and for nothing else', () => {
  const other = { ...draft, email: 'ann@example.org ' };
  expect(accountIssues(other, user)).toMatchObject([
    { path: 'currentPassword', message: 'Your current password is required' },
  ]);
  expect(accountIssues({ ...other, currentPassword: 'secret' }, user)).toMatchObject([]);
  expect(accountIssues({ ...draft, timeZone: 'Europe/Berlin', hasSounds: false }, user)).toMatchObject([]);
});

it('takes a full name, and takes it away', async () => {
  expect(await sentFor({ ...draft, fullName: 'Ann Lee' })).toEqual([
    ['users.change', { fullName: 'Ann Lee' }],
  ]);
  const named = { ...user, fullName: 'Ann Lee' };
  expect(isAccountChanged(createAccountDraft(named), named)).toBe(false);
  expect(isAccountChanged({ ...createAccountDraft(named), fullName: '' }, named)).toBe(true);
  for (const fullName of [
    '😀'.repeat(60),
    '\u3164',
    'A\u202eB',
    '<b>',
    '.',
    'Z\u0335\u0336\u0337\u0338\u0334',
  ])
    expect(accountIssues({ ...draft, fullName }, user)).toMatchObject([{ path: 'fullName' }]);
});

it('says what is wrong with each field', () => {
  const wrong = { ...draft, email: 'nowhere', currentPassword: 'secret', timeZone: 'Mars/Olympus' };
  expect(accountIssues(wrong, user)).toMatchObject([
    { path: 'email', message: 'A valid email address is required' },
    { path: 'timeZone', message: 'This time zone does not exist' },
  ]);
});

it('sends what has changed, each where it belongs', async () => {
  const format = { ...noPreferences, locale: 'en-GB' };
  expect(await sentFor({ ...draft, format })).toEqual([
    ['users.saveSetting', { key: 'format', value: JSON.stringify(format) }],
  ]);
  const all = {
    ...draft,
    email: 'a@b.example',
    currentPassword: 'secret',
    timeZone: 'Etc/UTC',
    hasSounds: false,
  };
  expect(await sentFor(all)).toEqual([
    ['users.change', { email: 'a@b.example', currentPassword: 'secret', timeZone: 'Etc/UTC' }],
    ['users.saveSetting', { key: 'notification_sounds', value: 'off' }],
  ]);
});
