// One database per region on one cluster, created if missing.
import pg from 'pg';
import { hasErrorCode } from '#core/error-code.ts';
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

/** Throws `not-found` unless a Formdeck has already set up the database: for commands that look at one and never make one. */
export async function requireDatabase(connection: pg.ClientConfig, place: string): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const found = await client.query("select to_regclass('migrations') as migrations");
    if (found.rows[0]?.migrations != null) return;
  } catch (error) {
    if (!hasErrorCode(error, noSuchDatabase)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
  throw nothingThere(place);
}

/** Of PostgreSQL. */
const noSuchDatabase = '3D000';

/** The error of a command that found no data, and creates none. */
export function nothingThere(place: string): AppError {
  return new AppError('not-found', `There is no Formdeck data ${place}. Nothing was created.`, {
    hint: "Name the server's data folder with --data or FORMDECK_DATA, or its database with DATABASE_URL, and its region with --region. `formdeck company create` makes a new one.",
  });
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
