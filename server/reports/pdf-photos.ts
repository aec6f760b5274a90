// Photos of a PDF are put into it after it was drawn. Typst unpacks every picture and keeps all of them until the end:
// 400 photos took more than a gigabyte. So it is given stand-ins, tiny pictures of the same proportions that say in a
// comment whose place they hold; a JPEG is in a PDF byte for byte, and is exchanged there while the PDF is sent. So no
// more than one photo is in memory at a time.
import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { TypstDocument } from '#core/reports/draw/typst.ts';
import type { Whose } from '#server/jobs/fair-line.ts';
import { type DrawnFile, fileOf } from './drawn-file.ts';
import { drawPdf } from './pdf.ts';

/** A JPEG. */
export type PdfPhoto = DrawnFile & { width: number; height: number };

/** Pixels of the longer side: of these, whichever keeps the proportions best. What rounding distorts nobody sees. */
const sides = Array.from({ length: 33 }, (_, more) => 32 + more);
const mark = 'formdeck-photo-';

/** Where a document finds a photo. */
export function photoPath(id: string): string {
  return `/photo-${id}.jpg`;
}

/**
 * The PDF of a document with photos; `images` are other files beside those of the document.
 * @throws AppError `unavailable` if too many wait
 */
export async function drawWithPhotos(
  typst: TypstDocument,
  images: ReadonlyMap<string, Uint8Array>,
  photos: ReadonlyMap<string, PdfPhoto>,
  whose: Whose,
): Promise<DrawnFile> {
  const small = await standIns(photos);
  const pdf = await drawPdf(typst, new Map([...images, ...small]), whose);
  return small.size === 0 ? fileOf(pdf) : withPhotos(Buffer.from(pdf), photos);
}

/** A stand-in for each photo, by its path. */
async function standIns(photos: ReadonlyMap<string, PdfPhoto>): Promise<Map<string, Buffer>> {
  const blanks = new Map<string, Promise<Buffer>>();
  const made = new Map<string, Buffer>();
  for (const [id, size] of photos) {
    const { width, height } = shrunk(size);
    const key = `${width} ${height}`;
    const blank = blanks.get(key) ?? blankOf(width, height);
    blanks.set(key, blank);
    made.set(photoPath(id), withComment(await blank, mark + id));
  }
  return made;
}

function shrunk({ width, height }: Pick<PdfPhoto, 'width' | 'height'>): { width: number; height: number } {
  const [longer, ratio] = [Math.max(width, height), Math.min(width, height) / Math.max(width, height)];
  const small = sides.filter((side) => side <= longer);
  const errorOf = (side: number) => Math.abs(Math.max(1, Math.round(side * ratio)) / side - ratio);
  const long = small.length === 0 ? longer : small.reduce((a, b) => (errorOf(b) < errorOf(a) ? b : a));
  const short = Math.max(1, Math.round(long * ratio));
  return width > height ? { width: long, height: short } : { width: short, height: long };
}

function blankOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#dddddd' } })
    .jpeg({ quality: 40 })
    .toBuffer();
}

/** A JPEG with a comment, right after its first marker. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text, 'latin1');
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xfffe, 0);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** How far into an object its dictionary and the comment of its picture reach. */
const mostHead = 800;

/**
 * A PDF with its photos in place of their stand-ins.
 * @throws Error if it is not built as Typst builds them, or if a stand-in is left
 */
function withPhotos(pdf: Buffer, photos: ReadonlyMap<string, PdfPhoto>): DrawnFile {
  const { start, offsets, trailer } = tableOf(pdf);
  const inOrder = offsets.map((offset, number) => ({ offset, number })).filter(({ offset }) => offset > 0);
  inOrder.sort((a, b) => a.offset - b.offset);
  const parts: Part[] = [pdf.subarray(0, inOrder[0]?.offset ?? start)];
  let at = inOrder[0]?.offset ?? start;
  const moved = [...offsets];
  for (const [place, { offset, number }] of inOrder.entries()) {
    const object = pdf.subarray(offset, inOrder[place + 1]?.offset ?? start);
    moved[number] = at;
    for (const part of exchanged(object, photos)) {
      parts.push(part);
      at += 'read' in part ? part.size : part.length;
    }
  }
  const entries = moved.map((offset) =>
    offset === 0 ? '0000000000 65535 f\r\n' : `${String(offset).padStart(10, '0')} 00000 n\r\n`,
  );
  const end = Buffer.from(
    `xref\n0 ${moved.length}\n${entries.join('')}${trailer}startxref\n${at}\n%%EOF`,
    'latin1',
  );
  parts.push(end);
  return { size: at + end.length, read: () => contentOf(parts) };
}

type Part = Buffer | PdfPhoto;

async function* contentOf(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (!('read' in part)) {
      yield part;
      continue;
    }
    let left = part.size;
    for await (const chunk of part.read()) {
      left -= chunk.length;
      yield chunk;
    }
    // All that follows would stand where no reader looks for it.
    if (left !== 0) throw new Error('A photo of the PDF changed while it was sent.');
  }
}

type Table = { start: number; offsets: number[]; trailer: string };

/** Where the objects of a PDF stand, by number; 0 for those that are not there. */
function tableOf(pdf: Buffer): Table {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - 100));
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN);
  const text = Number.isNaN(start) ? '' : pdf.toString('latin1', start);
  const head = /^xref\n0 (\d+)\n/.exec(text);
  if (head === null) throw new Error('The PDF has no table of its objects where one is expected.');
  const count = Number(head[1]);
  const from = head[0].length;
  const offsets = Array.from({ length: count }, (_, number) => {
    const entry = text.slice(from + number * 20, from + number * 20 + 20);
    return entry[17] === 'n' ? Number(entry.slice(0, 10)) : 0;
  });
  const rest = text.slice(from + count * 20);
  return { start, offsets, trailer: rest.slice(0, rest.lastIndexOf('startxref')) };
}

/** An object, as it is or with the photo that belongs there. */
function exchanged(object: Buffer, photos: ReadonlyMap<string, PdfPhoto>): Part[] {
  const head = object.toString('latin1', 0, mostHead);
  const begin = head.indexOf('stream\n');
  if (begin < 0 || !head.slice(0, begin).includes('/DCTDecode')) return [object];
  const id = new RegExp(`${mark}([\\w-]{36})`).exec(head.slice(begin))?.[1];
  // Another picture.
  if (id === undefined) return [object];
  const photo = photos.get(id);
  if (photo === undefined) throw new Error('A photo of the PDF is not there.');
  const dictionary = head
    .slice(0, begin)
    .replace(/\/Length \d+/, `/Length ${photo.size}`)
    .replace(/\/Width \d+/, `/Width ${photo.width}`)
    .replace(/\/Height \d+/, `/Height ${photo.height}`);
  return [
    Buffer.from(`${dictionary}stream\n`, 'latin1'),
    photo,
    Buffer.from('\nendstream\nendobj\n\n', 'latin1'),
  ];
}
