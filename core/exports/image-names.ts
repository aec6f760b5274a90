// Names of images in a bulk download, from a pattern such as `{sheet}-{row}-{question}-{n}`. Slashes in the pattern
// create folders, slashes in an answer do not; names are unique on every file system.
import { plainFileName, withoutEdges } from '#core/files/plain-file-name.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const imageNameFields = [
  'sheet',
  'row',
  'question',
  'n',
  'form',
  'user',
  'date',
  'time',
  'id',
] as const;
export type ImageNameField = (typeof imageNameFields)[number];
export type ImageNameFields = Readonly<Record<ImageNameField, string>>;

/** Descriptions of the fields, for people. */
export const imageFieldWords: Readonly<Record<ImageNameField, string>> = {
  sheet: t(m.nameOfSheet),
  row: t(m.numberOfRowInIts),
  question: t(m.titleOfQuestion),
  n: t(m.numberOfImageInIts),
  form: t(m.nameOfForm),
  user: t(m.whoSubmittedIt),
  date: t(m.dayOfSubmission),
  time: t(m.timeOfSubmission),
  id: 'id of the image',
};

export const defaultImageName = '{sheet}-{row}-{question}-{n}';
const imageNameLimit = 200;
/** The manifest file beside the images. */
export const manifestName = 'manifest.csv';

/** The issue with a pattern, for people; null if it is valid. */
export function imageNameIssue(pattern: string): string | null {
  if (pattern.trim() === '') return t(m.pleaseEnterNameForImages);
  if (pattern.length > imageNameLimit) return t(m.atMostCharacters, { imageNameLimit });
  const known: readonly string[] = imageNameFields;
  const unknown = [...pattern.matchAll(field)].find(([, name = '']) => !known.includes(name));
  return unknown === undefined ? null : t(m.isNotKnownUse, { unknown: unknown[0], offered });
}

/** The name of an image by a pattern, with its extension; not yet unique. */
export function imageName(pattern: string, values: ImageNameFields, ending: string): string {
  const parts = pattern
    .replace(/\.(jpe?g|png)$/i, '')
    .split('/')
    .map((part) => part.replaceAll(field, (whole, name: string) => filled(whole, name, values)))
    .filter((part) => part.trim() !== '' && !/^\.+$/.test(part.trim()))
    .slice(-mostFolders)
    .map((part) => shortened(unreserved(plainFileName(part, 'image'))));
  return `${parts.length === 0 ? 'image' : parts.join('/')}.${ending}`;
}

/** Makes names unique, ignoring case: `Gate 1.jpg`, `Gate 1 (2).jpg`. */
export function uniqueNames(taken: readonly string[] = [manifestName]): (wanted: string) => string {
  const given = new Set(taken.map(folded));
  const counts = new Map<string, number>();
  return (wanted) => {
    if (!given.has(folded(wanted))) {
      given.add(folded(wanted));
      return wanted;
    }
    const dot = wanted.lastIndexOf('.');
    for (let number = (counts.get(folded(wanted)) ?? 1) + 1; ; number++) {
      const name = `${wanted.slice(0, dot)} (${number})${wanted.slice(dot)}`;
      if (given.has(folded(name))) continue;
      counts.set(folded(wanted), number);
      given.add(folded(name));
      return name;
    }
  };
}

const field = /\{(\w*)\}/g;
const offered = imageNameFields.map((name) => `{${name}}`).join(' ');
const mostFolders = 5;
/** File systems allow 255 bytes; this leaves room for an extension and a number. */
const mostBytes = 220;

function filled(whole: string, name: string, values: ImageNameFields): string {
  const known = imageNameFields.find((each) => each === name);
  return known === undefined ? whole : plainFileName(values[known], '-');
}

/** Windows reserves some names for devices, with any extension. */
function unreserved(name: string): string {
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name) ? `_${name}` : name;
}

function shortened(name: string): string {
  let bytes = 0;
  let beginning = '';
  for (const letter of name) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    if (bytes > mostBytes) break;
    beginning += letter;
  }
  return withoutEdges(beginning);
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
