// A chart as SVG, for the page and the PDF. Colours are attributes, which the style sheet of a page overrides by class,
// so that a chart follows the colour scheme there.
import type { Formats } from '#core/format/formats.ts';
import type { ReportChart } from '#core/reports/document.ts';
import { escapeHtml } from './escape-html.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const colours = { bar: '#2f6fde', ink: '#1f2733', soft: '#5b6675', line: '#d9dee6' };
const font =
  'font-family="Noto Sans, Noto Sans Arabic, Noto Sans Hebrew, Noto Sans SC, Noto Sans JP, Noto Sans KR, sans-serif"';

/** For paper and wide pages, and for a phone: a picture of the wide one there has letters of 5 pixels. */
const widths = { wide: 720, narrow: 340 } as const;
export type ChartRoom = keyof typeof widths;
export type ChartLook = {
  /** The colour of bars and lines. */
  accent?: string;
  room?: ChartRoom;
};
type Drawing = { formats: Formats; accent: string; room: ChartRoom };

/** Draws a chart. */
export function chartSvg(
  chart: ReportChart,
  formats: Formats,
  { accent = colours.bar, room = 'wide' }: ChartLook = {},
): string {
  const drawing = { formats, accent, room };
  const drawn = chart.shape === 'bars' ? bars(chart, drawing) : overTime(chart, drawing);
  const width = widths[room];
  // The numbers of an axis mean nothing without their unit.
  const caption = text(0, captionHeight - 8, chart.unit, { fill: colours.soft, name: 'soft' });
  const content = `${caption}<g transform="translate(0 ${captionHeight})">${drawn.content}</g>`;
  const height = drawn.height + captionHeight;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="${room}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-label="${escapeHtml(described(chart, formats))}" ${font} font-size="12">${content}</svg>`
  );
}

/** Of the line above a chart that says what it counts. */
const captionHeight = 20;

const mostBars = 20;
const mostDescribed = 30;

/** A chart in words, for those who do not see it. */
function described({ name, points, unit }: ReportChart, formats: Formats): string {
  const parts = points
    .slice(0, mostDescribed)
    .map(({ label, value }) => `${label}: ${formats.number(value)}`);
  const said = `${name}, ${unit}. ${parts.join(', ')}`;
  const more = points.length - mostDescribed;
  return more > 0 ? t(m.describedAndMore, { said, more }) : said;
}

function bars({ points }: ReportChart, drawing: Drawing) {
  const shown = points.slice(0, mostBars);
  const most = Math.max(...shown.map(({ value }) => value), 0) || 1;
  const { step } = barSizes[drawing.room];
  const start = drawing.room === 'wide' ? wideStart(shown.map(({ label }) => label)) : 0;
  const lines = shown.map(({ label, value }, place) => {
    const share = Math.max(value, 0) / most;
    return drawing.room === 'wide'
      ? wideBar({ label, value, share, place, start }, drawing)
      : narrowBar({ label, value, share, place, start }, drawing);
  });
  const more = points.length - shown.length;
  if (more > 0)
    lines.push(
      text(start, shown.length * step + 19, t(m.andMore, { more }), { fill: colours.soft, name: 'soft' }),
    );
  return { height: shown.length * step + (more > 0 ? 26 : 0) + 12, content: lines.join('') };
}

/** The height of one bar with its label. */
const barSizes = { wide: { step: 26 }, narrow: { step: 40 } } as const;
const mostLetters = { wide: 34, narrow: 46 } as const;
const labelRoom = { least: 80, most: 230 } as const;
const valueRoom = 80;

/** `start`: where the bars begin. */
type Bar = { label: string; value: number; share: number; place: number; start: number };

/** Where the bars of a wide chart begin: right of the longest label. */
function wideStart(labels: readonly string[]): number {
  const widest = widestOf(labels.map((label) => shortened(label, mostLetters.wide)));
  return Math.round(Math.min(Math.max(widest + labelSpace, labelRoom.least), labelRoom.most));
}

/** A label beside its bar. */
function wideBar({ label, value, share, place, start }: Bar, { formats, accent }: Drawing): string {
  const { step } = barSizes.wide;
  const y = place * step + 4;
  const length = barLength(share, widths.wide - start - valueRoom);
  return (
    text(start - 10, y + 15, shortened(label, mostLetters.wide), {
      anchor: 'end',
      fill: colours.ink,
      name: 'ink',
    }) +
    barRect(start, y + 4, { length, accent }) +
    text(start + length + 8, y + 15, formats.number(value), { fill: colours.soft, name: 'soft' })
  );
}

/** A label above its bar, which has the whole width. */
function narrowBar({ label, value, share, place, start }: Bar, { formats, accent }: Drawing): string {
  const { step } = barSizes.narrow;
  const y = place * step + 4;
  const length = barLength(share, widths.narrow - start - valueRoom);
  return (
    text(start, y + 12, shortened(label, mostLetters.narrow), { fill: colours.ink, name: 'ink' }) +
    barRect(start, y + 18, { length, accent }) +
    text(start + length + 8, y + 29, formats.number(value), { fill: colours.soft, name: 'soft' })
  );
}

function barLength(share: number, room: number): number {
  return Math.max(share * room, share > 0 ? 2 : 0);
}

function barRect(x: number, y: number, { length, accent }: { length: number; accent: string }): string {
  return `<rect class="bar" x="${x}" y="${y}" width="${length.toFixed(1)}" height="14" rx="2" fill="${accent}"/>`;
}

