// A database that somebody gives, of a role that owns it and may do nothing else: the product runs on it, its companies are
// kept apart, and where rights are missing it says which.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import pg from 'pg';
import { json } from '#server/db/json.ts';
import { openDatabase } from '#server/db/database.ts';
import { ensureDatabase, requireDatabase } from '#server/db/region-database.ts';
import { query } from '#server/db/transaction.ts';
import { failure } from '#tests/support/failure.ts';

const name = `formdeck_given_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const missing = `${name}_us`;
const password = 'of no use elsewhere';
const { connection: admin } = inject('cluster');
beforeAll(() =>
  asAdmin(`create role ${name} login password '${password}'`, `create database ${name} owner ${name}`),
);
afterAll(() => asAdmin(`drop database if exists ${name} with (force)`, `drop role if exists ${name}`));

it('that its role may not change is named, with what to do', async () => {
  await asAdmin(`alter database ${name} owner to current_user`);
  try {
    expect(await failure(openDatabase({ connection: ofOwner() }))).toMatchObject({
      code: 'unavailable',
      message: `The role ${name} may not create tables in the database ${name}.`,
      hint: `Make it the owner of the database: alter database "${name}" owner to "${name}"`,
    });
  } finally {
    await asAdmin(`alter database ${name} owner to ${name}`);
  }
});

it('that is missing and may not be made is named, with what to do', async () => {
  expect(await failure(ensureDatabase(ofOwner(), missing))).toMatchObject({
    code: 'unavailable',
    message: `There is no database ${missing}, and the role ${name} is not allowed to create one.`,
    hint: `Create it: create database "${missing}" owner "${name}"`,
  });
});

it('that is missing or empty stays so for a command that only looks', async () => {
  for (const connection of [{ ...ofOwner(), database: missing }, ofOwner()]) {
    expect(await failure(requireDatabase(connection, 'there'))).toMatchObject({
      code: 'not-found',
      message: 'There is no Formdeck data there. Nothing was created.',
    });
  }
});

it('is enough, and shows a company its own alone', async () => {
  const database = await openDatabase({ connection: ofOwner() });
  try {
    await requireDatabase(ofOwner(), 'there');
    const [ours, theirs] = [randomUUID(), randomUUID()];
    for (const id of [ours, theirs]) {
      await database.transaction(id, async (tx) => {
        await tx.run(
          query.insertInto('companies').values({ id, name: 'Acme', flags: json({}), created_at: 0 }),
        );
        await tx.run(query.insertInto('groups').values({ company_id: id, id, name: 'Everybody' }));
      });
    }
    const groups = query.selectFrom('groups').select('company_id');
    expect(await database.transaction(ours, (tx) => tx.all(groups))).toEqual([{ company_id: ours }]);
    expect(await database.transaction(null, (tx) => tx.all(groups))).toEqual([]);
  } finally {
    await database.close();
  }
});

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The database of that name, as the role that owns it. */
function ofOwner(): pg.ClientConfig {
  const own = { user: name, password, database: name };
  if (admin.connectionString === undefined) return { ...admin, ...own };
  const url = new URL(admin.connectionString);
  Object.assign(url, { username: name, password, pathname: `/${name}` });
  return { connectionString: url.href };
}
