// Signing in with a passkey alone, and adding one, over what a face signs with.
import type { Core } from '#core/core.ts';
import type { Region } from '#core/regions.ts';
import type { Session } from '#core/session/session.ts';
import { authenticatePasskey, passkeyChallenge } from './passkey-calls.ts';
import type { Assertion, PasskeyOptions } from './passkey-schema.ts';

type PasskeyWorld = Pick<Core, 'http' | 'ports' | 'regions'> & { session: Pick<Session, 'goOn'> };

/**
 * Signs in with whichever passkey `sign` is given. A passkey is bound to an address: the region whose address it is has been asked alone.
 * @throws AppError `sign-in-failed` if it is not taken
 */
export async function signInByPasskey(
  { http, ports, regions, session }: PasskeyWorld,
  sign: (options: PasskeyOptions) => Promise<Assertion>,
): Promise<ReturnType<Session['goOn']>> {
  const region: Region | undefined =
    regions.find(({ server }) => server === ports.cookieServer) ?? regions[0];
  if (region === undefined) return 'signed-in';
  const target = { server: region.server };
  const passkey = await sign(await http.send(target, passkeyChallenge, {}));
  return session.goOn(region, await http.send(target, authenticatePasskey, { body: { passkey } }));
}
