// Judges a file that somebody attaches, by its content: a face does before it takes it, the server before it stores it. Nothing
// in it is ever run, and of an archive no more is unpacked than what says its type.
import { listText, sizeLimitText, sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { contentOf, directoryOf, type Packed, UnpacksToTooMuch } from '#core/files/zip/read-zip.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { endingOf, plainAttachedName } from './attached-file.ts';
import { endingsOf, type FileGroup, fileLimit, fileTypeOf } from './file-types.ts';
import { m } from './texts.ts';

export type ChosenFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
/** `name` as it is kept. */
export type CheckedFile = ChosenFile & { mediaType: string };

/** Bytes that the parts of a document may have together, as its directory says. */
const unpackedLimit = 400 * 1024 * 1024;

/**
 * The file as it is stored; `group`: what may be attached here, null for anything that an answer can be.
 * @throws AppError that says what is wrong, and what to do
 */
export async function checkedFile(chosen: ChosenFile, group: FileGroup | null): Promise<CheckedFile> {
  const { bytes } = chosen;
  const name = plainAttachedName(chosen.name);
  requireSize(name, bytes.length);
  const type = fileTypeOf(name);
  const issue =
    type === null || (group !== null && type.group !== group)
      ? refusal(name, bytes, group ?? 'document')
      : await issueOf(name, bytes);
  if (type === null || issue !== null) throw new AppError('wrong-media-type', issue ?? undefined);
  return { name, bytes, mediaType: type.mediaType };
}

/** @throws AppError for a file without content, and for one above the limit: before it is read */
export function requireSize(name: string, size: number): void {
  const plain = plainAttachedName(name);
  if (size === 0) throw new AppError('wrong-media-type', wording(m.isEmpty, { name: plain }));
  if (size > fileLimit)
    throw new AppError(
      'too-large',
      wording(m.isTooLarge, { name: plain, size: sizeText(size), limit: sizeLimitText(fileLimit) }),
    );
}

/** Why a file of another type is none of those that are asked for. */
function refusal(name: string, bytes: Uint8Array, group: FileGroup): Wording {
  const ending = endingOf(name);
  if (isProgram(bytes) || programEndings.has(ending)) return wording(m.isProgram, { name });
  if (macroEndings.has(ending)) return withMacros(name);
  if (olderEndings.has(ending)) return wording(m.isOlderOrProtected, { name });
  if (archiveEndings.has(ending)) return wording(m.isArchive, { name });
  return wording(m.isNoDocument, { name, endings: listText(endingsOf(group)) });
}

function withMacros(name: string): Wording {
  return wording(m.hasMacros, { name, endings: listText(['docx', 'xlsx', 'pptx']) });
}

const programEndings = new Set(
  'exe com scr bat cmd ps1 vbs vbe js mjs jse wsf hta jar msi lnk dll sh py php html htm svg xhtml apk app dmg'.split(
    ' ',
  ),
);
const macroEndings = new Set('docm dotm xlsm xltm xlam xlsb pptm potm ppsm ppam'.split(' '));
const olderEndings = new Set('doc dot xls xlt ppt pps'.split(' '));
const archiveEndings = new Set('zip rar 7z gz tar tgz bz2 xz'.split(' '));

/** What is wrong with the content of a file whose name says its type; null: nothing. */
async function issueOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Wording | null> {
  if (isProgram(bytes)) return wording(m.isProgram, { name });
  const ending = endingOf(name);
  const wrong = wording(m.isNotWhatItsNameSays, { name, ending });
  const main = mainParts.get(ending);
  if (main === undefined) {
    if (contents.get(ending)?.(bytes) !== true) return wrong;
    return holdsPicture(ending, bytes) ? wording(m.isVideo, { name }) : null;
  }
  if (startsWith(bytes, older)) return wording(m.isOlderOrProtected, { name });
  if (!startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return wrong;
  try {
    const parts = directoryOf(bytes);
    if (parts === null) return wrong;
    if (unpacksToTooMuch(parts, bytes.length)) return wording(m.unpacksToTooMuch, { name });
    if (parts.some(({ path }) => programParts.test(path))) return withMacros(name);
    const part = parts.find(({ path }) => path === main.part);
    const content = part === undefined ? null : await contentOf(bytes, part, mostOfMainPart);
    const text = content === null ? '' : new TextDecoder().decode(content);
    if (/macroEnabled|vbaProject/i.test(text)) return withMacros(name);
    return text.includes(main.says) ? null : wrong;
  } catch (error) {
    if (!(error instanceof UnpacksToTooMuch)) throw error;
    return wording(m.unpacksToTooMuch, { name });
  }
}

/** Parts that overlap have more bytes together than their file. */
function unpacksToTooMuch(parts: readonly Packed[], fileSize: number): boolean {
  const sum = (of: (part: Packed) => number) => parts.reduce((all, part) => all + of(part), 0);
  return sum(({ size }) => size) > unpackedLimit || sum(({ packedSize }) => packedSize) > fileSize;
}

/** Macros of Office and of OpenDocument, controls, and programs as objects. */
const programParts =
  /vbaProject|vbaData|(?:^|\/)(?:macrosheets|activeX)\/|^(?:Basic|Scripts)\/|\.(?:exe|com|scr|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|jar|msi|lnk|dll)$/i;
const mostOfMainPart = 1024 * 1024;
/** Of an older document of Office, and of one with a password. */
const older = [0xd0, 0xcf, 0x11, 0xe0];

/** The part of a document that says its type, and what it says. */
const mainParts: ReadonlyMap<string, { part: string; says: string }> = new Map([
  ...['docx', 'xlsx', 'pptx'].map(
    (ending) => [ending, mainPart('[Content_Types].xml', ending, '.main+xml')] as const,
  ),
  ...['odt', 'ods', 'odp'].map((ending) => [ending, mainPart('mimetype', ending, '')] as const),
]);

function mainPart(part: string, ending: string, further: string) {
  return { part, says: `${fileTypeOf(`.${ending}`)?.mediaType}${further}` };
}

/** Whether the content is what the ending says, of a file that is no archive. */
const contents: ReadonlyMap<string, (bytes: Uint8Array) => boolean> = new Map([
  ['pdf', (bytes) => textAt(bytes, 0, 5) === '%PDF-'],
  ['rtf', (bytes) => textAt(bytes, 0, 5) === String.raw`{\rtf`],
  ['csv', isPlainText],
  ['txt', isPlainText],
  // EBML, with its document type among the first elements.
  ['webm', (bytes) => startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(bytes, 0, 64).includes('webm')],
  ['m4a', (bytes) => textAt(bytes, 4, 4) === 'ftyp'],
  ['ogg', isOgg],
  ['opus', isOgg],
  ['mp3', (bytes) => textAt(bytes, 0, 3) === 'ID3' || isLayerThree(bytes)],
  ['wav', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE'],
]);

function isOgg(bytes: Uint8Array): boolean {
  return textAt(bytes, 0, 4) === 'OggS' && /OpusHead|vorbis|FLAC|Speex/.test(textAt(bytes, 0, 64));
}

/** A frame of MPEG audio, layer III. */
function isLayerThree([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isFrame && third >> 4 !== 0xf && (third & 0x0c) !== 0x0c;
}

/** Whether a container of sound holds a video as well: its tracks are described at its beginning, or in its `moov`. */
function holdsPicture(ending: string, bytes: Uint8Array): boolean {
  if (ending === 'webm') return /V_(?:VP8|VP9|AV1|MPEG|THEORA)/.test(textAt(bytes, 0, mostOfTracks));
  if (ending !== 'm4a') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0, boxes = 0; at + 8 <= bytes.length && boxes < mostBoxes; boxes += 1) {
    const size = view.getUint32(at);
    if (textAt(bytes, at + 4, 4) === 'moov') return /hdlr.{8}vide/s.test(textAt(bytes, at, mostOfTracks));
    if (size < 8) break;
    at += size;
  }
  return false;
}

const mostOfTracks = 16_384;
const mostBoxes = 1_000;

/** Text, and none that a browser or a shell would take for a page or a script. */
function isPlainText(bytes: Uint8Array): boolean {
  const isLittle = startsWith(bytes, [0xff, 0xfe]);
  const isWide = isLittle || startsWith(bytes, [0xfe, 0xff]);
  if (!isWide && bytes.includes(0)) return false;
  const encoding = isWide ? (isLittle ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const beginning = new TextDecoder(encoding).decode(bytes.subarray(0, 2_048));
  return !/^\s*(?:<(?:!doctype|!--|html|head|body|script|iframe|svg|\?xml|\?php)|%PDF-|\{\\rtf)/i.test(
    beginning,
  );
}

function isProgram(bytes: Uint8Array): boolean {
  const isDos = startsWith(bytes, [0x4d, 0x5a]) && bytes.subarray(0, 64).includes(0);
  return isDos || programStarts.some((start) => startsWith(bytes, start));
}

/** Of Linux, of macOS in its three forms, and of scripts. */
const programStarts = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x23, 0x21],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
