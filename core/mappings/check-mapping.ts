// Whether a mapping fits a form when it is saved, and what of it has gone when it is used.
import type { FieldError } from '#core/errors.ts';
import { formatIssues, mayHaveColumn } from '#core/imports/cells/cell-format.ts';
import { headerIndex } from '#core/imports/plan.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { MappingContent } from './schema.ts';
import { mappingTexts } from './labels.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** The issues of a mapping with the row questions of its form. */
export function mappingIssues(content: MappingContent, questions: readonly Question[]): FieldError[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const issues: FieldError[] = [];
  const headers = new Set<string>();
  const answered = new Set<string>();
  for (const [index, { header, questionId }] of content.columns.entries()) {
    const path = `columns.${index}`;
    const question = byId.get(questionId);
    if (question === undefined) issues.push(fieldError(path, m.formDoesNotHaveThis));
    else if (answered.has(questionId))
      issues.push(fieldError(path, m.questionIsUsedTwice, { question: question.text }));
    else if (headers.has(header)) issues.push(fieldError(path, m.columnIsUsedTwice, { header }));
    headers.add(header);
    answered.add(questionId);
  }
  return [...issues, ...formatIssues(content, byId)];
}

export type FittingMapping = {
  /** Question id to column index. */
  columns: ReadonlyMap<string, number>;
  dateColumn: number | null;
  /** The columns and questions that have gone, each as a sentence. */
  missing: string[];
};

/** A mapping with the columns of a file and the questions of the form as they are now; `bringsFiles`: with files beside it. */
export function fitMapping(
  { columns, dateColumn }: MappingContent,
  headers: readonly string[],
  { questions, bringsFiles }: { questions: readonly Question[]; bringsFiles: boolean },
): FittingMapping {
  const missing: string[] = [];
  const found = new Map<string, number>();
  for (const { header, questionId, question: title } of columns) {
    const index = headerIndex(headers, header);
    const question = questions.find(({ id }) => id === questionId);
    if (question === undefined) missing.push(mappingTexts.noQuestion(title, header));
    else if (!mayHaveColumn(question, bringsFiles)) missing.push(mappingTexts.noFiles(question.text, header));
    else if (index === undefined) missing.push(mappingTexts.noColumn(header, question.text));
    else found.set(questionId, index);
  }
  const dates = dateColumn === null ? undefined : headerIndex(headers, dateColumn);
  if (dateColumn !== null && dates === undefined) missing.push(mappingTexts.noDateColumn(dateColumn));
  return { columns: found, dateColumn: dates ?? null, missing };
}

/** How the cells of a mapped column are written: a catalog question always has a way. */
export function cellFormatOf(
  { cellFormats }: MappingContent,
  { id, type }: Question,
): MappingContent['cellFormats'][string] | undefined {
  return isCatalogType(type) ? { items: 'AUTO', ...cellFormats[id] } : cellFormats[id];
}
