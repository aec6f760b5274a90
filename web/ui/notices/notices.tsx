// Where the short messages of notify.ts appear, and what else is said beside the page: at the bottom of the window,
// whose pages and dialogs end above it meanwhile (theme.css), so that nothing that can be pressed is covered.
import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './notices.module.css';

export function Notices({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const sized = new ResizeObserver(([entry]) => {
      style.setProperty(height, `${entry?.contentRect.height ?? 0}px`);
    });
    if (place.current !== null) sized.observe(place.current);
    return () => {
      sized.disconnect();
      style.removeProperty(height);
    };
  }, []);
  return (
    <div ref={place} className={classes.notices}>
      <Notifications
        position="bottom-right"
        limit={3}
        withinPortal={false}
        classNames={{ root: classes.group, notification: classes.notice }}
      />
      {children}
    </div>
  );
}

const height = '--notices';
