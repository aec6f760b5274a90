// Lists whose items are dragged by a handle into another order or another list, over sortablejs. The same handle moves
// them by the keyboard: Alt and an arrow, or its menu. What is moved is up to the caller; nothing moves in the page before
// the caller's state says so.
import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import {
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import SortableJs from 'sortablejs';
import { ActionMenu } from './action-menu.tsx';
import type { Choice } from './choice.ts';
import classes from './sortable.module.css';

/** An item was dropped: `to` is its place in the list that it goes to, once it has left the place that it had. */
export type SortableMove = { itemKey: string; from: number; to: number; fromList: string; toList: string };

export type SortableListProps = {
  /** Which list it is, for moves between lists. */
  id: string;
  /** Lists of one group exchange items, also one within an item of another. Without a group a list keeps its own. */
  group?: string;
  /** What the list is called for those who do not see it. */
  label: string;
  onMove(move: SortableMove): void;
  className?: string | undefined;
  /** <SortableItem>s and nothing else. */
  children: ReactNode;
};

export function SortableList({ id, group, label, onMove, className, children }: SortableListProps) {
  const list = useRef<HTMLUListElement>(null);
  const wasDragged = useRef(false);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    if (list.current === null) return undefined;
    const sortable = SortableJs.create(list.current, {
      ...(group !== undefined && { group }),
      handle: '[data-drag-handle]',
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
      // The browser's own dragging knows no touch, and cannot be styled.
      forceFallback: true,
      fallbackOnBody: true,
      fallbackTolerance: 5,
      // An item goes before another above its middle and behind it below, however high they are.
      invertSwap: true,
      invertedSwapThreshold: 1,
      emptyInsertThreshold: 12,
      ghostClass: classes.place ?? '',
      fallbackClass: classes.dragged ?? '',
      onStart: () => {
        wasDragged.current = true;
      },
      onEnd: ({ item, from, to, oldIndex = 0, newIndex = 0 }) => {
        // React knows nothing of what Sortable did to the page: that is undone before the state changes.
        item.remove();
        from.insertBefore(item, from.children[oldIndex] ?? null);
        setTimeout(() => {
          wasDragged.current = false;
        });
        if (from === to && oldIndex === newIndex) return;
        const [fromList = '', toList = ''] = [from.dataset['list'], to.dataset['list']];
        move.current({ itemKey: item.dataset['key'] ?? '', from: oldIndex, to: newIndex, fromList, toList });
      },
    });
    return () => sortable.destroy();
  }, [group]);
  /** The click that ends a drag opens no menu. */
  const swallow = (event: MouseEvent) => {
    if (!wasDragged.current) return;
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it takes no clicks, it keeps some away
    <ul
      ref={list}
      data-list={id}
      aria-label={label}
      className={`${classes.list} ${className ?? ''}`}
      onClickCapture={swallow}
    >
      {children}
    </ul>
  );
}

const ItemContext = createContext('');

export type SortableItemProps = HTMLAttributes<HTMLLIElement> & {
  /** Also the item's React key; one of its kind in all lists of the group. */
  itemKey: string;
};

export function SortableItem({ itemKey, children, ...attributes }: SortableItemProps) {
  return (
    <ItemContext value={itemKey}>
      <li {...attributes} data-key={itemKey}>
        {children}
      </li>
    </ItemContext>
  );
}

export type DragHandleProps = {
  /** Its name, with the item's place, which is read out after a move: 'Move question 2 of 5'. */
  label: string;
  /** What the item is moved by; where it is at an edge, null. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  /** More ways to move it, offered in the handle's menu. */
  choices?: readonly Choice[];
};

/** Stands within a <SortableItem>. */
export function DragHandle({ label, onUp, onDown, choices = [] }: DragHandleProps) {
  const key = use(ItemContext);
  const offered = useMemo(() => {
    const moves: Choice[] = [
      { id: 'up', label: 'Move up', icon: <ArrowUp size={16} aria-hidden />, work: onUp },
      { id: 'down', label: 'Move down', icon: <ArrowDown size={16} aria-hidden />, work: onDown },
    ].map(({ work, ...choice }) => ({ ...choice, disabled: work === null, onChoose: () => work?.() }));
    return [...moves, ...choices].map((choice) => ({
      ...choice,
      onChoose: (run: Parameters<Choice['onChoose']>[0]) => {
        choice.onChoose(run);
        focusHandle(key);
      },
    }));
  }, [key, onUp, onDown, choices]);
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    (event.key === 'ArrowUp' ? onUp : onDown)?.();
    focusHandle(key);
  };
  return (
    <ActionMenu
      label={label}
      choices={offered}
      button={
        <ActionIcon
          aria-label={label}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          data-drag-handle={key}
          className={classes.handle ?? ''}
          size={28}
          onKeyDown={press}
        >
          <GripVertical size={16} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

/** The item may be drawn anew in another list: its handle takes the focus there, once it is there. */
function focusHandle(key: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-drag-handle="${CSS.escape(key)}"]`)?.focus(),
  );
}
