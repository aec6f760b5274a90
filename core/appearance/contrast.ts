// The contrast of a menu's text by WCAG 2.2, and more readable colours. Colours are # with six digits, as from
// `parseColour`.
import type { Labels } from './schema.ts';

/** Minimum contrast of text (WCAG 2.2, success criterion 1.4.3). */
export const readableContrast = 4.5;

const white = '#ffffff';
const black = '#000000';

/** From 1, the same colour, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** For example `7.2 : 1`. Truncated instead of rounded: 4.49 is not 4.5. */
export function contrastText(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;
}

/** The contrast of a menu's text. */
export function menuContrast({ sidebarBackgroundColor, sidebarTextColor }: Labels): number {
  return contrastOf(sidebarBackgroundColor, sidebarTextColor);
}

/** The readable text colour nearest to the chosen one; null if the chosen one is readable. */
export function readableText(labels: Labels): string | null {
  const { sidebarBackgroundColor: ground, sidebarTextColor: text } = labels;
  if (menuContrast(labels) >= readableContrast) return null;
  // One of the two reaches 4.5 on any background.
  for (let share = 5; share <= 100; share += 5) {
    for (const end of [white, black]) {
      const nearer = mix(end, text, share / 100);
      if (contrastOf(ground, nearer) >= readableContrast) return nearer;
    }
  }
  return contrastOf(ground, white) >= contrastOf(ground, black) ? white : black;
}

/** Shares of the text's colour in the backgrounds of hovered items, fields and the current item. */
const shades = { hover: 0.1, field: 0.12, active: 0.18 } as const;

/** The other backgrounds of a menu, on which its text is as readable as on its own. */
export function menuShades(labels: Labels): Record<keyof typeof shades, string> {
  const { hover, field, active } = shades;
  return { hover: shadeOf(labels, hover), field: shadeOf(labels, field), active: shadeOf(labels, active) };
}

/** Towards the text's colour if it stays readable; otherwise away from it. */
function shadeOf({ sidebarBackgroundColor: ground, sidebarTextColor: text }: Labels, share: number): string {
  const towards = mix(text, ground, share);
  if (contrastOf(towards, text) >= readableContrast) return towards;
  return mix(luminanceOf(text) > luminanceOf(ground) ? black : white, ground, share);
}

/** The share of black in the menu of a dark page, on which the full colour would be the brightest thing. */
const dimmed = 0.35;

/** The labels on a dark page: a ground that is darker than its text is dimmed, which makes it only more readable. */
export function dimmedLabels(labels: Labels): Labels {
  const { sidebarBackgroundColor: ground, sidebarTextColor: text } = labels;
  if (luminanceOf(ground) >= luminanceOf(text)) return labels;
  return { ...labels, sidebarBackgroundColor: mix(black, ground, dimmed) };
}

function mix(one: string, other: string, share: number): string {
  const parts = channelsOf(one).map((value, index) => {
    const mixed = Math.round(value * share + (channelsOf(other)[index] ?? 0) * (1 - share));
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}
