// The Notifications panel of the home page (spec 1, section 2): who did what, with links.
import { assertNever } from '#core/assert-never.ts';
import { ActionIcon, Anchor, Button, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  AlarmClock,
  CheckCheck,
  CircleCheck,
  CircleX,
  ClipboardCheck,
  ClipboardPen,
  FileDown,
  FileUp,
  HeartPulse,
  ListChecks,
  type LucideIcon,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { isManager } from '#core/actor.ts';
import { markRead, readAll } from '#core/notifications/actions.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { notificationsQuery, remindersQuery } from '#core/notifications/queries.ts';
import type { Notification } from '#core/notifications/schema.ts';
import {
  noticeOf,
  notificationTexts,
  senderOf,
  type Target,
} from '#core/notifications/format-notification.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { SkeletonLines } from '#web/ui/notices/skeleton-lines.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { When } from '#web/ui/time/when.tsx';
import classes from './panel.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** More would push everything else off the page. */
const shownAtFirst = 5;

/** The panel; for those who see no notifications, their reminders, if there are any. */
export function NotificationsPanel() {
  return hearsOfNotifications(useActor()) ? <AllNotifications /> : <Reminders />;
}

/** The unread reminders of those who see no other notifications, on Home and Fill in. */
export function Reminders() {
  const { send } = useCore();
  const isShown = !hearsOfNotifications(useActor());
  const { data = [] } = useQuery({ ...remindersQuery(send), enabled: isShown });
  if (!isShown || data.length === 0) return null;
  return (
    <Panel title={notificationTexts.reminders}>
      <List notifications={data} title={notificationTexts.reminders} />
    </Panel>
  );
}

function AllNotifications() {
  const { send, session } = useCore();
  const unread = useSignalValue(session.notificationCount);
  const queries = useQueryClient();
  const { run, isRunning } = useAction();
  const query = useQuery(notificationsQuery(send));
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: notificationsQuery(send).queryKey });
  }, [queries, send, unread]);
  const hasUnread = query.data?.some(({ read }) => !read) ?? false;
  return (
    <Panel
      title={notificationTexts.title}
      actions={
        hasUnread && (
          <ActionIcon
            flex="none"
            m="-0.25rem -0.5rem -0.25rem 0"
            aria-label={readAll.label}
            title={readAll.label}
            loading={isRunning}
            onClick={() => void run(readAll, null)}
          >
            <CheckCheck size={18} aria-hidden />
          </ActionIcon>
        )
      }
    >
      <Loaded query={query} loading={<SkeletonLines lines={3} />}>
        {(notifications) => <List notifications={notifications} title={notificationTexts.title} />}
      </Loaded>
    </Panel>
  );
}

function List({ notifications, title }: { notifications: readonly Notification[]; title: string }) {
  const { run } = useAction();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? notifications : notifications.slice(0, shownAtFirst);
  if (notifications.length === 0)
    return <EmptyState isShort title={notificationTexts.empty} text={notificationTexts.emptyMore} />;
  return (
    <div>
      <ul className={`bare-list ${classes.list}`} aria-label={title} data-scrolls={showsAll || undefined}>
        {shown.map((notification) => (
          <Item
            key={notification.id}
            notification={notification}
            onRead={() => {
              if (!notification.read) void run(markRead, notification);
            }}
          />
        ))}
      </ul>
      {notifications.length > shownAtFirst && (
        <Button variant="transparent" size="compact-sm" px={0} mt="xs" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t(m.showFewer) : t(m.showAll, { count: notifications.length })}
        </Button>
      )}
    </div>
  );
}

const icons: Readonly<Record<Notification['type'], LucideIcon>> = {
  sheet_row_review_request: ClipboardCheck,
  row_approved: CircleCheck,
  row_rejected: CircleX,
  row_returned: Undo2,
  row_complete: ClipboardPen,
  alert: TriangleAlert,
  sheet_complete: ListChecks,
  rules_broken: TriangleAlert,
  reminder: AlarmClock,
  import_done: FileUp,
  export_done: FileDown,
  trouble: HeartPulse,
};

