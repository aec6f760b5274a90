// A line of the tree.
import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import { ChevronRight, Ellipsis, GripVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, memo, type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { type IndexedItem, type ItemRow, searchWords } from '#core/catalog/item-index.ts';
import type { CatalogColumn } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { treeTexts } from '#core/catalog/tree-texts.ts';
import { DeleteHint } from './delete-hint.tsx';
import classes from './tree.module.css';
import { columnText } from '#core/catalog/column-text.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What can be done with a line; the same functions as long as the tree is there. */
export type RowVerbs = {
  onGrab(event: PointerEvent, id: string): void;
  onClick(event: MouseEvent, id: string): void;
  onFocus(id: string): void;
  onToggle(id: string, isOpen: boolean): void;
  onEdit(node: IndexedItem): void;
  onAdd(node: IndexedItem): void;
  onDelete(node: IndexedItem): void;
  onMenu(node: IndexedItem, button: HTMLElement): void;
};

export type TreeRowProps = {
  row: ItemRow;
  index: number;
  top: number;
  height: number;
  isActive: boolean;
  isSelected: boolean;
  /** As a place for what is moved. */
  drop: 'here' | 'refused' | null;
  isMoved: boolean;
  isNarrow: boolean;
  mayChange: boolean;
  columns: readonly CatalogColumn[];
  words: string;
  verbs: RowVerbs;
};

export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { row, index, top, height, isActive, isSelected, drop, isMoved, isNarrow, mayChange } = props;
  const { columns, words, verbs } = props;
  const { node, level, position, siblings, isOpen } = row;
  const { id, item } = node;
  // Buttons with their hints are made for one row at a time: scrolling makes many rows.
  const [isNear, setNear] = useState(false);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isSelected}
      {...(isOpen !== null && { 'aria-expanded': isOpen })}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-drop={drop ?? undefined}
      data-moved={isMoved || undefined}
      data-retired={node.retired || undefined}
      className={`absolute top-0 start-0 w-full on-surface border-below focus-outline-none ${classes.row}`}
      style={{ height, transform: `translateY(${top}px)` }}
      onClick={(event) => verbs.onClick(event, id)}
      onDoubleClick={({ target }) => {
        if (mayChange && !isControl(target)) verbs.onEdit(node);
      }}
      onPointerEnter={() => setNear(true)}
      onFocus={() => verbs.onFocus(id)}
      onPointerDown={(event) => {
        if (event.pointerType !== 'touch' && mayChange && !isControl(event.target)) verbs.onGrab(event, id);
      }}
    >
      <NameCell row={row} isNarrow={isNarrow} words={words} onToggle={verbs.onToggle} />
      {!isNarrow && (
        <>
          <Cell>
            <Marked text={item.type.name} words={words} />
          </Cell>
          <Cell>
            <Marked text={item.code ?? ''} words={words} />
          </Cell>
          {columns.map((column) => (
            <Cell key={column.key} isNumber={column.kind === 'NUMBER'}>
              <Marked text={columnText(column, item)} words={words} />
            </Cell>
          ))}
        </>
      )}
      <div role="gridcell" className={`sticky end-0 row justify-end ${classes.verbs}`} data-control>
        {mayChange && (
          <>
            {!isNarrow && (isActive || isNear) && <Verbs node={node} isActive={isActive} verbs={verbs} />}
            <button
              type="button"
              className={`middle rigid p-0 border-none rounded-8 on-nothing faint pointer hover-ink ${classes.more}`}
              aria-label={t(m.actionsFor, { node: node.name })}
              aria-haspopup="menu"
              tabIndex={isActive ? 0 : -1}
              onClick={({ currentTarget }) => verbs.onMenu(node, currentTarget)}
            >
              <Ellipsis size={18} aria-hidden />
            </button>
            {isNarrow && (
              <span
                className="middle w-44 rigid faint touch-none"
                style={{ height: '2.75rem' }}
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.stopPropagation();
                  verbs.onGrab(event, id);
                }}
              >
                <GripVertical size={18} />
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );
});

type NameCellProps = Pick<TreeRowProps, 'row' | 'isNarrow' | 'words'> & Pick<RowVerbs, 'onToggle'>;

/** The name, as far to the side as it is deep in the tree, and the way to open and close what is below. */
function NameCell({ row, isNarrow, words, onToggle }: NameCellProps) {
  const { node, level, isOpen } = row;
  const { id, item } = node;
  return (
    <div
      role="gridcell"
      className="row min-w-0 gap-4"
      style={{ paddingInlineStart: isNarrow ? Math.min(level - 1, 8) * 14 : (level - 1) * 22 }}
    >
      {/* For pointers; the row says itself whether it is open, and the arrow keys open and close it. */}
      <span
        className={`middle w-32 h-36 rigid rounded-6 faint ${classes.chevron}`}
        style={{ marginInlineStart: '0.25rem' }}
        data-open={isOpen === true || undefined}
        data-control
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (isOpen !== null) onToggle(id, !isOpen);
        }}
      >
        {isOpen !== null && <ChevronRight size={16} />}
      </span>
      <span className="grid min-w-0">
        <span className={`cut weight-550 ${classes.title}`} title={node.name} dir="auto">
          <Marked text={node.name} words={words} />
        </span>
        {isNarrow && (
          <span className="cut faint text-xs">
            {item.type.name}
            {item.code !== null && ` · ${item.code}`}
          </span>
        )}
      </span>
      {node.retired && (
        <Badge color="gray" size="sm">
          {catalogTexts.retired}
        </Badge>
      )}
    </div>
  );
}

function Cell({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) {
  return (
    <div role="gridcell" className={`cut px-12 soft ${classes.cell}`} data-number={isNumber || undefined}>
      {children}
    </div>
  );
}

type VerbsProps = { node: IndexedItem; isActive: boolean; verbs: RowVerbs };

function Verbs({ node, isActive, verbs }: VerbsProps) {
  const tabIndex = isActive ? 0 : -1;
  const { name } = node;
  return (
    <span className={classes.quick}>
      <Tooltip label={treeTexts.addBelow}>
        <ActionIcon
          tabIndex={tabIndex}
          aria-label={`${treeTexts.addBelow} ${name}`}
          onClick={() => verbs.onAdd(node)}
        >
          <Plus size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={treeTexts.edit}>
        <ActionIcon
          tabIndex={tabIndex}
          aria-label={`${treeTexts.edit} ${name}`}
          onClick={() => verbs.onEdit(node)}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <DeleteHint node={node}>
        <ActionIcon
          tabIndex={tabIndex}
          aria-label={t(m.deleteText, { name })}
          onClick={() => verbs.onDelete(node)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </DeleteHint>
    </span>
  );
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-control]') !== null;
}

/** A text with what a search has found in it. */
function Marked({ text, words }: { text: string; words: string }) {
  const parts = searchWords(words).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (parts.length === 0 || text === '') return text;
  // The longest first: of two words that begin alike it is the one that is there.
  const pattern = new RegExp(`(${parts.toSorted((a, b) => b.length - a.length).join('|')})`, 'giu');
  return text.split(pattern).map((part, place) =>
    place % 2 === 1 ? (
      <mark
        key={place}
        style={{ background: 'color-mix(in srgb, var(--warning) 26%, transparent)', color: 'inherit' }}
      >
        {part}
      </mark>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
