// /wall: dashboards on a wall, in full screen and in turn; the address says which, and for how long.
import { Button } from '@mantine/core';
import { useIdle } from '@mantine/hooks';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Minimize2, MonitorOff } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { t } from '#core/messages/text.ts';
import { useLatest } from '#web/platform/use-latest.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useWholeScreen } from '#web/ui/use-whole-screen.ts';
import { m } from './texts.ts';
import { useTurns } from './use-turns.ts';
import { readWall, type Wall } from './wall-address.ts';
import { WallDashboard } from './wall-dashboard.tsx';
import classes from './wall.module.css';

const route = getRouteApi('/wall');

export function WallPage() {
  const search = route.useSearch();
  const read = useMemo(() => readWall(search), [search]);
  if (read.ok) return <Dashboards wall={read.wall} />;
  return (
    <Notice
      icon={<MonitorOff size={22} />}
      tone="danger"
      role="alert"
      title={t(m.unreadable)}
      text={read.issue}
      action={<LinkButton to="/forms">{t(m.toForms)}</LinkButton>}
    />
  );
}

function Dashboards({ wall: { forms, seconds, filter } }: { wall: Wall }) {
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const { place, turn, go, isPaused, setIsPaused } = useTurns({
    count: forms.length,
    seconds,
    // What is higher than the screen is shown part by part.
    scrollOn: () => scrollOn(scroller.current),
    toTop: () => scroller.current?.scrollTo(0, 0),
  });
  const count = forms.length;
  const formId = forms[place] ?? '';
  const leave = useCallback(
    () =>
      void navigate({ to: '/sheet/$templateId/$sheetIds', params: { templateId: formId, sheetIds: 'all' } }),
    [navigate, formId],
  );
  useWholeScreen(true, leave);
  useAwake();
  useKeys({
    ArrowRight: () => go(1),
    ArrowLeft: () => go(-1),
    ' ': () => setIsPaused(!isPaused),
    Escape: leave,
  });
  const position = count === 1 ? null : t(m.position, { place: place + 1, count });
  const head = useMemo(() => ({ scroller, position, isPaused, leave }), [position, isPaused, leave]);
  return (
    <HeadContext value={head}>
      {/* Of several, each is loaded anew when its turn comes. */}
      <WallDashboard
        key={count === 1 ? formId : `${formId} ${turn}`}
        formId={formId}
        filter={filter}
        turn={turn}
        Frame={Frame}
      />
    </HeadContext>
  );
}

type Head = {
  scroller: React.RefObject<HTMLDivElement | null>;
  position: string | null;
  isPaused: boolean;
  leave(): void;
};
const HeadContext = createContext<Head | null>(null);

/** How long the way out is shown after the pointer has moved. */
const idleAfter = 5_000;

function Frame({ name, updated, children }: { name: string; updated: string | null; children: ReactNode }) {
  const head = use(HeadContext);
  const isNarrow = useNarrow();
  const isIdle = useIdle(idleAfter, { initialState: false });
  const said = [
    head?.position,
    updated !== null && t(m.updatedAt, { time: updated }),
    head?.isPaused === true && t(m.paused),
  ].filter((each) => typeof each === 'string');
  return (
    <div className={classes.wall} data-idle={isIdle || undefined}>
      <header className="row wrap gap-y-4 gap-x-16">
        <h1 className="m-0 text-lg weight-600 break" dir="auto">
          {name}
        </h1>
        <span className="faint text-sm grow">{said.join(' · ')}</span>
        {!isIdle && (
          <>
            {!isNarrow && <span className="faint text-sm">{t(m.keys)}</span>}
            <Button
              variant="default"
              size="xs"
              leftSection={<Minimize2 size={14} aria-hidden />}
              onClick={head?.leave}
            >
              {t(m.leave)}
            </Button>
          </>
        )}
      </header>
      <div ref={head?.scroller} className={classes.content}>
        {children}
      </div>
    </div>
  );
}

/** Scrolls to the first card that is not seen as a whole, or on where that is higher than the screen; false at the end. */
function scrollOn(element: HTMLElement | null): boolean {
  if (element === null || element.scrollTop + element.clientHeight >= element.scrollHeight - edge)
    return false;
  const { top, bottom } = element.getBoundingClientRect();
  const next = [...element.querySelectorAll('li[data-key]')]
    .map((card) => card.getBoundingClientRect())
    .find((card) => card.bottom > bottom + edge && card.top > top + edge);
  element.scrollBy({ top: next === undefined ? element.clientHeight : next.top - top });
  return true;
}

/** Less than this below the screen is nothing. */
const edge = 8;

function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const work = latest.current[event.key];
      // A button has its own keys.
      const isOnButton = event.target instanceof HTMLButtonElement && event.key === ' ';
      if (work === undefined || isOnButton || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}

/** Keeps the screen on, where the browser can; again after it was hidden, which ends that. */
function useAwake(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const ask = () => {
      if ('wakeLock' in navigator && document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock.then((held) => held?.release());
    };
  }, []);
}
