// A line to the database that can fall silent, as when the database server is stopped: what is sent is neither refused nor
// answered, and new connections are taken and never served.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

export type DatabaseLine = {
  /** How to reach the database through it. */
  connection: pg.ClientConfig;
  /** Holds back all that is said, until it goes on. */
  silence(): void;
  goOn(): void;
  /** Breaks all connections, as when the database server dies. */
  cut(): void;
  close(): Promise<void>;
};

/** Draws a line to a database. */
export async function startDatabaseLine(to: pg.ClientConfig): Promise<DatabaseLine> {
  const open = new Set<Socket>();
  let isSilent = false;
  const { connectionString } = to;
  const url = connectionString === undefined ? undefined : new URL(connectionString);
  const host = to.host ?? url?.hostname ?? 'localhost';
  const port = to.port ?? (Number(url?.port) || 5432);
  const reach = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    const far = reach();
    for (const [from, onto] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => void onto.write(bytes));
      if (isSilent) from.pause();
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        onto.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  if (url !== undefined) [url.hostname, url.port] = [own.host, String(own.port)];
  return {
    connection: { ...to, ...(url === undefined ? own : { connectionString: url.href }) },
    silence() {
      isSilent = true;
      for (const socket of open) socket.pause();
    },
    goOn() {
      isSilent = false;
      for (const socket of open) socket.resume();
    },
    cut,
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
