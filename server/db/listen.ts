// A connection that hears what any process on this database says on a channel.
import pg from 'pg';
import { connectingLimit } from './answers.ts';
import { keepAliveOptions } from './pool.ts';

export type Listening = { close(): Promise<void> };

/** Listens until closed or broken. */
export async function listen(
  connection: pg.PoolConfig,
  channel: string,
  handlers: { hear: (text: string) => void; onBroken: () => void },
): Promise<Listening> {
  const client = new pg.Client({
    ...connection,
    application_name: 'formdeck listener',
    ...keepAliveOptions,
    connectionTimeoutMillis: connectingLimit,
  });
  let isOver = false;
  const broken = () => {
    if (isOver) return;
    isOver = true;
    client.end().catch(() => undefined);
    handlers.onBroken();
  };
  client.on('error', broken);
  client.on('end', broken);
  client.on('notification', ({ payload = '' }) => handlers.hear(payload));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    isOver = true;
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    async close() {
      isOver = true;
      await client.end();
    },
  };
}
