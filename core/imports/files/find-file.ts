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

/** The files that end so; those that are called so from their first letter to the last come before the others. */
type Ending = { all: NamedFile[]; whole: NamedFile[]; isNamed: boolean };

/** Creates the finder for the files of one import. */
export function createFileFinder(files: readonly NamedFile[]): FileFinder {
  const exact = new Map(files.map((file) => [file.name, file]));
  const byEnd = new Map<string, Ending>();
  for (const file of files) {
    const [whole, ...ends] = endsOf(folded(file.name));
    for (const end of [whole ?? '', ...ends]) {
      const same = byEnd.get(end) ?? { all: [], whole: [], isNamed: false };
      same.all.push(file);
      if (end === whole) same.whole.push(file);
      byEnd.set(end, same);
    }
  }
  const named = new Map<string, string | undefined>();
  const name = (found: readonly NamedFile[], questionId: string | undefined) => {
    for (const file of found) if (!named.has(file.name)) named.set(file.name, questionId);
  };

  /** Those that a text may mean. Each name is looked through once, however many cells have it. */
  function candidates(path: string, questionId: string | undefined): readonly NamedFile[] {
    const same = exact.get(path);
    if (same !== undefined) {
      name([same], questionId);
      return [same];
    }
    if (path.length > longestText) return [];
    // A path of another machine, such as C:\Photos\IMG_12.jpg, may end like the one here.
    for (const end of endsOf(folded(path))) {
      const found = byEnd.get(end);
      if (found === undefined) continue;
      const meant = found.whole.length === 1 ? found.whole : found.all;
      // A repair may say which of several is meant, so all of them are brought.
      if (!found.isNamed) name(meant, questionId);
      found.isNamed = true;
      return meant;
    }
    return [];
  }

  return {
    named,
    read(text, question) {
      const path = plainPath(text);
      const found = candidates(path, question.id);
      const shown = path.slice(-shownLength);
      const [file] = found;
      if (file === undefined) return { issue: t(m.fileNotThere, { name: shown }) };
      if (found.length > 1) return { issue: t(m.fileThereTwice, { name: shown, count: found.length }) };
      if (file.value === undefined) return { issue: file.problem ?? t(m.fileNotThere, { name: shown }) };
      if (valueIssue(question, file.value) === null) return file.value;
      return { issue: t(m.fileOfOtherKind, { name: shown, kind: attachedTo(question.type) ?? 'photo' }) };
    },
  };
}

/** More than any path of this machine or another has. */
const longestText = 1_000;
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

/** Those of a path that are looked at: more would cost time, and tell no more files apart. */
const mostParts = 6;
