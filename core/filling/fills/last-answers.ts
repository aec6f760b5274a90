// What somebody answered last to a form, as the server knows it: for a device that has nothing of it yet, such as a new phone.
import { carrierOf } from '#core/questions/fills/fills.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';
import { answersOf } from '../fill-draft.ts';
import type { FillPlan } from '../fill-plan.ts';
import type { LastAnswers } from './carried.ts';

/** Whether a form begins with anything that was answered last. */
export function carriesAnswers({ form }: Pick<FillPlan, 'form'>): boolean {
  return [...form.contextQuestions, ...form.questions].some((question) => carrierOf(question) !== null);
}

type LastSheet = { sheet: Pick<Sheet, 'id' | 'contextAnswers'>; row: Pick<Row, 'answers'> | undefined };

/** The answers of their last sheet, and of its last row. */
export function lastAnswersOf(plan: FillPlan, last: LastSheet | null | undefined): LastAnswers | null {
  if (last == null) return null;
  const { sheet, row } = last;
  return {
    sheetId: sheet.id,
    contextQuestions: answersOf(plan, 'contextQuestions', sheet.contextAnswers),
    ...(row !== undefined && { questions: answersOf(plan, 'questions', row.answers) }),
  };
}
