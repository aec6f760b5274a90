// How wide the screen is: on a narrow one the menu slides in and actions are in a bottom sheet (spec 1, section 2). One
// shared listener a width: with one per component, React would render for each of them, and give up after fifty.
import { useSyncExternalStore } from 'react';
import { narrowWidth, tabletWidth } from './theme.ts';

export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.watch, narrow.matches);
}

/** Whether the screen is as wide as a tablet's, or narrower. */
export function useTablet(): boolean {
  return useSyncExternalStore(tablet.watch, tablet.matches);
}

const narrow = widthUpTo(narrowWidth);
const tablet = widthUpTo(tabletWidth);

function widthUpTo(width: string) {
  const watchers = new Set<() => void>();
  let media: MediaQueryList | undefined;
  const known = () => (media ??= matchMedia(`(max-width: ${width})`));
  const tellAll = () => {
    for (const tell of watchers) tell();
  };
  return {
    matches: () => known().matches,
    watch(onChange: () => void): () => void {
      if (watchers.size === 0) known().addEventListener('change', tellAll);
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
        if (watchers.size === 0) known().removeEventListener('change', tellAll);
      };
    },
  };
}
