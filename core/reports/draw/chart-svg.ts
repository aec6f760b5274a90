// A chart as SVG, for the page and the PDF. Colours are attributes, which the style sheet of a page overrides by class,
// so that a chart follows the colour scheme there.
import type { Formats } from '#core/format/formats.ts';
import type { ReportChart } from '#core/reports/document.ts';
import { escapeHtml } from './escape-html.ts';

const width = 720;
const colours = { bar: '#2f6fde', ink: '#1f2733', soft: '#5b6675', line: '#d9dee6' };
const font = `font-family="Noto Sans, Noto Sans Arabic, Noto Sans Hebrew, Noto Sans SC, Noto Sans JP, Noto Sans KR, sans-serif"`;

/** Draws a chart. `accent` is the colour of its bars. */
export function chartSvg(chart: ReportChart, formats: Formats, accent = colours.bar): string {
  const drawn = chart.shape === 'bars' ? bars(chart, formats, accent) : overTime(chart, formats, accent);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${drawn.height}" width="${width}" height="${drawn.height}" ` +
    `role="img" aria-label="${escapeHtml(described(chart, formats))}" ${font} font-size="12">${drawn.content}</svg>`
  );
}

const mostBars = 20;
const mostDescribed = 30;

/** A chart in words, for those who do not see it. */
function described({ name, points, unit }: ReportChart, formats: Formats): string {
  const parts = points
    .slice(0, mostDescribed)
    .map(({ label, value }) => `${label}: ${formats.number(value)}`);
  const more = points.length > mostDescribed ? `, and ${points.length - mostDescribed} more` : '';
  return `${name}, ${unit}. ${parts.join(', ')}${more}`;
}

function bars({ points }: ReportChart, formats: Formats, accent: string) {
  const shown = points.slice(0, mostBars);
  const most = Math.max(...shown.map(({ value }) => value), 0) || 1;
  const [labelEnd, step, thick] = [230, 26, 14];
  const room = width - labelEnd - 80;
  const lines = shown.map(({ label, value }, place) => {
    const y = place * step + 4;
    const length = Math.max((Math.max(value, 0) / most) * room, value > 0 ? 2 : 0);
    return (
      text(labelEnd - 10, y + 15, shortened(label, 34), { anchor: 'end', fill: colours.ink, name: 'ink' }) +
      `<rect class="bar" x="${labelEnd}" y="${y + 4}" width="${length.toFixed(1)}" height="${thick}" rx="2" fill="${accent}"/>` +
      text(labelEnd + length + 8, y + 15, formats.number(value), { fill: colours.soft, name: 'soft' })
    );
  });
  const more = points.length - shown.length;
  if (more > 0)
    lines.push(
      text(labelEnd, shown.length * step + 19, `and ${more} more`, { fill: colours.soft, name: 'soft' }),
    );
  return { height: (shown.length + (more > 0 ? 1 : 0)) * step + 12, content: lines.join('') };
}

function overTime({ points, shape }: ReportChart, formats: Formats, accent: string) {
  const [left, right, top, bottom, height] = [56, 12, 12, 188, 216];
  const values = points.map(({ value }) => value);
  const low = shape === 'line' ? Math.min(...values, 0) : 0;
  const ticks = ticksOf(low, Math.max(...values, low));
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const y = (value: number) => bottom - ((value - first) / (last - first || 1)) * (bottom - top);
  const step = (width - left - right) / Math.max(points.length, 1);
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${left}" x2="${width - right}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}" stroke="${colours.line}"/>` +
      text(left - 8, y(tick) + 4, formats.number(tick), { anchor: 'end', fill: colours.soft, name: 'soft' }),
  );
  const every = Math.max(1, Math.ceil(points.length / 8));
  const labels = points.flatMap(({ label }, place) =>
    place % every === 0
      ? [
          text(left + (place + 0.5) * step, bottom + 18, label, {
            anchor: 'middle',
            fill: colours.soft,
            name: 'soft',
          }),
        ]
      : [],
  );
  const marks =
    shape === 'line'
      ? `<polyline class="stroke" fill="none" stroke="${accent}" stroke-width="1.5" stroke-linejoin="round" points="${points
          .map(({ value }, place) => `${(left + (place + 0.5) * step).toFixed(1)},${y(value).toFixed(1)}`)
          .join(' ')}"/>`
      : points
          .map(({ value }, place) => {
            const tall = Math.max(y(first) - y(value), value > 0 ? 1 : 0);
            const thick = Math.max(Math.min(step * 0.72, 40), 0.6);
            const x = left + (place + 0.5) * step - thick / 2;
            return `<rect class="bar" x="${x.toFixed(1)}" y="${(y(first) - tall).toFixed(1)}" width="${thick.toFixed(1)}" height="${tall.toFixed(1)}" rx="${Math.min(2, thick / 4).toFixed(1)}" fill="${accent}"/>`;
          })
          .join('');
  return { height, content: grid.join('') + marks + labels.join('') };
}

/** Round numbers from below the smallest to above the largest value. */
function ticksOf(low: number, high: number): number[] {
  const range = high - low || Math.abs(high) || 1;
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
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
