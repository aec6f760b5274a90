// Every statement that the server's tests send to one PostgreSQL is taken by another one: what is not in its language,
// or has other types there, is found without running all tests again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { cloneDatabase } from '#tests/support/server.ts';

/** Where `tests/support/statement-log.ts` wrote them down. */
const folder = process.env['TEST_STATEMENTS_OF'];
/** Others, as `begin` and `copy`, cannot be prepared; each test needs them. */
const preparable = /^\s*(select|insert|update|delete|with|merge|values)\b/i;

it.skipIf(folder === undefined)(
  'takes every statement that tests sent to another one, which TEST_STATEMENTS_OF names',
  async () => {
    const { connection, drop } = await cloneDatabase();
    const client = new pg.Client(connection);
    await client.connect();
    const statements = sentTo(folder ?? '');
    const refused: string[] = [];
    for (const text of statements) {
      await client.query(`prepare it as ${text}`).then(
        () => client.query('deallocate it'),
        (error: unknown) => {
          if (!isOfTest(error)) refused.push(`${String(error)}: ${text}`);
        },
      );
    }
    await client.end();
    await drop();
    expect(refused).toEqual([]);
    expect(statements.length).toBeGreaterThan(1_000);
  },
);

/** The statement is about a table that a test has made for itself. */
function isOfTest(error: unknown): boolean {
  const undefinedTable = '42P01';
  return error instanceof pg.DatabaseError && error.code === undefinedTable;
}

function sentTo(place: string): string[] {
  const lines = readdirSync(place).flatMap((name) =>
    readFileSync(join(place, name), 'utf8').trim().split('\n'),
  );
  const texts = lines.map((line) => JSON.parse(line) as string);
  return [...new Set(texts)].filter((text) => preparable.test(text));
}
