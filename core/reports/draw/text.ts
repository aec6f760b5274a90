// A report as text, for the terminal.
import { assertNever } from '#core/assert-never.ts';
import { isNumeric } from '#core/files/table.ts';
import type { Formats } from '#core/format/formats.ts';
import { cellText, figureText } from '#core/reports/cell-text.ts';
import type {
  Figure,
  ReportBlock,
  ReportChart,
  ReportDocument,
  ReportTable,
} from '#core/reports/document.ts';
import { mostDrawnRows } from '#core/reports/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TextDrawing = {
  formats: Formats;
  /** Columns of the terminal. */
  width: number;
  /** How many columns a text takes. */
  widthOf: (text: string) => number;
};

/** The lines of a report. None is wider than the terminal. */
export function drawText(document: ReportDocument, drawing: TextDrawing): string[] {
  const { subtitle = '', made = '' } = document;
  const about = document.about.flatMap(({ label, value }) => wrapped(`${label}: ${value}`, drawing));
  return [
    ...wrapped(document.title, drawing),
    ruler('=', document.title, drawing),
    ...(subtitle === '' ? [] : wrapped(subtitle, drawing)),
    ...about,
    ...document.blocks.flatMap((block) => blockLines(block, drawing)),
    ...(made === '' ? [] : ['', ...wrapped(made, drawing)]),
  ];
}

function ruler(sign: string, text: string, { width, widthOf }: TextDrawing): string {
  return sign.repeat(Math.min(Math.max(widthOf(text), 1), width));
}

function blockLines(block: ReportBlock, drawing: TextDrawing): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', ...wrapped(block.text, drawing), ruler(block.level === 1 ? '-' : '·', block.text, drawing)];
    case 'headline':
      return ['', ...wrapped(block.text, drawing)];
    case 'text':
      return wrapped(block.text, drawing);
    case 'figures':
      return [
        '',
        ...pairs(
          block.figures.map((one) => [one.label, changedText(one, drawing.formats)]),
          drawing,
        ),
      ];
    case 'facts':
      return [
        '',
        ...pairs(
          block.facts.map(({ label, value }) => [label, value]),
          drawing,
        ),
      ];
    case 'table':
      return ['', ...tableLines(block, drawing)];
    case 'chart':
      return ['', ...chartLines(block, drawing)];
    case 'photos':
      return ['', ...block.photos.flatMap(({ word, caption }) => wrapped(`[${word}] ${caption}`, drawing))];
    case 'pageBreak':
      return ['', '· · ·'];
    default:
      return assertNever(block);
  }
}

/** `34 (-15%, better than 40)` */
function changedText(figure: Figure, formats: Formats): string {
  const text = figureText(figure, formats);
  return figure.change === undefined ? text : `${text} (${figure.change.text})`;
}

function pairs(lines: readonly (readonly [string, string])[], drawing: TextDrawing): string[] {
  const { width, widthOf } = drawing;
  const most = Math.min(Math.max(...lines.map(([label]) => widthOf(label)), 0), Math.floor(width * 0.45));
  return lines.flatMap(([label, value]) => {
    const labels = wrapped(label, { ...drawing, width: most });
    const values = wrapped(value, { ...drawing, width: width - most - 2 });
    return Array.from({ length: Math.max(labels.length, values.length) }, (_, place) =>
      `${padded(labels[place] ?? '', most, drawing)}  ${values[place] ?? ''}`.trimEnd(),
    );
  });
}

const mostBars = 40;

