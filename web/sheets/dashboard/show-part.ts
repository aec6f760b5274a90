// Scrolls to a part of the dashboard and marks it for a moment: a new widget, one that was moved, or the one from which
// somebody went to its rows.
import classes from './dashboard.module.css';

/** How long the mark stays. */
const markedFor = 2_000;
const stepEvery = 250;
/** Until the part is drawn, and what is above it has its height. */
const mostSteps = 40;

/**
 * Shows a part once it is rendered and no dialog is open. What is above gets its height only near the viewport, so this
 * takes several steps, until the part stays where it is; anyone who scrolls or types in between is not disturbed. Returns
 * the function that stops it.
 */
export function showPart(
  id: string,
  { onShown }: { onShown?: (part: HTMLElement) => void } = {},
): () => void {
  const own = new AbortController();
  const stop = () => {
    clearInterval(timer);
    own.abort();
  };
  let last = Number.NaN;
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    const part = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
    part?.scrollIntoView({ block: 'center' });
    const place = part?.getBoundingClientRect().top ?? Number.NaN;
    const isStill = Math.abs(place - last) < 2;
    last = place;
    if (steps < mostSteps && (steps < 3 || !isStill)) return;
    stop();
    if (part === null) return;
    mark(part);
    onShown?.(part);
  }, stepEvery);
  for (const event of ['wheel', 'touchstart', 'keydown'] as const)
    window.addEventListener(event, stop, { passive: true, signal: own.signal });
  return stop;
}

function mark(part: Element): void {
  const marked = classes.marked ?? '';
  part.classList.add(marked);
  setTimeout(() => part.classList.remove(marked), markedFor);
}
