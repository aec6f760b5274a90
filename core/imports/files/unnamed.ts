// The files of an import that none of its rows names: they are not brought in, which is said before it starts.
import { t } from '#core/messages/text.ts';
import type { ImportFiles } from './import-files.ts';
import { m } from './texts.ts';

/** `3 files are named by no row and are not imported, such as ...`; null for none. All rows have to be checked before. */
export function unnamedText(files: ImportFiles): string | null {
  const names = files.unnamed();
  const shown = names.slice(0, mostShown).map((name) => `"${name}"`);
  return names.length === 0 ? null : t(m.unnamedFiles, { count: names.length, names: shown.join(', ') });
}

const mostShown = 3;

/** The same of a draft, as its check has it. */
export function unnamedIn({ files }: { files?: ImportFiles | undefined }): { unnamed: string } | null {
  const unnamed = files === undefined ? null : unnamedText(files);
  return unnamed === null ? null : { unnamed };
}
