// Signs in by a browser: one on this machine brings a code to a port that only this machine has (RFC 8252); over SSH, or with --device-code,
// people type a code in any browser (RFC 8628).
import { createServer, type Server } from 'node:http';
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#cli/context.ts';
import { openInBrowser } from '#cli/platform/browser.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import type { Region } from '#core/regions.ts';
import type { StartedSession } from '#core/session/sign-in.ts';
import { loginByCode, loginWithCode, pageForPort } from '#core/sign-on/terminal-login.ts';
import { m } from './texts.ts';

const minute = 60_000;
const patience = 10 * minute;

/** Signs in at the only one of these regions. Throws `usage` if there are several, `not-found` if nobody allows it in time. */
export async function browserLogin(
  context: Context,
  regions: readonly Region[],
  by: 'browser' | 'code',
): Promise<StartedSession> {
  const [region] = regions;
  if (region === undefined || regions.length > 1)
    throw new AppError('usage', wording(m.chooseRegion), {
      hint: wording(m.addRegion, { regions: regions.map(({ id }) => id).join(', ') }),
    });
  const world = { http: context.http, ports: await context.ports(), region };
  const late = AbortSignal.timeout(patience);
  const signal = AbortSignal.any([context.signal(), late]);
  try {
    return await (by === 'code' ? byCode(context, world, signal) : byPort(context, world, signal));
  } catch (error) {
    if (!late.aborted) throw error;
    throw new AppError('not-found', wording(m.tooLate, { minutes: patience / minute }), { cause: error });
  }
}

type World = Parameters<typeof loginByCode>[0];

function byCode({ output }: Context, world: World, signal: AbortSignal): Promise<StartedSession> {
  const show = ({
    address,
    userCode,
    expiresAt,
  }: {
    address: string;
    userCode: string;
    expiresAt: number;
  }) => {
    const minutes = Math.round((expiresAt - world.ports.now()) / minute);
    output.warn(t(m.openAndEnter, { userCode, minutes }));
    output.warn(address);
  };
  return loginByCode(world, show, signal);
}

async function byPort(context: Context, world: World, signal: AbortSignal): Promise<StartedSession> {
  const { environment, output } = context;
  const [verifier, state] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const server = createServer();
  try {
    const brought = codeFor(server, state, signal);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new AppError('unexpected');
    const { port } = bound;
    const address = pageForPort(world.region, { port, challenge, state });
    if (!(await openInBrowser(address, environment, process.platform)) && environment['SSH_CONNECTION'])
      return await byCode(context, world, signal);
    output.warn(t(m.allowInBrowser));
    output.warn(address);
    return await loginWithCode(world, { code: await brought, verifier }, signal);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The code that a browser brings, with the state that was sent along: whatever else knocks at the port is sent away. */
function codeFor(server: Server, state: string, signal: AbortSignal): Promise<string> {
  const brought = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('cancelled')));
    server.on('request', (request, response) => {
      const given = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams;
      const code = given.get('code');
      const isOurs = request.method === 'GET' && given.get('state') === state && code !== null;
      response.writeHead(isOurs ? 200 : 404, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        connection: 'close',
      });
      response.end(isOurs ? t(m.youCanClose) : '', () => {
        if (isOurs) resolve(code);
      });
    });
  });
  // It is awaited once the page is open.
  brought.catch(() => undefined);
  return brought;
}
