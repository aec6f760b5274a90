// A list with a search, for up to 50,000 entries: only the visible ones are rendered.
import { Button } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { InputDialog } from './input-dialog.tsx';
import { SearchField } from './search-field.tsx';
import classes from './pick-dialog.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type PickItem = {
  key: string;
  label: string;
  /** Its code, beside the label. */
  code?: string;
  /** Its location, in smaller text. */
  detail?: string;
  /** What else is known of it, below that. */
  facts?: string;
  isChosen: boolean;
  /** It is shown, but cannot be chosen. */
  disabled?: true;
  /** False if only its children can be chosen. */
  isChoice?: boolean;
  /** It has children. */
  isOpen?: boolean;
};

export type PickDialogProps = {
  title: string;
  opened: boolean;
  onClose(): void;
  search: string;
  onSearch(search: string): void;
  searchLabel: string;
  /** The current path, between search and list. */
  trail?: ReactNode;
  items: readonly PickItem[];
  /** The total number, if not all are listed. */
  total?: number;
  isMulti: boolean;
  onPick(key: string): void;
  onOpenItem?(key: string): void;
  /** Enter was pressed in the search. */
  onEnter?(): void;
  /** Shown if there is nothing to choose. */
  nothing: string;
};

export function PickDialog({ title, opened, onClose, search, onSearch, ...props }: PickDialogProps) {
  const { searchLabel, trail, items, total = items.length, isMulti, onEnter, nothing } = props;
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
            {t(common.done)}
          </Button>
        ),
      })}
    >
      <div className="relative rigid pt-4 pb-12 px-16">
        <SearchField
          label={searchLabel}
          value={search}
          onSearch={onSearch}
          enterKeyHint="search"
          // On a phone, the on-screen keyboard would cover the list.
          data-autofocus={hasKeys() || undefined}
          onKeyDown={({ key }) => key === 'Enter' && search.trim() !== '' && onEnter?.()}
        />
      </div>
      {trail}
      <p className={`rigid p-0 px-20 m-0 soft text-md ${classes.count}`} role="status">
        {items.length === 0
          ? nothing
          : total > items.length
            ? t(m.firstOfItemsSearchTo, { count: items.length, total })
            : ''}
      </p>
      <PickList {...props} title={title} />
    </InputDialog>
  );
}

/** Whether the user has a physical keyboard, as far as known. */
function hasKeys(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

const rowHeight = 56;

/** Rendered once the dialog is mounted, whose height it needs. */
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
  // Another level or search starts at the top; selecting does not scroll.
  const [first] = items;
  useEffect(() => {
    place?.scrollTo({ top: 0 });
  }, [first?.key, items.length, place]);
  return (
    <div
      ref={setPlace}
      className="scroll-y min-h-0 grow border-above"
      style={{ overscrollBehavior: 'contain' }}
    >
      <ul className="relative bare-list" aria-label={title} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index];
          if (item === undefined) return null;
          const { isChoice = true, isOpen = false } = item;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className="absolute top-0 end-0 start-0 flex min-h-56 border-below"
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              <button
                type="button"
                className={classes.pick}
                data-multi={isMulti || undefined}
                disabled={item.disabled && !item.isChosen}
                style={item.disabled && !item.isChosen ? { color: 'var(--ink-faint)' } : undefined}
                {...(isChoice && { 'aria-pressed': item.isChosen })}
                onClick={() => (isChoice ? onPick(item.key) : onOpenItem?.(item.key))}
              >
                {isChoice && (
                  <span className={`middle rigid border-control round ${classes.mark}`} aria-hidden="true">
                    {item.isChosen && <Check size={18} strokeWidth={3} />}
                  </span>
                )}
                <span className="min-w-0 grow break">
                  {item.label}
                  {item.code !== undefined && (
                    <span
                      className="inline-block rounded-6 on-sunken soft text-sm numbers weight-500"
                      style={{ padding: '0.0625rem 0.5rem', marginInlineStart: '0.5rem' }}
                    >
                      {item.code}
                    </span>
                  )}
                  {item.detail !== undefined && (
                    <span className="block soft text-15 weight-400">{item.detail}</span>
                  )}
                  {item.facts !== undefined && (
                    <span className="block soft text-15 weight-400">{item.facts}</span>
                  )}
                </span>
                {!isChoice && <ChevronRight size={22} aria-hidden />}
              </button>
              {isChoice && isOpen && (
                <button
                  type="button"
                  className={classes.open}
                  aria-label={t(m.whatIsBelow, { item: item.label })}
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
