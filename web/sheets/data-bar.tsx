// The one bar above the data: which view, sheets and rows are shown, and what is done with them. Its height stays the same,
// whatever is chosen, so that nothing below it moves. Where it is tight its buttons are icons; on a narrow screen they are one with a
// count.
import { Badge, Button, Switch } from '@mantine/core';
import { ChevronDown, Ellipsis, Filter, Layers, Radio, RefreshCw } from 'lucide-react';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isOnlyApproved, withOnlyApproved } from '#core/sheets/filter/filter-draft.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './data-bar.module.css';
import type { Live } from './engine/use-live.ts';
import { FilterChips } from './filter/filter-chips.tsx';
import type { SheetDialog } from './sheet-dialogs.tsx';
import type { OpenSheet } from './use-open-sheet.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type DataBarProps = {
  sheet: OpenSheet;
  /** The menu of saved views, or their choices within another menu. */
  views(within?: (choices: readonly Choice[]) => ReactElement): ReactNode;
  /** What is done with all of it: exports, the report, undo. */
  options: readonly Choice[];
  isExporting: boolean;
  onDialog(dialog: SheetDialog): void;
  /** In its place, while rows are selected; the line below it stays. */
  instead?: ReactNode;
  /** Of the tab: before the filters. */
  start?: ReactNode;
  /** Of the tab: behind them. */
  end?: ReactNode;
  /** What the data are of. */
  status: ReactNode;
  /** Of the tab: first in the menu. */
  more?: readonly Choice[];
};

/** Draws the bar with what a tab has in it. */
export type DrawBar = (parts: Pick<DataBarProps, 'instead' | 'start' | 'end' | 'more'>) => ReactNode;

export function DataBar(props: DataBarProps) {
  const { sheet, views, options, status, more = [], onDialog, instead, start, end } = props;
  const isNarrow = useNarrow();
  const ref = useRef<HTMLDivElement>(null);
  const tightness = useTightness(ref, 2);
  const { sheets, filtered, form } = sheet.view.overview;
  const choices: Choice[] = [
    {
      id: 'sheets.filter',
      label: filtered === 0 ? t(m.filterData) : t(m.filterDataCount, { filtered }),
      icon: <Filter size={18} aria-hidden />,
      onChoose: () => onDialog('filter'),
    },
    {
      id: 'sheets.select',
      label: t(m.selectSheets, { count: sheets.length }),
      icon: <Layers size={18} aria-hidden />,
      onChoose: () => onDialog('sheets'),
    },
  ];
  useOfferedChoices({ title: form.name, choices: [...choices, ...options] });
  const line = !isNarrow && <Line sheet={sheet} status={status} />;
  if (instead) {
    return (
      <>
        {instead}
        {line}
      </>
    );
  }
  const isFiltered = filtered > 0 || undefined;
  if (isNarrow || tightness === 2) {
    return (
      <>
        <div
          ref={ref}
          className={`row rigid gap-8 ${classes.bar}`}
          data-filtered={isFiltered}
          data-tight={(isNarrow && tightness > 0) || undefined}
        >
          <div className={`row grow gap-8 ${start ? '' : 'min-w-0'}`}>{start ?? (isNarrow && status)}</div>
          <LiveNote live={sheet.live} isShort />
          {end}
          {views((ofViews) => (
            <OneMenu
              filtered={filtered}
              choices={[...choices, ...more, ...apart(ofViews), ...apart(options)]}
            />
          ))}
        </div>
        {line}
      </>
    );
  }
  return (
    <>
      <div
        ref={ref}
        className={`row rigid gap-8 ${classes.bar}`}
        data-filtered={isFiltered}
        data-tight={tightness > 0 || undefined}
      >
        {start}
        {views()}
        <Button
          variant="default"
          className="rigid"
          leftSection={<Layers size={16} aria-hidden />}
          rightSection={<Badge color="gray">{sheets.length}</Badge>}
          onClick={() => onDialog('sheets')}
        >
          {sheetTexts.select}
        </Button>
        <Button
          variant="default"
          className="rigid"
          leftSection={<Filter size={16} aria-hidden />}
          rightSection={filtered > 0 && <Badge>{filtered}</Badge>}
          onClick={() => onDialog('filter')}
        >
          {sheetTexts.filter}
        </Button>
        <span className="grow" />
        <LiveNote live={sheet.live} />
        <OnlyApproved sheet={sheet} />
        {end}
        <OptionsMenu more={more} options={options} isExporting={props.isExporting} />
      </div>
      {line}
    </>
  );
}

