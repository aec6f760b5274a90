// The page in the light scheme for a moment, whatever its own is: for pictures of it.

/** Styles that are read in `work` are the light ones. Within one turn, so that nobody sees it. */
export function inLight<T>(work: () => T): T {
  const { dataset } = document.documentElement;
  const scheme = dataset['mantineColorScheme'];
  if (scheme !== 'dark') return work();
  // A colour on its way is neither the old nor the new one.
  dataset['still'] = '';
  dataset['mantineColorScheme'] = 'light';
  try {
    return work();
  } finally {
    dataset['mantineColorScheme'] = scheme;
    // Has the browser work the styles out, while nothing may be on its way.
    void getComputedStyle(document.documentElement).color;
    delete dataset['still'];
  }
}
