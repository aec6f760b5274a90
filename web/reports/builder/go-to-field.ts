// Leads to the field of an issue: its card is open by then, or about to be.
import type { Builder } from './use-builder.ts';

const mostFrames = 20;

/** Opens the card of the part at a path such as `sections.3.text`, and focuses the field, or else the card. */
export function goToField(builder: Builder, path: string): void {
  const key = partKey(builder, path);
  if (key !== null) builder.open(key);
  focusSoon([`[data-path="${path}"]`, ...(key === null ? [] : [cardSelector(key)])]);
}

/** Focuses the card of a section or parameter once it is drawn. */
export function goToCard(key: string): void {
  focusSoon([cardSelector(key)]);
}

/** The element id of the button that opens a card. */
export function cardId(key: string): string {
  return `part-${key}`;
}

function cardSelector(key: string): string {
  return `#${CSS.escape(cardId(key))}`;
}

/** The section or parameter that a path is about. */
function partKey(builder: Builder, path: string): string | null {
  const [part, index] = path.split('.');
  const { sections, parameters } = builder.draft();
  const place = Number(index);
  if (part === 'sections') return sections[place]?.key ?? null;
  return part === 'parameters' ? (parameters[place]?.key ?? null) : null;
}

function focusSoon(selectors: readonly string[], frames = mostFrames): void {
  requestAnimationFrame(() => {
    const [first = '', ...others] = selectors;
    const place = document.querySelector<HTMLElement>(first);
    if (place === null && frames > 0) return focusSoon(selectors, frames - 1);
    if (place === null) return others.length > 0 ? focusSoon(others, 0) : undefined;
    const field = place.matches('button')
      ? place
      : place.querySelector<HTMLElement>('input, textarea, button');
    (field ?? place).focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
    return undefined;
  });
}
