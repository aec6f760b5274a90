// E-mails that failed, in the company of a place.
import { randomUUID } from 'node:crypto';
import { insertFailedMail } from './failed-mail.ts';
import type { TestServer } from './server.ts';
import type { Place } from './world.ts';

export type FreshMail = {
  /** An e-mail to the place's person that failed. */
  mail(): Promise<string>;
};

export function freshMail(server: TestServer, { companyId, exists, userId }: Place): FreshMail {
  return {
    async mail() {
      const id = randomUUID();
      if (exists) {
        await server.region.services.database.transaction(companyId, (tx) =>
          insertFailedMail(tx, { companyId, id, userId, subject: 'A scheduled export has ended' }),
        );
      }
      return id;
    },
  };
}
