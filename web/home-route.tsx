// /: the home page, with what other features have for it.
import { HomePage } from './home/page.tsx';
import { NotificationsPanel } from './notifications/panel.tsx';
import { PinnedWidget } from './sheets/pinned-widget.tsx';

export function HomeRoute() {
  return <HomePage PinnedWidget={PinnedWidget} notifications={<NotificationsPanel />} />;
}
