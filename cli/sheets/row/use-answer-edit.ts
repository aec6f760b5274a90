// An admin's edit of one answer, of a row or of a sheet's context: asks for the value and the reason, then saves. A
// sheet's answer is updated optimistically, and reverted on failure.
import { useQueryClient } from '@tanstack/react-query';
import { catalogQuery } from '#core/catalog/queries.ts';
import { sendFile } from '#core/filling/actions.ts';
import { uploadImage } from '#core/filling/calls.ts';
import type { CheckedFile } from '#core/questions/attached/check-file.ts';
import { type AnswerEdit, saveAnswer } from '#core/sheets/actions.ts';
import { answerEditTexts, isEdited } from '#core/sheets/answer-change.ts';
import { type BesideAnswers, removedText } from '#core/sheets/following-answers.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useApp } from '#cli/app/use-app.ts';
import { askAnswer } from './answer-questions.ts';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

/** The current answer. */
export type EditedAnswer = Omit<AnswerEdit, 'comment'> & {
  /** The other answers of the row or sheet. */
  beside: BesideAnswers;
  /** What else the change does. */
  note?: string | undefined;
};

/** After a failure, the input is restored. */
export function useAnswerEdit(view: SheetView): (answer: EditedAnswer) => Promise<void> {
  const { core, user, folder, perform, say } = useApp();
  const { dialogs } = useTerminal();
  const queries = useQueryClient();
  return async (answer) => {
    const { beside, note, ...edited } = answer;
    const { question } = edited;
    const params = {
      dialogs,
      question,
      beside,
      timeZone: user.timeZone,
      catalog: () => queries.fetchQuery(catalogQuery(core.send)),
      folder,
      async upload(bytes: Uint8Array) {
        const id = core.ports.newId();
        await core.send(uploadImage, { params: { id }, body: new Uint8Array(bytes) });
        return id;
      },
      async uploadFile(file: CheckedFile) {
        const { value } = await sendFile.run(core.send, { id: core.ports.newId(), file });
        return value;
      },
    };
    const values = await askAnswer(params, answer.values);
    if (values === null) return;
    if (!isEdited(answer.values, values)) return say(t(both.nothingWasChanged));
    const saved = {
      ...saveAnswer,
      done: (_: AnswerEdit, reply: Row | Sheet) =>
        [t(m.answerWasChanged), removedText(question, beside, reply) ?? ''].join(' ').trim(),
      run: (...[send, edit]: Parameters<typeof saveAnswer.run>) =>
        showOptimistic(view, edit, () => saveAnswer.run(send, edit)),
    };
    let comment: string | null = '';
    let isDone = false;
    while (!isDone) {
      // Sequential: a dialog at a time.
      comment = await askText(dialogs, {
        title: answerEditTexts.reason,
        text: [note ?? '', t(both.optionalSavedInHistory)].join(' ').trim(),
        value: comment,
        hasLines: true,
        submit: 'save',
      });
      if (comment === null) return;
      isDone = await perform(saved, { ...edited, values, comment: comment.trim() || null });
    }
  };
}

async function showOptimistic(
  view: SheetView,
  edit: AnswerEdit,
  save: () => ReturnType<typeof saveAnswer.run>,
): ReturnType<typeof saveAnswer.run> {
  const sheets = view.state.peek().overview?.sheets ?? [];
  const before = edit.rowId === null ? sheets.find(({ id }) => id === edit.sheetId) : undefined;
  if (before !== undefined) view.replaceSheet(withAnswer(before, edit));
  try {
    const changed = await save();
    if ('reviewState' in changed) view.replaceRow(changed);
    else view.replaceSheet(changed);
    return changed;
  } catch (error) {
    if (before !== undefined) view.replaceSheet(before);
    throw error;
  }
}

function withAnswer(sheet: Sheet, { question, values }: AnswerEdit): Sheet {
  const others = sheet.contextAnswers.filter(({ questionId }) => questionId !== question.id);
  const given = values
    .filter((value) => value.trim() !== '')
    .map((value, index) => ({
      id: `${question.id} ${index}`,
      questionId: question.id,
      value,
      createdDate: 0,
    }));
  return { ...sheet, contextAnswers: [...others, ...given] };
}