function Item({ notification, onRead }: { notification: Notification; onRead(): void }) {
  const { text, detail, tone, action } = noticeOf(notification);
  const { type, read, timestamp } = notification;
  const Icon = icons[type];
  return (
    <li
      className={`relative grid items-start py-12 gap-10 ${classes.item}`}
      data-unread={!read || undefined}
      data-tone={tone}
    >
      <Icon size={18} className={`mt-2 faint ${classes.icon}`} aria-hidden />
      <div className="grid min-w-0 gap-4">
        <p className={`m-0 break soft ${classes.text}`} dir="auto">
          {!read && <VisuallyHidden>{t(m.unread)} </VisuallyHidden>}
          <Sender notification={notification} />
          {text}
        </p>
        {detail !== null && (
          <p className={`m-0 break soft text-sm ${classes.detail}`} dir="auto">
            {detail}
          </p>
        )}
        <div className="row wrap justify-between mt-4 gap-y-4 gap-x-12">
          <When className="faint text-xs" at={timestamp} />
          {action !== null && (
            <TargetLink target={action.target} onFollow={onRead}>
              {action.label}
            </TargetLink>
          )}
          {(action === null || type === 'reminder') && !read && (
            <Button variant="default" size="compact-xs" fz="xs" onClick={onRead}>
              {markRead.label}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The sender; a link if the user may see people. */
function Sender({ notification }: { notification: Notification }) {
  const actor = useActor();
  const { from } = notification;
  const sender = senderOf(notification);
  if (sender === null) return null;
  return (
    <>
      {isManager(actor) && from !== null ? (
        <Anchor inherit underline="always" href={`/users/${from.id}`}>
          {sender}
        </Anchor>
      ) : (
        <b>{sender}</b>
      )}{' '}
    </>
  );
}

/** A button that links to a notification's target. */
function TargetLink({
  target,
  onFollow,
  children,
}: {
  target: Target;
  onFollow(): void;
  children: ReactNode;
}) {
  return (
    <Button
      variant="default"
      size="compact-xs"
      fz="xs"
      onClick={onFollow}
      renderRoot={(props) => linkTo(target, props)}
    >
      {children}
    </Button>
  );
}

/** The address of rows: core/sheets/filter/address-filter.ts has the filter, which the frame of every page does not load. */
const searches = { pending: { review: 'PENDING' }, passed: { filter: 'reasons.yes' } };

function linkTo(target: Target, props: object) {
  switch (target.to) {
    case 'row': {
      const params = { templateId: target.formId, sheetIds: target.sheetId, rowId: target.rowId };
      return <Link {...props} to="/sheet/$templateId/$sheetIds/data/$rowId" params={params} />;
    }
    case 'rows': {
      const params = { templateId: target.formId, sheetIds: target.sheetId };
      const search = target.only === null ? {} : searches[target.only];
      return <Link {...props} to="/sheet/$templateId/$sheetIds/data" params={params} search={search} />;
    }
    case 'sheet': {
      const params = { templateId: target.formId, sheetIds: target.sheetId };
      return <Link {...props} to="/sheet/$templateId/$sheetIds" params={params} />;
    }
    case 'fill':
      return <Link {...props} to="/fill/$templateId" params={{ templateId: target.formId }} />;
    case 'import':
      return <Link {...props} to="/forms/import/$importId" params={{ importId: target.importId }} />;
    case 'jobs':
      return <Link {...props} to="/admin/jobs" />;
    case 'mail':
      return <Link {...props} to="/admin/mail" />;
    case 'schedules':
      return <Link {...props} to="/reports/schedules" />;
    case 'file':
      return <a {...props} href={target.path} download />;
    default:
      return assertNever(target);
  }
}
