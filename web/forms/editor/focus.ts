// Moves the focus to what has just been drawn, or is about to be.

/**
 * Focuses the element of an id once it is drawn, and brings it into sight; the first of the others where it is not there
 * after some frames.
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

/** The same for what a menu or a dialog has made, which gives the focus back a moment after it has closed. */
export function focusMade(id: string): void {
  setTimeout(() => focusSoon([id], 'center'), afterMenus);
}

const afterMenus = 50;

/** Brings an element into sight once it is drawn, and leaves the focus where it is. */
export function bringIntoSight(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }));
}

/** Draws something else, and has an element stay where it is on the screen, whatever becomes higher or lower above it. */
export function holdInPlace(element: Element, draw: () => void): void {
  const before = element.getBoundingClientRect().top;
  draw();
  requestAnimationFrame(() => window.scrollBy(0, element.getBoundingClientRect().top - before));
}

/** The id of the button that opens an item's or alert's card. */
export function cardId(id: string): string {
  return `card.${id}`;
}

/** The id of a section of the editor. */
export function sectionId(section: string): string {
  return section.toLowerCase().replaceAll(' ', '-');
}
