// The outbox's status, on every page of filling in; opens its list.
import { CheckCheck, ChevronRight, CircleAlert, CloudUpload, HardDrive } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { outboxNotice } from '#core/filling/outbox/format-outbox.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import classes from './queue-banner.module.css';
import { lazyDialog } from '#web/ui/lazy-part.tsx';

const QueuePanel = lazyDialog(() => import('./queue-panel.tsx').then((it) => it.QueuePanel));

const hints = {
  idle: '',
  sending: 'Being sent.',
  offline: 'There is no connection: it goes out by itself when there is one.',
  'signed-out': 'Sign in again to send it.',
} as const;

export function QueueBanner() {
  const { outbox, store } = useFilling();
  const entries = useSignalValue(outbox.entries);
  const status = useSignalValue(outbox.status);
  const [opened, setOpened] = useState(false);
  const notice = outboxNotice(entries);
  const isSent = useJustSent(notice !== null);
  const isStuck = entries.some(({ state }) => state === 'stuck');
  const Icon = isStuck ? CircleAlert : CloudUpload;
  return (
    <div className={classes.place}>
      {!store.isDurable && (
        <p className={classes.plain}>
          <HardDrive size={20} aria-hidden />
          This browser keeps nothing. Stay on this page until everything is sent.
        </p>
      )}
      <div role="status">
        {notice !== null && (
          <button
            type="button"
            className={classes.banner}
            data-stuck={isStuck || undefined}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            <Icon size={22} aria-hidden />
            <span className={classes.words}>
              <span className={classes.notice}>{notice}</span>
              {isStuck && status === 'idle' ? 'Press to see what can be done.' : hints[status]}
            </span>
            <ChevronRight size={20} aria-hidden />
          </button>
        )}
        {isSent && (
          <p className={classes.plain} data-good>
            <CheckCheck size={20} aria-hidden />
            Everything is sent.
          </p>
        )}
      </div>
      <Suspense>{opened && <QueuePanel onClose={() => setOpened(false)} />}</Suspense>
    </div>
  );
}

/** True for a few seconds after the last entry was sent. */
function useJustSent(isWaiting: boolean): boolean {
  const was = useRef(isWaiting);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    const ended = was.current && !isWaiting;
    was.current = isWaiting;
    setIsSent(ended);
    if (!ended) return undefined;
    const timer = setTimeout(() => setIsSent(false), 5_000);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSent;
}
