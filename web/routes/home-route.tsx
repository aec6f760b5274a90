// /: the home page, with what other features have for it.
import { OfflineMark } from '#web/filling/offline/offline-mark.tsx';
import { HomePage } from '#web/home/page.tsx';
import { NotificationsPanel } from '#web/notifications/panel.tsx';
import { PinnedWidget } from '#web/pins/pinned-widget.tsx';

export function HomeRoute() {
  return (
    <HomePage PinnedWidget={PinnedWidget} OfflineMark={OfflineMark} notifications={<NotificationsPanel />} />
  );
}
