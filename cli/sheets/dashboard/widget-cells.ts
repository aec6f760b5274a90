// Numbers in two directions at a terminal: over time as a chart or bars, divided as bars of parts, by weekday and hour as shades,
// and what adds up to nothing as numbers side by side. Pure.
import { currentFormats } from '#core/format/current.ts';
import type { FigureLook } from '#core/sheets/dashboard/figures.ts';
import { shortMeasure } from '#core/sheets/format-answer.ts';
import { unitOnAxis } from '#core/questions/unit.ts';
import type { CellsSummary } from '#core/widgets/chart/cells.ts';
import { chartOf } from '#core/widgets/chart/fitting-charts.ts';
import { cellsNote, columnText, seriesText } from '#core/widgets/chart/labels.ts';
import { cellMark } from '#core/widgets/chart/marks.ts';
import { levelOf } from '#core/widgets/chart/thresholds.ts';
import type { Widget as FormulaWidget } from '#core/widgets/schema.ts';
import { cut, harmless, pad, widthOf } from '#cli/output/width.ts';
import { shareBar, shareLetters } from '#cli/terminal/chart/bars.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { overTime } from './widget-area.ts';
import { groupParts, levelTones, shareTones } from './widget-bars.ts';
import { fitting, type Lines, type Opening, type Parts } from './widget-lines.ts';
import { t } from '#core/messages/text.ts';
import { m as chartTexts } from '#core/widgets/chart/texts.ts';
import { m } from './texts.ts';

type CellsWorld = { widget: FormulaWidget; timeZone: string; look: FigureLook };

/** The widget. */
export function cellParts(summary: CellsSummary, world: CellsWorld): Parts {
  if (summary.by === 'weekHour') return weekParts(summary, world);
  const isDivided = summary.series.length > 1 || summary.series[0]?.label !== '';
  if (!isDivided) return spanParts(summary, world);
  return chartOf(world.widget) === 'stacked' ? stackedParts(summary, world) : gridParts(summary, world);
}

/** The columns with their texts, the newest first over time; `open`: what a line opens. */
function columnsOf(summary: CellsSummary, { widget, timeZone, look }: CellsWorld) {
  const { by, columns, series, values } = summary;
  const reader = { formats: currentFormats.value, timeZone };
  const all = columns.map((column, place) => {
    const label = columnText(column, by, reader);
    const mark = cellMark(widget, by, { column }, label);
    return {
      column,
      label,
      open: { mark } satisfies Opening,
      parts: series.map((_, part) => values[place * series.length + part] ?? Number.NaN),
    };
  });
  return {
    columns: by === 'group' ? all : all.toReversed(),
    textOf: (value: number) => (Number.isNaN(value) ? '–' : shortMeasure(value, unitOnAxis(look.unit))),
  };
}

/** One number for each stretch of time. */
function spanParts(summary: CellsSummary, world: CellsWorld): Parts {
  const { widget, timeZone } = world;
  const { columns, textOf } = columnsOf(summary, world);
  const shown = columns.filter(({ column }) => !Number.isNaN(column.value));
  const bars = shown.map(({ label, column }) => ({ label, rows: column.rows, value: column.value }));
  const target = widget.target == null ? null : t(chartTexts.targetOf, { target: textOf(widget.target) });
  const notes = [cellsNote(summary), target].filter((note) => note !== null);
  const parts = groupParts(bars, notes.length === 0 ? null : notes.join(' '), { textOf, levels: widget });
  const points = shown.map(({ column }) => ({ from: column.from ?? 0, value: column.value })).toReversed();
  const { by } = summary;
  const unit = by === 'group' || by === 'weekHour' || by === 'year' ? 'month' : by;
  return {
    ...parts,
    openings: shown.map(({ open }) => open),
    ...overTime(points, parts, { timeZone, unit }),
  };
}

/** A bar for each column, divided by the series, whose letters are named above. */
function stackedParts(summary: CellsSummary, world: CellsWorld): Parts {
  const { columns, textOf } = columnsOf(summary, world);
  const legend: Segment[] = summary.series.flatMap((each, part) => [
    { text: `${shareLetters[part % shareLetters.length]} `, tone: shareTones[part % shareTones.length] },
    { text: `${harmless(seriesText(each, summary.by))}   ` },
  ]);
  const figures = columns.map(({ column }) => textOf(column.value));
  const figureWidth = Math.max(0, ...figures.map(widthOf));
  const most = Math.max(0, ...columns.map(({ parts }) => sumOf(parts)));
  const labelWidth = Math.min(24, Math.max(0, ...columns.map(({ label }) => widthOf(harmless(label)))));
  const lineOf = (place: number, width: number): Segment[] => {
    const { label = '', parts = [] } = columns[place] ?? {};
    const room = Math.max(1, width - labelWidth - figureWidth - 4);
    const length = most === 0 ? 0 : Math.max(1, Math.round((sumOf(parts) / most) * room));
    const drawn = shareBar(parts.map(positive), length).map((text, part) => ({
      text,
      tone: shareTones[part % shareTones.length],
    }));
    const used = drawn.reduce((sum, { text }) => sum + text.length, 0);
    return [
      { text: pad(cut(harmless(label), labelWidth), labelWidth + 2) },
      ...drawn,
      { text: ' '.repeat(Math.max(0, room - used) + 2) },
      { text: pad(figures[place] ?? '', figureWidth, 'right'), bold: true },
    ];
  };
  return listed(summary, world, [legend], (width) => columns.map((_, place) => lineOf(place, width)));
}

