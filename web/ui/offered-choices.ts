// Actions that the current page offers to the command palette.
import { useEffect, useRef } from 'react';
import type { Choice } from './choice.ts';

/** A thing with its actions. */
export type OfferedChoices = { title: string; choices: readonly Choice[] };

const offers = new Set<() => OfferedChoices>();

/** Offers the actions of a thing while mounted; null: none. */
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

/** The currently offered actions, in mount order. */
export function offeredChoices(): OfferedChoices[] {
  return Array.from(offers, (offer) => offer());
}
