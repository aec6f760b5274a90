// Renders the messages of notify.ts and other notices at the bottom of the window. Pages and dialogs end above them
// meanwhile (theme.css), so that no control is covered.
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
