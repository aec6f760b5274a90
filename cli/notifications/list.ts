// formdeck notifications list.
import type { Context } from '#cli/context.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { dateWriter } from '#cli/output/date.ts';
import { type ListResult, limitOf, sayMore } from '#cli/command/pages.ts';
import { verb } from '#cli/command/verb.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import type { Notification } from '#core/notifications/schema.ts';
import { noticeOf, noticeText, notificationTexts } from '#core/notifications/format-notification.ts';

type Flags = LimitFlags & { unread?: boolean };
export type ListOptions = { unread: boolean; limit: number | null };

export const list = verb({
  effect: 'reads',
  options: ({ unread = false, ...flags }: Flags): ListOptions => ({ unread, limit: limitOf(flags) }),

  async run(
    context: Context,
    { unread, limit }: ListOptions,
  ): Promise<{ found: ListResult<Notification>; timeZone: string }> {
    const [all, { timeZone }] = await Promise.all([context.sendAgain(listNotifications, {}), context.user()]);
    const wanted = all.filter(({ read }) => !(unread && read));
    return { found: { items: wanted.slice(0, limit ?? undefined), total: wanted.length }, timeZone };
  },

  print(output, { found, timeZone }) {
    const date = dateWriter(timeZone);
    output.table(
      [
        { title: 'WHEN', value: ({ timestamp }) => date(timestamp), whole: true },
        { title: 'NOTIFICATION', value: noticeText },
        { title: 'MORE', value: (notification) => noticeOf(notification).detail, rank: 2 },
        { title: 'READ', value: ({ read }) => (read ? 'yes' : 'no'), rank: 1 },
        { title: 'ID', value: ({ id }) => id, whole: true },
      ],
      found.items,
      notificationTexts.empty,
    );
    sayMore(output, found);
  },

  json: ({ found }) => found.items,
});
