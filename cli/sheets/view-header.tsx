// What stands above a dashboard and its table alike: which of the two it is, how many rows there are, what is shown
// of the form, and the filter in force.
import { counted } from '#core/count-text.ts';
import { filterSentence } from '#core/sheets/filter-words.ts';
import { bannerText, progressText } from '#core/sheets/overview.ts';
import type { SheetOverview } from '#core/sheets/sheet-data.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import { cut, harmless, widthOf } from '#cli/output/width.ts';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label, Line, type Segment } from '#cli/terminal/theme.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import type { SheetViewState } from './sheet-view.ts';

export type ViewHeaderProps = {
  tab: 'dashboard' | 'rows';
  state: SheetViewState;
  overview: SheetOverview;
  /** Said instead of the number of rows. */
  count?: string;
  timeZone: string;
};

/** The header. */
export function ViewHeader({ tab, state, overview, count, timeZone }: ViewHeaderProps) {
  const { width } = useArea();
  const { filter, added } = state;
  const { form, sheets, filtered, rowCount, namesById } = overview;
  const place = count ?? counted(rowCount, 'row');
  const quiet: Segment =
    added > 0
      ? { text: `${counted(added, 'new row')}   ${place}`, tone: 'good' }
      : { text: place, tone: 'dim' };
  const right = newsOf(state) ?? quiet;
  const sentence = filter && filterSentence(filter, form.questions, { timeZone, catalogNames: namesById });
  return (
    <>
      <Line segments={withRight(tabLine(viewTabs, tab), right, width)} />
      <Label tone="dim" width={width}>
        {bannerText({ sheets: sheets.length, filtered })}
      </Label>
      {sentence && <Line segments={[{ text: 'Filter  ', tone: 'accent' }, { text: sentence }]} />}
    </>
  );
}

const viewTabs = { dashboard: sheetTexts.dashboard, rows: sheetTexts.table } as const;

/** The lines that it takes. */
export function headerHeight({ filter }: SheetViewState): number {
  return filter === null ? 2 : 3;
}

/** Tabs by their names, the current one in the accent colour. */
export function tabLine<Tab extends string>(names: Readonly<Record<Tab, string>>, current: Tab): Segment[] {
  return Object.entries<string>(names).map(([tab, name], index) => ({
    text: `${index === 0 ? '' : '   '}${name}`,
    ...(tab === current ? { tone: 'accent', bold: true } : { tone: 'dim' }),
  }));
}

/** What goes on behind what is shown. */
function newsOf({ loading, error }: SheetViewState): Segment | null {
  if (loading !== null)
    return { text: loading.total === 0 ? 'Loading...' : progressText(loading), tone: 'warning' };
  if (error === null) return null;
  return { text: `! ${sheetTexts.failed}: ${wordsOf(error).message}`, tone: 'bad' };
}

/** A line with something at its right end. */
export function withRight(left: readonly Segment[], right: Segment, width: number): Segment[] {
  const used = left.reduce((sum, { text }) => sum + widthOf(harmless(text)), 0);
  const text = cut(harmless(right.text), Math.max(0, width - used - 2));
  return [...left, { text: ' '.repeat(Math.max(0, width - used - widthOf(text))) }, { ...right, text }];
}
