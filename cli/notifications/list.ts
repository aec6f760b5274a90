// formdeck notifications list.
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf } from '#cli/command/pages.ts';
import { listVerb, recordColumns } from '#cli/resource/list-verb.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { notificationTexts } from '#core/notifications/format-notification.ts';
import { notificationsList } from '#core/notifications/list.ts';

type Flags = LimitFlags & { unread?: boolean };

export const list = listVerb({
  options: ({ unread = false, ...flags }: Flags) => ({ unread, limit: limitOf(flags) }),

  async read({ sendAgain }, { unread, limit }) {
    const wanted = (await sendAgain(listNotifications, {})).filter(({ read }) => !(unread && read));
    return { items: wanted.slice(0, limit ?? undefined), total: wanted.length };
  },

  columns: recordColumns(notificationsList),
  none: notificationTexts.empty,
});
