// The audit log's chain: it holds as long as nobody writes to the log beside the server, and says where somebody did.
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as audits from '#core/audit/calls.ts';
import type { AuditChainHead, ChainedEntry } from '#core/audit/schema.ts';
import { createGroup } from '#core/users/calls.ts';
import { checkChain } from '#server/audit/chain.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase();
  server = await startTestServer({ connection: database.connection });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

type Company = { id: string; admin: Person };
const verify = (company: Company, head?: AuditChainHead) =>
  server.as(company.admin, audits.verifyAudit, { body: head === undefined ? {} : { head } });
const addGroups = async (company: Company, ...names: string[]) => {
  for (const name of names) await server.as(company.admin, createGroup, { body: { name } });
};
/** A company with a few entries, the ids of those of its groups in order. */
async function withEntries(name: string): Promise<Company & { ids: string[] }> {
  const company = await server.company(name);
  await addGroups(company, 'North', 'South', 'West');
  const { content } = await server.as(company.admin, audits.chainedAudit, { query: {} });
  const ids = content.filter(({ action }) => action === 'group_created').map(({ id }) => id);
  return { ...company, ids };
}
/** Writes to the database as its owner can, who may switch the triggers off that refuse it. */
async function beside({ id }: Company, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    await client.query("select set_config('app.company', $1, false)", [id]);
    const off = ['audit_log', 'audit_chain'].map((table) => `alter table ${table} disable trigger user`);
    for (const statement of off) await client.query(statement);
    await client.query(text, values);
    for (const statement of off) await client.query(statement.replace('disable', 'enable'));
  } finally {
    await client.end();
  }
}

describe('the chain', () => {
  it('holds, entry by entry, and goes on from a head that somebody kept', async () => {
    const company = await withEntries('Chained');
    const first = await verify(company);
    expect(first).toMatchObject({ brokenAt: null, done: true });
    expect(first.head.position).toBe(first.checked);
    expect(first.checked).toBeGreaterThanOrEqual(3);
    await addGroups(company, 'East');
    expect(await verify(company, first.head)).toMatchObject({ checked: 1, brokenAt: null, done: true });
    // In pieces it ends at the same head.
    const whole = await verify(company);
    const inPieces = await inCompany(server, company.id, async (tx) => {
      let at: AuditChainHead = { position: 0, hash: '' };
      for (let done = false; !done;) ({ head: at, done } = await checkChain(tx, company.id, at, 2));
      return at;
    });
    expect(inPieces).toEqual(whole.head);
  });

  it('names the first entry that was changed, by one byte', async () => {
    const company = await withEntries('Changed');
    const [, second] = company.ids;
    await beside(company, `update audit_log set next = array['Sputh'] where id = $1`, [second]);
    const { brokenAt } = await verify(company);
    expect(brokenAt).toMatchObject({ kind: 'changed', entry: { id: second, action: 'group_created' } });
  });

  it('names the place of an entry that was taken out', async () => {
    const company = await withEntries('Taken');
    const [first] = company.ids;
    await beside(company, 'delete from audit_log where id = $1', [first]);
    expect((await verify(company)).brokenAt).toMatchObject({ kind: 'missing', entry: null });
    await beside(company, 'delete from audit_chain where entry_id = $1', [first]);
    expect((await verify(company)).brokenAt).toMatchObject({ kind: 'missing', entry: null });
  });

  it('names an entry that was put in', async () => {
    const company = await withEntries('Put in');
    await beside(
      company,
      `insert into audit_log (company_id, id, user_id, user_name, action, object_key, tags)
       select company_id, gen_random_uuid(), user_id, user_name, 'signed_in', object_key, tags from audit_log where id = $1`,
      [company.ids[0]],
    );
    expect((await verify(company)).brokenAt).toMatchObject({ kind: 'added', entry: { action: 'signed_in' } });
  });

  it('is another one where it was made anew behind a head that somebody kept', async () => {
    const company = await withEntries('Anew');
    const { head } = await verify(company);
    await beside(company, 'delete from audit_chain where company_id = $1', [company.id]);
    await beside(
      company,
      `insert into audit_pending (company_id, entry_id) select company_id, id from audit_log where company_id = $1 and id <> $2`,
      [company.id, company.ids[0]],
    );
    await beside(company, 'delete from audit_log where id = $1', [company.ids[0]]);
    expect((await verify(company)).brokenAt).toBeNull();
    expect((await verify(company, head)).brokenAt).toMatchObject({
      kind: 'missing',
      position: head.position,
    });
    await addGroups(company, 'East');
    expect((await verify(company, head)).brokenAt).toMatchObject({ kind: 'other', position: head.position });
  });

  it('has each entry once, however many changes come at once', async () => {
    const company = await server.company('Busy');
    const names = Array.from({ length: 20 }, (_, index) => `Group ${index}`);
    await Promise.all(
      names.map((name) => Promise.all([addGroups(company, name), verify(company)]).then(() => undefined)),
    );
    const { checked, brokenAt } = await verify(company);
    const { totalElements } = await server.as(company.admin, audits.listAudit, { query: { size: 1 } });
    expect({ checked, brokenAt }).toEqual({ checked: totalElements, brokenAt: null });
  });
});

