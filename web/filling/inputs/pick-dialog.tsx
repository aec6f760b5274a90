// A list to search and to pick from, of a few things or 50,000: only what is in sight is in the page.
import { Button } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, ChevronRight, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { counted } from '#core/count-text.ts';
import { InputDialog } from './input-dialog.tsx';
import classes from './pick-dialog.module.css';
import inputs from './inputs.module.css';

export type PickItem = {
  key: string;
  label: string;
  /** Where it stands, in smaller letters. */
  detail?: string;
  isChosen: boolean;
  /** False where only what is below it can be chosen. */
  isChoice?: boolean;
  /** What is below it can be looked at. */
  isOpen?: boolean;
};

export type PickDialogProps = {
  title: string;
  opened: boolean;
  onClose(): void;
  search: string;
  onSearch(search: string): void;
  searchLabel: string;
  /** Between the search and the list: where one is. */
  trail?: ReactNode;
  items: readonly PickItem[];
  /** How many there are, where not all are listed. */
  total?: number;
  isMulti: boolean;
  onPick(key: string): void;
  onOpenItem?(key: string): void;
  /** Said where there is nothing to pick. */
  nothing: string;
};

export function PickDialog({ title, opened, onClose, search, onSearch, ...props }: PickDialogProps) {
  const { searchLabel, trail, items, total = items.length, isMulti, nothing } = props;
  const close = () => {
    onClose();
    onSearch('');
  };
  return (
    <InputDialog
      title={title}
      opened={opened}
      onClose={close}
      {...(isMulti && {
        footer: (
          <Button size="lg" h={52} fz="md" onClick={close}>
            Done
          </Button>
        ),
      })}
    >
      <div className={classes.search}>
        <Search size={20} aria-hidden />
        <input
          className={inputs.field}
          type="search"
          enterKeyHint="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          // On a phone its keyboard would cover what there is to pick.
          data-autofocus={hasKeys() || undefined}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </div>
      {trail}
      <p className={classes.count} role="status">
        {items.length === 0
          ? nothing
          : total > items.length
            ? `The first ${items.length} of ${counted(total, 'item')}. Search to see others.`
            : ''}
      </p>
      <PickList {...props} title={title} />
    </InputDialog>
  );
}

/** Whether somebody types here without a keyboard on the screen, as far as is known. */
function hasKeys(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

const rowHeight = 56;

/** Drawn once the dialog is there, whose height it needs. */
function PickList({
  title,
  items,
  isMulti,
  onPick,
  onOpenItem,
}: Pick<PickDialogProps, 'title' | 'items' | 'isMulti' | 'onPick' | 'onOpenItem'>) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => place,
    estimateSize: () => rowHeight,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 8,
  });
  // Another level or search begins at its top; what is picked changes no place.
  const [first] = items;
  useEffect(() => {
    place?.scrollTo({ top: 0 });
  }, [first?.key, items.length, place]);
  return (
    <div ref={setPlace} className={classes.scroll}>
      <ul className={classes.list} aria-label={title} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index];
          if (item === undefined) return null;
          const { isChoice = true, isOpen = false } = item;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={classes.item}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              <button
                type="button"
                className={classes.pick}
                data-multi={isMulti || undefined}
                {...(isChoice && { 'aria-pressed': item.isChosen })}
                onClick={() => (isChoice ? onPick(item.key) : onOpenItem?.(item.key))}
              >
                {isChoice && (
                  <span className={classes.mark} aria-hidden="true">
                    {item.isChosen && <Check size={18} strokeWidth={3} />}
                  </span>
                )}
                <span className={classes.words}>
                  {item.label}
                  {item.detail !== undefined && <span className={classes.detail}>{item.detail}</span>}
                </span>
                {!isChoice && <ChevronRight size={22} aria-hidden />}
              </button>
              {isChoice && isOpen && (
                <button
                  type="button"
                  className={classes.open}
                  aria-label={`What is below ${item.label}`}
                  onClick={() => onOpenItem?.(item.key)}
                >
                  <ChevronRight size={22} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
