// formdeck logout.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import type { StoredSession } from '#core/ports.ts';
import { signOut } from '#core/session/sign-in.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

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
      output.say(t(m.signedOutAt, { userName, server }));
      if (!reachedServer) output.say(t(m.serverDidNotAnswerToken));
    }
    if (ended.length === 0) output.say(t(m.noSessionIsSavedHere));
    if (now === null) return output.say(t(m.nobodyIsSignedInHere));
    output.say(t(m.youAreNowAtFormdeck, { userName: now.userName, server: now.server }));
  },

  json: ({ ended }) => ended,
});

async function sessionsToEnd(context: Context, all: boolean): Promise<readonly StoredSession[]> {
  const { sessions } = await context.ports();
  if (all) return [...sessions.list()];
  if (context.settings.token !== undefined) {
    const session = await context.session();
    if (session.tokenName === undefined) return [session];
    throw new AppError('usage', wording(m.formdeckTokenIsAccessToken, { tokenName: session.tokenName }), {
      hint: wording(m.itEndsWithFormdeckTokens),
    });
  }
  const session = await context.storedSession();
  if (session === null) throw new AppError('signed-out', wording(m.youAreNotSignedIn));
  return [session];
}
