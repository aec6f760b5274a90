// The checklist of the specification: a line for each text that the documents quote and for each limit and constant, which says
// where the product has it, or why it does not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The documents, by their numbers. They are no part of the repository. */
export const specDocuments: Readonly<Record<number, string>> = {
  1: '1-shell-home-users.md',
  2: '2-sheets.md',
  3: '3-forms-reports-admin.md',
};

export type ChecklistLine = {
  doc: number;
  section: string;
  /** As it is in the document. */
  text: string;
  /** The feature of a floor that has it, such as core/users, or a file of the floor's own. */
  in?: string;
  /** What to find there, where that is not the text itself. */
  find?: string;
  /** Why the product does not have it. */
  not?: string;
  /** The file or folder with which the product will have it, where that is to come: the line is out of date then. */
  until?: string;
};

export function readChecklist(): ChecklistLine[] {
  return readLines('checklist.ndjson') as ChecklistLine[];
}

/** A label that the documents name without quotes; with `messages`, only these say it, or mention it by its name. */
export type SpecLabel = { doc: number; section: string; text: string; messages?: string[] };

export function readLabels(): SpecLabel[] {
  return readLines('labels.ndjson') as SpecLabel[];
}

function readLines(name: string): unknown[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/**
 * What is wrong with lines, each with the line it is about.
 * @param read the sources of a folder, or of a file; undefined where there is none
 */
export function checklistIssues(
  lines: readonly ChecklistLine[],
  read: (path: string) => readonly string[] | undefined,
): string[] {
  return lines.flatMap((line) => {
    const issue = issueOf(line, read);
    return issue === null ? [] : [`${line.doc}, section ${line.section}, '${line.text}': ${issue}`];
  });
}

function issueOf(line: ChecklistLine, read: (path: string) => readonly string[] | undefined): string | null {
  const { text, in: path, find = text, not, until } = line;
  if ((path === undefined) === (not === undefined)) return 'says neither where it is nor why not, or both';
  if (path === undefined) {
    const isThere = until !== undefined && read(until) !== undefined;
    return isThere ? `is said to be missing, but ${until} is there: say where it is now` : null;
  }
  const sources = read(path);
  if (sources === undefined) return `is to be in ${path}, which is gone`;
  return sources.some((source) => spoken(source).includes(find))
    ? null
    : `is not in ${path} any more: ${find}`;
}

/** A source as people would read its texts: without comments, on one line. */
function spoken(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !line.trim().startsWith('//'))
    .join(' ')
    .replaceAll("\\'", "'")
    .replaceAll(/\s+/g, ' ');
}

export type SpecText = { section: string; text: string };

/** What a document has between single quotes, once each. */
export function quotedTexts(document: string): SpecText[] {
  const found = new Map<string, SpecText>();
  for (const { section, line } of linesOf(document)) {
    for (const [, text = ''] of line.matchAll(/(?<![\w'])'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g))
      if (!found.has(text)) found.set(text, { section, text });
  }
  return [...found.values()];
}

/** The list of limits and constants, the last section of each document. */
export function constantLines(document: string): string[] {
  return linesOf(document)
    .filter(({ section, line }) => section === '9' && line.startsWith('- '))
    .map(({ line }) => line.slice(2));
}

function linesOf(document: string): { section: string; line: string }[] {
  let section = '';
  return document.split('\n').map((line) => {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    return { section, line };
  });
}