/** How many labels of days stand side by side. */
const mostLabels = { wide: 8, narrow: 4 } as const;
const labelSpace = 10;

/** About how wide words are drawn, so that none runs into the next: Chinese, Japanese and Korean letters are square. */
function widthOf(words: string): number {
  return Array.from(words).reduce((sum, letter) => sum + (letter >= '\u1100' ? 12 : 6.6), 0);
}

function widestOf(labels: readonly string[]): number {
  return Math.max(0, ...labels.map(widthOf));
}

function overTime({ points, shape, ticks: moments }: ReportChart, { formats, accent, room }: Drawing) {
  const width = widths[room];
  const [left, right, top, bottom, height] = [room === 'wide' ? 56 : 44, 12, 12, 156, 184];
  const values = points.flatMap(({ value, minimum = value, maximum = value }) => [value, minimum, maximum]);
  const low = shape === 'line' ? Math.min(...values, 0) : 0;
  // There is no half a row.
  const finest = values.every((value) => Number.isInteger(value)) ? 1 : 0;
  const ticks = ticksOf(low, Math.max(...values, low), finest);
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const y = (value: number) => bottom - ((value - first) / (last - first || 1)) * (bottom - top);
  const step = (width - left - right) / Math.max(points.length, 1);
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${left}" x2="${width - right}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}" stroke="${colours.line}"/>` +
      text(left - 8, y(tick) + 4, formats.number(tick), { anchor: 'end', fill: colours.soft, name: 'soft' }),
  );
  const [begin, end] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  // In time, points stand as far from each other as they were.
  const isTimed = moments !== undefined && end > begin;
  const xAt = (at: number) =>
    left + step / 2 + ((at - begin) / (end - begin)) * (width - left - right - step);
  const xOf = (place: number) => (isTimed ? xAt(points[place]?.at ?? begin) : left + (place + 0.5) * step);
  const names = points.map(({ label, axis = label }) => axis);
  const labelWidth = widestOf(names);
  const every = Math.max(
    1,
    Math.ceil(points.length / mostLabels[room]),
    Math.ceil((labelWidth + labelSpace) / step),
  );
  const thin = isTimed ? Math.max(1, Math.ceil(moments.length / mostLabels[room])) : 1;
  const placed = isTimed
    ? moments.filter((_, place) => place % thin === 0).map(({ at, label }) => ({ x: xAt(at), label }))
    : names.flatMap((label, place) => (place % every === 0 ? [{ x: xOf(place), label }] : []));
  const labels = placed.map(({ x, label }) =>
    text(withinEdges(x, widthOf(label), width), bottom + 18, label, {
      anchor: 'middle',
      fill: colours.soft,
      name: 'soft',
    }),
  );
  const hasBand = shape === 'line' && points.some(({ minimum }) => minimum !== undefined);
  const edge = (of: 'minimum' | 'maximum') =>
    points.map((point, place) => `${xOf(place).toFixed(1)},${y(point[of] ?? point.value).toFixed(1)}`);
  const band = hasBand
    ? `<polygon class="band" fill="${accent}" fill-opacity="0.15" points="${[...edge('maximum'), ...edge('minimum').toReversed()].join(' ')}"/>`
    : '';
  const marks =
    shape === 'line'
      ? `<polyline class="stroke" fill="none" stroke="${accent}" stroke-width="1.5" stroke-linejoin="round" points="${points
          .map(({ value }, place) => `${xOf(place).toFixed(1)},${y(value).toFixed(1)}`)
          .join(' ')}"/>`
      : points
          .map(({ value, isEarlier = false }, place) => {
            const tall = Math.max(y(first) - y(value), value > 0 ? 1 : 0);
            const thick = Math.max(Math.min(step * 0.72, 40), 0.6);
            const x = xOf(place) - thick / 2;
            const paler = isEarlier ? ' opacity="0.4"' : '';
            return `<rect class="${isEarlier ? 'bar earlier' : 'bar'}"${paler} x="${x.toFixed(1)}" y="${(y(first) - tall).toFixed(1)}" width="${thick.toFixed(1)}" height="${tall.toFixed(1)}" rx="${Math.min(2, thick / 4).toFixed(1)}" fill="${accent}"/>`;
          })
          .join('');
  return { height, content: grid.join('') + band + marks + labels.join('') };
}

/** Where a label of this width is in the middle without being cut at the edge. */
function withinEdges(x: number, labelWidth: number, width: number): number {
  return Math.min(Math.max(x, labelWidth / 2), Math.max(width - labelWidth / 2, labelWidth / 2));
}

/** Round numbers from below the smallest to above the largest value, at least as far from each other as `finest`. */
function ticksOf(low: number, high: number, finest: number): number[] {
  const range = high - low || Math.abs(high) || 1;
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power, finest);
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, place) => Number(((from + place) * step).toPrecision(12)));
}

function text(
  x: number,
  y: number,
  words: string,
  { anchor = 'start', fill, name }: { anchor?: 'start' | 'middle' | 'end'; fill: string; name: string },
): string {
  return `<text class="${name}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${fill}">${escapeHtml(words)}</text>`;
}

function shortened(words: string, most: number): string {
  const letters = Array.from(words);
  return letters.length <= most ? words : `${letters.slice(0, most - 1).join('')}…`;
}
