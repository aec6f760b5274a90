// The list of the user's notifications; of those who see no others, their reminders.
import { momentColumn, shortList } from '#core/resource/list.ts';
import { noticeOf, noticeText, notificationTexts } from './format-notification.ts';
import { notificationsQuery } from './queries.ts';
import type { Notification } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const notificationsList = shortList<Notification>({
  title: notificationTexts.title,
  count: m.notificationCount,
  whole: notificationsQuery,
  columns: [
    { id: 'unread', title: t(m.newText), text: ({ read }) => (read ? '' : t(m.newMark)), whole: true },
    momentColumn('when', t(m.when), ({ timestamp }) => timestamp),
    { id: 'text', title: t(m.notification), text: noticeText, most: 90 },
    {
      id: 'detail',
      title: t(common.more),
      text: (notification) => noticeOf(notification).detail ?? '',
      rank: 1,
    },
  ],
  line: { name: 'text', below: ['detail'], cells: { when: 'auto' } },
  texts: {
    failed: t(m.thereWasProblemPleaseTry),
    none: notificationTexts.empty,
    noneHint: notificationTexts.emptyMore,
  },
});

export const remindersList = shortList<Notification>({
  ...notificationsList,
  title: notificationTexts.reminders,
  whole: notificationsQuery,
  of: (notifications) => notifications.filter(({ type }) => type === 'reminder'),
  texts: { ...notificationsList.texts, none: notificationTexts.noReminders, noneHint: '' },
});
