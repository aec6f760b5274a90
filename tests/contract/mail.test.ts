// E-mails over a real mail server with TLS and sign-in: what is in them, what becomes of those that are not taken, and that the log
// says so without their secrets.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import * as mailCalls from '#core/mail/calls.ts';
import type { MailState } from '#core/mail/states.ts';
import { resetPassword } from '#core/session/calls.ts';
import * as users from '#core/users/calls.ts';
import { storeAttachment } from '#server/mail/new-mail.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { patience } from '#tests/support/patience.ts';
import {
  type MailQuery,
  type MailWorld,
  makeMailWorld,
  plainMail as plain,
  type TestMail,
} from '#tests/support/mail-world.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import type { Smtp } from '#tests/support/smtp.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let world: MailWorld;
let server: TestServer;
let smtp: Smtp;
let admin: Person;
beforeAll(async () => {
  world = await makeMailWorld();
  ({ server, smtp, admin } = world);
});
afterAll(() => world.close());
afterEach(() => world.reset());

const add = (...added: TestMail[]) => world.add(...added);
const list = (query: MailQuery = {}) => world.list(query);
const find = async (recipient: string) => (await list({ recipient })).content[0] ?? expect.fail(recipient);
const settled = (recipient: string, state: MailState) =>
  expect.poll(async () => (await find(recipient)).state, { timeout: patience }).toBe(state);
const read = async (recipient: string) =>
  server.as(admin, mailCalls.readMail, { params: { id: (await find(recipient)).id } });
const retry = async (recipient: string) =>
  server.as(admin, mailCalls.retryMail, { params: { id: (await find(recipient)).id } });
/** What a source says, without its encoding. */
const decoded = (source: string) =>
  source.replaceAll('=\n', '').replaceAll('=3D', '=').replaceAll('=20', ' ');

