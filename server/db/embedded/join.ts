// Connects to a cluster that another process of this machine has started, for short tasks beside a running server.
import { resolve } from 'node:path';
import { readPassword, superuser } from './cluster.ts';
import type { EmbeddedConnection } from './embedded.ts';
import { choosePlace, socketFolder } from './location.ts';

/** How to connect to a data folder's running cluster; null if its port is unknown (Windows). */
export async function joinEmbedded(
  dataFolder: string,
): Promise<((database: string) => EmbeddedConnection) | null> {
  if (process.platform === 'win32') return null;
  const place = await choosePlace(resolve(dataFolder));
  const password = await readPassword(place);
  const host = socketFolder(place.home);
  return (database) => ({
    host,
    port: 5432,
    user: superuser,
    database,
    ssl: false,
    ...(password && { password }),
  });
}
