// The content of a dashboard's widgets at a terminal: lines for a given size, sentences for screen readers, and what
// enter opens. Pure.
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { Mark } from '#core/widgets/chart/marks.ts';
import type { FigureLook } from '#core/sheets/dashboard/figures.ts';
import type { Widget as FormulaWidget } from '#core/widgets/schema.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Lines = Segment[][];

export type Room = {
  width: number;
  height: number;
  /** It is shown in full screen, with everything it has. */
  whole?: boolean;
};

/**
 * What a line opens: the row of an answer, by its index in the data, or the rows with an answer, null if no filter finds
 * exactly those; or those of a part of a custom widget.
 */
export type Opening = { row: number } | { value: string | null; label: string } | { mark: Mark };

export type Widget = {
  /** The id of the question or custom widget; the form's id for the Sheet Context. */
  id: string;
  title: string;
  /** The amount of data. */
  note: string;
  /** Number of lines; a chart fills the card. */
  height: number;
  lines(room: Room): Lines;
  /** Number of lines above those that can be opened. */
  head: number;
  /** What the lines below the head open, in order. */
  openings: readonly Opening[];
  /** The same as sentences for screen readers; computed on demand. */
  words(): readonly string[];
  /** The data of its chart; null if it has none. */
  area: AreaSummary | null;
  /** What is said beside the figures of that chart. */
  look: FigureLook;
};

/** The parts that differ between kinds of widgets. */
export type Parts = Pick<Widget, 'height' | 'lines' | 'words'> &
  Partial<Pick<Widget, 'head' | 'openings' | 'area' | 'look'>>;

/** A widget that only shows a message. */
export function said(text: string): Parts {
  return { height: 1, lines: () => [[{ text, tone: 'dim' }]], words: () => [text] };
}

/** The lines that fit; the last one says how many more there are. */
export function fitting(lines: Lines, count: number, height: number): Lines {
  if (count <= height) return lines;
  const shown = lines.slice(0, height - 1);
  return [...shown, [{ text: t(m.andMore, { count: count - shown.length }), tone: 'dim' }]];
}

/** What an opening of a widget stands for. The bars of a custom widget are answers to its grouping question. */
export function markOf(
  opening: Exclude<Opening, { row: number }>,
  widget: Pick<FormulaWidget, 'groupByQuestion'> | null,
  widgetId: string,
): Mark {
  if ('mark' in opening) return opening.mark;
  const { value, label } = opening;
  return { label, answers: [{ questionId: widget?.groupByQuestion ?? widgetId, value, label }] };
}
