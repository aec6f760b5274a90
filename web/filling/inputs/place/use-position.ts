// The position of the device, which becomes more accurate for some seconds: each better one is handed on at once, so that
// nobody has to wait for the best.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type GeoPoint, geoAddress } from '#core/questions/places/geo-point.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

/** `accuracy` in metres, of the best position so far; null: none yet. */
export type PositionState =
  | { kind: 'idle' }
  | { kind: 'measuring'; accuracy: number | null }
  | { kind: 'done'; accuracy: number }
  | { kind: 'failed'; message: string };

/** A satellite receiver under open sky; what is better costs patience and helps nobody. */
const goodAccuracy = 5;
const longestMeasurement = 60_000;

export function usePosition(onPosition: (value: string) => void): {
  state: PositionState;
  start(): void;
  stop(): void;
} {
  const [state, setState] = useState<PositionState>({ kind: 'idle' });
  const end = useRef<(() => void) | null>(null);
  const latest = useRef(onPosition);
  latest.current = onPosition;
  useEffect(() => () => end.current?.(), []);

  const stop = useCallback(() => {
    end.current?.();
    setState((now) => {
      if (now.kind !== 'measuring') return now;
      return now.accuracy === null ? { kind: 'idle' } : { kind: 'done', accuracy: now.accuracy };
    });
  }, []);

  const start = useCallback(() => {
    end.current?.();
    if (!canMeasure()) {
      setState({ kind: 'failed', message: t(m.noPositionHere) });
      return;
    }
    setState({ kind: 'measuring', accuracy: null });
    let best = Number.POSITIVE_INFINITY;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        if (coords.accuracy >= best) return;
        best = coords.accuracy;
        latest.current(geoAddress(pointOf(coords)));
        if (best <= goodAccuracy) end.current?.();
        setState({ kind: best <= goodAccuracy ? 'done' : 'measuring', accuracy: best });
      },
      ({ code }) => {
        end.current?.();
        // What was measured before stays.
        if (best < Number.POSITIVE_INFINITY) setState({ kind: 'done', accuracy: best });
        else setState({ kind: 'failed', message: failure(code) });
      },
      { enableHighAccuracy: true, timeout: longestMeasurement, maximumAge: 0 },
    );
    const timer = setTimeout(stop, longestMeasurement);
    end.current = () => {
      navigator.geolocation.clearWatch(watch);
      clearTimeout(timer);
      end.current = null;
    };
  }, [stop]);

  return { state, start, stop };
}

function pointOf({ latitude, longitude, altitude, accuracy }: GeolocationCoordinates): GeoPoint {
  return { latitude, longitude, altitude, accuracy };
}

/** Browsers give a position to secure pages only. */
export function canMeasure(): boolean {
  return 'geolocation' in navigator && globalThis.isSecureContext;
}

/** By the codes of GeolocationPositionError. */
export function failure(code: number): string {
  if (code === 1) return t(m.positionRefused);
  return code === 2 ? t(m.positionUnavailable) : t(m.positionTookTooLong);
}
