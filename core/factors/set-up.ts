// Setting up the second factor that a sign-in needs: with its token, which is good for nothing else.
import type { Http } from '#core/http.ts';
import type { SignedIn } from '#core/session/schema.ts';
import type { FactorSetup } from '#core/session/sign-in.ts';
import { confirmApp, startApp } from './calls.ts';
import type { StartedApp } from './schema.ts';

export type PendingSetup = {
  start(): Promise<StartedApp>;
  /** The recovery codes, to be seen before the session that the server has started goes on. */
  confirm(code: string): Promise<{ recoveryCodes: string[]; session: SignedIn | undefined }>;
};

export function pendingSetup(http: Http, { region, token }: FactorSetup): PendingSetup {
  const target = { server: region.server, token };
  return {
    start: () => http.send(target, startApp, { body: {} }),
    async confirm(code) {
      const { recoveryCodes, session } = await http.send(target, confirmApp, { body: { code } });
      return { recoveryCodes, session };
    },
  };
}
