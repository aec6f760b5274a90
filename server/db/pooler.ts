// A pooler that gives each transaction whichever connection is free (PgBouncer's transaction mode) breaks what belongs to
// a connection: prepared statements, advisory locks, LISTEN. It is found out at start, since nothing says so before it fails.
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import { connectingLimit } from './answers.ts';

/** How often is looked: others may take the connection that this waits to see changed. */
const looks = 3;

/**
 * Throws where a connection to this database does not stay the same from one transaction to the next, or would keep the rights
 * of a superuser.
 */
export async function requireOwnConnections(connection: pg.PoolConfig): Promise<void> {
  const [one, other] = [clientOf(connection), clientOf(connection)];
  try {
    await one.connect();
    await other.connect();
    for (let look = 0; look < looks; look += 1) {
      const before = await backendOf(one);
      // Whatever a pooler has free is taken now: had it lent its connection only, it has to lend another one.
      await other.query('begin');
      await backendOf(other);
      const after = await backendOf(one);
      await other.query('commit');
      if (before !== after) throw refused();
    }
    if (await isAboveRules(one)) await requireOptions(connection);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Whatever else is in the way is told when the database is opened.
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

/**
 * Throws where a superuser comes through a pooler that does not hand the connection's `options` on, as PgBouncer does not:
 * they take the superuser's rights away, whom row level security would not keep out of other companies' rows.
 */
async function requireOptions(connection: pg.PoolConfig): Promise<void> {
  const client = clientOf({ ...connection, options: '-c application_name=formdeck' });
  try {
    await client.connect();
  } catch (error) {
    const isRefused = error instanceof Error && /unsupported startup parameter/i.test(error.message);
    throw isRefused ? superuserBehindPooler(client, error) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function isAboveRules(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ above: boolean }>(
    'select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
  );
  return rows[0]?.above === true;
}

function superuserBehindPooler({ user, database }: pg.Client, cause: Error): AppError {
  return new AppError(
    'unavailable',
    `The role ${user} of DATABASE_URL is a superuser, whose rights cannot be taken away through a pooler.`,
    {
      cause,
      hint: `Use a role that is none and owns the database (alter database "${database}" owner to ...), or connect to PostgreSQL itself.`,
    },
  );
}

function clientOf(connection: pg.PoolConfig): pg.Client {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectingLimit });
  client.on('error', () => undefined);
  return client;
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}

function refused(): AppError {
  return new AppError(
    'unavailable',
    'DATABASE_URL leads to a pooler in transaction mode (such as PgBouncer with pool_mode = transaction).',
    {
      hint: 'Set its pool_mode to session, or connect to PostgreSQL itself: Formdeck pools its connections by itself.',
    },
  );
}
