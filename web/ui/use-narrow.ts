// Whether the screen is narrow: the menu slides in, actions are in a bottom sheet (spec 1, section 2). One shared
// listener: with one per component, React would render for each of them, and give up after fifty.
import { useSyncExternalStore } from 'react';
import { narrowWidth } from './theme.ts';

export function useNarrow(): boolean {
  return useSyncExternalStore(watch, isNarrow);
}

const watchers = new Set<() => void>();
let media: MediaQueryList | undefined;

function narrowMedia(): MediaQueryList {
  media ??= matchMedia(`(max-width: ${narrowWidth}px)`);
  return media;
}

function isNarrow(): boolean {
  return narrowMedia().matches;
}

function watch(onChange: () => void): () => void {
  if (watchers.size === 0) narrowMedia().addEventListener('change', tellAll);
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size === 0) narrowMedia().removeEventListener('change', tellAll);
  };
}

function tellAll(): void {
  for (const tell of watchers) tell();
}
