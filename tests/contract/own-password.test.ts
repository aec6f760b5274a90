// Changing one's own password or e-mail address over HTTP: with the current password only, and with an e-mail about it.
import { describe, expect, it, vi } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import * as session from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import { changeUser } from '#core/users/calls.ts';
import type { UserChange } from '#core/users/schema.ts';
import { tokenOf } from '#tests/support/fresh.ts';
import { failure } from '#tests/support/failure.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { patience } from '#tests/support/patience.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, testPassword } from '#tests/support/server.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const { server, company } = await serverWithCompany();

const change = (by: { token: string }, id: string, body: UserChange) =>
  server.as(by, changeUser, { params: { id }, body });
const signIn = (userName: string, password: string) =>
  server.as(null, session.authenticate, { body: { username: userName, password } });
const addressOf = ({ userName }: Person) => `${userName}@example.com`;
const mails = (address: string, subject: string) =>
  vi.waitFor(async () => {
    const found = (await mailsTo(server.dataFolder, address)).filter((text) => text.includes(subject));
    if (found.length === 0) throw new Error(`no mail "${subject}" to ${address} yet`);
    return found;
  }, patience);

describe('one’s own password and e-mail address', () => {
  it.each([{ password: 'a new secret' }, { email: 'else@example.com' }])(
    'are not changed without the current password: %j',
    async (body) => {
      const ann = await server.person(company.id, 'USER');
      const error = await failure(change(ann, ann.id, body));
      expect(error).toMatchObject({ status: 400 });
      expect(error.details.errors).toEqual([
        { path: 'currentPassword', message: 'Your current password is required' },
      ]);
      expect(await server.as(ann, me, {})).toMatchObject({ email: addressOf(ann) });
      expect(await signIn(ann.userName, testPassword)).toMatchObject({ user: { id: ann.id } });
    },
  );

  it('are changed with it', async () => {
    const ann = await server.person(company.id, 'ADMIN');
    const body = { password: 'a new secret', email: 'new@example.com', currentPassword: ` ${testPassword} ` };
    expect(await change(ann, ann.id, body)).toMatchObject({ email: 'new@example.com' });
    expect(await signIn(ann.userName, 'a new secret')).toMatchObject({ user: { id: ann.id } });
  });

  it('need none where nothing of them changes', async () => {
    const ann = await server.person(company.id, 'USER');
    const body = { email: addressOf(ann), password: '' as const, timeZone: 'Europe/Paris' };
    expect(await change(ann, ann.id, body)).toMatchObject({ timeZone: 'Europe/Paris' });
  });

  it('are refused with a wrong one, which counts like a try to sign in and is in the audit log', async () => {
    const ann = await server.person(company.id, 'USER');
    const guess = () => failure(change(ann, ann.id, { password: 'a new secret', currentPassword: 'wrong' }));
    for (let tried = 0; tried < 10; tried += 1) {
      const error = await guess();
      expect(error).toMatchObject({ status: 400, message: 'This is not your current password' });
    }
    expect(await guess()).toMatchObject({ status: 429 });
    expect(await failure(signIn(ann.userName, testPassword))).toMatchObject({ status: 429 });
    const body = { userId: ann.id, actions: ['password_check_failed' as const] };
    expect(await server.as(company.admin, filterAudit, { body })).toMatchObject({ totalElements: 10 });
  });

  it('are asked about before a new one is chosen: the current password alone changes nothing', async () => {
    const ann = await server.person(company.id, 'USER');
    const asked = (currentPassword: string) => change(ann, ann.id, { currentPassword });
    expect(await asked(testPassword)).toMatchObject({ id: ann.id });
    expect(await failure(asked('wrong'))).toMatchObject({
      status: 400,
      message: 'This is not your current password',
    });
    const body = { userId: ann.id, actions: ['password_check_failed' as const] };
    expect(await server.as(company.admin, filterAudit, { body })).toMatchObject({ totalElements: 1 });
    expect(await signIn(ann.userName, testPassword)).toMatchObject({ user: { id: ann.id } });
  });

  it('formdeck password says that the current one is wrong before it asks for a new one', async () => {
    const ann = await server.person(company.id, 'USER');
    const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: ann.token };
    const answers = ['', 'wrong', testPassword, 'short', 'short', 'a new secret', 'a new secret'];
    const { stderr, exitCode } = await runCommand(['password'], { env, answers });
    expect({ exitCode, lines: stderr.split(/\n/).map((line) => line.trim()) }).toEqual({
      exitCode: 0,
      lines: [
        'Current password:',
        'Your current password is required',
        'Current password:',
        'This is not your current password',
        'Current password:',
        'New password:',
        'Confirm password:',
        'Passwords must be at least 6 characters',
        'New password:',
        'Confirm password:',
        `Changed the password of ${ann.userName}. Every other session has ended, and the calendar link, if there was one; access tokens stay active.`,
        '',
      ],
    });
    expect(await signIn(ann.userName, 'a new secret')).toMatchObject({ user: { id: ann.id } });
  });

  it('are out of reach for an access token, as are those of others and the role of an admin', async () => {
    const admin = await server.person(company.id, 'ADMIN');
    const ann = await server.person(company.id, 'USER');
    const by = { token: await tokenOf(server, admin, ['admin']) };
    const currentPassword = testPassword;
    const tried: [string, UserChange][] = [
      [admin.id, { password: 'a new secret', currentPassword }],
      [admin.id, { email: 'x@example.com', currentPassword }],
      [ann.id, { password: 'a new secret' }],
      [ann.id, { email: 'x@example.com' }],
      [ann.id, { role: 'ADMIN' }],
    ];
    for (const [id, body] of tried) {
      expect(await failure(change(by, id, body)), JSON.stringify(body)).toMatchObject({ status: 403 });
    }
    expect(await change(by, ann.id, { role: 'ANALYST' })).toMatchObject({ role: 'ANALYST' });
  });
});

describe('an e-mail tells of', () => {
  it('a password that somebody changed themselves', async () => {
    const ann = await server.person(company.id, 'USER');
    await change(ann, ann.id, { password: 'a new secret', currentPassword: testPassword });
    const [mail] = await mails(addressOf(ann), 'The password of your account was changed');
    expect(mail).not.toContain('a new secret');
  });

  it('a password that an admin set, and who it was', async () => {
    const ann = await server.person(company.id, 'USER');
    await change(company.admin, ann.id, { password: 'a new secret' });
    const [mail] = await mails(addressOf(ann), 'The password of your account was changed');
    expect(mail).toContain(company.admin.userName);
  });

  it('another address, at the old one and at the new one', async () => {
    const ann = await server.person(company.id, 'USER');
    const address = `moved-${ann.id}@example.com`;
    await change(company.admin, ann.id, { email: address });
    const [old] = await mails(addressOf(ann), 'The e-mail address of your account was changed');
    expect(old).toContain('no longer be sent to this address');
    expect(old).not.toContain(address);
    await mails(address, 'The e-mail address of your account was changed');
  });
});
