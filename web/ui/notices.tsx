// Where the short messages of notify.ts appear.
import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useNarrow } from './use-narrow.ts';

export function Notices() {
  return <Notifications position={useNarrow() ? 'top-center' : 'bottom-right'} limit={3} />;
}
