// The outbox's status, on every page of filling in; opens its list.
import { CheckCheck, ChevronRight, CircleAlert, CloudUpload, HardDrive } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { outboxNotice, shownEntries } from '#core/filling/outbox/format-outbox.ts';
import { sentTexts } from '#core/filling/outbox/sent-texts.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import classes from './queue-banner.module.css';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const QueuePanel = lazyDialog(() => import('./queue-panel.tsx').then((it) => it.QueuePanel));

const hints = {
  idle: '',
  sending: sentTexts.sending,
  offline: sentTexts.offline,
  'signed-out': sentTexts.signedOut,
} as const;

export type QueueBannerProps = {
  /** The page itself says what waits and what was sent: only trouble is shown. */
  onlyTrouble?: boolean;
};

export function QueueBanner({ onlyTrouble = false }: QueueBannerProps) {
  const { outbox, store } = useFilling();
  const entries = useSignalValue(outbox.entries);
  const status = useSignalValue(outbox.status);
  const [opened, setOpened] = useState(false);
  const notice = outboxNotice(entries);
  // A sheet alone holds nothing that somebody waits for.
  const isSent = useJustSent(
    shownEntries(entries).some(({ kind }) => kind !== 'sheet'),
    notice !== null,
  );
  const isStuck = entries.some(({ state }) => state === 'stuck');
  const Icon = isStuck ? CircleAlert : CloudUpload;
  return (
    <div className={`stack gap-8 ${classes.place}`}>
      {!store.isDurable && (
        <p className={classes.plain}>
          <HardDrive size={20} aria-hidden />
          {t(m.thisBrowserDoesNotStore)}
        </p>
      )}
      <div role="status">
        {notice !== null && (isStuck || !onlyTrouble) && (
          <button
            type="button"
            className={classes.banner}
            data-stuck={isStuck || undefined}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            <Icon size={22} aria-hidden />
            <span className="min-w-0 grow soft break">
              <span className="block ink weight-600">{notice}</span>
              {isStuck && status === 'idle' ? t(m.pressToSeeYourOptions) : hints[status]}
            </span>
            <ChevronRight size={20} aria-hidden />
          </button>
        )}
        {isSent && !onlyTrouble && (
          <p className={classes.plain} data-good>
            <CheckCheck size={20} aria-hidden />
            {t(m.allEntriesSent)}
          </p>
        )}
      </div>
      <Suspense>{opened && <QueuePanel onClose={() => setOpened(false)} />}</Suspense>
    </div>
  );
}

/** True for a few seconds after the last entry was sent; `isAny`: something else still waits. */
function useJustSent(isWaiting: boolean, isAny: boolean): boolean {
  const was = useRef(isWaiting);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    const ended = was.current && !isWaiting && !isAny;
    if (isWaiting || ended) was.current = isWaiting;
    setIsSent(ended);
    if (!ended) return undefined;
    const timer = setTimeout(() => setIsSent(false), 5_000);
    return () => clearTimeout(timer);
  }, [isWaiting, isAny]);
  return isSent;
}
