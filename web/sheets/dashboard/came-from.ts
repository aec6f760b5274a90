// Back from the rows of a widget leads to that widget: where somebody went from is remembered for each entry of the
// history, as long as the page is open.
import { useEffect } from 'react';
import { showPart } from './show-part.ts';

type Origin = {
  id: string;
  /** What was activated, such as a bar, by its text. */
  text: string;
};
const origins = new Map<string, Origin>();

/** Called before the page is left for the rows of a part. */
export function leaveFrom(id: string): void {
  const active = document.activeElement;
  const isInside = active?.closest(`[data-key="${CSS.escape(id)}"]`) != null;
  origins.set(entryOfHistory(), { id, text: isInside ? (active?.textContent ?? '') : '' });
}

/** Whether it was left from here for the rows of a part. */
export function comesBack(): boolean {
  return origins.has(entryOfHistory());
}

/** On a dashboard that is drawn again: scrolls to the part, and gives the focus back. */
export function useReturnTo(): void {
  useEffect(() => {
    const entry = entryOfHistory();
    const origin = origins.get(entry);
    if (origin === undefined) return undefined;
    const onShown = (part: HTMLElement) => {
      origins.delete(entry);
      focusWithin(part, origin.text);
    };
    return showPart(origin.id, { onShown });
  }, []);
}

/** What was activated, else the chart, else the part itself. */
function focusWithin(part: HTMLElement, text: string): void {
  const controls = [...part.querySelectorAll<HTMLElement>('button, a[href]')];
  const same = text === '' ? undefined : controls.find(({ textContent }) => textContent === text);
  const target = same ?? part.querySelector<HTMLElement>('[role="slider"]') ?? part;
  if (target === part) part.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The router gives each entry a key. */
function entryOfHistory(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : '';
  return `${String(key)} ${window.location.pathname}`;
}
