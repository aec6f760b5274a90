// formdeck account sessions end.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { onlyId } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { endedText } from '#core/session/actions.ts';
import { endOtherSessions, endSession, listSessions } from '#core/session/calls.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { others?: boolean };
type Options = { session: string | null };
type EndedSession = { device: string; id: string } | { ended: number };

export const end = verb({
  effect: { asks: ({ session }: Options) => question(session) },

  options({ others = false }: Flags, [session]): Options {
    if (others === (session !== undefined)) {
      throw new AppError('usage', wording(m.giveSessionToEndOr), {
        hint: wording(m.formdeckAccountSessionsListShows),
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
      note: t(m.deviceSignedIn, { device, createdAt: momentText(createdAt, timeZone) }),
    }));
    const id = onlyId('session', session, notes);
    const device = begun[0]?.device ?? session;
    await confirm(context, question(device), nothing);
    await context.send(endSession, { params: { id } });
    return { device, id };
  },

  print: (output, data) =>
    output.say('ended' in data ? `${endedText(data.ended)}.` : t(m.isSignedOut, { device: data.device })),
  json: (data) => ('ended' in data ? data : { ended: data.id }),
});

const nothing = t(m.noSessionWasEnded);

function question(device: string | null): string {
  return device === null ? t(m.signOutOfAllSessions) : t(m.signOutOfWhoeverUses, { device });
}
