// Answers by the titles of questions, as a command is given them: `Shift=Night`.
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { valuesOf } from '#core/questions/values.ts';
import { isCellFault } from '#core/imports/parse-cell.ts';
import { answerReader, cellSettings, type DateOptions } from './answer-text.ts';
import { questionFinder } from './rows-titles.ts';
import type { GivenAnswer } from './schema.ts';

/** Reads the answers to a sheet's set-up. Faults are at `answers.<title>`. */
export function readTitledAnswers(
  texts: readonly string[],
  questions: readonly Question[],
  dates: DateOptions,
): { answers: GivenAnswer[]; faults: FieldError[] } {
  const faults: FieldError[] = [];
  const find = questionFinder(questions);
  const settings = cellSettings(dates, null);
  const answers = texts.flatMap((text) => {
    const [title = '', ...value] = text.split('=');
    const add = (message: string) => void faults.push({ path: `answers.${title}`, message });
    const question = find(title);
    if (value.length === 0 || typeof question === 'string') {
      add(
        value.length === 0 ? 'Write Question=answer' : 'The form does not ask this when a sheet is started',
      );
      return [];
    }
    const result = answerReader(question, settings)(value.join('='));
    if (result === null) return [];
    if (!isCellFault(result))
      return valuesOf(result).map((each) => ({ questionId: question.id, value: each }));
    add(result.fault);
    return [];
  });
  return { answers, faults };
}
