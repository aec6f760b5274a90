// Leads to the field of an issue: its card is open by then, or about to be.
import type { Builder } from './use-builder.ts';

const mostFrames = 20;

/**
 * Opens the card of the part at a path such as `sections.3.text`, and focuses the field, what it is part of, or the card.
 */
export function goToField(builder: Builder, path: string): void {
  const key = partKey(builder, path);
  if (key !== null) builder.open(key);
  const steps = path.split('.');
  // A part of a list has its card.
  const shortest = key === null ? 1 : 3;
  const paths = steps.flatMap((_, cut) =>
    steps.length - cut < shortest ? [] : [steps.slice(0, steps.length - cut)],
  );
  focusSoon([
    ...paths.map((each) => `[data-path="${each.join('.')}"]`),
    ...(key === null ? [] : [cardSelector(key)]),
  ]);
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
    const place = selectors.reduce<HTMLElement | null>(
      (found, selector) => found ?? document.querySelector<HTMLElement>(selector),
      null,
    );
    // The exact field is waited for.
    const isExact = place?.matches(selectors[0] ?? '') ?? false;
    if (!isExact && frames > 0) return focusSoon(selectors, frames - 1);
    if (place === null) return undefined;
    const field = place.matches('button')
      ? place
      : place.querySelector<HTMLElement>('input, textarea, button');
    (field ?? place).focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
    return undefined;
  });
}
