// Formats a thing's history: who changed what, when, old and new value (spec 2, "Row details", History tab).
import type { Person } from '#core/primitives.ts';
import type { Question } from '#core/questions/schema.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { answerTexts, type AnswerTextOptions, momentText, reviewLabels } from '#core/sheets/format-answer.ts';
import { reviewStatuses } from '#core/sheets/schema.ts';
import { offsetText } from '#core/time/format-offset.ts';
import type { AuditEntry } from './schema.ts';
import type { Corner } from '#core/questions/places/geo-point.ts';
import { cornersIn } from '#core/questions/places/shape.ts';
import { geometryOf, isMoment } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const historyTexts = { failed: t(m.failedToLoadHistory), empty: t(m.noChangesHaveBeenMade) } as const;

export type HistoryLine = {
  id: string;
  user: Person;
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
  const line = { id, user, at: timestamp, when: momentText(timestamp, options.timeZone), comment };
  const question = questions.find((each) => each.id === entry.questionId);
  if (entry.action === 'answer_changed' && question !== undefined) {
    return { ...line, what: question.text, ...changedTexts(question, entry, options) };
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

/**
 * Answers before and after, moments with their offset, as that alone may be another. Of lines and areas that read the same, the
 * first point that is another.
 */
export function changedTexts(
  question: Pick<Question, 'type' | 'questionOptions' | 'questions'>,
  { previous, next }: { previous: readonly string[]; next: readonly string[] },
  options: AnswerTextOptions,
): { previous: string[]; next: string[] } {
  const textsOf = (values: readonly string[]) => textsInPlace(question, values, options);
  const texts = { previous: textsOf(previous), next: textsOf(next) };
  const kind = geometryOf(question.type);
  const [[was = ''], [is = '']] = [previous, next];
  if (kind === null || kind === 'point' || was === is || texts.previous[0] !== texts.next[0]) return texts;
  const [before, after] = [cornersIn(kind, was) ?? [], cornersIn(kind, is) ?? []];
  const at = before.findIndex((corner, index) => !isSameCorner(corner, after[index]));
  const withPoint = ([text = '']: readonly string[], corner: Corner | undefined) =>
    corner === undefined
      ? [text]
      : [t(m.withPoint, { text, number: at + 1, place: `${corner.latitude}, ${corner.longitude}` })];
  return { previous: withPoint(texts.previous, before[at]), next: withPoint(texts.next, after[at]) };
}

function isSameCorner(one: Corner, other: Corner | undefined): boolean {
  return one.latitude === other?.latitude && one.longitude === other.longitude;
}

/** When comparing before and after, a changed offset alone is a change. */
function textsInPlace(
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
