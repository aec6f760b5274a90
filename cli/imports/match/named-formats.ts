// Parses --date-format: a format for all date columns, or for one question's column.
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import type { Question } from '#core/questions/schema.ts';
import { headerIndex, questionNamed, splitAssignment } from '#core/imports/plan.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type NamedFormats = {
  /** For all columns that are not named. */
  all: string | null;
  /** For single columns: the name may be that of a question or of a column. */
  single: readonly NamedFormat[];
  /** Invalid values, at `dateFormat`. */
  issues: readonly FieldError[];
};

export type NamedFormat = {
  name: string;
  questionId: string | undefined;
  columnIndex: number | undefined;
  format: string;
};

/** Parses the values: `dd/MM/yyyy`, or `When=dd/MM/yyyy` with a question's title or id, or a column's header. */
export function namedFormats(
  texts: readonly string[],
  questions: readonly Pick<Question, 'id' | 'text'>[],
  headers: readonly string[],
): NamedFormats {
  let all: string | null = null;
  const single: NamedFormat[] = [];
  const issues: FieldError[] = [];
  const issue = (message: string) => void issues.push({ path: 'dateFormat', message });
  const questionOf = (name: string) => {
    const found = questionNamed(questions, name);
    return 'issue' in found ? undefined : found.id;
  };
  const isName = (name: string) => questionOf(name) !== undefined || headerIndex(headers, name) !== undefined;
  for (const text of texts) {
    const parts = splitAssignment(text, '=', isName);
    const isWhole = parts === null || (!isName(parts.name) && compileDateFormat(text) !== null);
    const format = isWhole ? text : parts.value.trim();
    if (compileDateFormat(format) === null)
      issues.push(fieldError('dateFormat', m.typedIsNotDateFormat, { format }));
    else if (isWhole) {
      if (all !== null) issue(t(m.bothAndAreNamedFor, { all, format }));
      all = format;
    } else {
      const { name } = parts;
      if (isName(name))
        single.push({ name, questionId: questionOf(name), columnIndex: headerIndex(headers, name), format });
      else issue(t(m.isNotQuestionOfForm, { name }));
    }
  }
  return { all, single, issues };
}
