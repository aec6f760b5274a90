// What moves a card of a dashboard that is being arranged, and what resizes it: with the pointer, from cell to cell, or with the
// arrow keys.
import { ActionIcon } from '@mantine/core';
import { Move, MoveDiagonal2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { moved, resized } from '#core/widgets/layout/grid.ts';
import { gridColumns, type Layout } from '#core/widgets/layout/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import type { Arrangement } from './use-arrange.ts';
import classes from './arrange.module.css';

export type HandleProps = { id: string; title: string; arranged: Arrangement };

/** Moves a card; with Shift, its arrow keys resize it. */
export function MoveHandle(props: HandleProps) {
  return (
    <ActionIcon
      {...useHandle(props, move)}
      className="grab touch-none"
      size={28}
      aria-label={t(m.moveWithArrows, { title: props.title })}
      aria-keyshortcuts={shortcuts}
    >
      <Move size={16} aria-hidden />
    </ActionIcon>
  );
}

/** Resizes a card. */
export function ResizeCorner(props: HandleProps) {
  return (
    <ActionIcon
      {...useHandle(props, resize)}
      className={classes.corner}
      size={24}
      aria-label={t(m.resizeWithArrows, { title: props.title })}
    >
      <MoveDiagonal2 size={14} aria-hidden />
    </ActionIcon>
  );
}

/** The layout with a part changed by so many columns and rows. */
type BoxChange = (layout: Layout, id: string, columns: number, rows: number) => Layout;

const move: BoxChange = (layout, id, columns, rows) => {
  const { x = 0, y = 0 } = layout[id] ?? {};
  return moved(layout, id, { x: x + columns, y: y + rows });
};

const resize: BoxChange = (layout, id, columns, rows) => {
  const { w = 0, h = 0 } = layout[id] ?? {};
  return resized(layout, id, { w: w + columns, h: h + rows });
};

/** Where the pointer began, in the grid, and the layout then. */
type Pull = { layout: Layout; left: number; top: number; hasMoved: boolean };

/** Pixels that the pointer moves before the card does (spec 2, section 9). */
const dragDistance = 5;
/** Near the edge of the window, the page scrolls. */
const edge = 56;

function useHandle({ id, title, arranged }: HandleProps, byPointer: BoxChange) {
  const pull = useRef<Pull | null>(null);
  const end = () => {
    pull.current = null;
    arranged.preview(null);
  };
  return {
    'data-arrange': id,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { layout: arranged.layout, ...pointIn(event), hasMoved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const begun = pull.current;
      if (begun === null) return;
      scrollAtEdge(event.clientY);
      const { left, top, width, height } = pointIn(event);
      const [across, down] = [left - begun.left, top - begun.top];
      begun.hasMoved ||= Math.hypot(across, down) >= dragDistance;
      if (!begun.hasMoved) return;
      arranged.preview(byPointer(begun.layout, id, Math.round(across / width), Math.round(down / height)));
    },
    onPointerUp() {
      if (pull.current?.hasMoved === true) arranged.change(arranged.layout, { id, title });
      pull.current = null;
    },
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape' && pull.current !== null) return end();
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const [columns, rows] = [step[0] * directionOf(event.currentTarget), step[1]];
      const change = event.shiftKey ? resize : byPointer;
      arranged.change(change(arranged.layout, id, columns, rows), { id, title });
      const card = event.currentTarget.closest('li');
      requestAnimationFrame(() => card?.scrollIntoView({ block: 'nearest' }));
    },
  };
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const shortcuts = Object.keys(steps)
  .flatMap((key) => [key, `Shift+${key}`])
  .join(' ');

/** Where the pointer is in its grid, from the first column on, and how large a cell is with the space behind it. */
function pointIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const grid = currentTarget.closest('ul') ?? currentTarget;
  const area = grid.getBoundingClientRect();
  const { rowGap, columnGap, gridAutoRows } = getComputedStyle(grid);
  const isLeftToRight = directionOf(grid) === 1;
  return {
    left: isLeftToRight ? clientX - area.left : area.right - clientX,
    top: clientY - area.top,
    width: (area.width + Number.parseFloat(columnGap)) / gridColumns,
    height: Number.parseFloat(gridAutoRows) + Number.parseFloat(rowGap),
  };
}

function directionOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

function scrollAtEdge(top: number): void {
  if (top < edge) window.scrollBy(0, top - edge);
  else if (top > window.innerHeight - edge) window.scrollBy(0, top - window.innerHeight + edge);
}