/** The numbers of each column side by side, as in a table. */
function gridParts(summary: CellsSummary, world: CellsWorld): Parts {
  const { columns, textOf } = columnsOf(summary, world);
  const names = summary.series.map((each) => harmless(seriesText(each, summary.by)));
  const labelWidth = Math.min(20, Math.max(0, ...columns.map(({ label }) => widthOf(harmless(label)))));
  const widthOfPart = (width: number) =>
    Math.max(5, Math.min(12, Math.floor((width - labelWidth) / Math.max(1, names.length)) - 1));
  const head = (width: number): Segment[] => [
    { text: ' '.repeat(labelWidth) },
    ...names.map((name) => ({
      text: ` ${pad(cut(name, widthOfPart(width)), widthOfPart(width), 'right')}`,
      tone: 'dim' as const,
    })),
  ];
  const parts = listed(summary, world, [[]], (width) =>
    columns.map(({ label, parts: numbers }) => [
      { text: pad(cut(harmless(label), labelWidth), labelWidth) },
      ...numbers.map((value) => ({ text: ` ${pad(textOf(value), widthOfPart(width), 'right')}` })),
    ]),
  );
  return {
    ...parts,
    lines: (room) => [head(room.width), ...parts.lines(room).slice(1)],
  };
}

/** Lines below a head, each of which opens its column; the note of what is left out is in the head. */
function listed(
  summary: CellsSummary,
  world: CellsWorld,
  above: Lines,
  linesOf: (width: number) => Lines,
): Parts {
  const { columns, textOf } = columnsOf(summary, world);
  const note = cellsNote(summary);
  const head: Lines = [...above, ...(note === null ? [] : [[{ text: note, tone: 'dim' as const }]])];
  return {
    height: columns.length + head.length,
    head: head.length,
    openings: columns.map(({ open }) => open),
    lines: ({ width, height, whole }) => [
      ...head,
      ...fitting(linesOf(width), columns.length, whole ? columns.length : Math.max(1, height - head.length)),
    ],
    words: () =>
      columns.map(({ label, column, parts }) =>
        t(m.columnInWords, {
          label,
          value: textOf(column.value),
          parts: summary.series
            .map((each, part) => `${seriesText(each, summary.by)} ${textOf(parts[part] ?? Number.NaN)}`)
            .join(', '),
        }),
      ),
  };
}

const shades = [' ', '░', '▒', '▓', '█'];
const hours = 24;

/** A line for each day of the week with a shade for each hour; it opens the entries of its day. */
function weekParts(summary: CellsSummary, { widget, look }: CellsWorld): Parts {
  const { series, values } = summary;
  const textOf = (value: number) => shortMeasure(value, unitOnAxis(look.unit));
  const valueAt = (hour: number, weekday: number) => values[hour * series.length + weekday] ?? Number.NaN;
  const known = Array.from(values).filter((value) => !Number.isNaN(value));
  const [least, greatest] = [Math.min(0, ...known), Math.max(0, ...known)];
  const shadeOf = (value: number) => {
    if (Number.isNaN(value) || greatest === least || value === least) return ' ';
    return (
      shades[Math.max(1, Math.ceil(((value - least) / (greatest - least)) * (shades.length - 1)))] ?? ' '
    );
  };
  const names = series.map((each) => seriesText(each, 'weekHour'));
  const labelWidth = Math.max(...names.map(widthOf)) + 1;
  /** Two letters for each hour where there is room. */
  const wideIn = (width: number) => (width >= labelWidth + hours * 2 ? 2 : 1);
  const headIn = (width: number): Segment[] => {
    const every = 6 * wideIn(width);
    const ticks = Array.from({ length: hours / 6 }, (_, at) => pad(String(at * 6), every)).join('');
    const scale = t(m.shades, {
      least: textOf(least),
      shades: shades.slice(1).join(''),
      greatest: textOf(greatest),
    });
    return [{ text: `${' '.repeat(labelWidth)}${ticks}  ${scale}`, tone: 'dim' }];
  };
  const cellsIn = (weekday: number, width: number) =>
    Array.from({ length: hours }, (_, hour) => shadeOf(valueAt(hour, weekday)).repeat(wideIn(width))).join(
      '',
    );
  return {
    height: series.length + 1,
    head: 1,
    openings: series.map((each, place) => ({
      mark: cellMark(widget, summary.by, { series: each }, names[place] ?? ''),
    })),
    lines: ({ width }) => [
      headIn(width),
      ...names.map((name, weekday): Segment[] => [
        { text: pad(name, labelWidth) },
        { text: cellsIn(weekday, width), tone: 'accent' },
      ]),
    ],
    words: () =>
      names.map((name, weekday) => {
        const all = Array.from({ length: hours }, (_, hour) => ({ hour, value: valueAt(hour, weekday) }));
        const some = all.filter(({ value }) => !Number.isNaN(value) && value !== 0);
        return `${name}: ${some.map(({ hour, value }) => `${hour} ${textOf(value)}`).join(', ') || '–'}`;
      }),
  };
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, value) => sum + positive(value), 0);
}

function positive(value: number): number {
  return Number.isNaN(value) ? 0 : Math.max(0, value);
}

/** What a threshold says of a number, as a segment. */
export function levelSegment(value: number, widget: FormulaWidget, unit: string | undefined): Segment[] {
  const level = levelOf(value, widget, unit);
  return level === null ? [] : [{ text: `● ${level.text}`, tone: levelTones[level.colour] }];
}
