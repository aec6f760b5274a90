// The user's notifications: rows to review, reviews, alerts, finished imports and exports, each with a link; for those who
// see no notifications, their reminders.
import { assertNever } from '#core/assert-never.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box } from 'ink';
import { useEffect } from 'react';
import { countText } from '#core/count-text.ts';
import { exportsPath } from '#core/exports/job.ts';
import { markRead, readAll } from '#core/notifications/actions.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { notificationsQuery } from '#core/notifications/queries.ts';
import type { Notification } from '#core/notifications/schema.ts';
import {
  noticeOf,
  noticeText,
  notificationTexts,
  type Target,
} from '#core/notifications/format-notification.ts';
import type { ScreenPlace, ScreenProps } from '#cli/app/screen-places.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';

const table = 'notifications';
/** Lines below the table, for the full text of the current one. */
const detail = 4;

/** The screen. */
export function NotificationsScreen(_props: ScreenProps<'notifications'>) {
  const { core, actor, date, perform, actionKey } = useApp();
  const { height } = useArea();
  const { send, session } = core;
  const queries = useQueryClient();
  const query = useQuery(notificationsQuery(send));
  const unread = useSignalValue(session.notificationCount);
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: notificationsQuery(send).queryKey });
  }, [queries, send, unread]);
  // Whoever sees no notifications has their reminders here.
  const hearsAll = hearsOfNotifications(actor);
  const title = hearsAll ? notificationTexts.title : notificationTexts.reminders;
  const notifications = (query.data ?? []).filter(({ type }) => hearsAll || type === 'reminder');
  const current = notifications[useCursor(table, notifications.length)];
  const open = useOpen();
  const isAllRead = notifications.every(({ read }) => read);
  useKeys([
    { ...actionKey('space', markRead, current ?? null), ...(current?.read && { off: 'This one is read.' }) },
    {
      key: 'all',
      label: readAll.label.toLowerCase(),
      off: isAllRead ? 'All of them are read.' : undefined,
      run: () => perform(readAll, null),
    },
  ]);
  return (
    <Loaded query={query} title="There was a problem! Please try again.">
      {() => (
        <>
          <Label bold>
            {isAllRead
              ? title
              : `${title}, ${countText(notifications.filter(({ read }) => !read).length)} unread`}
          </Label>
          <Table
            name={table}
            columns={columns(date)}
            count={notifications.length}
            rows={(from, to) => notifications.slice(from, to)}
            height={height - 1 - detail}
            empty={
              hearsAll
                ? `${notificationTexts.empty} ${notificationTexts.emptyMore}`
                : notificationTexts.noReminders
            }
            enterLabel="open"
            onEnter={(index) => {
              const notification = notifications[index];
              return notification && open(notification);
            }}
          />
          {current && (
            <Box flexDirection="column" marginTop={1}>
              <Label>{noticeText(current)}</Label>
              {(noticeOf(current).detail ?? '') !== '' && (
                <Label tone="dim">{noticeOf(current).detail ?? ''}</Label>
              )}
            </Box>
          )}
        </>
      )}
    </Loaded>
  );
}

const columns = (date: (at: number) => string): TableColumn<Notification>[] => [
  { id: 'unread', title: '', value: ({ read }) => (read ? '' : 'new'), whole: true },
  { id: 'when', title: 'When', value: ({ timestamp }) => date(timestamp), whole: true },
  { id: 'text', title: 'Notification', value: noticeText, most: 90 },
  { id: 'detail', title: 'More', value: (notification) => noticeOf(notification).detail ?? '', rank: 1 },
];

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
      say('There is nothing to open.');
      return;
    }
    const { target } = action;
    if (target.to !== 'file') go(placeOf(target));
    else if (target.path === exportsPath) go({ screen: 'exports' });
    else await browse((core.session.region.peek()?.server ?? '') + target.path);
  };
}

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
        ...(target.isPending && { start: { filter: null, sort: null, review: 'PENDING' } }),
      };
    case 'sheet':
      return { screen: 'dashboard', ...of, sheetName: target.sheetName };
    default:
      return assertNever(target);
  }
}
