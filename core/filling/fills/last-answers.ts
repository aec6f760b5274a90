// What somebody answered last to a form, as the server knows it: for a device that has nothing of it yet, such as a new phone.
import { carrierOf } from '#core/questions/fills/fills.ts';
import type { Run, Send } from '#core/send.ts';
import { listCompanySheets, listRows } from '#core/sheets/calls.ts';
import { answersOf } from '../fill-draft.ts';
import type { FillPlan } from '../fill-plan.ts';
import type { LastAnswers } from './carried.ts';

/** Whether a form begins with anything that was answered last. */
export function carriesAnswers({ form }: Pick<FillPlan, 'form'>): boolean {
  return [...form.contextQuestions, ...form.questions].some((question) => carrierOf(question) !== null);
}

/** Of their own sheet that was changed last, the setup and the last row; null: there is none. */
export const lastAnswersQuery = (send: Send, plan: FillPlan, userId: string) => ({
  queryKey: ['sheets', 'last-answers', plan.form.id, userId] as const,
  queryFn: async ({ signal }: Run): Promise<LastAnswers | null> => {
    const { id: templateId } = plan.form;
    const query = { templateId, userId, size: 1, sort: 'dates.lastModified,desc' };
    const [sheet] = (await send(listCompanySheets, { query }, { signal })).content;
    if (sheet === undefined) return null;
    const contextQuestions = answersOf(plan, 'contextQuestions', sheet.contextAnswers);
    const newest = { size: 1, sort: 'dates.created,desc' };
    const rows = await send(listRows, { params: { id: sheet.id }, query: newest }, { signal });
    const [row] = 'content' in rows ? rows.content : [];
    return {
      sheetId: sheet.id,
      contextQuestions,
      ...(row !== undefined && { questions: answersOf(plan, 'questions', row.answers) }),
    };
  },
});
