// The menu colours: the company's, or those that an admin is previewing; and derived shades on which the text stays
// readable.
import { useComputedColorScheme } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useEffect } from 'react';
import { dimmedLabels, menuShades } from '#core/appearance/contrast.ts';
import { defaultLabels, type Labels } from '#core/appearance/schema.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';

/** CSS variables for the menu. Also sets the theme colour of the browser's address bar on phones. */
export function useMenuColours(): CSSProperties {
  const { session } = useCore();
  const saved = useSignalValue(session.labels);
  const chosen = useSignalValue(session.preview).labels ?? saved ?? defaultLabels;
  const labels = useComputedColorScheme('light') === 'dark' ? dimmedLabels(chosen) : chosen;
  useBarColour(labels.sidebarBackgroundColor);
  return menuVariables(labels);
}

function menuVariables(labels: Labels): CSSProperties {
  const { hover, field, active } = menuShades(labels);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type of styles knows no properties of one's own
  return {
    '--menu-paper': labels.sidebarBackgroundColor,
    '--menu-ink': labels.sidebarTextColor,
    '--menu-hover': hover,
    '--menu-field': field,
    '--menu-active': active,
  } as CSSProperties;
}

function useBarColour(colour: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="theme-color"]');
    meta?.setAttribute('content', colour);
    return () => meta?.setAttribute('content', defaultLabels.sidebarBackgroundColor);
  }, [colour]);
}
