// What fills the window fills the screen, where the browser allows it.
import { useEffect, useEffectEvent } from 'react';

/** Uses the browser's full-screen mode as long as it is wanted; `onLeft` is called when the person leaves it. */
export function useWholeScreen(isWanted: boolean, onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    if (!isWanted || !document.fullscreenEnabled) return undefined;
    const left = () => {
      if (document.fullscreenElement === null) leave();
    };
    const entering = document.documentElement.requestFullscreen().then(
      () => document.addEventListener('fullscreenchange', left),
      // The view fills the window in any case.
      () => undefined,
    );
    return () => {
      void entering.then(() => {
        document.removeEventListener('fullscreenchange', left);
        if (document.fullscreenElement !== null) void document.exitFullscreen();
      });
    };
  }, [isWanted]);
}
