// The questions of analysis. A sheet's setup is answered once and belongs to each of its rows: tables, filters, groups and
// reports know a row by its own answers and by these. No id occurs in both parts.
import type { Question } from '#core/questions/schema.ts';
import type { Form } from './schema.ts';

type Parts<Q> = { questions: readonly Q[]; contextQuestions: readonly Q[] };

const known = new WeakMap<object, readonly unknown[]>();

/** The questions of a form's rows, then those of its setup; the same list for the same form. */
export function analysedQuestions<Q extends Pick<Question, 'id'> = Form['questions'][number]>(
  form: Parts<Q>,
): readonly Q[] {
  const before = known.get(form);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made below of the same form
  if (before !== undefined) return before as readonly Q[];
  const all = [...form.questions, ...form.contextQuestions];
  known.set(form, all);
  return all;
}

/** The same by id. */
export function analysedById<Q extends Pick<Question, 'id'> = Form['questions'][number]>(
  form: Parts<Q>,
): ReadonlyMap<string, Q> {
  return new Map(analysedQuestions(form).map((question) => [question.id, question]));
}
