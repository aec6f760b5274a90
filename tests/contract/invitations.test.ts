// Invitations over HTTP and by mail: a link that is good once, for 72 hours, and says nothing to the person who guesses one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as session from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import * as users from '#core/users/calls.ts';
import { failure } from '#tests/support/failure.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

const hour = 3_600_000;
let ahead = 0;
let mails: MailServer;
let server: TestServer;
let admin: Person;
let companyId: string;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ now: () => Date.now() + ahead, smtpUrl: mails.url });
  ({ id: companyId, admin } = await server.company());
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

let count = 0;
async function invited(by = admin) {
  const userName = `guest-${(count += 1)}`;
  const user = await server.as(by, users.createUser, {
    body: { userName, email: `${userName}@example.com`, invite: true },
  });
  return { ...user, token: await mailedToken(userName) };
}
/** The token in the newest mail to somebody; soft line breaks are taken out. */
async function mailedToken(userName: string, than = ''): Promise<string> {
  const find = () =>
    mails.messages
      .map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='))
      .filter((text) => text.includes(`To: ${userName}@`))
      .map((text) => /#invitation=(fdi_[\w-]{64})/.exec(text)?.[1] ?? '')
      .findLast((token) => token !== '' && token !== than);
  await expect.poll(find).toBeTruthy();
  return find() ?? '';
}
const read = (token: string) => server.as(null, session.readInvitation, { body: { token } });
const accept = (token: string, password = 'a new secret') =>
  server.as(null, session.acceptInvitation, { body: { token, password } });
const signIn = (username: string, password: string) =>
  server.as(null, session.authenticate, { body: { username, password } });
const readUser = (id: string) => server.as(admin, users.readUser, { params: { id } });
const gone = { status: 404, message: 'This invitation is no longer valid.' };

describe('an invitation', () => {
  it('has no password, which is named with the other faults', async () => {
    const body = { userName: 'x', email: 'nowhere', password: testPassword, invite: true };
    expect((await failure(server.as(admin, users.createUser, { body }))).details.errors).toEqual([
      { path: 'email', message: 'A valid email address is required' },
      { path: 'invite', message: 'Whoever is invited chooses a password: send none' },
    ]);
  });

  it('signs in once, with a password of their own', async () => {
    const guest = await invited();
    expect(guest).not.toHaveProperty('lastSignIn');
    expect(guest.invitation).toMatchObject({ invitedBy: admin.userName, problem: null });
    await expect.poll(async () => (await readUser(guest.id)).invitation?.mail).toBe('sent');
    expect(await failure(signIn(guest.userName, '!'))).toMatchObject({ status: 401 });
    expect(await read(guest.token)).toMatchObject({
      userName: guest.userName,
      company: 'Northern Airfields',
      invitedBy: admin.userName,
    });
    expect(await failure(accept(guest.token, ' 12345 '))).toMatchObject({
      status: 400,
      message: 'Passwords must be at least 6 characters',
    });
    const both = await Promise.allSettled([accept(guest.token), accept(guest.token, 'another secret')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(read(guest.token))).toMatchObject(gone);
    const after = await readUser(guest.id);
    expect(after.lastSignIn).toBeTypeOf('number');
    expect(after).not.toHaveProperty('invitation');
    const invite = server.as(admin, users.inviteUser, { params: { id: guest.id } });
    expect(await failure(invite)).toMatchObject({
      status: 409,
      message: `${guest.userName} already has a password.`,
    });
  });

  it('begins a full session', async () => {
    const guest = await invited();
    const started = await accept(guest.token);
    expect(started).toMatchObject({ mustChangePassword: false, user: { id: guest.id } });
    expect(await server.as(started, me, {})).toMatchObject({ id: guest.id });
    expect(await signIn(guest.userName, 'a new secret')).toMatchObject({ mustChangePassword: false });
  });

  it('is good for 72 hours', async () => {
    const guest = await invited();
    ahead = 71 * hour;
    expect(await read(guest.token)).toMatchObject({ userName: guest.userName });
    ahead = 72 * hour;
    const late = await failure(accept(guest.token));
    ahead = 0;
    expect(late).toMatchObject(gone);
  });

  it('is replaced by a new one, also where their address changes', async () => {
    const guest = await invited();
    const params = { id: guest.id };
    await server.as(admin, users.inviteUser, { params });
    const second = await mailedToken(guest.userName, guest.token);
    expect(await failure(read(guest.token))).toMatchObject(gone);
    expect(await read(second)).toMatchObject({ userName: guest.userName });
    await server.as(admin, users.changeUser, { params, body: { email: 'moved@example.com' } });
    expect(await failure(read(second))).toMatchObject(gone);
    const moved = await mailedToken('moved');
    expect(await accept(moved)).toMatchObject({ user: { id: guest.id } });
  });

  it('is void once they are deactivated, or have a password', async () => {
    const [one, other] = [await invited(), await invited()];
    const body = { role: 'DEACTIVATED' as const };
    await server.as(admin, users.changeUser, { params: { id: one.id }, body });
    await server.as(admin, users.changeUser, { params: { id: other.id }, body: { password: testPassword } });
    for (const { token } of [one, other]) {
      expect(await failure(read(token))).toMatchObject(gone);
      expect(await failure(accept(token))).toMatchObject(gone);
    }
    expect(await signIn(other.userName, testPassword)).toMatchObject({ mustChangePassword: false });
  });

  it('is answered alike, and in the same time, whatever is wrong with its token', async () => {
    const used = await invited();
    await accept(used.token);
    const open = await invited();
    const wrong = [
      used.token,
      `${open.token.slice(0, -1)}${open.token.endsWith('A') ? 'B' : 'A'}`,
      `fdi_${'A'.repeat(64)}`,
      'no token',
    ];
    const answers = await Promise.all(
      wrong.map(async (token) => {
        const times: number[] = [];
        let text = '';
        for (let round = 0; round < 5; round += 1) {
          const began = performance.now();
          const reply = await server.fetch(null, '/invitation/accept', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ token, password: testPassword }),
          });
          text = `${reply.status} ${await reply.text()}`;
          times.push(performance.now() - began);
        }
        return { text, fastest: Math.min(...times) };
      }),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    // Each takes as long as making a hash does, some 30 ms: without it an answer takes 3.
    for (const { fastest } of answers) expect(fastest).toBeGreaterThan(10);
    expect(await read(open.token)).toMatchObject({ userName: open.userName });
  });

  it('is stored as a hash alone', async () => {
    const guest = await invited();
    const [stored] = await server.region.services.database.transaction(companyId, (tx) =>
      tx.raw<{ text: string }>('select i::text as text from invitations i where user_id = $1', [guest.id]),
    );
    expect(stored?.text).toBeTruthy();
    expect(stored?.text).not.toContain(guest.token.slice(-20));
  });

  it('is sent by whoever may change them, and signs no call in', async () => {
    const guest = await invited();
    const [manager, analyst] = await Promise.all([
      server.person(companyId, 'MANAGER'),
      server.person(companyId, 'ANALYST'),
    ]);
    const invite = (by: Person, id: string) => server.as(by, users.inviteUser, { params: { id } });
    expect(await invite(manager, guest.id)).toMatchObject({ invitation: { invitedBy: manager.userName } });
    expect(await failure(invite(analyst, guest.id))).toMatchObject({ status: 403 });
    expect(await failure(invite(manager, admin.id))).toMatchObject({ status: 403 });
    const token = await mailedToken(guest.userName, guest.token);
    expect((await server.fetch({ token }, '/user')).status).toBe(401);
  });
});

describe('an invitation that cannot be sent', () => {
  const run = (...line: string[]) =>
    runCommand(line, { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token } });

  it('says so to whoever invited, and is sent anew', async () => {
    mails.refusal = '550 5.1.1 There is nobody of this name here';
    const created = await run('users', 'create', 'nobody-there', '--email', 'nobody-there@example.com');
    expect(created).toMatchObject({ exitCode: 0 });
    expect(created.stderr).toContain(
      'The invitation could not be sent to nobody-there@example.com: 550 5.1.1',
    );
    expect(created.stderr).toContain('formdeck users invite nobody-there');
    expect((await run('users', 'invite', 'nobody-there')).exitCode).toBe(1);
    mails.refusal = null;
    const again = await run('users', 'invite', 'nobody-there');
    expect(again).toMatchObject({ exitCode: 0 });
    expect(again.stderr).toContain('An invitation was sent to nobody-there@example.com.');
    const token = await mailedToken('nobody-there');
    expect(await accept(token)).toMatchObject({ user: { userName: 'nobody-there' } });
    expect((await run('users', 'invite', 'nobody-there')).stderr).toContain('already has a password');
  });
});
