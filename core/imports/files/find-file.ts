// Finds the file that a cell of an import names: by its path, by the end of it, or by its name alone, whatever the case. What could
// be two files is none.
import { valueIssue } from '#core/questions/answers.ts';
import { attachedTo } from '#core/questions/attached/stored-types.ts';
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import type { NamedFile } from './schema.ts';
import { m } from './texts.ts';

type FileQuestion = Pick<Question, 'type' | 'questionOptions'> & Partial<Pick<Question, 'id'>>;

export type FileFinder = {
  /** The value of the file that a text names, for an answer to a question; or why there is none. */
  read(text: string, question: FileQuestion): string | { issue: string };
  /** The files that were named so far, by their name, with the question that did first. */
  readonly named: ReadonlyMap<string, string | undefined>;
};

/** Creates the finder for the files of one import. */
export function createFileFinder(files: readonly NamedFile[]): FileFinder {
  const exact = new Map(files.map((file) => [file.name, file]));
  const byEnd = new Map<string, NamedFile[]>();
  for (const file of files)
    for (const end of endsOf(folded(file.name))) {
      const same = byEnd.get(end);
      if (same === undefined) byEnd.set(end, [file]);
      else same.push(file);
    }
  const named = new Map<string, string | undefined>();

  function candidates(path: string): readonly NamedFile[] {
    const same = exact.get(path);
    if (same !== undefined) return [same];
    const wanted = folded(path);
    // A path of another machine, such as C:\Photos\IMG_12.jpg, may end like the one here.
    for (const end of endsOf(wanted)) {
      const found = byEnd.get(end);
      if (found === undefined) continue;
      const whole = found.filter(({ name }) => folded(name) === end);
      return whole.length === 1 ? whole : found;
    }
    return [];
  }

  return {
    named,
    read(text, question) {
      const path = plainPath(text);
      const found = candidates(path);
      const shown = path.slice(-shownLength);
      const [file] = found;
      if (file === undefined) return { issue: t(m.fileNotThere, { name: shown }) };
      // A repair may say which of several is meant, so all of them are brought.
      for (const { name } of found) if (!named.has(name)) named.set(name, question.id);
      if (found.length > 1) return { issue: t(m.fileThereTwice, { name: shown, count: found.length }) };
      if (file.value === undefined) return { issue: file.problem ?? t(m.fileNotThere, { name: shown }) };
      if (valueIssue(question, file.value) === null) return file.value;
      return { issue: t(m.fileOfOtherKind, { name: shown, kind: attachedTo(question.type) ?? 'photo' }) };
    },
  };
}

const shownLength = 80;

/** A path as it is kept: with slashes, and without where it starts. */
export function plainPath(path: string): string {
  return path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
}

function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** `a/b/c.jpg`, `b/c.jpg`, `c.jpg`: the longest first. */
function endsOf(path: string): string[] {
  const parts = path.split('/').slice(-mostParts);
  return parts.map((_, index) => parts.slice(index).join('/'));
}

const mostParts = 20;
