// Answers of a file's rows that must be unique: two rows of one file clash with each other. The rows of the form are known to the
// server alone.
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import type { BrokenAnswer } from '#core/questions/rules/passing.ts';
import { type IsTaken, scopesOf, takenKey } from '#core/questions/rules/unique.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { brokenIn, type CheckedRow } from '#core/imports/check-row.ts';
import { m } from '#core/imports/texts.ts';
import { t } from '#core/messages/text.ts';
import { listText } from '#core/count-text.ts';

/** The answers to questions that must be unique, and are not. */
export function brokenUnique(rules: FormRules, answers: Answers, isTaken: IsTaken): BrokenAnswer[] {
  const judged = Object.fromEntries(
    rules.unique.flatMap(({ question: { id } }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
  const broken = rules.brokenRules(judged, answers, { isTaken, isOfImport: true });
  return broken.filter(({ rule }) => rule === 'unique');
}

/** Fails rows that have an answer of a row further up in the file, unless the reason of the import passes that. */
export function uniqueInFile(rules: FormRules, reason: string | undefined): (row: CheckedRow) => CheckedRow {
  const taken = new Set<string>();
  const isTaken: IsTaken = (id, within, value) => {
    const question = rules.byId.get(id);
    return question !== undefined && taken.has(takenKey(question, within, value));
  };
  return (row) => {
    if (!row.ok || rules.unique.length === 0) return row;
    const { csvRow, rowDate, cells = {}, answers } = row;
    const { errors } = brokenIn(brokenUnique(rules, answers, isTaken), () => reason);
    if (errors.length > 0) return { ok: false, csvRow, rowDate, cells, errors };
    for (const { question, scopes } of rules.unique) {
      const answer = answers[question.id];
      if (answer !== undefined) for (const within of scopes) taken.add(takenKey(question, within, answer));
    }
    return row;
  };
}

/** What a check that does not know the rows of the form cannot say of the columns of a file; null: nothing. */
export function comparedNote(
  questions: readonly Question[],
  hasColumn: (questionId: string) => boolean,
): string | null {
  const compared = questions.filter((each) => hasColumn(each.id) && scopesOf(each).includes('form'));
  const titles = compared.map(({ text }) => `"${text}"`);
  return titles.length === 0 ? null : t(m.comparedWithForm, { questions: listText(titles) });
}
