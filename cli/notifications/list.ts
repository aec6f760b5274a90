// formdeck notifications list.
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf } from '#cli/command/pages.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { noticeOf, noticeText, notificationTexts } from '#core/notifications/format-notification.ts';

type Flags = LimitFlags & { unread?: boolean };

export const list = listVerb({
  options: ({ unread = false, ...flags }: Flags) => ({ unread, limit: limitOf(flags) }),

  async read({ sendAgain }, { unread, limit }) {
    const wanted = (await sendAgain(listNotifications, {})).filter(({ read }) => !(unread && read));
    return { items: wanted.slice(0, limit ?? undefined), total: wanted.length };
  },

  columns: ({ date }) => [
    { title: 'WHEN', value: ({ timestamp }) => date(timestamp), whole: true },
    { title: 'NOTIFICATION', value: noticeText },
    { title: 'MORE', value: (notification) => noticeOf(notification).detail, rank: 2 },
    { title: 'READ', value: ({ read }) => (read ? 'yes' : 'no'), rank: 1 },
  ],
  none: notificationTexts.empty,
});
