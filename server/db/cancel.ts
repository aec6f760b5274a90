// Ends what a connection does for somebody who is gone. The database takes a cancellation over a connection of its own, which
// needs neither a login nor a place in a pool; the driver has one, but not over TLS.
import pg from 'pg';
import { connectingLimit, type PooledClient } from './answers.ts';

/** What the types of the driver leave out. */
type Cancelling = pg.Connection & {
  connect(portOrSocket: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
};
type Cancelled = PooledClient & {
  processID: number;
  secretKey: number;
  sslNegotiation: 'postgres' | 'direct';
};

/**
 * Cancels what runs on a connection when the signal comes, unless it `isOver`. The function that it returns ends that, and
 * answers once no cancellation is on its way that could hit the next who uses the connection: with an error if that is not sure.
 */
export function cancelOn(
  signal: AbortSignal | undefined,
  client: PooledClient,
  isOver: () => boolean,
): () => Promise<Error | undefined> {
  let cancelling: Promise<Error | undefined> | undefined;
  const cancel = () => {
    if (!isOver()) cancelling = cancelStatement(client);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  return async () => {
    signal?.removeEventListener('abort', cancel);
    return cancelling;
  };
}

/** Resolves when the database has passed it on: it closes the connection then. Answers why it could not be told. */
function cancelStatement(client: PooledClient): Promise<Error | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types leave it out
  const { host, port, processID, secretKey, ssl, sslNegotiation } = client as Cancelled;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const connection = new pg.Connection({ ssl, sslNegotiation } as pg.ConnectionConfig) as Cancelling;
  return new Promise((resolve) => {
    let isSent = false;
    let problem: Error | undefined;
    const giveUp = (error: Error) => {
      problem ??= error;
      connection.stream.destroy();
    };
    const timer = setTimeout(
      () => giveUp(new Error('The database does not take a cancellation.')),
      connectingLimit,
    );
    const tell = () => {
      isSent = true;
      connection.cancel(processID, secretKey);
    };
    connection.on('error', giveUp);
    connection.on('end', () => {
      clearTimeout(timer);
      resolve(problem ?? (isSent ? undefined : new Error('The database closed the connection.')));
    });
    if (!ssl) connection.once('connect', tell);
    else {
      if (sslNegotiation !== 'direct') connection.once('connect', () => connection.requestSsl());
      connection.once('sslconnect', tell);
    }
    // The socket of a database on this machine, or an address.
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
    else connection.connect(port, host);
  });
}
