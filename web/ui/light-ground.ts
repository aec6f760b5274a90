// Temporarily switches the page to the light scheme, for images of it.

/** Styles read in `work` are the light ones. Synchronous, so that it is never visible. */
export function inLight<T>(work: () => T): T {
  const { dataset } = document.documentElement;
  const scheme = dataset['mantineColorScheme'];
  if (scheme !== 'dark') return work();
  // Disables transitions, so that computed colours are final.
  dataset['still'] = '';
  dataset['mantineColorScheme'] = 'light';
  try {
    return work();
  } finally {
    dataset['mantineColorScheme'] = scheme;
    // Forces a style recalculation while transitions are off.
    void getComputedStyle(document.documentElement).color;
    delete dataset['still'];
  }
}
