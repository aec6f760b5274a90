// formdeck account sessions end.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { onlyId } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { endedText } from '#core/session/actions.ts';
import { endOtherSessions, endSession, listSessions } from '#core/session/calls.ts';
import { momentText } from '#core/sheets/format-answer.ts';

type Flags = { others?: boolean };
type Options = { session: string | null };
type EndedSession = { device: string; id: string } | { ended: number };

export const end = verb({
  effect: { asks: ({ session }: Options) => question(session) },

  options({ others = false }: Flags, [session]): Options {
    if (others === (session !== undefined)) {
      throw new AppError('usage', 'Give the session to end, or --others.', {
        hint: '`formdeck account sessions list` shows your sessions with their ids.',
      });
    }
    return { session: session ?? null };
  },

  async run(context: Context, { session }): Promise<EndedSession> {
    if (session === null) {
      await confirm(context, question(null), nothing);
      return context.send(endOtherSessions, {});
    }
    const [sessions, { timeZone }] = await Promise.all([context.send(listSessions, {}), context.user()]);
    const wanted = session.toLowerCase();
    const begun = sessions.filter(({ id }) => id.startsWith(wanted));
    const notes = begun.map(({ id, device, createdAt }) => ({
      id,
      note: `${device}, signed in ${momentText(createdAt, timeZone)}`,
    }));
    const id = onlyId('session', session, notes);
    const device = begun[0]?.device ?? session;
    await confirm(context, question(device), nothing);
    await context.send(endSession, { params: { id } });
    return { device, id };
  },

  print: (output, data) =>
    output.say('ended' in data ? `${endedText(data.ended)}.` : `${data.device} is signed out.`),
  json: (data) => ('ended' in data ? data : { ended: data.id }),
});

const nothing = 'No session was ended.';

function question(device: string | null): string {
  return device === null
    ? 'Sign out of all sessions but this one? Access tokens stay active.'
    : `Sign out of ${device}? Whoever uses it has to sign in again.`;
}
