// Alert insights: the alerts of all forms over time, one line per bucket. Enter drills into a bucket, [ and ] go back
// and forward.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '#core/count-text.ts';
import { formsQuery } from '#core/forms/queries.ts';
import {
  alertRowsFilter,
  bucketRange,
  formOrder,
  type Insights,
  insightsOf,
} from '#core/insights/insights.ts';
import { insightsQuery } from '#core/insights/queries.ts';
import {
  currentRange,
  presetRange,
  pushRange,
  type RangeEntry,
  startHistory,
  stepRange,
  zoomRange,
} from '#core/insights/range.ts';
import { defaultPreset, type PresetId, presets } from '#core/insights/range-choices.ts';
import { bucketText, insightTexts as texts, rangeText, totalText } from '#core/insights/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { widthOf } from '#cli/output/width.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { List } from '#cli/terminal/list.tsx';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { Table } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line, type Segment, type Tone } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import {
  type InsightLine,
  insightLines,
  legendTexts,
  mostLetters,
  roomForBars,
  totalColumn,
} from './insight-lines.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/insights/texts.ts';
import { askCustomRange } from './ask-range.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** In addition to the letters, for users who can see colours. */
const tones: readonly Tone[] = ['accent', 'warning', 'good', 'dim'];

export function InsightsScreen(_props: ScreenProps<'insights'>) {
  const { core, actor } = useApp();
  const { timeZone } = actor;
  const clock = () => ({ now: core.ports.now(), timeZone });
  const { dialogs } = useTerminal();
  const [history, setHistory] = useScreenState('ranges', startHistory(null));
  const entry = currentRange(history);
  const forms = useQuery(formsQuery(core.send)).data ?? [];
  const query = useQuery({
    ...insightsQuery(core.send, entry.range, clock),
    placeholderData: keepPreviousData,
  });
  const go = (next: RangeEntry) => setHistory(pushRange(history, next));
  const [back, forward] = [stepRange(history, -1), stepRange(history, 1)];
  const askRange = async () => {
    const chosen = await choose<PresetId | 'custom'>(dialogs, {
      title: t(both.range),
      choices: [
        ...presets.map(({ id, label }) => ({ value: id, label })),
        { value: 'custom', label: texts.custom },
      ],
      ...(entry.preset !== null && { current: entry.preset }),
    });
    if (chosen === null) return;
    if (chosen === defaultPreset) return go({ range: null, preset: defaultPreset });
    if (chosen !== 'custom') return go({ range: presetRange(chosen, clock()), preset: chosen });
    const range = await askCustomRange(dialogs, timeZone);
    if (range !== null) go({ range, preset: null });
  };
  useKeys([
    { key: 'filter', label: t(m.filterByRange), run: askRange },
    {
      key: 'previous',
      label: t(keyTexts.back),
      off: back === null ? t(m.thereIsNoRangeBefore) : undefined,
      run: () => back && setHistory(back),
    },
    {
      key: 'next',
      label: t(keyTexts.forward),
      off: forward === null ? t(m.thereIsNoRangeAfter) : undefined,
      run: () => forward && setHistory(forward),
    },
  ]);
  const names = new Map(forms.map(({ id, name }) => [id, name]));
  // A form keeps its letter when the range changes.
  const [order] = useState<{ before: readonly string[] }>(() => ({ before: [] }));
  return (
    <Loaded query={query} title={texts.failed}>
      {(counts) => {
        const insights = insightsOf(counts, names, order.before, mostLetters);
        order.before = formOrder(order.before, insights);
        return (
          <Bars
            key={JSON.stringify(entry)}
            insights={insights}
            all={insightsOf(counts, names, order.before, Number.POSITIVE_INFINITY)}
            preset={presets.find(({ id }) => id === entry.preset)?.label ?? null}
            onZoom={go}
          />
        );
      }}
    </Loaded>
  );
}

type BarsProps = {
  insights: Insights;
  all: Insights;
  preset: string | null;
  onZoom(entry: RangeEntry): void;
};

