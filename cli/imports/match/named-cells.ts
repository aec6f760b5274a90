// Parses --separator and --items: how the cells of columns are written, for all of them or for one question's.
import { cellFormatIssue } from '#core/imports/cells/cell-format.ts';
import { type CellFormat, type ItemWriting, itemWritings } from '#core/imports/cells/cell-schema.ts';
import type { FieldError } from '#core/errors.ts';
import { headerIndex, questionNamed, splitAssignment } from '#core/imports/plan.ts';
import type { ColumnMap } from '#core/imports/match-columns.ts';
import { isCatalogType, isMultiValue } from '#core/questions/types.ts';
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type CellOptions = {
  /** `Question=separator`, or a separator for all columns. */
  separator: readonly string[];
  /** `Question=code`, or one of the words for all columns. */
  items: readonly string[];
};

const separators: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  bar: '|',
  slash: '/',
  plus: '+',
  ampersand: '&',
  space: ' ',
  tab: '\t',
  newline: '\n',
};

type NamedCell = { name: string | null; value: string };

/** The options of one kind, each with the question or the column that it names; null: all columns. */
function namedIn(texts: readonly string[], isName: (name: string) => boolean): NamedCell[] {
  return texts.map((text) => {
    const parts = splitAssignment(text, '=', isName);
    return parts === null || parts.name === '' ? { name: null, value: text } : parts;
  });
}

/** The titles of catalog questions that --items names, whose columns are those of the same name unless --map says otherwise. */
export function questionsWithItems({ items }: CellOptions, questions: readonly Question[]): Question[] {
  return namedIn(items, (name) => !('issue' in questionNamed(questions, name))).flatMap(({ name }) => {
    const question = name === null ? null : questionNamed(questions, name);
    return question === null || 'issue' in question || !isCatalogType(question.type) ? [] : [question];
  });
}

/** How the cells of the mapped columns are written, by question id; `before` is what a saved mapping says. */
export function namedCells(
  options: CellOptions,
  {
    questions,
    headers,
    columnMap,
  }: { questions: readonly Question[]; headers: readonly string[]; columnMap: ColumnMap },
  before: (questionId: string, columnIndex: number) => CellFormat | undefined,
): { cellFormats: Record<string, CellFormat>; issues: FieldError[] } {
  const issues: FieldError[] = [];
  const questionOf = (name: string) => {
    const found = questionNamed(questions, name);
    const column = headerIndex(headers, name);
    return 'issue' in found
      ? questions.find(({ id }) => columnMap[id] === column && column !== undefined)
      : found;
  };
  const isName = (name: string) => questionOf(name) !== undefined;
  const mapped = questions.filter(({ id }) => columnMap[id] !== undefined);
  const chosen = new Map<string, CellFormat>();
  const choose = (
    path: string,
    texts: readonly string[],
    formatOf: (value: string) => CellFormat | string,
    takes: (question: Question) => boolean,
  ) => {
    for (const { name, value } of namedIn(texts, isName)) {
      const question = name === null ? undefined : questionOf(name);
      const format = formatOf(value);
      if (typeof format === 'string') issues.push({ path, message: format });
      else if (name !== null && (question === undefined || columnMap[question.id] === undefined))
        issues.push(fieldError(path, m.hasNoColumnOfFile, { name }));
      else
        for (const { id } of question === undefined ? mapped.filter(takes) : [question])
          chosen.set(id, { ...chosen.get(id), ...format });
    }
  };
  choose('separator', options.separator, separatorOf, ({ type }) => isMultiValue(type));
  choose('items', options.items, itemsOf, ({ type }) => isCatalogType(type));
  const cellFormats: Record<string, CellFormat> = {};
  for (const question of mapped) {
    const usual = isCatalogType(question.type) ? { items: 'AUTO' as const } : {};
    const format = {
      ...usual,
      ...before(question.id, columnMap[question.id] ?? 0),
      ...chosen.get(question.id),
    };
    if (Object.keys(format).length === 0) continue;
    const issue = cellFormatIssue(question, format);
    if (issue !== null)
      issues.push({ path: format.items === undefined ? 'separator' : 'items', message: issue });
    cellFormats[question.id] = format;
  }
  return { cellFormats, issues };
}

function separatorOf(text: string): CellFormat | string {
  const separator = separators[text.trim().toLowerCase()] ?? text;
  if (separator.length > 0 && separator.length <= 3 && !/[\p{L}\p{N}"]/u.test(separator))
    return { separator };
  return t(m.isNotSeparatorUseUp, { text, keys: Object.keys(separators).join(', ') });
}

function itemsOf(text: string): CellFormat | string {
  const items = itemWritings.find((one: ItemWriting) => one === text.trim().toUpperCase());
  return items === undefined ? t(m.isNotCodePathOr, { text }) : { items };
}
