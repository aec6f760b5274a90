// Renders the messages of notify.ts over the page, above its foot bars. Nothing moves when one comes or goes; what gets
// the focus meanwhile scrolls clear of them (theme.css).
import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useEffect, useRef } from 'react';
import { footTaken, watchFootBars } from './foot-bar.ts';
import classes from './notices.module.css';

export function Notices() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const area = current.getBoundingClientRect();
      style.setProperty(foot, `${footTaken(area)}px`);
      style.setProperty(height, `${area.height}px`);
    };
    const sized = new ResizeObserver(measure);
    sized.observe(current);
    const stopBars = watchFootBars(measure);
    // A sticky bar ends where its page does.
    const onScroll = () => {
      if (current.offsetHeight > 0) measure();
    };
    addEventListener('scroll', onScroll, { passive: true, capture: true });
    addEventListener('resize', measure);
    return () => {
      sized.disconnect();
      stopBars();
      removeEventListener('scroll', onScroll, { capture: true });
      removeEventListener('resize', measure);
      style.removeProperty(foot);
      style.removeProperty(height);
    };
  }, []);
  return (
    <div ref={place} className={`fixed px-16 print-hidden ${classes.notices}`}>
      <Notifications
        position="bottom-left"
        limit={3}
        withinPortal={false}
        classNames={{ root: classes.group, notification: classes.notice }}
      />
    </div>
  );
}

const foot = '--foot';
const height = '--notices';
