// The content of the Sheet Context panel for one sheet or several (spec 2, section 2, "Dashboard tab").
import { personName } from '#core/primitives.ts';
import { countText } from '#core/count-text.ts';
import { currentFormats } from '#core/format/current.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { changedAnswer } from '#core/sheets/answer-change.ts';
import { answerText, type AnswerTextOptions, momentText } from '#core/sheets/format-answer.ts';
import { answersByQuestion } from '#core/sheets/engine/row-data.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

export type ContextAnswer = { sheetId: string; value: AnswerValue };
export type SheetContext = {
  sheets: number;
  /** The sheet's id if only one is shown; only then can its answers be edited. */
  onlySheetId: string | null;
  submissions: number;
  completed: number;
  /** The sheets' creators, each once. */
  users: Sheet['user'][];
  form: { id: string; name: string };
  /** The earliest and latest moment of all sheets; null without sheets. */
  created: number | null;
  modified: number | null;
  /**
   * By context question, in the form's order. Sheets without an answer are left out, and so are former questions that
   * none of the sheets answers.
   */
  answers: { question: Question; given: ContextAnswer[] }[];
};

/** Combines the sheets' properties and context answers. */
export function sheetContext(
  form: Pick<Form, 'id' | 'name' | 'contextQuestions' | 'formerQuestions'>,
  sheets: readonly Sheet[],
): SheetContext {
  const former = new Set(form.formerQuestions.map(({ id }) => id));
  const answers = sheets.map((sheet) => ({
    sheetId: sheet.id,
    byQuestion: answersByQuestion(sheet.contextAnswers, form.contextQuestions),
  }));
  return {
    sheets: sheets.length,
    onlySheetId: sheets.length === 1 ? (sheets[0]?.id ?? null) : null,
    submissions: sheets.reduce((sum, { rowCount }) => sum + rowCount, 0),
    completed: sheets.filter(({ completed }) => completed).length,
    users: [...new Map(sheets.map(({ user }) => [user.id, user])).values()],
    form: { id: form.id, name: form.name },
    created: sheets.length === 0 ? null : Math.min(...sheets.map(({ dates }) => dates.created)),
    modified: sheets.length === 0 ? null : Math.max(...sheets.map(({ dates }) => dates.lastModified)),
    answers: form.contextQuestions
      .toSorted((a, b) => a.order - b.order)
      .map((question) => ({
        question,
        given: answers.flatMap(({ sheetId, byQuestion }) => {
          const value = byQuestion[question.id];
          return value === undefined ? [] : [{ sheetId, value }];
        }),
      }))
      .filter(({ question, given }) => given.length > 0 || !former.has(question.id)),
  };
}

/** The same context with an optimistic answer of the only sheet. */
export function withContextAnswer(
  context: SheetContext,
  questionId: string,
  values: readonly string[],
): SheetContext {
  const { onlySheetId } = context;
  if (onlySheetId === null) return context;
  return {
    ...context,
    answers: context.answers.map((answered) => {
      if (answered.question.id !== questionId) return answered;
      const { answer: value } = changedAnswer(answered.question, values);
      return { ...answered, given: value === null ? [] : [{ sheetId: onlySheetId, value }] };
    }),
  };
}

/** The panel in one line, while it is folded: `43 sheets · 40 completed · changed 2026-11-23`. */
export function contextSummary(
  { sheets, completed, modified }: SheetContext,
  { timeZone }: Pick<AnswerTextOptions, 'timeZone'>,
): string {
  return [
    t(counts.sheets, { count: sheets }),
    t(m.completedCount, { count: completed }),
    ...(modified === null ? [] : [t(m.changedOn, { day: currentFormats.value.day(modified, timeZone) })]),
  ].join(' · ');
}

export type ContextLine = {
  label: string;
  text: string;
  /** Set where the text names people, or the form: those that it names, which may be links. */
  users?: SheetContext['users'];
  isForm?: true;
  /** Set for a question if one sheet is shown: the input of an edit. */
  answer?: { sheetId: string; question: Question; values: readonly string[] };
};

/** The panel's lines, label and text, with the context answers last. */
export function contextLines(context: SheetContext, options: AnswerTextOptions): ContextLine[] {
  const { sheets, onlySheetId, submissions, completed, users, form, created, modified } = context;
  const moment = (at: number | null) => (at === null ? '' : momentText(at, options.timeZone));
  const isCompleted = completed === 0 ? t(common.no) : t(common.yes);
  return [
    { label: t(m.submissions), text: countText(submissions) },
    { label: t(m.completed), text: sheets === 1 ? isCompleted : t(m.completedOf, { completed, sheets }) },
    {
      label: t(m.user),
      text: several(users.map(personName)),
      users: users.slice(0, mostNamed),
    },
    { label: t(common.form), text: form.name, isForm: true },
    { label: t(m.dateCreated), text: moment(created) },
    { label: t(m.dateModified), text: moment(modified) },
    ...context.answers.map(({ question, given }) => ({
      label: question.text,
      text: several([...new Set(given.map(({ value }) => answerText(question, value, options)))]),
      ...(onlySheetId !== null && {
        answer: { sheetId: onlySheetId, question, values: given.flatMap(({ value }) => valuesOf(value)) },
      }),
    })),
  ];
}

const mostNamed = 3;

function several(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  return more > 0 ? t(m.andMore, { named, more }) : named;
}
