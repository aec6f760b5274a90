// The types of files that answer a question: by the ending of their name, which their content has to match.
import { keysOf } from '#core/keys-of.ts';
import { endingOf } from './attached-file.ts';

export type FileGroup = 'document' | 'recording';
export type FileType = { mediaType: string; group: FileGroup };

/** Minutes that may be recorded at once: a fraction of the bytes that a file may have. */
export const recordingMinutes = 30;

/** In bytes. */
export const fileLimit: number = 20 * 1024 * 1024;

const openDocument = 'application/vnd.oasis.opendocument';
const openXml = 'application/vnd.openxmlformats-officedocument';

const types = {
  pdf: { mediaType: 'application/pdf', group: 'document' },
  docx: { mediaType: `${openXml}.wordprocessingml.document`, group: 'document' },
  xlsx: { mediaType: `${openXml}.spreadsheetml.sheet`, group: 'document' },
  pptx: { mediaType: `${openXml}.presentationml.presentation`, group: 'document' },
  odt: { mediaType: `${openDocument}.text`, group: 'document' },
  ods: { mediaType: `${openDocument}.spreadsheet`, group: 'document' },
  odp: { mediaType: `${openDocument}.presentation`, group: 'document' },
  rtf: { mediaType: 'application/rtf', group: 'document' },
  csv: { mediaType: 'text/csv', group: 'document' },
  txt: { mediaType: 'text/plain', group: 'document' },
  webm: { mediaType: 'audio/webm', group: 'recording' },
  m4a: { mediaType: 'audio/mp4', group: 'recording' },
  ogg: { mediaType: 'audio/ogg', group: 'recording' },
  opus: { mediaType: 'audio/ogg', group: 'recording' },
  mp3: { mediaType: 'audio/mpeg', group: 'recording' },
  wav: { mediaType: 'audio/wav', group: 'recording' },
} as const satisfies Readonly<Record<string, FileType>>;

export type FileEnding = keyof typeof types;

const byEnding: ReadonlyMap<string, FileType> = new Map(Object.entries(types));

/** The endings of a group, as a picker of files takes them. */
export function endingsOf(group: FileGroup): FileEnding[] {
  return keysOf(types).filter((ending) => types[ending].group === group);
}

/** What a file is by its name; null: it cannot be an answer. */
export function fileTypeOf(name: string): FileType | null {
  return byEnding.get(endingOf(name)) ?? null;
}

/** What a file may be sent as: its content decides. */
export const sentMediaTypes: readonly string[] = [
  ...new Set(Object.values(types).map(({ mediaType }) => mediaType)),
  'application/octet-stream',
];