function Bars({ insights, all, preset, onZoom }: BarsProps) {
  const { actor, go, say } = useApp();
  const { dialogs } = useTerminal();
  const { width, height } = useArea();
  const [isTable, setIsTable] = useState(false);
  const { timeZone } = actor;
  const lines = insightLines(insights, roomForBars(insights, width, timeZone), timeZone);
  const name = `buckets ${insights.range.startDate} ${insights.range.endDate}`;
  const current = lines[useCursor(name, lines.length)] ?? null;
  const zoom = (line: InsightLine | undefined) => {
    const range = line && zoomRange(line.bucket, insights.range, timeZone);
    if (range) return onZoom({ range, preset: null });
    return say(t(m.minutesAreSmallestUnitD));
  };
  const showRows = async () => {
    if (current === null) return;
    const { bucket } = current;
    const found = all.series.flatMap(({ form, label }) => {
      const count = form === null ? 0 : (bucket.counts[form] ?? 0);
      return form === null || count === 0 ? [] : [{ value: { form, label }, label, note: countText(count) }];
    });
    const [only] = found;
    const chosen =
      found.length === 1 && only ? only.value : await choose(dialogs, { title: t(m.rowsOf), choices: found });
    if (chosen === null) return;
    const filter = alertRowsFilter(bucketRange(bucket, insights.range));
    go({
      screen: 'rows',
      formId: chosen.form,
      formName: chosen.label,
      sheetIds: 'all',
      start: { filter, sort: null, review: null },
    });
  };
  useKeys([
    {
      key: 'dashboard',
      label: t(m.itsData),
      off: current === null || current.total === 0 ? t(m.noAlertsHere) : undefined,
      run: showRows,
    },
    { key: 'table', label: isTable ? t(m.withoutTable) : t(keyTexts.table), run: () => setIsTable(!isTable) },
  ]);
  const legend = legendLines(insights, width);
  const room = Math.max(3, height - 2 - (isTable ? 0 : legend.length + 1));
  return (
    <>
      <Line
        segments={[
          { text: preset ?? rangeText(insights.range, timeZone), bold: true },
          {
            text: `  ${totalText(insights.total, insights.by)}${preset === null ? '' : `, ${rangeText(insights.range, timeZone)}`}`,
            tone: 'dim',
          },
        ]}
      />
      {insights.total === 0 ? (
        <>
          <Label>{texts.empty}</Label>
          <Label tone="dim">{texts.emptyMore}</Label>
        </>
      ) : isTable ? (
        <InsightTable name={name} insights={all} lines={lines} height={room} onEnter={zoom} />
      ) : (
        <>
          <List
            name={name}
            items={lines}
            line={lineOf(lines)}
            height={room}
            empty={texts.empty}
            enterLabel={t(m.zoomIn)}
            onEnter={(index) => zoom(lines[index])}
          />
          <Label> </Label>
          {legend.map((segments, index) => (
            <Line key={index} segments={segments} />
          ))}
        </>
      )}
    </>
  );
}

function lineOf(lines: readonly InsightLine[]): (line: InsightLine) => readonly Segment[] {
  const total = totalColumn(lines);
  return (line) => [
    { text: `${line.when}  ` },
    { text: `${total(line)}  `, bold: line.total > 0, tone: line.total > 0 ? 'plain' : 'dim' },
    ...line.parts.map((text, place) => ({ text, tone: tones[place] })),
    { text: line.rest },
  ];
}

/** The legend: each form with its letter, as many per line as fit. */
function legendLines(insights: Insights, width: number): Segment[][] {
  const lines: Segment[][] = [];
  let used = 0;
  legendTexts(insights).forEach((text, place) => {
    const needed = widthOf(text) + 3;
    if (lines.length === 0 || used + needed > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push({ text: `${text}   `, tone: tones[place] });
    used += needed;
  });
  return lines;
}

type InsightTableProps = {
  name: string;
  insights: Insights;
  lines: readonly InsightLine[];
  height: number;
  onEnter(line: InsightLine | undefined): void;
};

/** The same data as numbers, with all forms. */
function InsightTable({ name, insights, lines, height, onEnter }: InsightTableProps) {
  const { timeZone } = useApp().actor;
  return (
    <Table
      name={name}
      columns={[
        {
          id: 'when',
          title: t(m.when),
          value: ({ bucket }) => bucketText(bucket.from, insights.by, timeZone),
          whole: true,
        },
        {
          id: 'total',
          title: t(m.alerts),
          value: ({ total }) => countText(total),
          align: 'right',
          whole: true,
        },
        ...insights.series.map(({ form, label }) => ({
          id: form ?? label,
          title: label,
          value: ({ bucket }: InsightLine) => countText(form === null ? 0 : (bucket.counts[form] ?? 0)),
          align: 'right' as const,
        })),
      ]}
      count={lines.length}
      rows={(from, to) => lines.slice(from, to)}
      height={height}
      scroll={{ fixed: 2 }}
      empty={texts.empty}
      enterLabel={t(m.zoomIn)}
      onEnter={(index) => onEnter(lines[index])}
    />
  );
}
