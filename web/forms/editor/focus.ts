// Moves the focus to what has just been drawn, or is about to be.

/** Focuses the first of some ids that is there once they are drawn, and brings it into sight. */
export function focusSoon(ids: readonly string[], block: ScrollLogicalPosition = 'nearest'): void {
  requestAnimationFrame(() => {
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element === null) continue;
      element.focus({ preventScroll: true });
      return element.scrollIntoView({ block });
    }
  });
}

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
