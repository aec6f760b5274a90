// The user's notifications: rows to review, reviews, alerts, finished imports and exports, each with a link; for those who
// see no notifications, their reminders.
import { assertNever } from '#core/assert-never.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { exportsPath } from '#core/exports/job.ts';
import { markRead, readAll } from '#core/notifications/actions.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { notificationsList, remindersList } from '#core/notifications/list.ts';
import { notificationsQuery } from '#core/notifications/queries.ts';
import type { Notification } from '#core/notifications/schema.ts';
import { noticeOf, noticeText, type Target } from '#core/notifications/format-notification.ts';
import { pageQueryOf } from '#core/resource/list.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import type { ScreenPlace, ScreenProps } from '#cli/app/screen-places.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { useApp } from '#cli/app/use-app.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Lines below the table, for the full text of the current one. */
const detail = 4;

/** The screen. */
export function NotificationsScreen(_props: ScreenProps<'notifications'>) {
  const { core, actor, perform, actionKey } = useApp();
  const { send, session } = core;
  const queries = useQueryClient();
  const unread = useSignalValue(session.notificationCount);
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: notificationsQuery(send).queryKey });
  }, [queries, send, unread]);
  // Anyone who sees no notifications has their reminders here.
  const list = hearsOfNotifications(actor) ? notificationsList : remindersList;
  const { data } = useQuery(pageQueryOf(list, send, list.view.first));
  const count = data?.content.filter(({ read }) => !read).length ?? 0;
  const title = count === 0 ? list.title : t(m.unread, { title: list.title, count });
  return (
    <ListScreen
      list={list}
      head={{ height: 1, draw: () => <Label bold>{title}</Label> }}
      foot={{ height: detail, draw: (current) => <Whole notification={current} /> }}
      onOpen={useOpen()}
      keys={(current) => [
        {
          ...actionKey('space', markRead, current),
          ...(current?.read === true && { off: t(m.thisOneIsRead) }),
        },
        {
          key: 'all',
          label: readAll.label.toLowerCase(),
          off: count === 0 ? t(m.allOfThemAreRead) : undefined,
          run: () => perform(readAll, null),
        },
      ]}
    />
  );
}

function Whole({ notification }: { notification: Notification }) {
  const { detail: more } = noticeOf(notification);
  return (
    <>
      <Label>{noticeText(notification)}</Label>
      {more !== null && more !== '' && <Label tone="dim">{more}</Label>}
    </>
  );
}

/** Opens a notification's target and marks it as read. */
function useOpen(): (notification: Notification) => Promise<void> {
  const { core, go, browse, say } = useApp();
  const queries = useQueryClient();
  return async (notification) => {
    const { action } = noticeOf(notification);
    if (!notification.read) {
      // Not awaited and without a message: it is a side effect of opening.
      void markRead
        .run(core.send, notification)
        .then(() => queries.invalidateQueries({ queryKey: ['notifications'] }))
        .catch(() => undefined);
    }
    if (action === null) {
      say(t(m.thereIsNothingToOpen));
      return;
    }
    const { target } = action;
    if (target.to !== 'file') go(placeOf(target));
    else if (target.path === exportsPath) go({ screen: 'exports' });
    else await browse((core.session.region.peek()?.server ?? '') + target.path);
  };
}

const starts = {
  pending: { review: 'PENDING' },
  passed: { filter: rowFilter.parse({ passed: true }) },
} as const;

function placeOf(target: Exclude<Target, { to: 'file' }>): ScreenPlace {
  if (target.to === 'import') {
    const { importId, fileName } = target;
    return { screen: 'import-status', importId, fileName };
  }
  if (target.to === 'fill') return { screen: 'fill', formId: target.formId, formName: target.formName };
  if (target.to === 'jobs') return { screen: 'jobs' };
  if (target.to === 'mail') return { screen: 'mail' };
  if (target.to === 'schedules') return { screen: 'reportSchedules' };
  const { formId, formName, sheetId } = target;
  const of = { formId, formName, sheetIds: [sheetId] };
  switch (target.to) {
    case 'row':
      return { screen: 'row', ...of, sheetId, rowId: target.rowId };
    case 'rows':
      return {
        screen: 'rows',
        ...of,
        ...(target.only !== null && {
          start: { filter: null, sort: null, review: null, ...starts[target.only] },
        }),
      };
    case 'sheet':
      return { screen: 'dashboard', ...of, sheetName: target.sheetName };
    default:
      return assertNever(target);
  }
}
