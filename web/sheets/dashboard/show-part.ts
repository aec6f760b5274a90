// Scrolls to a part of the dashboard and marks it for a moment: a new widget, one that was moved, or the one from which
// somebody went to its rows.
import classes from './dashboard.module.css';

/** How long the mark stays. */
const markedFor = 2_000;

/**
 * Shows a part once it is rendered and no dialog is open. What is above gets its height only near the viewport, so this
 * takes several steps.
 */
export function showPart(id: string, steps = 3): void {
  setTimeout(() => {
    const part = document.querySelector(`[data-key="${CSS.escape(id)}"]`);
    part?.scrollIntoView({ block: 'center' });
    if (steps > 1) showPart(id, steps - 1);
    else if (part !== null) mark(part);
  }, 250);
}

function mark(part: Element): void {
  const marked = classes.marked ?? '';
  part.classList.add(marked);
  setTimeout(() => part.classList.remove(marked), markedFor);
}
