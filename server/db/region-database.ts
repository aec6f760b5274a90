// One database per region on one cluster, created if missing.
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import { isDenied } from './denied.ts';

/** Creates a database unless it exists. `connection` must be allowed to create databases. */
export async function ensureDatabase(
  connection: pg.ClientConfig,
  name: string,
  options: { template?: string } = {},
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      const template =
        options.template === undefined ? '' : ` template ${client.escapeIdentifier(options.template)}`;
      await client
        .query(`create database ${client.escapeIdentifier(name)}${template}`)
        .catch((error: unknown) => {
          throw isDenied(error) ? mayNotMake(name, client, error) : error;
        });
    }
  } finally {
    await client.end();
  }
}

function mayNotMake(name: string, { user }: pg.Client, cause: unknown): AppError {
  return new AppError(
    'unavailable',
    `There is no database ${name}, and the role ${user} is not allowed to create one.`,
    {
      cause,
      hint: `Create it: create database "${name}" owner "${user}"`,
    },
  );
}
