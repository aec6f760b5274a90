// The pictures beside the workbook in a ZIP file, by the names that cells give them. Nothing is written to a disk under such a
// name; only what a cell names is unpacked, and no more than fits a form.
import { AppError } from '#core/errors.ts';
import { imageTypeOf } from '#core/files/image-type.ts';
import { contentOf, directoryOf, type Packed, UnpacksToTooMuch } from '#core/files/zip/read-zip.ts';
import { pictureSizeLimit, picturesLimit } from '#core/forms/pictures.ts';
import { type Message, wording } from '#core/messages/message.ts';
import { workbookLimit, workbookTooLarge } from '../read-workbook.ts';
import { partsOf, type SheetCells, tableOf } from '../sheets.ts';
import { m } from '../texts.ts';

/** A picture that a cell names: its bytes, or why it cannot be taken. */
export type MediaFile = { bytes: Uint8Array<ArrayBuffer> } | { issue: Message };
/** By name; null: the workbook came alone. */
export type MediaFiles = ReadonlyMap<string, MediaFile> | null;

/** In bytes, packed as well as unpacked: a workbook with as many pictures as a form may have. */
export const packageLimit: number = workbookLimit + picturesLimit * pictureSizeLimit;

export type XlsFormPackage = {
  /** Its name in the ZIP file, without folders. */
  name: string;
  workbook: Blob;
  /** What the sheets name, and the names of the files that they do not. */
  mediaOf(sheets: readonly SheetCells[]): Promise<{ media: MediaFiles; unnamed: string[] }>;
};

/**
 * The workbook and what is beside it; a file that is no such ZIP is the workbook itself.
 * @throws AppError `too-large`; `invalid` if a ZIP file has no workbook, or several
 */
export async function openPackage(name: string, file: Blob): Promise<XlsFormPackage> {
  if (file.size > packageLimit) throw packageTooLarge(name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const alone = { name, workbook: file, mediaOf: async () => ({ media: null, unnamed: [] }) };
  const entries = directoryIn(name, bytes);
  // Every workbook is a ZIP file, with this part.
  if (entries === null || entries.some(({ path }) => path === '[Content_Types].xml')) return alone;
  const files = entries.filter(isFile).map((entry) => ({ ...entry, name: nameOf(entry.path) }));
  const books = files.filter((entry) => /\.xlsx$/i.test(entry.name));
  const [book] = books;
  if (book === undefined && !/\.zip$/i.test(name)) return alone;
  if (book === undefined || books.length > 1)
    throw new AppError('invalid', wording(m.zipNeedsOneWorkbook, { name, count: books.length }), {
      hint: wording(m.putOneWorkbookInZip),
    });
  const content = await contentOf(bytes, book, workbookLimit).catch((cause: unknown) => {
    throw cause instanceof UnpacksToTooMuch ? workbookTooLarge(book.name) : cause;
  });
  return {
    name: book.name,
    workbook: new Blob(content === null ? [] : [content]),
    mediaOf: async (sheets) => {
      const named = namesIn(sheets);
      const beside = Map.groupBy(
        files.filter((entry) => entry !== book),
        (entry) => entry.name,
      );
      const media = new Map<string, MediaFile>();
      let left = packageLimit;
      for (const [fileName, found] of beside) {
        if (!named.has(fileName)) continue;
        const picture = await pictureIn(bytes, found);
        left -= 'bytes' in picture ? picture.bytes.length : 0;
        if (left < 0) throw packageTooLarge(name);
        media.set(fileName, picture);
      }
      return { media, unnamed: [...beside.keys()].filter((each) => !named.has(each)) };
    },
  };
}

/** Also used before a file is read. */
export function packageTooLarge(name: string): AppError {
  return new AppError('too-large', wording(m.packageIsTooLarge, { name }));
}

/** How a cell and a path name the same file: some systems take letters with accents apart. */
export function mediaName(text: string): string {
  return text.trim().normalize('NFC');
}

function directoryIn(name: string, bytes: Uint8Array): Packed[] | null {
  try {
    return directoryOf(bytes);
  } catch (cause) {
    throw cause instanceof UnpacksToTooMuch ? packageTooLarge(name) : cause;
  }
}

/** Leaves out folders, and what operating systems and Excel put beside files. */
function isFile({ path }: Packed): boolean {
  return !/(?:[/\\]$|^__MACOSX[/\\]|(?:^|[/\\])(?:~\$|\._|\.DS_Store$|Thumbs\.db$))/i.test(path);
}

/** Whatever folder it is in: `check-media/valve.jpg` is `valve.jpg`. */
function nameOf(path: string): string {
  return mediaName(path.split(/[/\\]/).at(-1) ?? '');
}

function namesIn(sheets: readonly SheetCells[]): ReadonlySet<string> {
  const rows = tableOf(sheets, 'survey')?.rows ?? [];
  return new Set(
    rows.flatMap(({ cells }) =>
      [...cells].flatMap(([column, text]) => (isPictureColumn(column) ? [mediaName(text)] : [])),
    ),
  );
}

/** `media::image`, in any language. */
export function isPictureColumn(column: string): boolean {
  const [base, rest] = partsOf(column);
  return base === 'media' && rest !== null && partsOf(rest)[0] === 'image';
}

async function pictureIn(zip: Uint8Array<ArrayBuffer>, found: readonly Packed[]): Promise<MediaFile> {
  const [entry] = found;
  if (entry === undefined || found.length > 1) return { issue: m.zipHasSeveralOfThisName };
  try {
    const bytes = await contentOf(zip, entry, pictureSizeLimit);
    if (bytes === null) return { issue: m.itCannotBeUnpacked };
    return imageTypeOf(bytes) === null ? { issue: m.itIsNotJpegOrPng } : { bytes };
  } catch (cause) {
    if (!(cause instanceof UnpacksToTooMuch)) throw cause;
    return { issue: m.itIsLargerThanPicture };
  }
}
