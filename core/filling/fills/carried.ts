// Answers that are carried over: what somebody has answered last, on this device.
import { carrierOf } from '#core/questions/fills/fills.ts';
import type { Carrier } from '#core/questions/fills/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { valueIssue } from '#core/questions/answers.ts';
import { type Answers, valuesOf } from '#core/questions/values.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';

/** What was answered last to a form, of the questions that carry answers over. A part that was not answered has none. */
export type LastAnswers = { readonly sheetId: string } & Readonly<Partial<Record<FillPart, Answers>>>;

/** What a new draft begins with, and where each answer is from. */
export type CarriedAnswers = {
  values: ReadonlyMap<string, readonly string[]>;
  from: ReadonlyMap<string, Carrier>;
};

type Finished = {
  part: FillPart;
  plan: { parts: Readonly<Record<FillPart, { questions: ReadonlyMap<string, Question> }>> };
  answers: Answers;
};

/** What to remember once a draft is finished; the same if its form carries nothing over. */
export function lastAnswersAfter(
  last: LastAnswers | null,
  { part, plan, answers }: Finished,
  sheetId: string,
): LastAnswers | null {
  const carried = [...plan.parts[part].questions.values()].filter((each) => carrierOf(each) !== null);
  if (carried.length === 0) return last;
  const own = Object.fromEntries(
    carried.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  );
  return { ...last, sheetId, [part]: own };
}

/** What a new setup, or row of a sheet, begins with. A value that its question no longer takes is left out. */
export function carriedTo(
  questions: Iterable<Question>,
  part: FillPart,
  sheetId: string,
  last: LastAnswers | null,
): CarriedAnswers {
  const values = new Map<string, readonly string[]>();
  const from = new Map<string, Carrier>();
  const isSameSheet = last?.sheetId === sheetId;
  for (const question of questions) {
    const carrier = carrierOf(question);
    const answer = valuesOf(last?.[part]?.[question.id]);
    const isMeant = carrier === 'sheet' || (carrier === 'row' && isSameSheet);
    if (!isMeant || answer.length === 0) continue;
    if (answer.some((value) => valueIssue(question, value) !== null)) continue;
    values.set(question.id, answer);
    from.set(question.id, isSameSheet ? 'row' : 'sheet');
  }
  return { values, from };
}
