// /: the home page, with what other features have for it.
import { OfflineMark } from './filling/offline-mark.tsx';
import { HomePage } from './home/page.tsx';
import { NotificationsPanel } from './notifications/panel.tsx';
import { PinnedWidget } from './sheets/pinned-widget.tsx';

export function HomeRoute() {
  return (
    <HomePage PinnedWidget={PinnedWidget} OfflineMark={OfflineMark} notifications={<NotificationsPanel />} />
  );
}
