// Filling in one sheet at a terminal: its setup, then row after row. An immutable value and functions that return the
// next one; core's draft handles validation and visibility. Independent of rendering.
import {
  answer,
  answersOf,
  answersToSend,
  type FillDraft,
  givenTo,
  leaveQuestion,
  startFilling,
  trySending,
} from '#core/filling/fill-draft.ts';
import type { FillPlan } from '#core/filling/fill-plan.ts';
import { invalidQuestions, isChanged, itemsShown, maySend } from '#core/filling/fill-view.ts';
import type { NewRow, NewSheet } from '#core/filling/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, valuesOf } from '#core/questions/values.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';
import { type Clock, inputKind, textOfValues, valuesOfText } from './typed-answer.ts';

/** An image that is uploaded before the answer that refers to it. */
export type ImageFile = { path: string; mediaType: string; bytes: Uint8Array };

export type Filling = {
  readonly draft: FillDraft;
  /** The initial draft. */
  readonly begun: FillDraft;
  /** The id of the future sheet or row: sending it twice creates it once. */
  readonly id: string;
  /** The sheet's name, entered during setup. */
  readonly name: string;
  /** Null until the sheet is started. */
  readonly sheet: Sheet | null;
  /** Its existing rows, as far as they are needed. */
  readonly rows: readonly Answers[];
  /** The text typed into questions, by id. */
  readonly typed: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, ImageFile>;
  /** The current step: the sheet's name, or the id of a question. */
  readonly at: string;
  /** Everything is valid and is reviewed before sending. */
  readonly reviewing: boolean;
  /** It was sent, and the result is not known yet. */
  readonly mayHaveArrived: boolean;
};

/** The step of the sheet's name, beside the questions. */
export const nameStep = 'name';

/** A new sheet. */
export function newSheet(plan: FillPlan, id: string, name: string): Filling {
  const draft = startFilling(plan, { part: 'contextQuestions' });
  return { ...blank(draft, id), name, sheet: null, rows: [], at: nameStep };
}

/** A row of an existing sheet. */
export function newRow(plan: FillPlan, id: string, sheet: Sheet, rows: readonly Answers[]): Filling {
  const context = answersOf(plan, 'contextQuestions', sheet.contextAnswers);
  const draft = startFilling(plan, { part: 'questions', context, previousRows: rows });
  const filling = { ...blank(draft, id), name: sheet.name, sheet, rows, at: '' };
  return { ...filling, at: stepsOf(filling)[0] ?? '' };
}

/** The next row, after one was sent. */
export function nextRow(before: Filling, id: string, { answers }: Pick<Row, 'answers'>): Filling {
  if (before.sheet === null) return before;
  const { plan } = before.draft;
  const sheet = { ...before.sheet, rowCount: before.sheet.rowCount + 1 };
  return newRow(plan, id, sheet, [...before.rows, answersOf(plan, 'questions', answers)]);
}

function blank(draft: FillDraft, id: string) {
  return {
    draft,
    begun: draft,
    id,
    typed: new Map(),
    images: new Map(),
    reviewing: false,
    mayHaveArrived: false,
  };
}

/** The steps in order: during setup the sheet's name, then the visible questions. */
export function stepsOf({ draft }: Pick<Filling, 'draft'>): string[] {
  const questions = itemsShown(draft).flatMap(({ kind, id }) => (kind === 'question' ? [id] : []));
  return draft.part === 'contextQuestions' ? [nameStep, ...questions] : questions;
}

/** The current question; null at the sheet's name. */
export function currentQuestion({ draft, at }: Filling): Question | null {
  return draft.plan.parts[draft.part].questions.get(at) ?? null;
}

/** Moves by some steps; the step that is left is validated. */
export function moveBy(filling: Filling, steps: number): Filling {
  const all = stepsOf(filling);
  const wanted = Math.max(0, Math.min(all.length - 1, all.indexOf(filling.at) + steps));
  return moveTo(filling, all[wanted] ?? filling.at);
}

/** Moves to a step. */
export function moveTo(filling: Filling, at: string): Filling {
  return { ...filling, draft: leaveQuestion(filling.draft, filling.at), at };
}

export function isLastStep(filling: Filling): boolean {
  return stepsOf(filling).at(-1) === filling.at;
}

/** The text in a question's input line. */
export function textAt({ draft, typed }: Filling, question: Question): string {
  return typed.get(question.id) ?? textOfValues(question, givenTo(draft, question.id));
}

/** Changes the text of an input line. */
export function typeText(filling: Filling, text: string, clock: Clock): Filling {
  const question = currentQuestion(filling);
  if (question === null) return { ...filling, name: text };
  const draft = answer(filling.draft, question.id, valuesOfText(question, text, clock));
  return { ...filling, draft, typed: new Map(filling.typed).set(question.id, text) };
}

/** Changes the values of the current question. */
export function choose(filling: Filling, values: readonly string[]): Filling {
  return { ...filling, draft: answer(filling.draft, filling.at, values) };
}

/** Attaches a file as the answer of the current question. */
export function attach(filling: Filling, imageId: string, file: ImageFile): Filling {
  return { ...choose(filling, [imageId]), images: new Map(filling.images).set(imageId, file) };
}

/** Moves to the review of all answers, or to the first invalid one with the reason. */
export function review(filling: Filling): { filling: Filling; why: string | null } {
  const draft = trySending(filling.draft);
  const verdict = maySend(draft);
  if (verdict.yes) return { filling: { ...filling, draft, reviewing: true }, why: null };
  const [first = filling.at] = invalidQuestions(draft);
  return { filling: { ...filling, draft, at: first }, why: verdict.why };
}

/** Returns from the review. */
export function goBack(filling: Filling): Filling {
  return { ...filling, reviewing: false };
}

/** Whether there is unsaved work. */
export function hasWork({ draft, begun, sheet, name }: Filling): boolean {
  return isChanged(draft, begun) || (sheet === null && name.trim() !== '');
}

/** The sheet as sent. */
export function sheetBody({ id, name, draft }: Filling): NewSheet & { id: string } {
  const { version } = draft.plan.form;
  return { id, formVersion: version, name: name.trim(), contextAnswers: answersToSend(draft) };
}

/** The row as sent. */
export function rowBody({ id, draft }: Filling): NewRow & { id: string } {
  return { id, formVersion: draft.plan.form.version, answers: answersToSend(draft) };
}

/** The images that its answers refer to. */
export function imagesToSend({ draft, images }: Filling): { id: string; file: ImageFile }[] {
  const { questions } = draft.plan.parts[draft.part];
  return [...questions.values()]
    .filter((question) => inputKind(question) === 'image')
    .flatMap(({ id }) => valuesOf(draft.answers[id]))
    .flatMap((id) => {
      const file = images.get(id);
      return file ? [{ id, file }] : [];
    });
}
