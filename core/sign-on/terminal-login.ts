// A terminal that a signed-in browser signs in: on the same machine the browser brings a code to a port of it; elsewhere people type
// the code that the terminal shows.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { namedByServer, type Region } from '#core/regions.ts';
import { keepSession, type SignInWorld, type StartedSession } from '#core/session/sign-in.ts';
import { enterTerminal, startTerminal } from './calls.ts';
import { m } from './texts.ts';

type World = Pick<SignInWorld, 'http' | 'ports'> & { region: Region };
type SignedIn = Parameters<typeof keepSession>[2];

/** The page of the console on which terminals are allowed. */
const page = '/terminal';

/** What a person does in a browser. */
export type ShownCode = { address: string; userCode: string; expiresAt: number };

/**
 * Shows a code, and signs in once it is allowed. Throws `not-found` if nobody allows it in time, `cancelled` if the signal aborts.
 */
export async function loginByCode(
  world: World,
  show: (code: ShownCode) => void,
  signal: AbortSignal,
): Promise<StartedSession> {
  const { http, ports, region } = world;
  const { server } = region;
  const { deviceCode, userCode, expiresAt, interval } = await http.send(
    { server },
    startTerminal,
    {},
    { signal },
  );
  show({ address: server + page, userCode, expiresAt });
  for (;;) {
    await ports.sleep(interval * 1_000, signal);
    const body = { deviceCode };
    const { signedIn } = await http.send({ server }, enterTerminal, { body }, { signal });
    if (signedIn !== null) return keep(world, signedIn);
  }
}

/** The page that a browser on this machine opens: it sends the code to `port`. */
export function pageForPort(
  { server }: Region,
  given: { port: number; challenge: string; state: string },
): string {
  const { port, challenge, state } = given;
  return `${server}${page}?${new URLSearchParams({ port: String(port), challenge, state }).toString()}`;
}

/** Signs in with the code that a browser has brought. */
export async function loginWithCode(
  world: World,
  proof: { code: string; verifier: string },
  signal: AbortSignal,
): Promise<StartedSession> {
  const { http, region } = world;
  const { signedIn } = await http.send({ server: region.server }, enterTerminal, { body: proof }, { signal });
  if (signedIn === null) throw new AppError('not-found', wording(m.nobodyAllowed));
  return keep(world, signedIn);
}

async function keep({ http, ports, region }: World, signedIn: SignedIn): Promise<StartedSession> {
  return keepSession(ports, await namedByServer(http, region), { ...signedIn, createdAt: ports.now() });
}
