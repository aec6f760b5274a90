// The company's colours for the header line of the terminal app. Contrast is checked on the colours that the terminal
// displays, since with 256 colours two different ones may become the same.
import { contrastOf, readableContrast } from '#core/appearance/contrast.ts';
import type { Labels } from '#core/appearance/schema.ts';
import type { ColorDepth } from '#cli/terminal/terminal-context.ts';
import type { BarColors } from '#cli/terminal/theme.tsx';

/** Null: the terminal's default colours, which are readable because its owner chose them. */
export function headerColors(labels: Labels | null, depth: ColorDepth): BarColors | null {
  if (labels === null || depth < 8) return null;
  const { sidebarBackgroundColor: ground, sidebarTextColor: text } = labels;
  if (depth === 24) return { background: ground, text: readableOn(ground, text) };
  const shown = paletteIndex(ground);
  const letters = readableOn(paletteColor(shown), paletteColor(paletteIndex(text)));
  return { background: `ansi256(${shown})`, text: `ansi256(${paletteIndex(letters)})` };
}

const white = '#ffffff';
const black = '#000000';

/** The text colour, or black or white where that colour is not readable. */
function readableOn(ground: string, text: string): string {
  if (contrastOf(ground, text) >= readableContrast) return text;
  return contrastOf(ground, white) >= contrastOf(ground, black) ? white : black;
}

/** The six levels per channel of the 216-colour cube; 24 greys follow the cube. */
const levels = [0, 95, 135, 175, 215, 255];
const cube = 16;
const greys = 232;

/** The index of the nearest of a terminal's 240 fixed colours. */
function paletteIndex(color: string): number {
  const wanted = channelsOf(color);
  let best = cube;
  for (let index = cube; index < 256; index += 1)
    if (distance(channelsAt(index), wanted) < distance(channelsAt(best), wanted)) best = index;
  return best;
}

function paletteColor(index: number): string {
  return `#${channelsAt(index)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

function channelsAt(index: number): number[] {
  if (index >= greys) return Array.from({ length: 3 }, () => 8 + 10 * (index - greys));
  const place = index - cube;
  return [Math.floor(place / 36), Math.floor(place / 6) % 6, place % 6].map((level) => levels[level] ?? 0);
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
}
