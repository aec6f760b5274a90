// A thing's history in words: who changed what, when, from what to what (spec 2, "Row details", History tab).
import type { Question } from '#core/forms/schema.ts';
import { answerTexts, type AnswerTextOptions, momentText, reviewLabels } from '#core/sheets/answer-text.ts';
import { reviewStates } from '#core/sheets/schema.ts';
import type { AuditEntry } from './schema.ts';

export const historyTexts = { failed: 'Failed to load history', empty: 'No changes have been made' } as const;

export type HistoryLine = {
  id: string;
  userName: string;
  userId: string;
  at: number;
  /** On the reader's wall clock. */
  when: string;
  /** The question's title, or what happened. */
  what: string;
  /** Empty where there was, or is, no answer. */
  previous: string[];
  next: string[];
  /** The 'Reason for Change' or the review's comment. */
  comment: string | null;
};

type Asked = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions'>;

/** An entry in words. `questions` are those of the form, context questions too. */
export function historyLine(
  entry: AuditEntry,
  questions: readonly Asked[],
  options: AnswerTextOptions,
): HistoryLine {
  const { id, user, timestamp, comment } = entry;
  const who = { userId: user.id, userName: user.userName };
  const line = { id, ...who, at: timestamp, when: momentText(timestamp, options.timeZone), comment };
  const question = questions.find((each) => each.id === entry.questionId);
  if (entry.action === 'answer_changed' && question !== undefined) {
    const textsOf = (values: readonly string[]) => answerTexts(question, values, options);
    return { ...line, what: question.text, previous: textsOf(entry.previous), next: textsOf(entry.next) };
  }
  const what = entry.action === 'review_state_changed' ? 'Review' : actionText(entry.action);
  // A deleted row's answers are kept as one text for machines.
  if (entry.action === 'row_deleted') return { ...line, what, previous: [], next: [] };
  return { ...line, what, previous: entry.previous.map(stateText), next: entry.next.map(stateText) };
}

/** `sheet_created` as 'Sheet created'. */
function actionText(action: AuditEntry['action']): string {
  const words = action.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function stateText(value: string): string {
  const state = reviewStates.find((each) => each === value);
  return state === undefined ? value : reviewLabels[state];
}
