// The filling in of one sheet as a person does it at a terminal: its set-up, then row after row. A value, and functions
// that give the next one; what is valid and what is shown, core's draft knows. Knows nothing of how it is drawn.
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

/** An image that is sent before the answer that names it. */
export type ImageFile = { path: string; mediaType: string; bytes: Uint8Array };

export type Filling = {
  readonly draft: FillDraft;
  /** As it was when it was begun. */
  readonly begun: FillDraft;
  /** The id of what it becomes: a sheet on set-up, else a row. Sent twice it arrives once. */
  readonly id: string;
  /** The sheet's name, which is asked on set-up. */
  readonly name: string;
  /** Null until the sheet is started. */
  readonly sheet: Sheet | null;
  /** Its rows so far, as far as they matter. */
  readonly rows: readonly Answers[];
  /** What is typed into questions, by their ids. */
  readonly typed: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, ImageFile>;
  /** Where one is: the name of the sheet, or the id of a question. */
  readonly at: string;
  /** All is there, and is looked over before it is sent. */
  readonly reviewing: boolean;
  /** It was sent, and nobody knows yet what became of that. */
  readonly mayHaveArrived: boolean;
};

/** The place of the sheet's name among the questions. */
export const nameStep = 'name';

/** A new sheet. */
export function newSheet(plan: FillPlan, id: string, name: string): Filling {
  const draft = startFilling(plan, { part: 'contextQuestions' });
  return { ...blank(draft, id), name, sheet: null, rows: [], at: nameStep };
}

/** A row of a sheet that is there. */
export function newRow(plan: FillPlan, id: string, sheet: Sheet, rows: readonly Answers[]): Filling {
  const context = answersOf(plan, 'contextQuestions', sheet.contextAnswers);
  const draft = startFilling(plan, { part: 'questions', context, previousRows: rows });
  const filling = { ...blank(draft, id), name: sheet.name, sheet, rows, at: '' };
  return { ...filling, at: stepsOf(filling)[0] ?? '' };
}

/** The next row, once one has arrived. */
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

/** What is asked, in order: on set-up the sheet's name, then the questions that are shown. */
export function stepsOf({ draft }: Pick<Filling, 'draft'>): string[] {
  const questions = itemsShown(draft).flatMap(({ kind, id }) => (kind === 'question' ? [id] : []));
  return draft.part === 'contextQuestions' ? [nameStep, ...questions] : questions;
}

/** The question where one is; null at the sheet's name. */
export function currentQuestion({ draft, at }: Filling): Question | null {
  return draft.plan.parts[draft.part].questions.get(at) ?? null;
}

/** Goes to the step that is so many further; what one leaves is checked. */
export function moveBy(filling: Filling, steps: number): Filling {
  const all = stepsOf(filling);
  const wanted = Math.max(0, Math.min(all.length - 1, all.indexOf(filling.at) + steps));
  return moveTo(filling, all[wanted] ?? filling.at);
}

/** Goes to a step. */
export function moveTo(filling: Filling, at: string): Filling {
  return { ...filling, draft: leaveQuestion(filling.draft, filling.at), at };
}

export function isLastStep(filling: Filling): boolean {
  return stepsOf(filling).at(-1) === filling.at;
}

/** The text on the line of a question that is typed into. */
export function textAt({ draft, typed }: Filling, question: Question): string {
  return typed.get(question.id) ?? textOfValues(question, givenTo(draft, question.id));
}

/** Another text on a line. */
export function typeText(filling: Filling, text: string, clock: Clock): Filling {
  const question = currentQuestion(filling);
  if (question === null) return { ...filling, name: text };
  const draft = answer(filling.draft, question.id, valuesOfText(question, text, clock));
  return { ...filling, draft, typed: new Map(filling.typed).set(question.id, text) };
}

/** Other values for the question where one is. */
export function choose(filling: Filling, values: readonly string[]): Filling {
  return { ...filling, draft: answer(filling.draft, filling.at, values) };
}

/** A file as the answer to the question where one is. */
export function attach(filling: Filling, imageId: string, file: ImageFile): Filling {
  return { ...choose(filling, [imageId]), images: new Map(filling.images).set(imageId, file) };
}

/** Goes to the look over all answers, or to the first that is wrong, with the reason why. */
export function review(filling: Filling): { filling: Filling; why: string | null } {
  const draft = trySending(filling.draft);
  const verdict = maySend(draft);
  if (verdict.yes) return { filling: { ...filling, draft, reviewing: true }, why: null };
  const [first = filling.at] = invalidQuestions(draft);
  return { filling: { ...filling, draft, at: first }, why: verdict.why };
}

/** Back from the look over all answers. */
export function goBack(filling: Filling): Filling {
  return { ...filling, reviewing: false };
}

/** Whether something would be lost. */
export function hasWork({ draft, begun, sheet, name }: Filling): boolean {
  return isChanged(draft, begun) || (sheet === null && name.trim() !== '');
}

/** The sheet as it is sent. */
export function sheetBody({ id, name, draft }: Filling): NewSheet & { id: string } {
  const { version } = draft.plan.form;
  return { id, formVersion: version, name: name.trim(), contextAnswers: answersToSend(draft) };
}

/** The row as it is sent. */
export function rowBody({ id, draft }: Filling): NewRow & { id: string } {
  return { id, formVersion: draft.plan.form.version, answers: answersToSend(draft) };
}

/** The images that its answers name. */
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
