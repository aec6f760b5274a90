// What the page on the screen offers beyond its own menus: the command palette asks for it when it opens.
import { useEffect, useRef } from 'react';
import type { Choice } from './choice.ts';

/** Things with a name, and what can be done with each. */
export type OfferedChoices = { title: string; choices: readonly Choice[] };

const offers = new Set<() => OfferedChoices>();

/** Offers the choices of a thing for as long as it is drawn; null: nothing. */
export function useOfferedChoices(offered: OfferedChoices | null): void {
  const latest = useRef(offered);
  latest.current = offered;
  const isOffered = offered !== null;
  useEffect(() => {
    if (!isOffered) return undefined;
    const offer = () => latest.current ?? { title: '', choices: [] };
    offers.add(offer);
    return () => void offers.delete(offer);
  }, [isOffered]);
}

/** What is offered now, in the order in which it was drawn. */
export function offeredChoices(): OfferedChoices[] {
  return Array.from(offers, (offer) => offer());
}
