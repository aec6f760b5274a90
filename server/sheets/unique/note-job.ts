// Notes the answers of the rows that a form has already, in the background, once it gets a rule that they be unique. Until a row
// is noted, nobody is told that it has the same answer.
import type { JobHandler } from '#server/jobs/runner.ts';
import { query } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { storedAnswers } from '#server/sheets/stored-answers.ts';
import { forgetQuestions, nextRows } from './store.ts';
import { noteChanged } from './unique-answers.ts';

const rowsPerPortion = 1_000;

/** One that is stopped begins anew: what is noted twice is noted once. */
export function noteUniqueJob({ database, forms }: Pick<Services, 'database' | 'forms'>): JobHandler {
  return async ({ companyId, subjectId: id }, signal) => {
    let after: string | null = null;
    let begun: number | undefined;
    do {
      const from: string | null = after;
      after = await database.transaction(companyId, async (tx) => {
        const form = await tx.first(
          query
            .selectFrom('forms')
            .select('version')
            .where('company_id', '=', companyId)
            .where('id', '=', id),
        );
        if (form === undefined) return null;
        // The form may have got other rules meanwhile.
        const isAnew = from === null || form.version !== begun;
        begun = form.version;
        const { rules } = await forms.get(tx, companyId, id, form.version);
        const isUnique = new Set(rules.unique.map(({ question }) => question.id));
        if (isAnew)
          await forgetQuestions(
            tx,
            companyId,
            rules.questions.flatMap(({ id: questionId }) => (isUnique.has(questionId) ? [] : [questionId])),
          );
        if (isUnique.size === 0) return null;
        const { rows, last } = await nextRows(tx, companyId, {
          formId: id,
          after: isAnew ? null : from,
          count: rowsPerPortion,
        });
        const noted = rows.map(({ answers, ...row }) => ({ ...row, answers: storedAnswers(answers) }));
        await noteChanged(tx, { companyId, id, rules }, noted);
        return last;
      });
    } while (after !== null && !signal.aborted);
  };
}
