// Detects a pooler in transaction mode (such as PgBouncer's), which assigns any free connection to each transaction and
// so breaks prepared statements, advisory locks and LISTEN. Checked at start, since nothing reports it before it fails.
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import { connectingLimit } from './answers.ts';

/** How often to check: other clients may take the connection whose change this waits for. */
const looks = 3;

/**
 * Throws if a connection to this database changes from one transaction to the next, or would keep a superuser's rights.
 */
export async function requireOwnConnections(connection: pg.PoolConfig): Promise<void> {
  const [one, other] = [clientOf(connection), clientOf(connection)];
  try {
    await one.connect();
    await other.connect();
    for (let look = 0; look < looks; look += 1) {
      const before = await backendOf(one);
      // Takes whichever connection the pooler has free: if it only lent ours, it now has to lend a different one.
      await other.query('begin');
      await backendOf(other);
      const after = await backendOf(one);
      await other.query('commit');
      if (before !== after) throw refused();
    }
    if (await isAboveRules(one)) await requireOptions(connection);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Any other problem is reported when the database is opened.
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

/**
 * Throws if a superuser connects through a pooler that does not forward the connection's `options`, as PgBouncer does
 * not. The options drop the superuser's rights; without them, row level security would not protect other companies'
 * rows.
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
      hint: `Use a role that is not a superuser and owns the database (alter database "${database}" owner to ...), or connect to PostgreSQL itself.`,
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
      hint: 'Set its pool_mode to session, or connect to PostgreSQL itself: Formdeck pools its own connections.',
    },
  );
}
