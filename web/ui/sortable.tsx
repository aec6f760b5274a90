// Lists whose items are dragged by a handle to another position or list, based on sortablejs. The same handle moves them
// with the keyboard: Alt and an arrow, or its menu. The caller changes the state; nothing moves on the page before that.
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
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** An item was dropped: 'to' is its index in the target list, after its removal from the old position. */
export type SortableMove = { itemKey: string; from: number; to: number; fromList: string; toList: string };

export type SortableListProps = {
  /** Identifies the list, for moves between lists. */
  id: string;
  /** Lists of one group exchange items, including nested lists. Without a group a list keeps its items. */
  group?: string;
  /** The accessible name. */
  label: string;
  onMove(move: SortableMove): void;
  className?: string | undefined;
  /** Only <SortableItem>s. */
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
      // Native drag and drop does not support touch, and cannot be styled.
      forceFallback: true,
      fallbackOnBody: true,
      fallbackTolerance: 5,
      // Drop before an item above its middle and after it below, whatever the heights.
      invertSwap: true,
      invertedSwapThreshold: 1,
      emptyInsertThreshold: 12,
      ghostClass: classes.place ?? '',
      fallbackClass: classes.dragged ?? '',
      onStart: () => {
        wasDragged.current = true;
      },
      onEnd: ({ item, from, to, oldIndex = 0, newIndex = 0 }) => {
        // Sortable has changed the DOM without React: revert that before the state changes.
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
  /** The click that ends a drag must not open a menu. */
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
  /** Also the item's React key; unique across all lists of the group. */
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
  /** Its name with its position, which is read out after a move: 'Move question 2 of 5'. */
  label: string;
  /** Moves the item; null at an edge. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  /** Further ways to move it, in the handle's menu. */
  choices?: readonly Choice[];
};

/** Used within a <SortableItem>. */
export function DragHandle({ label, onUp, onDown, choices = [] }: DragHandleProps) {
  const key = use(ItemContext);
  const offered = useMemo(() => {
    const moves: Choice[] = [
      { id: 'up', label: t(m.moveUp), icon: <ArrowUp size={16} aria-hidden />, work: onUp },
      { id: 'down', label: t(m.moveDown), icon: <ArrowDown size={16} aria-hidden />, work: onDown },
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
          className="grab touch-none"
          size={28}
          onKeyDown={press}
        >
          <GripVertical size={16} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

/** The item may be mounted in another list: its handle is focused there once it is rendered. */
function focusHandle(key: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-drag-handle="${CSS.escape(key)}"]`)?.focus(),
  );
}
