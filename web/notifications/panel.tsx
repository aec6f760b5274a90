// The Notifications panel of the home page (spec 1, section 2): who did what, and the way to it.
import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellRing, CheckCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isManager } from '#core/actor.ts';
import { markRead, readAll } from '#core/notifications/actions.ts';
import { hasNotificationsPanel, hearsOfNotifications } from '#core/notifications/policy.ts';
import { notificationsQuery } from '#core/notifications/queries.ts';
import type { Notification } from '#core/notifications/schema.ts';
import { noticeOf, notificationTexts, senderOf, type Target } from '#core/notifications/words.ts';
import { momentText } from '#core/sheets/answer-text.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import classes from './panel.module.css';

export function NotificationsPanel() {
  const { send, session } = useCore();
  const actor = useActor();
  const unread = useSignalValue(session.notificationCount);
  const queries = useQueryClient();
  const { run, isRunning } = useAction();
  const query = useQuery({ ...notificationsQuery(send), enabled: hearsOfNotifications(actor) });
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: notificationsQuery(send).queryKey });
  }, [queries, send, unread]);
  if (!hasNotificationsPanel(actor, query.data?.length ?? 0)) return null;
  const hasUnread = query.data?.some(({ read }) => !read) ?? false;
  return (
    <Panel
      title={notificationTexts.title}
      actions={
        hasUnread && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<CheckCheck size={14} aria-hidden />}
            loading={isRunning}
            onClick={() => void run(readAll, null)}
          >
            {readAll.label}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {(notifications) =>
          notifications.length === 0 ? (
            <EmptyState
              icon={<BellRing size={22} />}
              title={notificationTexts.empty}
              text={notificationTexts.emptyMore}
            />
          ) : (
            <ul className={classes.list}>
              {notifications.map((notification) => (
                <Item
                  key={notification.id}
                  notification={notification}
                  onRead={() => {
                    if (!notification.read) void run(markRead, notification);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Item({ notification, onRead }: { notification: Notification; onRead(): void }) {
  const actor = useActor();
  const { text, detail, tone, action } = noticeOf(notification);
  const { from, read, timestamp } = notification;
  const sender = senderOf(notification);
  return (
    <li className={classes.item} data-unread={!read || undefined} data-tone={tone}>
      <div className={classes.words}>
        <p className={classes.text}>
          {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
          {sender !== null && (
            <>
              {isManager(actor) && from !== null ? (
                <Anchor inherit underline="always" href={`/users/${from.id}`}>
                  {sender}
                </Anchor>
              ) : (
                <b>{sender}</b>
              )}{' '}
            </>
          )}
          {text}
        </p>
        {detail !== null && <p className={classes.detail}>{detail}</p>}
        <p className={classes.when}>{momentText(timestamp, actor.timeZone)}</p>
      </div>
      {action === null ? (
        !read && (
          <Button variant="subtle" size="compact-sm" onClick={onRead}>
            {markRead.label}
          </Button>
        )
      ) : (
        <TargetLink target={action.target} onFollow={onRead}>
          {action.label}
        </TargetLink>
      )}
    </li>
  );
}

/** A button that leads to what a notification is about. */
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
      size="compact-sm"
      className={classes.action}
      onClick={onFollow}
      renderRoot={(props) => linkTo(target, props)}
    >
      {children}
    </Button>
  );
}

function linkTo(target: Target, props: object) {
  switch (target.to) {
    case 'row': {
      const params = { templateId: target.formId, sheetIds: target.sheetId, rowId: target.rowId };
      return <Link {...props} to="/sheet/$templateId/$sheetIds/data/$rowId" params={params} />;
    }
    case 'rows': {
      const params = { templateId: target.formId, sheetIds: target.sheetId };
      const search = target.isPending ? { review: 'PENDING' } : {};
      return <Link {...props} to="/sheet/$templateId/$sheetIds/data" params={params} search={search} />;
    }
    case 'sheet': {
      const params = { templateId: target.formId, sheetIds: target.sheetId };
      return <Link {...props} to="/sheet/$templateId/$sheetIds" params={params} />;
    }
    case 'import':
      return <Link {...props} to="/forms/import/$importId" params={{ importId: target.importId }} />;
    case 'file':
      return <a {...props} href={target.path} download />;
  }
}
