// What the bar above the rows has of its own: search, review status and columns; on phones the order too, which is in headings
// elsewhere.
import { ActionIcon, Button, Indicator, SegmentedControl, TextInput } from '@mantine/core';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  Check,
  ChevronDown,
  ListChecks,
  MapPin,
  Search,
  Table2,
} from 'lucide-react';
import type { StatusCounts } from '#core/sheets/engine/displayed-rows.ts';
import { statusesToChoose } from '#core/sheets/review/review-status.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { sortBy, type TableSort } from '#core/sheets/table/table-choice.ts';
import { shownColumns, type TableLayout } from '#core/sheets/table/table-layout.ts';
import type { TableColumn } from '#core/sheets/table/table.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { TableColumnsMenu } from './table-columns-menu.tsx';
import type { ChangeLayout } from './use-table-layout.ts';
import classes from './data-tab.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { countText } from '#core/count-text.ts';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { common } from '#core/messages/common-texts.ts';

export type RowSearchProps = {
  words: string;
  onWords(words: string): void;
  /** How many rows are shown of how many; empty where all are. */
  countText: string;
};

export type TableToolsProps = {
  /** Null: the table offers no choice of review status. */
  review: {
    counts: StatusCounts | null;
    status: ReviewStatus | null;
    onStatus(status: ReviewStatus | null): void;
  } | null;
  columns: readonly TableColumn[];
  layout: TableLayout;
  changeLayout: ChangeLayout;
  sort: TableSort;
  onSort(sort: TableSort): void;
  /** Null: the form asks for no place. */
  map: { isShown: boolean; onShow(isShown: boolean): void } | null;
};

/** What the rows are searched for, and how many are found. */
export function RowSearch({ words, onWords, countText: found }: RowSearchProps) {
  return (
    <>
      <TextInput
        className={`print-hidden ${classes.search}`}
        type="search"
        placeholder={t(m.searchRows)}
        aria-label={t(m.searchRows)}
        leftSection={<Search size={16} aria-hidden />}
        value={words}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
      />
      <span role="status" className={`soft numbers text-sm nowrap ${classes.count}`}>
        {found}
      </span>
    </>
  );
}

export function TableTools(props: TableToolsProps) {
  const { review, columns, layout, changeLayout, sort, onSort, map } = props;
  const isNarrow = useNarrow();
  return (
    <div className="row rigid gap-8 print-hidden">
      {map !== null && isNarrow && (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={map.isShown ? t(m.table) : t(m.map)}
          onClick={() => map.onShow(!map.isShown)}
        >
          {map.isShown ? <Table2 size={18} aria-hidden /> : <MapPin size={18} aria-hidden />}
        </ActionIcon>
      )}
      {map !== null && !isNarrow && (
        <SegmentedControl
          aria-label={t(m.tableOrMap)}
          size="xs"
          value={map.isShown ? 'map' : 'table'}
          data={[
            { value: 'table', label: t(m.table) },
            { value: 'map', label: t(m.map) },
          ]}
          onChange={(value) => map.onShow(value === 'map')}
        />
      )}
      {review !== null && <ReviewMenu {...review} isSmall={isNarrow} />}
      {isNarrow && <SortMenu columns={shownColumns(columns, layout)} sort={sort} onSort={onSort} />}
      <TableColumnsMenu columns={columns} layout={layout} onLayout={changeLayout} isSmall={isNarrow} />
    </div>
  );
}

type ReviewMenuProps = NonNullable<TableToolsProps['review']> & { isSmall: boolean };

/** The choice of review status (spec 2, section 2): the state in force is marked, and the button names it. */
function ReviewMenu({ counts, status, onStatus, isSmall }: ReviewMenuProps) {
  // The name of a button has what is to be read on it.
  const shown = statusText(status, isSmall ? null : counts);
  const label = t(m.reviewStatusOf, { status: shown });
  return (
    <ActionMenu
      label={t(m.reviewStatus)}
      button={
        isSmall ? (
          <ActionIcon variant="default" size={36} aria-label={label}>
            <Indicator display="flex" disabled={status === null} size={8} offset={2}>
              <ListChecks size={18} aria-hidden />
            </Indicator>
          </ActionIcon>
        ) : (
          <Button
            variant={status === null ? 'default' : 'light'}
            aria-label={label}
            leftSection={<ListChecks size={16} aria-hidden />}
            rightSection={<ChevronDown size={16} aria-hidden />}
          >
            {shown}
          </Button>
        )
      }
      choices={[null, ...statusesToChoose].map((each) => ({
        id: each ?? 'ALL',
        label: statusText(each, counts),
        icon: each === status ? <Check size={18} aria-hidden /> : <span className={classes.noIcon} />,
        onChoose: () => onStatus(each),
      }))}
    />
  );
}

type SortMenuProps = Pick<TableToolsProps, 'columns' | 'sort' | 'onSort'>;

/** Choosing the column in force turns its order. */
function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const Arrow = sort.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <ActionMenu
      label={t(both.sortBy)}
      button={
        <ActionIcon variant="default" size={36} aria-label={t(both.sortBy)}>
          <ArrowUpDown size={18} aria-hidden />
        </ActionIcon>
      }
      choices={columns.map(({ id, title }) => ({
        id,
        label: title,
        icon: id === sort.column ? <Arrow size={18} aria-hidden /> : <span className={classes.noIcon} />,
        onChoose: () => onSort(sortBy(id, sort)),
      }))}
    />
  );
}

/**
 * A review status with the number of its rows, `Pending 70`; null is all of them. Without a number until it is known.
 */
function statusText(status: ReviewStatus | null, counts: StatusCounts | null): string {
  const name = status === null ? t(common.all) : reviewLabels[status];
  if (counts === null) return name;
  const count = status === null ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[status];
  return `${name} ${countText(count)}`;
}
