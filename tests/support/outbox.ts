// What a server without a mail server has written into its outbox.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The messages to an address, with their headers, the oldest first. */
export async function mailsTo(dataFolder: string, address: string): Promise<string[]> {
  const outbox = join(dataFolder, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return mails.filter((text) => text.includes(`To: ${address}`));
}
