// Dragging items of the tree by mouse, pen or finger onto the item that they should stand below. Siblings are by name, so
// there is nothing to drop between. By pointer events, since a long tree has most of its rows not on the page, and phones
// have no other kind of dragging.
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** What is dragged, and where it would be dropped: null is the top, undefined nowhere. */
export type ItemDrag = { ids: readonly string[]; target: string | null | undefined };

export type ItemDragOptions = {
  scroll: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  rowHeight: number;
  headHeight: number;
  idAt(index: number): string | null;
  /** What goes along with the item that is grabbed. */
  idsWith(id: string): readonly string[];
  onDrop(ids: readonly string[], parentId: string | null): void;
  /** It was held over an item for a while. */
  onHold(id: string): void;
};

/** In pixels: less is a click. */
const leastWay = 6;
/** How near to an edge the tree scrolls, in pixels. */
const edge = 48;
const holdFor = 650;

export function useItemDrag(options: ItemDragOptions) {
  const latest = useRef(options);
  latest.current = options;
  const [drag, setDrag] = useState<ItemDrag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  /** The click that ends a drag is none. */
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const onGrab = useCallback((event: ReactPointerEvent, id: string) => {
    wasDragged.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    const at = { ...from };
    let current: ItemDrag | null = null;
    let frame = 0;
    let hold: ReturnType<typeof setTimeout> | undefined;

    const aim = () => {
      if (current === null) return;
      const target = targetAt(latest.current, at);
      if (target === current.target) return;
      clearTimeout(hold);
      if (typeof target === 'string') hold = setTimeout(() => latest.current.onHold(target), holdFor);
      current = { ...current, target };
      setDrag(current);
    };
    const scroll = () => {
      const box = latest.current.scroll.current;
      if (box !== null) {
        const { top, bottom } = box.getBoundingClientRect();
        const over = at.y < top + edge ? at.y - top - edge : at.y > bottom - edge ? at.y - bottom + edge : 0;
        if (over !== 0) {
          box.scrollTop += Math.max(-24, Math.min(24, over / 3));
          aim();
        }
      }
      frame = requestAnimationFrame(scroll);
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      at.x = moved.clientX;
      at.y = moved.clientY;
      if (current === null) {
        if (Math.hypot(at.x - from.x, at.y - from.y) < leastWay) return;
        current = { ids: latest.current.idsWith(id), target: undefined };
        wasDragged.current = true;
        setDrag(current);
        frame = requestAnimationFrame(scroll);
      }
      latest.current.ghost.current?.style.setProperty('translate', `${at.x + 14}px ${at.y + 10}px`);
      aim();
    };
    const end = (isDropped: boolean) => {
      stop.current?.();
      const ended = current;
      current = null;
      setDrag(null);
      if (isDropped && ended !== null && ended.target !== undefined)
        latest.current.onDrop(ended.ids, ended.target);
    };
    const up = (released: PointerEvent) => {
      if (released.pointerId === event.pointerId) end(true);
    };
    const cancel = () => end(false);
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || current === null) return;
      pressed.stopPropagation();
      cancel();
    };
    stop.current?.();
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('blur', cancel);
    addEventListener('keydown', key, true);
    stop.current = () => {
      stop.current = null;
      cancelAnimationFrame(frame);
      clearTimeout(hold);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('blur', cancel);
      removeEventListener('keydown', key, true);
    };
  }, []);

  return { drag, onGrab, wasDragged };
}

/** The head of the tree stands for the top. */
function targetAt(
  { scroll, rowHeight, headHeight, idAt }: ItemDragOptions,
  { x, y }: { x: number; y: number },
): string | null | undefined {
  const box = scroll.current;
  if (box === null) return undefined;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return undefined;
  if (y < top + headHeight) return null;
  return idAt(Math.floor((y - top - headHeight + box.scrollTop) / rowHeight)) ?? undefined;
}
