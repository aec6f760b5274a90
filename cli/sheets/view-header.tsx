// The header of a dashboard and its table: the tab, the number of rows, the open view, the shown sheets, and the active
// filter.
import { counts } from '#core/messages/count-texts.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import { bannerText, latestOfText, loadingText } from '#core/sheets/dashboard/labels.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { changeOf } from '#core/sheets/dashboard/compare/change.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { cut, harmless, widthOf } from '#cli/output/width.ts';
import { TabLine, withRight } from '#cli/terminal/tab-line.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line, type Segment } from '#cli/terminal/theme.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import type { OpenView } from './open-view.ts';
import type { SheetViewState } from '#core/sheets/engine/sheet-view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ViewHeaderProps = {
  tab: 'dashboard' | 'rows';
  state: SheetViewState;
  overview: SheetOverview;
  /** The open saved view. */
  saved: OpenView | null;
  /** Shown instead of the number of rows. */
  count?: string;
  /** The position of the current widget. */
  place?: string | undefined;
  timeZone: string;
};

/** The header. */
export function ViewHeader(props: ViewHeaderProps) {
  const { tab, state, overview, saved, count, place = '', timeZone } = props;
  const { width } = useArea();
  const { accessible } = useTerminal();
  const { filter, added } = state;
  const { form, sheets, filtered, rowCount, before, namesById } = overview;
  const latest = latestOfText(overview);
  const change = before && changeOf(rowCount, before.rowCount, before.period);
  const rows =
    count ?? [t(counts.rows, { count: rowCount }), ...(change === null ? [] : [change.text])].join('  ');
  const quiet: Segment =
    added > 0
      ? { text: `${t(m.newRows, { count: added })}   ${rows}`, tone: 'good' }
      : { text: rows, tone: 'dim' };
  const right = newsOf(tab, state) ?? quiet;
  const sentence =
    filter && filterSentence(filter, filteredQuestions(form), { timeZone, catalogNames: namesById });
  const name = saved === null ? [] : viewSegments(saved, width);
  // If both do not fit, the banner is truncated: the line below repeats its end.
  const room = width - [place, ...name.map(({ text }) => text)].reduce((sum, text) => sum + widthOf(text), 2);
  const bannerLine = [
    bannerText({ sheets: sheets.length, filtered }),
    ...(latest === null ? [] : [latest]),
  ].join('   ');
  const banner: Segment[] = [
    ...name,
    { text: accessible || place === '' ? bannerLine : cut(bannerLine, Math.max(0, room)), tone: 'dim' },
  ];
  const withPlace = (left: Segment[]) =>
    accessible ? [...left, { text: `  ·  ${place}` }] : withRight(left, { text: place, tone: 'dim' }, width);
  return (
    <>
      <TabLine names={viewTabs} current={tab} right={right} />
      <Line segments={place === '' ? banner : withPlace(banner)} />
      {sentence && <Line segments={[{ text: `${t(m.filter)}  `, tone: 'accent' }, { text: sentence }]} />}
    </>
  );
}

/** The tabs alone, before anything is loaded. */
export function ViewTabs({ current }: { current: ViewHeaderProps['tab'] }) {
  return <TabLine names={viewTabs} current={current} />;
}

const viewTabs = { dashboard: sheetTexts.dashboard, rows: sheetTexts.table } as const;

/** Its number of lines. */
export function headerHeight({ filter }: SheetViewState): number {
  return filter === null ? 2 : 3;
}

/** Its name, and whether what is shown still matches it. */
function viewSegments({ name, isChanged }: OpenView, width: number): Segment[] {
  return [
    { text: cut(harmless(name), Math.floor(width / 2)), tone: 'accent', bold: true },
    ...(isChanged ? [{ text: ' (changed)', tone: 'warning' as const }] : []),
    { text: '   ' },
  ];
}

/** The background activity. */
function newsOf(tab: ViewHeaderProps['tab'], { loading, error }: SheetViewState): Segment | null {
  if (loading !== null)
    return { text: loadingText(tab === 'rows' ? 'data' : tab, loading) ?? t(m.loading), tone: 'warning' };
  if (error === null) return null;
  return { text: `! ${sheetTexts.failed}: ${wordsOf(error).message}`, tone: 'bad' };
}