describe('an e-mail', () => {
  it('goes out encrypted and signed in, as text and HTML, with a link to the public address', async () => {
    await add(plain('ann@example.com'));
    await settled('ann@example.com', 'sent');
    const [taken, ...others] = smtp.taken;
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ to: 'ann@example.com', isEncrypted: true, user: 'formdeck' });
    const { id, messageId } = await read('ann@example.com');
    expect(messageId).toBe(`<${id}@forms.example.com>`);
    expect(taken?.messageId).toBe(messageId);
    const source = decoded(taken?.source ?? '');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('Sent by Formdeck for Northern Airfields.\nhttps://forms.example.com\n');
    expect(source).toContain('<a href="https://forms.example.com"');
    expect(source).toContain('@media (prefers-color-scheme:dark)');
  });

  it('is not sent where what causes it fails', async () => {
    const failing = inCompany(server, admin.companyId, async (tx) => {
      await server.region.services.mail.add(tx, admin.companyId, { userId: admin.id }, () =>
        plain('nobody@example.com'),
      );
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    await add(plain('after@example.com'));
    await settled('after@example.com', 'sent');
    expect(smtp.taken.map(({ to }) => to)).toEqual(['after@example.com']);
    expect((await list({ recipient: 'nobody@example.com' })).content).toEqual([]);
  });

  it('has its files, which are deleted once it is sent', async () => {
    const { files } = server.region.services;
    const file = {
      fileName: 'Käfer.csv',
      mediaType: 'text/csv',
      content: Readable.from([Buffer.from('a,b')]),
    };
    const stored = await storeAttachment(files, admin.companyId, file);
    await add(plain('file@example.com', { attachments: [stored] }));
    await settled('file@example.com', 'sent');
    expect(smtp.taken[0]?.source).toContain(Buffer.from('a,b').toString('base64'));
    expect((await read('file@example.com')).attachments).toEqual([{ fileName: 'Käfer.csv', size: 3 }]);
    const folder = join(world.options.dataFolder, 'files/exports', admin.companyId);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it('shares a file with others, which is deleted with the last of them', async () => {
    const { files } = server.region.services;
    const content = Readable.from([Buffer.from('a,b')]);
    const file = { fileName: 'Gates.csv', mediaType: 'text/csv', content };
    const attachments = [await storeAttachment(files, admin.companyId, file)];
    smtp.refuse = (to) => (to.startsWith('late') ? '451 later' : null);
    await add(plain('one@example.com', { attachments }), plain('late@example.com', { attachments }));
    await settled('one@example.com', 'sent');
    await expect.poll(async () => (await find('late@example.com')).attempts).toBe(1);
    const folder = join(world.options.dataFolder, 'files/exports', admin.companyId);
    expect(readdirSync(folder)).toHaveLength(1);
    smtp.refuse = () => null;
    world.clock.ahead = 3_600_000;
    await settled('late@example.com', 'sent');
    for (const { source } of smtp.taken) expect(source).toContain(Buffer.from('a,b').toString('base64'));
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it('is found by letters of its address and of the name of whom it is for', async () => {
    const named = await server.person(admin.companyId, 'ANALYST');
    const { userName, id: userId } = named;
    await add(
      plain('Ann.Searched@example.com'),
      plain('other.searched@example.org', { userId }),
      plain('third@example.org', { userId }),
    );
    const found = async (recipient: string, more: { state?: MailState } = {}) =>
      (await list({ recipient, ...more })).content.map((mail) => mail.recipient).toSorted();
    expect(await found('ann.SEARCHED@')).toEqual(['Ann.Searched@example.com']);
    expect(await found('searched')).toEqual(['Ann.Searched@example.com', 'other.searched@example.org']);
    expect(await found(userName.toUpperCase())).toEqual(['other.searched@example.org', 'third@example.org']);
    expect(await found('searched%')).toEqual([]);
    await settled('third@example.org', 'sent');
    expect(await found('third@', { state: 'failed' })).toEqual([]);
    const everybody = await list({ recipient: '@' });
    expect(everybody.totalElements).toBe((await list({})).totalElements);
  });
});

describe('a secret', () => {
  it('is in the e-mail alone, and erased once that is sent', async () => {
    const user = await server.as(admin, users.createUser, {
      body: { userName: 'invited', email: 'invited@example.com', invite: true },
    });
    await server.as(null, resetPassword, { body: { username: admin.userName } });
    await settled('invited@example.com', 'sent');
    await settled(`${admin.userName}@example.com`, 'sent');
    const sources = smtp.taken.map(({ source }) => decoded(source)).join('\n');
    const link = /https:\/\/forms\.example\.com\/resetPassword#invitation=(fdi_[\w-]{64})/.exec(sources);
    const password = /temporary password is: (\S+)/.exec(sources)?.[1] ?? expect.fail();
    expect(link?.[1]).toBeDefined();
    expect((await read('invited@example.com')).text).toContain('\n\n[link, not shown]\n\n');
    expect((await read(`${admin.userName}@example.com`)).text).toContain('is: [password, not shown]');
    const stored = await inCompany(server, admin.companyId, (tx) =>
      tx.raw<{ text: string; secrets: unknown }>('select m::text as text, secrets from mails m'),
    );
    expect(stored.every(({ secrets }) => secrets === null)).toBe(true);
    const all = stored.map(({ text }) => text).join('\n');
    expect(all).not.toContain(link?.[1]);
    expect(all).not.toContain(password);
    const after = await server.as(admin, users.readUser, { params: { id: user.id } });
    expect(after.invitation).toMatchObject({ mail: 'sent', problem: null });
  });

  it('that nobody took is erased when it expires, and cannot be sent again', async () => {
    smtp.refuse = () => '550 No such mailbox';
    const person = await server.person(admin.companyId, 'USER');
    const address = `${person.userName}@example.com`;
    await server.as(null, resetPassword, { body: { username: person.userName } });
    await expect.poll(async () => (await list({ recipient: address })).content[0]?.state).toBe('failed');
    world.clock.ahead = 61 * minute;
    const secrets = () =>
      inCompany(server, admin.companyId, (tx) =>
        tx.raw('select 1 from mails where secrets is not null and recipient = $1', [address]),
      );
    await expect.poll(secrets, { timeout: patience }).toEqual([]);
    expect(await failure(retry(address))).toMatchObject({
      status: 409,
      message: 'The link or password in it has expired, so it cannot be resent.',
    });
  });
});

describe('an e-mail that is not taken', () => {
  it('is given up at once where it is refused, and sent again by an admin', async () => {
    smtp.refuse = () => '550 No such mailbox';
    const user = await server.as(admin, users.createUser, {
      body: { userName: 'refused', email: 'refused@example.com', invite: true },
    });
    const invitation = async () =>
      (await server.as(admin, users.readUser, { params: { id: user.id } })).invitation;
    await settled('refused@example.com', 'failed');
    const problem = expect.stringContaining('550 No such mailbox') as string;
    expect(await find('refused@example.com')).toMatchObject({ problem, attempts: 1, nextAttempt: null });
    expect(await invitation()).toMatchObject({ mail: 'failed', problem });
    expect(await server.as(admin, mailCalls.readMailStatus, {})).toMatchObject({
      route: 'smtp',
      from: 'Formdeck <post@forms.example.com>',
      publicAddress: 'https://forms.example.com',
    });
    smtp.refuse = () => null;
    await retry('refused@example.com');
    await settled('refused@example.com', 'sent');
    expect(await invitation()).toMatchObject({ mail: 'sent', problem: null });
    expect(decoded(smtp.taken[0]?.source ?? '')).toMatch(/#invitation=fdi_/);
    const { history } = await read('refused@example.com');
    expect(history.map((one) => one.problem)).toEqual([problem, null]);
    const entries = await server.as(admin, filterAudit, { query: {}, body: { actions: ['mail_retried'] } });
    expect(entries.content).toHaveLength(1);
    expect(await failure(retry('refused@example.com'))).toMatchObject({ status: 409 });
  });

  it('waits longer and longer where the mail server is not ready, and says so at the user', async () => {
    smtp.refuse = () => '451 Come again later';
    const user = await server.as(admin, users.createUser, {
      body: { userName: 'later', email: 'later@example.com', invite: true },
    });
    const attempted = (attempts: number) =>
      expect
        .poll(() => find('later@example.com'), { timeout: patience })
        .toMatchObject({ state: 'waiting', attempts });
    await attempted(1);
    const first = await find('later@example.com');
    world.clock.ahead = 10_000;
    await attempted(2);
    const second = await find('later@example.com');
    expect(second.nextAttempt).toBeGreaterThan((first.nextAttempt ?? 0) + 10_000);
    const { invitation } = await server.as(admin, users.readUser, { params: { id: user.id } });
    expect(invitation).toMatchObject({ mail: 'sending', problem: expect.stringContaining('451') as string });
    smtp.refuse = () => null;
    await retry('later@example.com');
    await settled('later@example.com', 'sent');
  });

  it('is replaced by a newer one of its kind', async () => {
    smtp.refuse = () => '451 Come again later';
    const person = await server.person(admin.companyId, 'USER');
    const address = `${person.userName}@example.com`;
    const states = async () => (await list({ recipient: address })).content.map(({ state }) => state);
    await server.as(null, resetPassword, { body: { username: person.userName } });
    await expect.poll(states, { timeout: patience }).toEqual(['waiting']);
    await expect.poll(async () => (await find(address)).attempts).toBe(1);
    smtp.refuse = () => null;
    await server.as(null, resetPassword, { body: { username: person.userName } });
    await expect
      .poll(async () => (await states()).toSorted(), { timeout: patience })
      .toEqual(['canceled', 'sent']);
    expect(smtp.taken).toHaveLength(1);
  });

  it.each([
    {
      of: 'whose certificate is of nobody',
      url: () => smtp.url({ trusts: false }),
      problem: /^The mail server did not answer \(\w+\)/,
    },
    { of: 'that does not let us in', url: () => smtp.url({ password: 'wrong' }), problem: /535/ },
  ])('waits for a mail server $of: settings can be corrected', async ({ url, problem }) => {
    const other = await startTestServer({ smtpUrl: url() });
    try {
      const { admin: pat } = await other.company();
      await other.as(null, resetPassword, { body: { username: pat.userName } });
      const first = async () => (await other.as(pat, mailCalls.listMails, { query: {} })).content[0];
      await expect
        .poll(first, { timeout: patience })
        .toMatchObject({ state: 'waiting', problem: expect.stringMatching(problem) as string });
    } finally {
      await other.close();
    }
    expect(smtp.taken).toEqual([]);
  });
});

describe('the log', () => {
  it('is searched by state and recipient', async () => {
    smtp.refuse = (to) => (to.startsWith('bad') ? '550 No' : null);
    await add(plain('bad-1@example.com'), plain('good-1@example.com'));
    await settled('bad-1@example.com', 'failed');
    await settled('good-1@example.com', 'sent');
    const found = await list({ state: 'failed', recipient: 'BAD-1' });
    expect(found.content.map(({ recipient }) => recipient)).toEqual(['bad-1@example.com']);
    expect((await list({ state: 'sent', recipient: 'bad-1' })).content).toEqual([]);
  });

  it('is kept for 90 days', async () => {
    await add(plain('old@example.com'));
    await settled('old@example.com', 'sent');
    const logged = () =>
      inCompany(server, admin.companyId, (tx) =>
        tx.raw("select 1 from mails where recipient = 'old@example.com'"),
      );
    expect(await logged()).toHaveLength(1);
    world.clock.ahead = 90 * day + minute;
    await expect.poll(logged, { timeout: patience }).toEqual([]);
  });
});
