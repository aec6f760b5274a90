// Formats a thing's history: who changed what, when, old and new value (spec 2, "Row details", History tab).
import type { Question } from '#core/questions/schema.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { answerTexts, type AnswerTextOptions, momentText, reviewLabels } from '#core/sheets/format-answer.ts';
import { reviewStatuses } from '#core/sheets/schema.ts';
import { offsetText } from '#core/time/format-offset.ts';
import type { AuditEntry } from './schema.ts';
import { isMoment } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const historyTexts = { failed: t(m.failedToLoadHistory), empty: t(m.noChangesHaveBeenMade) } as const;

export type HistoryLine = {
  id: string;
  userName: string;
  userId: string;
  at: number;
  /** In the reader's time zone. */
  when: string;
  /** The question's title, or what happened. */
  what: string;
  /** Empty if there was or is no answer. */
  previous: string[];
  next: string[];
  /** The 'Reason for Change' or the review's comment. */
  comment: string | null;
};

type HistoryQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions' | 'questions'>;

/** Formats an entry. `questions` are those of the form, including context questions. */
export function historyLine(
  entry: AuditEntry,
  questions: readonly HistoryQuestion[],
  options: AnswerTextOptions,
): HistoryLine {
  const { id, user, timestamp, comment } = entry;
  const who = { userId: user.id, userName: user.userName };
  const line = { id, ...who, at: timestamp, when: momentText(timestamp, options.timeZone), comment };
  const question = questions.find((each) => each.id === entry.questionId);
  if (entry.action === 'answer_changed' && question !== undefined) {
    const textsOf = (values: readonly string[]) => textsInPlace(question, values, options);
    return { ...line, what: question.text, previous: textsOf(entry.previous), next: textsOf(entry.next) };
  }
  if (entry.action === 'rule_passed' && question !== undefined)
    return {
      ...line,
      what: t(m.passedRuleOf, { question: question.text }),
      previous: [],
      next: [...entry.next],
    };
  const what = reviewActions.has(entry.action) ? t(m.review) : actionText(entry.action);
  // A deleted row's answers are stored as one machine-readable text.
  if (entry.action === 'row_deleted') return { ...line, what, previous: [], next: [] };
  return { ...line, what, previous: entry.previous.map(stateText), next: entry.next.map(stateText) };
}

/** The change says enough. */
const reviewActions: ReadonlySet<AuditEntry['action']> = new Set([
  'review_state_changed',
  'row_returned',
  'row_corrected',
]);

/** Answers, moments with their offset: when comparing before and after, a changed offset alone is a change. */
export function textsInPlace(
  question: Pick<Question, 'type' | 'questionOptions' | 'questions'>,
  values: readonly string[],
  options: AnswerTextOptions,
): string[] {
  return isMoment(question.type) ? values.map(momentInPlace) : answerTexts(question, values, options);
}

/** A moment in its own offset: `2026-11-20 10:15, UTC-05:00`. */
function momentInPlace(value: string): string {
  const moment = dateTimeOf(value);
  if (moment === null) return value;
  const local = momentText(moment.at + moment.offset, 'UTC');
  return `${local}, ${offsetText(moment.offset)}`;
}

/** `sheet_created` as 'Sheet created'. */
function actionText(action: AuditEntry['action']): string {
  const words = action.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function stateText(value: string): string {
  const state = reviewStatuses.find((each) => each === value);
  return state === undefined ? value : reviewLabels[state];
}
