// A report as a Typst document: a fixed program, and the report as data beside it. No text of a report is ever part of
// the program, so that nobody's answer can be markup.
import { assertNever } from '#core/assert-never.ts';
import type { Formats } from '#core/format/formats.ts';
import { answerText, figureText } from '#core/reports/cell-text.ts';
import type { Portions } from '#core/portions/portions.ts';
import type { Figure, ReportBlock, ReportChart, ReportDocument, ReportLook } from '#core/reports/document.ts';
import { imageWord } from '#core/sheets/format-answer.ts';
import { accentOf } from './accent.ts';
import { chartSvg } from './chart-svg.ts';
import { fontsFor, missingText, type ReportFont } from './fonts.ts';
import { breakable, lineEnd, widestWord } from './letter-widths.ts';
import { program } from './typst-program.ts';
import { cutTable, tableData } from './typst-table.ts';
import { currentLanguage, partsOf, t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A program with its files: what is drawn from them is the same on every machine. */
export type TypstDocument = {
  program: string;
  /** Texts by path: the data, and charts as SVG. */
  files: Readonly<Record<string, string>>;
  /** Tags help those who have a document read aloud. For long tables they cost more than the rest of the file. */
  isTagged: boolean;
};

export type TypstDrawing = {
  formats: Formats;
  /** The path of a picture by the id of a photo; one without is named only. */
  photoOf: (id: string) => string | undefined;
  /** The path of the company's logo. */
  logo: string | null;
  look: ReportLook;
  fonts: readonly ReportFont[];
};

const mostTaggedCells = 5_000;
/** How wide the text of a page is, in points. */
const rooms = { upright: 493, flipped: 739 };
/** What a logo takes of it beside the title. */
const logoRoom = 140;

/** Draws a report for Typst. */
export function* drawTypst(document: ReportDocument, drawing: TypstDrawing): Portions<TypstDocument> {
  const files: Record<string, string> = {};
  const tables = document.blocks.filter((block) => block.kind === 'table');
  const isFlipped = tables.some(({ columns }) => columns.length > 7);
  const room = isFlipped ? rooms.flipped : rooms.upright;
  const accent = accentOf(drawing.look);
  function* drawn(block: ReportBlock, place: number): Portions<object> {
    if (block.kind === 'table') return yield* tableData(block, drawing.formats, room);
    if (block.kind !== 'chart') return blockData(block, drawing, room);
    if (block.shape === 'bars') return barsData(block, drawing.formats, room);
    const path = `/chart-${place}.svg`;
    files[path] = chartSvg(block, drawing.formats, { accent });
    return { k: 'chart', path, alt: block.name };
  }
  const blocks: object[] = [];
  const cut: ReportBlock[] = [];
  for (const block of document.blocks)
    cut.push(...(block.kind === 'table' ? yield* cutTable(block, drawing.formats, room) : [block]));
  for (const [place, block] of cut.entries()) {
    blocks.push({ ...(yield* drawn(block, place)), sticks: staysWith(block, cut[place + 1]) });
    yield;
  }
  const data = {
    title: document.title,
    heading: breakable(document.title, (room - logoRoom) / 20),
    company: document.company,
    subtitle: breakable(document.subtitle ?? '', (room - logoRoom) / 11),
    about: document.about.map(({ label, value }) => [label, breakable(value, room / 13)]),
    made: breakable(document.made ?? '', room / 13),
    flipped: isFlipped,
    lang: currentLanguage().tag.replace(/-.*/, ''),
    page: partsOf(m.pageOf, { page: { k: 'page' }, pages: { k: 'pages' } }),
    foot: document.foot ?? null,
    logo: drawing.logo,
    background: drawing.look.background,
    text: drawing.look.text,
    accent,
    blocks,
  };
  const content = JSON.stringify(data, printable);
  yield;
  const { families, missing } = fontsFor(content.replaceAll(lineEnd, ''), drawing.fonts);
  files['/report.json'] = content;
  files['/fonts.json'] = JSON.stringify({ families, missing: missingText(missing) });
  const cells = tables.reduce((sum, { columns, rows }) => sum + columns.length * rows.length, 0);
  return { program, files, isTagged: cells <= mostTaggedCells };
}

/** Control characters, which some devices send, and the frames of digits, which no font draws around them. */
const unprintable = /(?![\n\t])\p{Cc}|\p{Cs}|\ufe0f?\u20e3/gu;

/** For JSON.stringify: a text as paper takes it. */
function printable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(unprintable, '') : value;
}

