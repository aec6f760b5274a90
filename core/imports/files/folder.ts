// The files beside the table of an import, in a folder or a ZIP: which of them could answer a question, and the table among them.
import { sizeLimitText, sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { manifestFile } from '#core/exports/manifest.ts';
import { imageLimit } from '#core/files/image-type.ts';
import { contentOfBlob, directoryOfBlob, type Packed, UnpacksToTooMuch } from '#core/files/zip/read-zip.ts';
import { maximumImportBytes } from '#core/imports/schema.ts';
import { attachedFileValue, endingOf, plainAttachedName } from '#core/questions/attached/attached-file.ts';
import { fileLimit, fileTypeOf } from '#core/questions/attached/file-types.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { plainPath } from './find-file.ts';
import { longestFilePath, type NamedFile } from './schema.ts';
import { m } from './texts.ts';

/** A file of a folder or a ZIP, read when it is needed. */
export type FolderFile = {
  path: string;
  /** In bytes. */
  size: number;
  /** At most `limit` bytes. Throws AppError if it cannot be read. */
  read(limit: number): Promise<Uint8Array<ArrayBuffer>>;
};

/** A file that may answer a question, under the id with which it will be stored. */
export type ImportFile = NamedFile & {
  id: string;
  source: FolderFile;
  /** As it is stored; null: it is an image. */
  storedName: string | null;
};

/** Maximum bytes of a ZIP with a table and its files. @public docs/limits.md names it. */
export const maximumArchiveBytes = 2 * 1024 * 1024 * 1024;
/** Maximum files in a folder or a ZIP, whether rows name them or not. @public docs/limits.md names it. */
export const mostFolderFiles = 10_000;

/** The files as an import names them. What could be no answer says why, for the rows that name it. */
export function importFilesOf(found: readonly FolderFile[], newId: () => string): ImportFile[] {
  if (found.length > mostFolderFiles)
    throw new AppError('too-large', wording(m.tooManyFiles, { count: found.length, mostFolderFiles }));
  return found.flatMap((source): ImportFile[] => {
    const name = plainPath(source.path);
    if (isJunk(name) || name.length > longestFilePath) return [];
    const file = { id: newId(), name, source };
    const isImage = imageEndings.has(endingOf(name));
    const storedName = isImage ? null : plainAttachedName(originalName(name));
    const problem = problemOf(name, source.size, isImage);
    if (problem !== null) return [{ ...file, storedName, problem }];
    const { id } = file;
    const value = storedName === null ? id : attachedFileValue({ id, size: source.size, name: storedName });
    return [{ ...file, storedName, value }];
  });
}

const imageEndings: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png']);

function problemOf(path: string, size: number, isImage: boolean): string | null {
  const name = path.split('/').at(-1) ?? path;
  if (!isImage && fileTypeOf(name) === null) return t(m.fileOfNoKind, { name });
  if (size === 0) return t(m.fileIsEmpty, { name });
  const limit = isImage ? imageLimit : fileLimit;
  return size > limit
    ? t(m.fileIsTooLarge, { name, size: sizeText(size), limit: sizeLimitText(limit) })
    : null;
}

/** `Report.pdf` of `files/000012 Report 3fa2b1.pdf`: an export with files gives each a name of its own. */
function originalName(path: string): string {
  const [, name, ending] = /^(?:.*\/)?files\/\d{6} (.+) [0-9a-f]{6}(\.[a-z\d]+)$/.exec(path) ?? [];
  return name === undefined ? path : `${name}${ending}`;
}

/** What systems leave beside the files of people. */
function isJunk(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return (
    name === '' ||
    name.startsWith('.') ||
    path.startsWith('__MACOSX/') ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

/** The files in a ZIP. Throws AppError if it cannot be read, or would unpack to too much. */
export async function filesInZip(zip: Blob): Promise<FolderFile[]> {
  if (zip.size > maximumArchiveBytes)
    throw new AppError('too-large', wording(m.zipIsTooLarge, { limit: sizeLimitText(maximumArchiveBytes) }));
  try {
    const parts = await directoryOfBlob(zip);
    // Parts that overlap have more bytes together than their file.
    const packed = (parts ?? []).reduce((sum, { packedSize }) => sum + packedSize, 0);
    if (parts === null || packed > zip.size) throw unreadableZip();
    return parts.flatMap((part) => (part.path.endsWith('/') ? [] : [fileIn(zip, part)]));
  } catch (error) {
    if (!(error instanceof UnpacksToTooMuch)) throw error;
    throw new AppError('too-large', wording(m.zipHasTooMuch, { mostFolderFiles }));
  }
}

function fileIn(zip: Blob, part: Packed): FolderFile {
  const { path, size } = part;
  return {
    path,
    size,
    async read(limit) {
      const name = path;
      try {
        const bytes = await contentOfBlob(zip, part, limit);
        if (bytes !== null && bytes.length === size) return bytes;
      } catch (error) {
        if (!(error instanceof UnpacksToTooMuch)) throw error;
        throw new AppError('too-large', wording(m.fileUnpacksToMore, { name, limit: sizeLimitText(limit) }));
      }
      throw new AppError('wrong-media-type', wording(m.fileIsDamaged, { name }));
    },
  };
}

function unreadableZip(): AppError {
  return new AppError('invalid', wording(m.zipCannotBeRead), { hint: wording(m.packItAgain) });
}

/** The table in a ZIP, and the files beside it. Throws AppError unless there is one. */
export async function tableAmong(
  files: readonly FolderFile[],
): Promise<{ table: FolderFile & { name: string }; others: FolderFile[] }> {
  const tables = files.filter(({ path }) => tableEnding.test(path) && !isJunk(plainPath(path)));
  const depth = Math.min(...tables.map(depthOf));
  const nearest = tables.filter((each) => depthOf(each) === depth);
  const first = nearest.length > 1 ? await firstOfExport(files) : null;
  const [table, second] = first === null ? nearest : nearest.filter(({ path }) => path === first);
  if (table === undefined)
    throw new AppError('invalid', wording(m.zipHasNoTable), { hint: wording(m.packTable) });
  if (second !== undefined) {
    const names = nearest
      .slice(0, mostNamed)
      .map(({ path }) => `"${path}"`)
      .join(', ');
    throw new AppError('invalid', wording(m.zipHasSeveralTables, { names }), {
      hint: wording(m.packOneTable),
    });
  }
  if (table.size > maximumImportBytes)
    throw new AppError('too-large', wording(m.tableIsTooLarge, { limit: sizeLimitText(maximumImportBytes) }));
  const name = table.path.split('/').at(-1) ?? table.path;
  const beside = new Set([
    table.path,
    ...(first === null ? [] : nearest.map(({ path }) => path)),
    manifestFile,
  ]);
  return { table: { ...table, name }, others: files.filter(({ path }) => !beside.has(path)) };
}

const tableEnding = /\.(?:csv|tsv|txt|xlsx)$/i;
const mostNamed = 5;

function depthOf({ path }: FolderFile): number {
  return path.split('/').length;
}

/** The table of rows, as the manifest of an export of ours has it first; null: there is none. */
async function firstOfExport(files: readonly FolderFile[]): Promise<string | null> {
  const manifest = files.find(({ path }) => path === manifestFile);
  if (manifest === undefined) return null;
  const text = new TextDecoder().decode(await manifest.read(mostManifest));
  return /"files":\s*\[\s*\{\s*"name":\s*"([^"\\]+)"/.exec(text)?.[1] ?? null;
}

const mostManifest = 1024 * 1024;
