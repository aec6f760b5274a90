// Answers by question title, as given to a command: `Shift=Night`.
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { valuesOf } from '#core/questions/values.ts';
import { isCellIssue } from '#core/imports/parse-cell.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { answerReader, cellSettings, type DateOptions } from '#core/filling/parse-answer.ts';
import { questionFinder } from '#core/filling/rows-files/rows-titles.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Parses the answers to a sheet's setup. Issues are at `answers.<title>`. */
export function readTitledAnswers(
  texts: readonly string[],
  questions: readonly Question[],
  dates: DateOptions,
  catalog: CatalogIndex | null = null,
): { answers: GivenAnswer[]; issues: FieldError[] } {
  const issues: FieldError[] = [];
  const find = questionFinder(questions);
  const settings = cellSettings(dates, null);
  const answers = texts.flatMap((text) => {
    const [title = '', ...value] = text.split('=');
    const add = (message: string) => void issues.push({ path: `answers.${title}`, message });
    const question = find(title);
    if (value.length === 0 || typeof question === 'string') {
      add(value.length === 0 ? t(m.writeQuestionAnswer) : t(m.formDoesNotAskThis));
      return [];
    }
    const result = answerReader(question, settings, catalog)(value.join('='));
    if (result === null) return [];
    if (!isCellIssue(result))
      return valuesOf(result).map((each) => ({ questionId: question.id, value: each }));
    add(result.issue);
    return [];
  });
  return { answers, issues };
}
