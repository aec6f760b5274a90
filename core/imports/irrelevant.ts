// Answers of a file that were left out of its rows, since these are not asked the question, or since they are files in entries: counted
// by question, with the first rows.
import { listText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { questionsInside, titleRead } from '#core/questions/entries/outside.ts';
import type { Question } from '#core/questions/schema.ts';
import type { IrrelevantCount } from './status.ts';
import { m } from './texts.ts';

const mostRows = 3;
const mostNamed = 5;

/** Adds those of some rows to those of the rows before; `irrelevant` are ids of questions. */
export function withIrrelevant(
  before: readonly IrrelevantCount[],
  questions: readonly Question[],
  rows: readonly { csvRow: number; irrelevant?: readonly string[] }[],
): IrrelevantCount[] {
  const found = new Map(before.map((each) => [each.questionId, { ...each, csvRows: [...each.csvRows] }]));
  const titles = new Map(
    [...questions, ...questionsInside(questions)].map((each) => [each.id, titleRead(each)]),
  );
  const filesInside = new Set(
    questionsInside(questions).flatMap(({ id, type }) => (isStoredType(type) ? [id] : [])),
  );
  for (const { csvRow, irrelevant = [] } of rows)
    for (const questionId of new Set(irrelevant)) {
      const question = titles.get(questionId) ?? questionId;
      const isFile = filesInside.has(questionId);
      const one = found.get(questionId) ?? { questionId, question, count: 0, csvRows: [], isFile };
      found.set(questionId, one);
      one.count += 1;
      if (one.csvRows.length < mostRows) one.csvRows.push(csvRow);
    }
  return [...found.values()];
}

/** Why answers were left out, a sentence each: `Answers to questions that a row is not asked ... "Length" (2 rows, the first is row 3).` */
export function leftOutLines(found: readonly IrrelevantCount[] = []): string[] {
  const [files, others] = [found.filter(({ isFile }) => isFile), found.filter(({ isFile }) => !isFile)];
  return [
    ...(others.length === 0 ? [] : [t(m.irrelevant, { questions: questionsText(others) })]),
    ...(files.length === 0 ? [] : [t(m.entriesWithoutFiles, { questions: questionsText(files) })]),
  ];
}

function questionsText(found: readonly IrrelevantCount[]): string {
  const named = found
    .slice(0, mostNamed)
    .map(({ question, count, csvRows: [first = 0] }) => t(m.irrelevantOf, { question, count, first }));
  const more = found.length - named.length;
  return listText(more > 0 ? [...named, t(m.irrelevantMore, { more })] : named);
}
