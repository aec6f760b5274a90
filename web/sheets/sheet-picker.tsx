// Chooses the sheets of a view: all sheets of a form, with a search by name, loaded in pages while scrolling.
import { personName } from '#core/primitives.ts';
import { Alert, Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Search, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sheetsByNameQuery } from '#core/sheets/queries.ts';
import { maximumSelectedSheets, type Sheet } from '#core/sheets/schema.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useReportChanges } from '#web/ui/dialog/use-leaving.ts';
import { When } from '#web/ui/time/when.tsx';
import classes from './sheet-picker.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type SheetPickerProps = {
  formId: string;
  /** Ids of the sheets in view. */
  selected: readonly string[];
  onApply(ids: string[]): void;
  /** Whether the selection differs from the sheets in view. */
  onChanged(hasChanged: boolean): void;
  onClose(): void;
};

export function SheetPicker({ formId, selected, onApply, onChanged, onClose }: SheetPickerProps) {
  const [first] = useState<ReadonlySet<string>>(() => new Set(selected));
  const [chosen, setChosen] = useState(first);
  useReportChanges(onChanged, chosen.size !== first.size || [...chosen].some((id) => !first.has(id)));
  const [words, setWords] = useState('');
  const [name] = useDebouncedValue(words.trim(), 250);
  const query = useSheets(formId, name);
  const sheets = query.data ?? [];
  const isTooMany = chosen.size > maximumSelectedSheets;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className="grid gap-12">
      <TextInput
        {...firstField}
        type="search"
        aria-label={t(m.searchSheets)}
        placeholder={t(m.searchSheets)}
        leftSection={<Search size={16} aria-hidden />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Group justify="space-between" gap="xs">
        <Text className="numbers" role="status">
          {t(m.selected, { size: chosen.size })}
        </Text>
        <Group gap="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={sheets.length === 0}
            onClick={() => setChosen(new Set([...chosen, ...sheets.map(({ id }) => id)]))}
          >
            {t(m.selectAllShown)}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={chosen.size === 0}
            onClick={() => setChosen(new Set())}
          >
            {t(m.clear)}
          </Button>
        </Group>
      </Group>
      {isTooMany && (
        <Alert color="amber" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
          {t(both.maximumNumberOfSheetsYou, { maximumSelectedSheets })}
        </Alert>
      )}
      <Loaded query={query}>
        {(read) =>
          read.length === 0 ? (
            <EmptyState title={name === '' ? t(both.noSheetsToShow) : t(both.noSheetsMatch)} />
          ) : (
            <SheetList sheets={read} chosen={chosen} onToggle={toggle} onEnd={query.readOn} />
          )
        }
      </Loaded>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button disabled={chosen.size === 0 || isTooMany} onClick={() => onApply([...chosen])}>
          {t(m.apply)}
        </Button>
      </DialogFoot>
    </div>
  );
}

function useSheets(formId: string, name: string) {
  const { send } = useCore();
  const record = (page: number) => sheetsByNameQuery(send, formId, name, page);
  const query = useInfiniteQuery({
    queryKey: [...record(0).queryKey.slice(0, -1), 'pages'],
    queryFn: ({ pageParam, signal }) => record(pageParam).queryFn({ signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ content }) => content),
    placeholderData: (previous) => previous,
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    data,
    error,
    refetch,
    readOn: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

/** The estimated height of a sheet, and how many to render outside the viewport (spec 2, "Sheet picker"). */
const defaultHeight = 193;
const overscan = 10;

type SheetListProps = {
  sheets: readonly Sheet[];
  chosen: ReadonlySet<string>;
  onToggle(id: string): void;
  /** The end of the list is visible. */
  onEnd(): void;
};

function SheetList({ sheets, chosen, onToggle, onEnd }: SheetListProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: sheets.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => defaultHeight,
    getItemKey: (index) => sheets[index]?.id ?? index,
    overscan,
  });
  const shown = list.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (last >= sheets.length - 1) end();
  }, [last, sheets.length]);
  return (
    <div ref={scroll} className={`scroll-y border rounded-12 ${classes.scroll}`}>
      <ul className="relative bare-list" style={{ height: list.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const sheet = sheets[index];
          if (sheet === undefined) return null;
          const { id, name, user, rowCount, dates, completed } = sheet;
          return (
            <li
              key={key}
              ref={list.measureElement}
              data-index={index}
              className="absolute top-0 w-full border-below hover-on-sunken"
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={sheets.length}
              aria-posinset={index + 1}
            >
              <Checkbox
                className={classes.sheet}
                p="0.75rem 1rem"
                checked={chosen.has(id)}
                onChange={() => onToggle(id)}
                label={name || t(both.unnamedSheet)}
                description={rich(m.sheetFacts, {
                  count: rowCount,
                  isCompleted: String(completed),
                  when: <When at={dates.lastModified} />,
                  user: personName(user),
                })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