/** A bar for each point. A line of many points is drawn by a bar for each stretch of them. */
function chartLines({ points, unit }: ReportChart, drawing: TextDrawing): string[] {
  const { formats, width, widthOf } = drawing;
  const shown = points.slice(0, mostBars);
  const numbers = shown.map(({ value }) => formats.number(value));
  const labelWidth = Math.min(
    Math.max(...shown.map(({ label }) => widthOf(label)), 1),
    Math.floor(width / 3),
  );
  const numberWidth = Math.max(...numbers.map(widthOf), 1);
  const room = Math.max(width - labelWidth - numberWidth - 4, 4);
  const most = Math.max(...shown.map(({ value }) => value), 0) || 1;
  const lines = shown.map(({ label, value, isEarlier = false }, place) => {
    const eighths = Math.round((Math.max(value, 0) / most) * room * 8);
    const solid = '█'.repeat(Math.floor(eighths / 8)) + (' ▏▎▍▌▋▊▉'[eighths % 8] ?? '').trim();
    // What a page draws paler.
    const bar = isEarlier ? '░'.repeat(Math.round(eighths / 8)) : solid;
    const number = ' '.repeat(numberWidth - widthOf(numbers[place] ?? '')) + (numbers[place] ?? '');
    return `${padded(cut(label, labelWidth, drawing), labelWidth, drawing)}  ${number}  ${bar}`.trimEnd();
  });
  const more = points.length - shown.length;
  return [`(${unit})`, ...lines, ...(more > 0 ? [t(m.andMore, { more })] : [])];
}

const least = 4;

function tableLines({ columns, rows, total }: ReportTable, drawing: TextDrawing): string[] {
  const { formats, width, widthOf } = drawing;
  const shown = rows.slice(0, mostDrawnRows);
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  const textsOf = (row: ReportTable['rows'][number]) =>
    columns.map(({ kind }, place) => oneLine(cellText(row[place], kind, formats)));
  const body = [...shown, ...(total === undefined ? [] : [total])].map(textsOf);
  const heads = columns.map(({ header }) => oneLine(header));
  const widths = heads.map((head, place) =>
    body.reduce((most, texts) => Math.max(most, widthOf(texts[place] ?? '')), widthOf(head)),
  );
  // The widest columns give way first; what still does not fit is left out, and said so.
  const sum = () => widths.reduce((all, one) => all + one, 0) + 2 * (widths.length - 1);
  for (let widest = Math.max(...widths); sum() > width && widest > 12; widest = Math.max(...widths))
    widths[widths.indexOf(widest)] = widest - 1;
  const wanted = widths.length;
  while (sum() > width && widths.length > 1) widths.pop();
  if (widths.length === 1) widths[0] = Math.min(widths[0] ?? least, width);
  const line = (texts: readonly string[]) =>
    widths
      .map((room, place) => {
        const text = cut(texts[place] ?? '', room, drawing);
        const space = ' '.repeat(Math.max(room - widthOf(text), 0));
        return isNumeric(columns[place]?.kind ?? 'text') ? space + text : text + space;
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((room) => '─'.repeat(room)).join('  ');
  const bodyLines = body.map(line);
  if (total !== undefined) bodyLines.splice(-1, 0, rule);
  const notes = [
    ...(wanted > widths.length ? [t(m.moreColumnsDoNotFit, { wanted: wanted - widths.length })] : []),
    ...(shown.length < rows.length ? [t(m.firstOfRows, { count: shown.length, count2: rows.length })] : []),
  ];
  return [line(heads), rule, ...bodyLines, ...notes];
}

function padded(text: string, room: number, { widthOf }: TextDrawing): string {
  return text + ' '.repeat(Math.max(room - widthOf(text), 0));
}

function cut(text: string, room: number, { widthOf }: TextDrawing): string {
  if (widthOf(text) <= room) return text;
  let shortened = '';
  for (const letter of text) {
    if (widthOf(shortened + letter) > room - 1) break;
    shortened += letter;
  }
  return `${shortened}…`;
}

function wrapped(text: string, { width, widthOf }: TextDrawing): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) line = longer;
      else {
        if (line !== '') lines.push(line);
        line = word;
        while (widthOf(line) > width) {
          let part = '';
          for (const letter of line) {
            if (widthOf(part + letter) > width) break;
            part += letter;
          }
          if (part === '') break;
          lines.push(part);
          line = line.slice(part.length);
        }
      }
    }
    return [...lines, line];
  });
}
