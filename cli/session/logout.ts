// formdeck logout.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/verb.ts';
import { AppError } from '#core/errors.ts';
import type { KeptSession } from '#core/ports.ts';
import { signOut } from '#core/session/sign-in.ts';

type Flags = { all?: boolean };
export type LogoutOptions = { all: boolean };
type Ended = { region: string; server: string; userName: string; serverTold: boolean };

export const logout = verb({
  effect: { undo: 'login' },
  options: ({ all }: Flags): LogoutOptions => ({ all: all === true }),

  async run(context, { all }: LogoutOptions): Promise<Ended[]> {
    const world = { http: context.http, ports: await context.ports() };
    const ended: Ended[] = [];
    for (const session of await sessionsToEnd(context, all)) {
      const { region, server, userName } = session;
      ended.push({ region, server, userName, serverTold: await signOut(world, session) });
    }
    return ended;
  },

  print(output, ended) {
    for (const { userName, server, serverTold } of ended) {
      output.say(`Signed out ${userName} at ${server}.`);
      if (!serverTold)
        output.say('The server did not answer: the token stays good there until it ends by itself.');
    }
    if (ended.length === 0) output.say('No session is kept here.');
  },
});

async function sessionsToEnd(context: Context, all: boolean): Promise<readonly KeptSession[]> {
  const { sessions } = await context.ports();
  if (all) return [...sessions.list()];
  if (context.settings.token !== undefined) return [await context.session()];
  const session = await context.kept();
  if (session === null) throw new AppError('signed-out', 'You are not signed in.');
  return [session];
}
