// What a company looks like, and the secrets that lead to it, for the company of a place.
import { randomUUID } from 'node:crypto';
import { logoSecret, lookSecret } from '#server/appearance/secrets.ts';
import { readLooks, writeLabels, writeLogo } from '#server/appearance/store.ts';
import type { TestServer } from './server.ts';
import type { Place } from './world.ts';

export type FreshLooks = {
  /** Has the company choose colours, and have a logo. */
  looks(): Promise<void>;
  /** The secret of the company's link for signing in. */
  brandLink(): Promise<string>;
  /** The secret of an address that takes a logo of an admin. */
  logoSecret(): Promise<string>;
};

const labels = { sidebarBackgroundColor: '#123456', sidebarTextColor: '#fedcba' };
const picture = { content: Buffer.from('a picture'), mimeType: 'image/png', width: 1, height: 1 } as const;

/** Of a place that does not exist the secrets are signed with the key of nobody. */
export function freshLooks(server: TestServer, { companyId, exists }: Place): FreshLooks {
  const { database } = server.region.services;
  const read = () =>
    database.transaction(companyId, async (tx) => {
      const [admin] = await tx.raw<{ id: string }>("select id from users where role = 'ADMIN' limit 1");
      return { key: (await readLooks(tx, companyId)).linkKey, userId: admin?.id ?? randomUUID() };
    });
  const signer = () => (exists ? read() : Promise.resolve({ key: Buffer.alloc(32), userId: randomUUID() }));
  return {
    async looks() {
      if (!exists) return;
      await database.transaction(companyId, async (tx) => {
        await writeLabels(tx, companyId, labels);
        await writeLogo(tx, companyId, picture, 0);
      });
    },
    brandLink: async () => lookSecret((await signer()).key, { companyId, expiresAt: 0 }),
    async logoSecret() {
      const { key, userId } = await signer();
      return logoSecret(key, { companyId, userId, type: 'image/png', expiresAt: Date.now() + 3_600_000 });
    },
  };
}
