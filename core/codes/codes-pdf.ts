// Codes on pages or sheets of labels, as a PDF: vectors, so that they are sharp on any printer, and their texts in the
// Courier that every reader has. Written page by page.
import type { Output } from '#core/files/output.ts';
import { type Code, codeOf, fullSize, quietZone, runsOf } from './code.ts';
import type { CodeText } from './codes-draft.ts';
import { pageSizes, type SheetLayout } from './label-sheets.ts';

export type PdfOptions = {
  layout: SheetLayout;
  /** In millimetres, with the quiet zone. Null: as large as its label leaves room. */
  codeSize: number | null;
  description: string;
};

export type PdfResult = {
  pages: number;
  /** Texts with letters that this font does not have: a question mark stands for each. */
  unprintable: number;
  /** The smallest side of a module in millimetres. */
  smallestModule: number;
};

const points = 72 / 25.4;
const padding = 1.5;
const largestText = 8;
/** The width of each of Courier's letters, in parts of its size. */
const letterWidth = 0.6;

/** Writes the file. */
export async function codesPdf(
  codes: readonly CodeText[],
  { layout, codeSize, description }: PdfOptions,
  output: Output,
): Promise<PdfResult> {
  const offsets: number[] = [];
  let position = 0;
  let smallestModule = Number.POSITIVE_INFINITY;
  const unprintable = new Set<string>();
  const encoder = new TextEncoder();

  async function put(content: string | Uint8Array): Promise<void> {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    position += bytes.length;
    await output(bytes);
  }
  async function object(number: number, body: string, stream?: Uint8Array): Promise<void> {
    offsets[number] = position;
    await put(`${number} 0 obj\n${body}\n`);
    if (stream !== undefined) {
      await put('stream\n');
      await put(stream);
      await put('\nendstream\n');
    }
    await put('endobj\n');
  }

  const { width, height } = pageSizes[layout.page];
  const perPage = layout.columns * layout.rows;
  const pages = Math.max(1, Math.ceil(codes.length / perPage));
  await put('%PDF-1.4\n%\u00e2\u00e3\n');
  await object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  await object(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  for (let page = 0; page < pages; page += 1) {
    const parts = codes.slice(page * perPage, (page + 1) * perPage).map(({ content, label, note }, index) => {
      const code = codeOf(content);
      const lines = [label, note, description].filter((line) => line !== '');
      for (const line of lines) if (winAnsi(line).hasUnknown) unprintable.add(line);
      const box = {
        left: layout.marginLeft + (index % layout.columns) * layout.stepX,
        top: layout.marginTop + Math.floor(index / layout.columns) * layout.stepY,
      };
      const drawn = drawLabel(code, lines, { ...layout, ...box, pageHeight: height, codeSize });
      smallestModule = Math.min(smallestModule, drawn.module);
      return drawn.text;
    });
    const content = await deflated(encoder.encode(parts.join('')));
    await object(5 + 2 * page, `<< /Length ${content.length} /Filter /FlateDecode >>`, content);
    await object(
      4 + 2 * page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pt(width)} ${pt(height)}] /Contents ${5 + 2 * page} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
    );
  }
  const kids = Array.from({ length: pages }, (_, page) => `${4 + 2 * page} 0 R`).join(' ');
  await object(2, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`);
  const start = position;
  const size = 4 + 2 * pages;
  const table = Array.from(
    { length: size - 1 },
    (_, index) => `${String(offsets[index + 1] ?? 0).padStart(10, '0')} 00000 n \n`,
  );
  await put(`xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}`);
  await put(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return { pages, unprintable: unprintable.size, smallestModule };
}

type Box = Pick<SheetLayout, 'width' | 'height'> & {
  left: number;
  top: number;
  pageHeight: number;
  codeSize: number | null;
};

/** A code with its lines: below it, or beside it on a label that is too low for that. */
function drawLabel(code: Code, lines: readonly string[], box: Box): { text: string; module: number } {
  const isLow = box.height < 20 && box.width > 2 * box.height;
  const lineHeight = 3.4;
  const room = isLow ? box.height - 2 : box.height - 2 * padding - lines.length * lineHeight;
  const size = Math.max(4, Math.min(box.codeSize ?? Number.POSITIVE_INFINITY, room, box.width - 2 * padding));
  const module = size / fullSize(code);
  const textWidth = isLow ? box.width - size - 2 * padding - 1 : box.width - 2 * padding;
  const left = isLow ? box.left + padding : box.left + (box.width - size) / 2;
  const blockHeight = isLow ? size : size + lines.length * lineHeight;
  const top = box.top + (box.height - blockHeight) / 2;
  // The unit is a module, and the origin the upper left one within the quiet zone.
  const at = { x: pt(left + quietZone * module), y: pt(box.pageHeight - top - quietZone * module) };
  let text = `q ${decimal(module * points)} 0 0 ${decimal(-module * points)} ${at.x} ${at.y} cm\n`;
  for (const { x, y, length } of runsOf(code)) text += `${x} ${y} ${length} 1 re\n`;
  text += 'f Q\n';
  for (const [index, line] of lines.entries()) {
    const fitted = fit(line, textWidth);
    const length = (fitted.text.length * letterWidth * fitted.size) / points;
    const x = isLow ? left + size + 1 : box.left + (box.width - length) / 2;
    const middle = (index - (lines.length - 1) / 2) * lineHeight;
    const y = isLow ? top + size / 2 + middle + 1 : top + size + (index + 0.7) * lineHeight;
    text += `BT /F ${decimal(fitted.size)} Tf ${pt(x)} ${pt(box.pageHeight - y)} Td (${escaped(fitted.text)}) Tj ET\n`;
  }
  return { text, module };
}

const smallestText = 4;

/** A line as large as fits; one that would be too small to read loses its end. */
function fit(line: string, width: number): { text: string; size: number } {
  const size = Math.min(largestText, (width * points) / (letterWidth * Math.max(1, line.length)));
  if (size >= smallestText) return { text: line, size };
  const letters = Math.max(4, Math.floor((width * points) / (letterWidth * smallestText)));
  return { text: `${line.slice(0, letters - 3)}...`, size: smallestText };
}

/** A text as the bytes of WinAnsi, in which letters beyond Latin-1 are not. */
function winAnsi(text: string): { text: string; hasUnknown: boolean } {
  const known = text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?');
  return { text: known, hasUnknown: known !== text };
}

function escaped(text: string): string {
  return winAnsi(text).text.replaceAll(/[()\\\u00a0-\u00ff]/g, (letter) =>
    letter > '\u007e' ? `\\${letter.charCodeAt(0).toString(8)}` : `\\${letter}`,
  );
}

function pt(millimetres: number): string {
  return decimal(millimetres * points);
}

function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