/** Whether a block is on the page of the next one: what is said of one question is not torn apart. */
function staysWith({ kind }: ReportBlock, next: ReportBlock | undefined): boolean {
  if (next === undefined || next.kind === 'heading' || next.kind === 'pageBreak') return false;
  // A chart stays with its note; with a table below it, both would leave half a page empty.
  return kind === 'text' || (kind === 'chart' && next.kind === 'text');
}

function blockData(
  block: Exclude<ReportBlock, { kind: 'chart' | 'table' }>,
  { formats, photoOf }: TypstDrawing,
  room: number,
): object {
  switch (block.kind) {
    case 'heading':
      return { k: 'heading', level: block.level, text: breakable(block.text, room / 13.5) };
    case 'headline':
      return { k: 'headline', text: breakable(block.text, room / 12.5) };
    case 'text':
      return { k: 'text', text: breakable(block.text, room / 9.5) };
    case 'figures':
      return figuresData(
        block.figures.map((one) => ({ ...one, text: figureText(one, formats) })),
        room,
      );
    case 'facts':
      return {
        k: 'facts',
        items: block.facts.map((fact) => {
          const photos = (fact.photos ?? []).flatMap(({ id, caption, word }) => {
            const path = photoOf(id);
            return path === undefined ? [] : [{ path, caption, small: word === signatureWord }];
          });
          const value = answerText(fact, photos.length);
          return {
            label: breakable(fact.label, (room * 0.33) / 9.5),
            value: breakable(value, (room * 0.62) / 9.5),
            photos,
          };
        }),
      };
    case 'photos':
      return {
        k: 'photos',
        items: block.photos.map(({ id, caption }) => [photoOf(id) ?? null, breakable(caption, room / 18)]),
      };
    case 'pageBreak':
      return { k: 'break' };
    default:
      return assertNever(block);
  }
}

const signatureWord = imageWord('SIGNATURE');
const mostBars = 20;

/** As many side by side as their numbers leave room for. */
function figuresData(figures: readonly (Figure & { text: string })[], room: number): object {
  const gutter = 7;
  const cellOf = (across: number) => (room - gutter * (across - 1)) / across - 17;
  const widest = Math.max(...figures.map(({ text }) => widestWord(text)), 0) * 14 * 1.08;
  const wanted = Math.max(3, Math.min(figures.length, 5));
  const across = [5, 4, 3, 2].find((count) => count <= wanted && widest <= cellOf(count)) ?? 2;
  const items = figures.map(({ label, text, change }) => ({
    label: breakable(label, cellOf(across) / 7.5),
    value: breakable(text, cellOf(across) / 15.2),
    change: change === undefined ? '' : breakable(change.text, cellOf(across) / 7.5),
    tone: change?.tone ?? 'neutral',
  }));
  return { k: 'figures', across, items };
}

/** Drawn by Typst itself: an SVG has one font for a label, and none has Arabic letters beside Latin ones. */
function barsData({ points }: ReportChart, formats: Formats, room: number): object {
  const shown = points.slice(0, mostBars);
  const most = Math.max(...shown.map(({ value }) => value), 0) || 1;
  return {
    k: 'bars',
    items: shown.map(({ label, value }) => [
      breakable(label, (room * 0.31) / 8.5),
      formats.number(value),
      Math.max(value, 0) / most,
    ]),
    more: points.length > shown.length ? t(m.andMore, { more: points.length - shown.length }) : '',
  };
}
