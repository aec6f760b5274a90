// What the widgets of a dashboard are made of at a terminal: lines for a room, words for reading aloud, and what enter
// leads to. Pure.
import { countText } from '#core/count-text.ts';
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { Segment } from '#cli/terminal/theme.tsx';

export type Lines = Segment[][];

export type Room = {
  width: number;
  height: number;
  /** It has the screen to itself, and shows all that it has. */
  whole?: boolean;
};

/**
 * What stands behind a line: the row of an answer, by its place in the data, or the rows that gave an answer; null where no
 * filter finds just these.
 */
export type Opening = { row: number } | { value: string | null; label: string };

export type Widget = {
  /** That of the question or of what people made; of the Sheet Context the form's. */
  id: string;
  title: string;
  /** How much there is of it. */
  note: string;
  /** Lines that it has to show; a chart takes what a card has. */
  height: number;
  lines(room: Room): Lines;
  /** How many of the lines stand above those that can be opened. */
  head: number;
  /** What the lines below the head lead to, in their order. */
  openings: readonly Opening[];
  /** The same in words, for reading aloud; worked out when they are. */
  words(): readonly string[];
  /** What its chart is drawn from; null where it has none. */
  area: AreaSummary | null;
};

/** What differs from one kind of widget to the next. */
export type Parts = Pick<Widget, 'height' | 'lines' | 'words'> &
  Partial<Pick<Widget, 'head' | 'openings' | 'area'>>;

/** A widget that has one thing to say. */
export function said(text: string): Parts {
  return { height: 1, lines: () => [[{ text, tone: 'dim' }]], words: () => [text] };
}

/** The lines that there is room for; the last of it says how many more there are. */
export function fitting(lines: Lines, count: number, height: number): Lines {
  if (count <= height) return lines;
  const shown = lines.slice(0, height - 1);
  return [...shown, [{ text: `and ${countText(count - shown.length)} more`, tone: 'dim' }]];
}
