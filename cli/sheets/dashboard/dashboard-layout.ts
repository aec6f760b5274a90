// The layout of a dashboard's widgets: cards, one or two per row, in a scrolling window. Pure.
import { cut, harmless, widthOf } from '#cli/output/width.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import type { Widget } from './widget-lines.ts';

export type Layout = {
  columns: number;
  /** For each row of cards: its first widget, its first line and its height. */
  rows: { first: number; top: number; height: number }[];
  /** Total number of lines. */
  height: number;
};

type Lines = Segment[][];

/** A card's frame, top and bottom. */
const frame = 2;
const between = 1;

/**
 * Maximum lines within a card for a screen of this height: more than usual if three cards still fit below each other, or
 * if all cards fit anyway.
 */
export function linesOfCard(widgets: readonly SizedWidget[], columns: number, height: number): number {
  let most = Math.max(usualLines, Math.min(mostLines, Math.floor(height / 3) - frame));
  while (most < height && layCards(widgets, columns, most + 1).height <= height) most += 1;
  return most;
}

type SizedWidget = Pick<Widget, 'height'>;

const usualLines = 8;
const mostLines = 16;

/** Lays out the cards with a maximum height; two in a row have the same height. */
export function layCards(widgets: readonly SizedWidget[], columns: number, most: number): Layout {
  const rows: Layout['rows'] = [];
  let top = 0;
  for (let first = 0; first < widgets.length; first += columns) {
    const inner = Math.max(
      ...widgets.slice(first, first + columns).map(({ height }) => Math.min(height, most)),
    );
    rows.push({ first, top, height: inner + frame });
    top += inner + frame;
  }
  return { columns, rows, height: top };
}

/** The first visible line: scrolled only as far as the current widget's row requires. */
export function scrolledTo(layout: Layout, current: number, top: number, height: number): number {
  const row = layout.rows[Math.floor(current / layout.columns)];
  const last = Math.max(0, layout.height - height);
  if (row === undefined) return 0;
  const wanted = row.top < top ? row.top : Math.max(top, Math.min(row.top, row.top + row.height - height));
  return Math.max(0, Math.min(last, wanted));
}

/** A card's content, with each line as wide as the card. */
export type Inside = (widget: Widget, room: { width: number; height: number }) => Lines;

/** Renders the content of cards once per size: charts take time, and navigation does not change them. */
export function createInside(): Inside {
  const drawn = new Map<string, Lines>();
  return (widget, room) => {
    const key = `${widget.id} ${room.width} ${room.height}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const own = widget.lines(room);
    const lines = Array.from({ length: room.height }, (_, line) => filled(own[line] ?? [], room.width));
    drawn.set(key, lines);
    return lines;
  };
}

/** The visible lines. */
export function visibleCards(
  widgets: readonly Widget[],
  inside: Inside,
  layout: Layout,
  window: { top: number; height: number; width: number; current: number },
): Lines {
  const { top, height, width, current } = window;
  const { columns } = layout;
  const cardWidth = Math.floor((width - (columns - 1) * between) / columns);
  return layout.rows.flatMap((row) => {
    if (row.top + row.height <= top || row.top >= top + height) return [];
    const cards = widgets.slice(row.first, row.first + columns).map((widget, index) =>
      card(widget, inside, {
        width: cardWidth,
        height: row.height,
        isCurrent: row.first + index === current,
      }),
    );
    const lines = Array.from({ length: row.height }, (_, line) =>
      cards.flatMap((own, index) => [
        ...(index === 0 ? [] : [{ text: ' '.repeat(between) }]),
        ...(own[line] ?? []),
      ]),
    );
    return lines.slice(Math.max(0, top - row.top), top + height - row.top);
  });
}

/** A widget in its frame. */
function card(
  widget: Widget,
  inside: Inside,
  { width, height, isCurrent }: { width: number; height: number; isCurrent: boolean },
): Lines {
  const tone = isCurrent ? 'accent' : 'dim';
  const lines = inside(widget, { width: width - 4, height: height - frame });
  // The title is more important.
  const note = widget.note === '' ? '' : ` ${cut(harmless(widget.note), Math.floor(width / 2))} `;
  const title = cut(harmless(widget.title), Math.max(1, width - widthOf(note) - 9));
  const rule = '─'.repeat(Math.max(0, width - widthOf(title) - widthOf(note) - 7));
  return [
    [
      { text: isCurrent ? '╭›' : '╭─', tone },
      { text: ` ${title} `, bold: true, ...(isCurrent && { tone }) },
      { text: `${rule}─`, tone },
      { text: note, tone: 'dim' },
      { text: '─╮', tone },
    ],
    ...lines.map((line): Segment[] => [{ text: '│ ', tone }, ...line, { text: ' │', tone }]),
    [{ text: `╰${'─'.repeat(width - 2)}╯`, tone }],
  ];
}

/** Pads a line to exactly a width. */
function filled(segments: readonly Segment[], width: number): Segment[] {
  let room = width;
  const shown = segments.map((segment) => {
    const text = cut(harmless(segment.text), room);
    room -= widthOf(text);
    return { ...segment, text };
  });
  return [...shown, { text: ' '.repeat(room) }];
}
