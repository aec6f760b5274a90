// formdeck logout.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import type { StoredSession } from '#core/ports.ts';
import { signOut } from '#core/session/sign-in.ts';

type Flags = { all?: boolean };
export type LogoutOptions = { all: boolean };
type EndedSession = { region: string; server: string; userName: string; reachedServer: boolean };

export const logout = verb({
  effect: { undo: 'login' },
  options: ({ all }: Flags): LogoutOptions => ({ all: all === true }),

  async run(context, { all }: LogoutOptions): Promise<{ ended: EndedSession[]; now: StoredSession | null }> {
    const world = { http: context.http, ports: await context.ports() };
    const ended: EndedSession[] = [];
    for (const session of await sessionsToEnd(context, all)) {
      const { region, server, userName } = session;
      ended.push({ region, server, userName, reachedServer: await signOut(world, session) });
    }
    const now = context.settings.token === undefined ? world.ports.sessions.current() : null;
    return { ended, now };
  },

  print(output, { ended, now }) {
    for (const { userName, server, reachedServer } of ended) {
      output.say(`Signed out ${userName} at ${server}.`);
      if (!reachedServer)
        output.say('The server did not answer: the token stays valid there until it expires.');
    }
    if (ended.length === 0) output.say('No session is saved here.');
    if (now === null) return output.say('Nobody is signed in here now.');
    output.say(
      `You are now ${now.userName} at ${now.server}. \`formdeck switch\` chooses another account, \`formdeck logout --all\` ends every session.`,
    );
  },

  json: ({ ended }) => ended,
});

async function sessionsToEnd(context: Context, all: boolean): Promise<readonly StoredSession[]> {
  const { sessions } = await context.ports();
  if (all) return [...sessions.list()];
  if (context.settings.token !== undefined) {
    const session = await context.session();
    if (session.tokenName === undefined) return [session];
    throw new AppError('usage', `FORMDECK_TOKEN is the access token "${session.tokenName}", not a session.`, {
      hint: 'It ends with `formdeck tokens revoke`, after signing in with a password.',
    });
  }
  const session = await context.storedSession();
  if (session === null) throw new AppError('signed-out', 'You are not signed in.');
  return [session];
}