describe('entries for a log collector', () => {
  it('come in the order of the chain, each once, from a position or a moment on', async () => {
    const company = await withEntries('Collected');
    const read = (query: object) => server.as(company.admin, audits.chainedAudit, { query });
    const all = (await read({ size: 1_000 })).content;
    expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
    const pages = [];
    for (let after = 0, done = false; !done;) {
      const page = await read({ after, size: 2 });
      pages.push(...page.content);
      after = page.content.at(-1)?.position ?? after;
      done = page.done;
    }
    expect(pages).toEqual(all);
    const last = all.at(-1);
    expect((await read({ after: last?.position })).content).toEqual([]);
    expect(await failure(read({ after: all.length + 1 }))).toMatchObject({ code: 'invalid' });
    expect((await read({ since: (last?.timestamp ?? 0) + 1 })).content).toEqual([]);
    expect((await read({ since: all[0]?.timestamp })).content).toEqual(all);
  });
});

describe('the commands', () => {
  const env = (company: Company) => ({
    FORMDECK_SERVER: server.origin,
    FORMDECK_TOKEN: company.admin.token,
  });
  it('check the log, from a head on too, and name what was changed', async () => {
    const company = await withEntries('By command');
    const first = await runCommand(['audit', 'verify'], { env: env(company) });
    expect(first).toMatchObject({ exitCode: 0 });
    const [, head = ''] = /^Head: (\d+:[0-9a-f]{64})$/m.exec(first.stdout) ?? [];
    await addGroups(company, 'East');
    const again = await runCommand(['audit', 'verify', '--head', head], { env: env(company) });
    expect(again.stdout).toContain(`1 entry checked behind position ${head.split(':')[0]}.`);
    await beside(company, `update audit_log set comment = 'x' where id = $1`, [company.ids[1]]);
    const changed = await runCommand(['audit', 'verify'], { env: env(company) });
    expect(changed).toMatchObject({ exitCode: 1 });
    expect(changed.stdout).toMatch(
      /^The entry at position \d+ was changed\. It now reads: .* created the group South, .*group_created/,
    );
    expect(changed.stdout).toContain(company.ids[1]);
    const wrong = await runCommand(['audit', 'verify', '--head', 'abc'], { env: env(company) });
    expect(wrong).toMatchObject({ exitCode: 2 });
  });

  it('write lines of JSON, from which anybody can work the hashes out again', async () => {
    const company = await withEntries('Exported');
    const run = async (...args: string[]) =>
      (await runCommand(['audit', 'export', ...args], { env: env(company) })).stdout;
    const text = await run();
    const entries = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ChainedEntry);
    let before = Buffer.alloc(32);
    for (const entry of entries) {
      const { id, timestamp, user, action, objectKey, tags, comment, previous, next, template } = entry;
      const where = [
        template?.id ?? null,
        template?.name ?? null,
        entry.sheetId,
        entry.sheetRowId,
        entry.questionId,
      ];
      const fields = [
        company.id,
        id,
        timestamp,
        user.id,
        user.userName,
        action,
        objectKey,
        tags,
        comment,
        previous,
        next,
      ];
      before = createHash('sha256')
        .update(before)
        .update(JSON.stringify([...fields, ...where]))
        .digest();
      expect(before.toString('hex')).toBe(entry.hash);
    }
    expect(await run('--json')).toBe(text);
    expect((await run('--after', '2')).trim().split('\n')).toEqual(text.trim().split('\n').slice(2));
    expect(await run('--since', '1h')).toBe(text);
  });
});
