// A terminal that waits for a browser, for tests.
import { randomUUID } from 'node:crypto';
import { insertTerminal } from '#server/sign-on/terminals-store.ts';
import type { TestServer } from './server.ts';

export type FreshTerminal = {
  /** Its own secret, and the letters that it shows. */
  terminal(): Promise<{ deviceCode: string; userCode: string }>;
};

export function freshTerminal(server: TestServer): FreshTerminal {
  return {
    async terminal() {
      const deviceCode = randomUUID();
      const userCode = deviceCode.replaceAll(/[^0-9a-f]/g, '').slice(0, 8);
      const letters = userCode.replaceAll(/\d/g, (digit) => 'GHJKLMNPQR'[Number(digit)] ?? '').toUpperCase();
      const asked = {
        secret: deviceCode,
        userCode: letters,
        challenge: null,
        device: '',
        address: '',
        owner: null,
      };
      await server.region.services.database.transaction(null, (tx) =>
        insertTerminal(tx, asked, { now: Date.now(), lifetime: 60_000 }),
      );
      return { deviceCode, userCode: letters };
    },
  };
}
