// A line that is walked: the device adds a point each time it has come far enough, until it is paused, or has been under way for so long
// that its battery matters.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Corner, distanceBetween } from '#core/questions/places/geo-point.ts';
import { thinned } from '#core/questions/places/shape.ts';
import { canMeasure, failure } from './use-position.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

/** `accuracy` in metres, of the last position; null: none yet. */
export type TrackState =
  | { kind: 'idle' }
  | { kind: 'walking'; accuracy: number | null }
  | { kind: 'failed'; message: string };

/** A position that may be farther off than that says nothing about where somebody walks. */
const worstAccuracy = 30;
/** Metres between two points; what is measured within them is the receiver and not the way. */
const leastStep = 5;
const longestWalkHours = 2;

export function useTrack(
  corners: readonly Corner[],
  onCorners: (corners: readonly Corner[]) => void,
): { state: TrackState; start(): void; pause(): void } {
  const [state, setState] = useState<TrackState>({ kind: 'idle' });
  const end = useRef<(() => void) | null>(null);
  const latest = useRef({ corners, onCorners });
  latest.current = { corners, onCorners };
  useEffect(() => () => end.current?.(), []);

  const pause = useCallback(() => {
    end.current?.();
    setState((now) => (now.kind === 'walking' ? { kind: 'idle' } : now));
  }, []);

  const start = useCallback(() => {
    end.current?.();
    if (!canMeasure()) {
      setState({ kind: 'failed', message: t(m.noPositionHere) });
      return;
    }
    setState({ kind: 'walking', accuracy: null });
    let step = leastStep;
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setState({ kind: 'walking', accuracy });
        const { corners: before, onCorners: take } = latest.current;
        const last = before.at(-1);
        const isFar = last === undefined || distanceBetween(last, { latitude, longitude }) >= step;
        if (accuracy > worstAccuracy || !isFar) return;
        const added = thinned([...before, { latitude, longitude }]);
        // Where points were left out, the next ones are as far apart.
        if (added.length <= before.length) step *= 2;
        latest.current.corners = added;
        take(added);
      },
      ({ code }) => {
        // Under a bridge nothing is measured for a while; what is refused stays refused.
        if (code !== 1) return;
        end.current?.();
        setState({ kind: 'failed', message: failure(code) });
      },
      { enableHighAccuracy: true, maximumAge: 0 },
    );
    // A phone that locks itself measures nothing more.
    const awake = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null;
    const timer = setTimeout(() => {
      end.current?.();
      setState({ kind: 'failed', message: t(m.walkEnded, { hours: longestWalkHours }) });
    }, longestWalkHours * 3_600_000);
    end.current = () => {
      navigator.geolocation.clearWatch(watch);
      clearTimeout(timer);
      void awake?.then((lock) => lock?.release());
      end.current = null;
    };
  }, []);

  return { state, start, pause };
}
