// The product says what the documents quote, and keeps their limits: tests/spec/checklist.ndjson says where, line by line.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type ChecklistLine,
  checklistIssues,
  constantLines,
  quotedTexts,
  readChecklist,
  readLabels,
  specDocuments,
} from './checklist.ts';

const root = resolve(import.meta.dirname, '../..');
/** Where they are for anyone who has them; the repository does not. */
const documents = resolve(root, '../shared/spec');
const lines = readChecklist();

/** The sources of a folder, or a file. Read once: many lines are about one feature. */
const sources = new Map<string, readonly string[] | undefined>();
function read(path: string): readonly string[] | undefined {
  if (!sources.has(path)) sources.set(path, readAll(path));
  return sources.get(path);
}

function readAll(path: string): readonly string[] | undefined {
  const whole = join(root, path);
  if (!existsSync(whole)) return undefined;
  if (!statSync(whole).isDirectory()) return [readFileSync(whole, 'utf8')];
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(whole, name), 'utf8'));
}

describe('the checklist of the specification', () => {
  it('is true line by line', () => {
    expect(lines.length).toBeGreaterThan(250);
    expect(checklistIssues(lines, read)).toEqual([]);
  });

  it('has no line twice', () => {
    const keys = lines.map(({ doc, text, section, find }) => JSON.stringify([doc, section, text, find]));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('would find a text that is changed, that stands in a comment only, and what is there by now', () => {
    const line = (more: Partial<ChecklistLine>): ChecklistLine => ({
      doc: 1,
      section: '5',
      text: "Can't go on",
      ...more,
    });
    const planted: Readonly<Record<string, readonly string[]>> = {
      'core/a': ['', "const said = 'Can\\'t go\n  on';"],
      'core/b': ["// Can't go on\n/* Can't go on */"],
    };
    const issues = checklistIssues(
      [
        line({ in: 'core/a' }),
        line({ in: 'core/b' }),
        line({ in: 'core/c' }),
        line({}),
        line({ not: 'issue 99', until: 'core/a' }),
        line({ not: 'issue 99', until: 'core/c' }),
      ],
      (path) => planted[path],
    );
    expect(issues.map((issue) => issue.replace(/^.*': /, ''))).toEqual([
      "is not in core/b any more: Can't go on",
      'is to be in core/c, which is gone',
      'says neither where it is nor why not, or both',
      'is said to be missing, but core/a is there: say where it is now',
    ]);
  });
});

describe.each(Object.entries(specDocuments))('document %s', (number, name) => {
  const path = join(documents, name);
  const own = lines.filter(({ doc }) => doc === Number(number));

  it('is quoted whole, and truly', ({ skip }) => {
    if (!existsSync(path)) skip(`${name} is not beside the repository, in ../shared/spec`);
    const document = readFileSync(path, 'utf8');
    const listed = new Set(own.map(({ text }) => text));
    const missing = quotedTexts(document).filter(({ text }) => !listed.has(text));
    expect(missing).toEqual([]);
    const unlisted = constantLines(document).filter((line) => !own.some(({ text }) => line.includes(text)));
    expect(unlisted).toEqual([]);
    expect(own.filter(({ text }) => !document.includes(text))).toEqual([]);
  });
});

describe('the labels', () => {
  const named = { ...specDocuments, 4: '4-contract.md' };

  it.each(Object.entries(named))('stand in document %s', (number, name) => {
    const path = join(documents, name);
    if (!existsSync(path)) return;
    const document = readFileSync(path, 'utf8');
    const own = readLabels().filter(({ doc }) => doc === Number(number));
    expect(own.filter(({ text }) => !document.includes(text))).toEqual([]);
  });
});