/** All of the bar in one button, with the number of filters. */
function OneMenu({ filtered, choices }: { filtered: number; choices: readonly Choice[] }) {
  return (
    <ActionMenu
      label={t(m.options)}
      choices={choices}
      button={
        <Button
          variant={filtered > 0 ? 'light' : 'default'}
          className="rigid"
          data-one
          rightSection={filtered > 0 ? <Badge>{filtered}</Badge> : <Ellipsis size={16} aria-hidden />}
        >
          {t(m.options)}
        </Button>
      }
    />
  );
}

/** What is done with all of it, below what the tab has. */
function OptionsMenu({
  more = [],
  options,
  isExporting,
}: Pick<DataBarProps, 'more' | 'options' | 'isExporting'>) {
  return (
    <ActionMenu
      label={t(m.options)}
      choices={[...more, ...(more.length > 0 ? apart(options) : options)]}
      button={
        <Button
          variant="default"
          className="rigid"
          rightSection={<ChevronDown size={16} aria-hidden />}
          loading={isExporting}
        >
          {t(m.options)}
        </Button>
      }
    />
  );
}

/** The same choices below a line. */
function apart(choices: readonly Choice[]): Choice[] {
  return choices.map((choice, index) => (index === 0 ? { ...choice, apart: true } : choice));
}

/** What the data are of, and the filters: in one line, which scrolls sideways where there are more than fit. */
function Line({ sheet, status }: Pick<DataBarProps, 'sheet' | 'status'>) {
  const { view, filter, onCount, onFilter } = sheet;
  return (
    <div className={`row rigid gap-12 ${classes.line}`}>
      {status}
      <div className="rigid print-hidden">
        <FilterChips overview={view.overview} filter={filter} onCount={onCount} onFilter={onFilter} />
      </div>
    </div>
  );
}

/** Of forms whose rows are reviewed, on the dashboard: the table has a choice of all states. */
function OnlyApproved({ sheet: { tab, view, filter, onFilter } }: { sheet: OpenSheet }) {
  if (view.overview.form.reviewers.length === 0 || tab !== 'dashboard') return null;
  return (
    <Switch
      className="rigid print-hidden"
      label={sheetTexts.onlyApproved}
      checked={isOnlyApproved(filter)}
      onChange={({ currentTarget: { checked } }) => onFilter(withOnlyApproved(filter, checked))}
    />
  );
}

/** A subtle note that a sheet view updates itself, and how many rows were added. */
function LiveNote({ live, isShort = false }: { live: Live; isShort?: boolean }) {
  const { state, added, isWaiting, show } = live;
  if (isWaiting) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        className="rigid print-hidden"
        leftSection={<RefreshCw size={14} aria-hidden />}
        onClick={show}
      >
        {t(m.showChanges)}
      </Button>
    );
  }
  return (
    <p
      className="row rigid m-0 faint text-xs gap-6 nowrap print-hidden"
      data-live={state === 'live' || undefined}
      aria-live="polite"
    >
      {added > 0 ? (
        t(m.newRows, { count: added })
      ) : state === 'live' ? (
        <>
          <Radio size={14} aria-hidden /> <span className={isShort ? 'unseen' : ''}>{t(m.live)}</span>
        </>
      ) : null}
    </p>
  );
}

/**
 * How tight it is in the bar: 0, everything fits; each step up takes less room. Measured and not told by the width of the screen, since
 * it depends on what stands in it and in which language.
 */
function useTightness(bar: RefObject<HTMLElement | null>, most: number): number {
  const [tightness, setTightness] = useState(0);
  /** The width that each step needed. */
  const needed = useRef<number[]>([]);
  const measure = () => {
    if (bar.current === null) return;
    const { clientWidth, scrollWidth } = bar.current;
    if (scrollWidth > clientWidth && tightness < most) {
      needed.current[tightness] = scrollWidth;
      setTightness(tightness + 1);
    } else if (tightness > 0 && clientWidth >= (needed.current[tightness - 1] ?? 0)) {
      setTightness(tightness - 1);
    }
  };
  const latest = useRef(measure);
  latest.current = measure;
  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current());
    if (bar.current !== null) observer.observe(bar.current);
    return () => observer.disconnect();
  });
  return tightness;
}
