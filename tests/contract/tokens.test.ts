// Access tokens over HTTP: made, listed, used, revoked. What each scope allows is told in permissions-tokens.test.ts.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { type Scope, scopes } from '#core/scopes.ts';
import * as session from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import * as tokens from '#core/tokens/calls.ts';
import { mostTokens } from '#core/tokens/schema.ts';
import { changeGroup, changeUser, createGroup } from '#core/users/calls.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { failure } from '#tests/support/failure.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestServer;
let company: { id: string; admin: Person };
/** How far the server's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + ahead });
  company = await server.company();
});
afterAll(() => server.close());
afterEach(() => {
  ahead = 0;
});

const create = (
  by: Person,
  held: Scope[] = ['forms:read'],
  more: { name?: string; expiresAt?: number } = {},
) => server.as(by, tokens.createToken, { body: { name: `Job ${randomUUID()}`, scopes: held, ...more } });
const list = (by: Person, ofCompany?: 'true') =>
  server.as(by, tokens.listTokens, { query: ofCompany === undefined ? {} : { company: ofCompany } });
const revoke = (by: Person, id: string) => server.as(by, tokens.revokeToken, { params: { id } });
const use = (token: string) => server.as({ token }, listForms, {});
const status = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('an access token', () => {
  it('is told once, and kept as a hash only', async () => {
    const ann = await server.person(company.id, 'USER');
    const made = await create(ann, ['rows:write', 'forms:read']);
    expect(made.token).toMatch(/^fdt_[\w-]{64}$/);
    expect(made).toMatchObject({
      scopes: ['forms:read', 'rows:write'],
      lastUsedAt: null,
      user: { id: ann.id },
    });
    const { token, ...rest } = made;
    expect(await list(ann)).toEqual([rest]);
    const kept = await inCompany(server, company.id, (tx) =>
      tx.raw<{ text: string }>('select t::text as text from access_tokens t where id = $1', [made.id]),
    );
    expect(kept[0]?.text).not.toContain(token.slice(30));
    expect(await use(token)).toEqual([]);
  });

  it('lasts a year unless its owner says otherwise, and two at most', async () => {
    const ann = await server.person(company.id, 'USER');
    const now = Date.now();
    const { expiresAt } = await create(ann);
    expect(Math.round((expiresAt - now) / day)).toBe(365);
    expect(await create(ann, ['review'], { expiresAt: now + 731 * day })).toBeDefined();
    for (const wrong of [now + 732 * day, now - day, now + minute / 2]) {
      const error = await failure(create(ann, ['review'], { expiresAt: wrong }));
      expect(error.details.errors?.[0]?.path).toBe('expiresAt');
    }
  });

  it('ends when it says, and can be told from one that was never there by its owner alone', async () => {
    const ann = await server.person(company.id, 'USER');
    const name = 'nightly';
    const { token, id } = await create(ann, ['forms:read'], { name, expiresAt: Date.now() + 2 * day });
    ahead = 2 * day + minute;
    expect(await failure(use(token))).toMatchObject({ status: 401, code: 'signed-out' });
    expect((await list(ann)).map((each) => each.id)).toEqual([id]);
    // The name of one that has ended is free again.
    await create(ann, ['forms:read'], { name });
    expect((await list(ann)).map((each) => each.id)).not.toContain(id);
  });

  it('is revoked at once', async () => {
    const ann = await server.person(company.id, 'USER');
    const { token, id } = await create(ann);
    await revoke(ann, id);
    expect(await failure(use(token))).toMatchObject({ status: 401 });
    expect(await failure(revoke(ann, id))).toMatchObject({ status: 404 });
  });

  it('is revoked by an admin, who sees those of the company, and by nobody else', async () => {
    const [ann, bob] = await Promise.all([
      server.person(company.id, 'USER'),
      server.person(company.id, 'MANAGER'),
    ]);
    const { id, token } = await create(ann);
    expect(await failure(list(bob, 'true'))).toMatchObject({ status: 403 });
    expect(await failure(revoke(bob, id))).toMatchObject({ status: 404 });
    const other = await server.company('Lakeside Foods');
    expect(await list(other.admin, 'true')).toEqual([]);
    expect(await failure(revoke(other.admin, id))).toMatchObject({ status: 404 });
    expect((await list(company.admin, 'true')).map((each) => each.id)).toContain(id);
    await revoke(company.admin, id);
    expect(await failure(use(token))).toMatchObject({ status: 401 });
  });

  it('outlives a change of password and a sign-out, and ends with a deactivation', async () => {
    const ann = await server.person(company.id, 'USER');
    const { token, id } = await create(ann);
    const body = { password: 'a new secret', currentPassword: testPassword };
    await server.as(ann, changeUser, { params: { id: ann.id }, body });
    await server.as(ann, session.logout, {});
    expect(await status(use(token))).toBe(200);
    const gone = { role: 'DEACTIVATED' as const };
    await server.as(company.admin, changeUser, { params: { id: ann.id }, body: gone });
    expect(await failure(use(token))).toMatchObject({ status: 401 });
    expect((await list(company.admin, 'true')).map((each) => each.id)).not.toContain(id);
  });

  it('may at once no more than its owner, whose role was changed', async () => {
    const ann = await server.person(company.id, 'ADMIN');
    const { token } = await create(ann, ['admin']);
    const group = () =>
      server.as({ token }, createGroup, { body: { name: `Group ${randomUUID()}`, members: [] } });
    const { id } = await group();
    await server.as(company.admin, changeUser, { params: { id: ann.id }, body: { role: 'ANALYST' } });
    expect(await failure(group())).toMatchObject({ status: 403, message: 'Your role does not allow this.' });
    const body = { name: 'Another name', members: [] };
    expect(await status(server.as({ token }, changeGroup, { params: { id }, body }))).toBe(403);
  });

  it('is not taken from an address or a cookie', async () => {
    const { token } = await create(company.admin, ['rows:read', 'export']);
    const image = `/image/${randomUUID()}.jpg?accessToken=${token}`;
    expect((await server.fetch(null, image)).status).toBe(401);
    const headers = { cookie: `formdeck_session=${token}` };
    expect((await server.fetch(null, '/user', { headers })).status).toBe(401);
  });

  it('of another company’s name, or of nobody, is none', async () => {
    const { token } = await create(company.admin);
    const bytes = Buffer.from(token.slice(4), 'base64url');
    const other = await server.company('Lakeside Foods');
    const theirs = Buffer.from(other.admin.token.slice(3), 'base64url');
    const forged = Buffer.concat([theirs.subarray(0, 16), bytes.subarray(16)]).toString('base64url');
    for (const text of [
      `fdt_${forged}`,
      `fd_${bytes.toString('base64url')}`,
      `fdt_${randomBytes(48).toString('base64url')}`,
    ]) {
      expect(await failure(use(text))).toMatchObject({ status: 401 });
    }
  });

  it('says in GET /user what it is and when it ends', async () => {
    const { token, name, expiresAt, createdAt } = await create(company.admin, ['review', 'export']);
    expect(await server.as({ token }, me, {})).toMatchObject({
      id: company.admin.id,
      session: {
        kind: 'token',
        name,
        scopes: ['export', 'review'],
        createdAt,
        expiresAt,
        maxExpiresAt: expiresAt,
      },
    });
  });

  it('notes its last use, once a minute at most', async () => {
    const ann = await server.person(company.id, 'USER');
    const { token } = await create(ann);
    const lastUse = async () => (await list(ann))[0]?.lastUsedAt ?? 0;
    const after = (than: number) =>
      vi.waitFor(async () => {
        const at = await lastUse();
        expect(at).toBeGreaterThan(than);
        return at;
      }, patience);
    await use(token);
    const first = await after(0);
    ahead = minute / 2;
    await use(token);
    ahead = 2 * minute;
    await use(token);
    // Had the second use been written, it would be there, or come later.
    expect((await after(first)) - first).toBeGreaterThanOrEqual(minute);
  });
});

describe('creating access tokens', () => {
  it('takes a name and scopes that there are', async () => {
    const body = { name: ' ', scopes: ['everything'] };
    const reply = await server.fetch(company.admin, '/user/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { errors } = (await reply.json()) as { errors: { path: string; message: string }[] };
    expect(reply.status).toBe(400);
    expect(errors.map(({ path }) => path)).toEqual(['name', 'scopes.0']);
    expect(errors[1]?.message).toContain(scopes.join(', '));
    expect(await failure(create(company.admin, []))).toMatchObject({ status: 400 });
  });

  it('takes each name once', async () => {
    const ann = await server.person(company.id, 'USER');
    await create(ann, ['review'], { name: 'Nightly' });
    expect(await failure(create(ann, ['review'], { name: 'nightly' }))).toMatchObject({
      status: 409,
      message: 'You already have an access token called "nightly".',
    });
    await create(company.admin, ['review'], { name: 'nightly' });
  });

  it(`stops at ${mostTokens} a person, also where all come at once`, async () => {
    const ann = await server.person(company.id, 'USER');
    const statuses = await Promise.all(Array.from({ length: mostTokens + 5 }, () => status(create(ann))));
    expect(statuses.filter((each) => each === 200)).toHaveLength(mostTokens);
    expect(statuses.filter((each) => each === 409)).toHaveLength(5);
  });

  it('is told to the owner by e-mail, without the secret', async () => {
    const ann = await server.person(company.id, 'USER');
    const { token, name } = await create(ann, ['forms:read'], { name: 'mailed' });
    await vi.waitFor(async () => {
      const found = await mailsTo(server.dataFolder, `${ann.userName}@example.com`);
      const mail = found.find((text) => text.includes(name));
      expect(mail).toContain('forms:read');
      expect(mail).not.toContain(token);
    }, patience);
  });
});

describe('the audit log', () => {
  const entries = async (userId: string, actions: ('token_created' | 'token_revoked' | 'group_created')[]) =>
    (await server.as(company.admin, filterAudit, { body: { userId, actions } })).content;

  it('has who made and who revoked which token', async () => {
    const ann = await server.person(company.id, 'USER');
    const { id, name, token } = await create(ann, ['review']);
    await revoke(company.admin, id);
    expect(await entries(ann.id, ['token_created'])).toMatchObject([
      { tags: [`user.${ann.id}`, `token.${id}`], next: [`name ${name}`, 'scopes review', expect.anything()] },
    ]);
    const revoked = await entries(company.admin.id, ['token_revoked']);
    expect(revoked.find(({ tags }) => tags.includes(`token.${id}`))).toMatchObject({
      objectKey: `user.${ann.id}`,
    });
    expect(JSON.stringify(revoked)).not.toContain(token);
  });

  it('says of what a token did that it was a token', async () => {
    const ann = await server.person(company.id, 'ADMIN');
    const { id, name, token } = await create(ann, ['admin']);
    await server.as({ token }, createGroup, { body: { name: `Group ${randomUUID()}`, members: [] } });
    const [entry] = await entries(ann.id, ['group_created']);
    expect(entry).toMatchObject({ comment: `By the access token "${name}"`, user: { id: ann.id } });
    expect(entry?.tags).toContain(`token.${id}`);
  });
});
