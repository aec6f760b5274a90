// One database a region on one cluster: made where it is missing.
import pg from 'pg';

/** Makes a database unless it is there. `connection` is one that may make databases. */
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
      await client.query(`create database ${client.escapeIdentifier(name)}${template}`);
    }
  } finally {
    await client.end();
  }
}
