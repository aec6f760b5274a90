// A moment in a list: how long ago, with the exact time on hover and for programs. It counts on while it is shown.
import { useSyncExternalStore } from 'react';
import { currentFormats } from '#core/format/current.ts';
import { relativeText } from '#core/format/relative.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';

export type WhenProps = {
  at: number;
  className?: string | undefined;
  /** Around the time: `Updated 3 h ago by kim`. */
  text?: (time: string) => string;
};

export function When({ at, className, text = (time) => time }: WhenProps) {
  const { timeZone } = useActor();
  const { ports } = useCore();
  const formats = useSignalValue(currentFormats);
  const now = useSyncExternalStore(everyMinute, () => Math.floor(ports.now() / minute) * minute);
  // Within the running minute a moment may be later than the beginning of it.
  const shown = relativeText(at, Math.max(now, Math.min(at, now + minute)), timeZone, formats);
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={formats.moment(at, timeZone)}>
      {text(shown)}
    </time>
  );
}

const minute = 60_000;

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all of them. */
function everyMinute(onChange: () => void): () => void {
  timer ??= setInterval(() => {
    for (const tell of watchers) tell();
  }, minute / 2);
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
