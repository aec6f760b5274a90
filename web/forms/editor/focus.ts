// Moves the focus to elements that have just been rendered, or are about to be.

/**
 * Focuses the element with an id once it is rendered, and scrolls it into view; if it is missing after some frames, the
 * first of the others.
 */
export function focusSoon(
  [id = '', ...others]: readonly string[],
  block: ScrollLogicalPosition = 'nearest',
  patience = mostFrames,
): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element !== null) {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block });
    } else if (patience > 0) focusSoon([id, ...others], block, patience - 1);
    else if (others.length > 0) focusSoon(others, block, 0);
  });
}

const mostFrames = 20;

/** The same for an element created from a menu or dialog, which restores the focus a moment after it has closed. */
export function focusMade(id: string): void {
  setTimeout(() => focusSoon([id], 'center'), afterMenus);
}

const afterMenus = 50;

/** Scrolls an element into view once it is rendered, without focusing it. */
export function bringIntoSight(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }));
}

/** Renders a change while an element keeps its position on the screen, whatever changes height above it. */
export function holdInPlace(element: Element, draw: () => void): void {
  const before = element.getBoundingClientRect().top;
  draw();
  requestAnimationFrame(() => window.scrollBy(0, element.getBoundingClientRect().top - before));
}

/** The id of the button that expands an item's or alert's card. */
export function cardId(id: string): string {
  return `card.${id}`;
}

/** The id of a section of the editor. */
export function sectionId(section: string): string {
  return section.toLowerCase();
}
