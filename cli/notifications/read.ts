// formdeck notifications read.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { changeNotification, countUnread, markAllRead } from '#core/notifications/calls.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ReadOptions = { ids: readonly string[] | 'all' };

export const read = verb({
  effect: { noQuestion: 'Notifications that are read stay in the list.' },
  options({ all = false }: { all?: boolean }, ids): ReadOptions {
    if (all === ids.length > 0) throw new AppError('usage', wording(m.giveIdsOfNotificationsOr));
    return { ids: all ? 'all' : ids };
  },

  async run(context: Context, { ids }: ReadOptions): Promise<{ unread: number }> {
    if (ids === 'all') return context.send(markAllRead, {});
    for (const id of ids) await context.send(changeNotification, { params: { id }, body: { read: true } });
    return context.sendAgain(countUnread, {});
  },

  print(output, { unread }) {
    output.say(t(m.markedAsReadNotificationsUnread, { unread }));
  },
});
