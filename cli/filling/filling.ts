// Filling in at a terminal: single entries, or a sheet with its setup, then row after row. An immutable value and functions
// that return the next one; core's draft handles validation and visibility. Independent of rendering.
import {
  answer,
  answersOf,
  type FillDraft,
  giveReason,
  givenTo,
  leaveQuestion,
  sentAnswers,
  startFilling,
  takeCalculated,
  trySending,
} from '#core/filling/fill-draft.ts';
import { startCorrection } from '#core/filling/fill-view.ts';
import { hasSetup, isSingleEntry } from '#core/filling/entries.ts';
import type { FillPlan } from '#core/filling/fill-plan.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import { carriedTo, type LastAnswers, lastAnswersAfter } from '#core/filling/fills/carried.ts';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import { firstInvalid, isChanged, itemsShown, maySend, passableAt } from '#core/filling/fill-view.ts';
import { reasonLimit } from '#core/questions/rules/passing.ts';
import { attachedFileValue } from '#core/questions/attached/attached-file.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import type { Returned, Row, Sheet } from '#core/sheets/schema.ts';
import { type Clock, textOfValues, valuesOfText } from './typed-answer.ts';

/** An image, or with its `name` an attached file, that is uploaded before the answer that refers to it. */
export type ImageFile = { path: string; mediaType: string; name?: string; bytes: Uint8Array };

export type Filling = {
  readonly draft: FillDraft;
  /** The initial draft. */
  readonly begun: FillDraft;
  /** The id of the future sheet or row: sending it twice creates it once. */
  readonly id: string;
  /** The id of its sheet, which may not exist yet. */
  readonly sheetId: string;
  /** The sheet's name, as far as somebody has given one. */
  readonly name: string;
  /** Null until the sheet is started: by its setup, or with its first row. */
  readonly sheet: Sheet | null;
  /** Why the row was returned, if this is its correction. */
  readonly returned: Returned | null;
  /** Its existing rows, as far as they are needed. */
  readonly rows: readonly Answers[];
  /** The text typed into questions, by id. */
  readonly typed: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, ImageFile>;
  /** The current step: the sheet's name, or the id of a question. */
  readonly at: string;
  /** Everything is valid and is reviewed before sending. */
  readonly reviewing: boolean;
  /** It was sent, whatever came of it: its sheet may exist. */
  readonly wasSent: boolean;
  /** It was sent, and the result is not known yet. */
  readonly mayHaveArrived: boolean;
  /** What was answered last, since the form was opened. */
  readonly last: LastAnswers | null;
};

/** The step of the sheet's name, beside the questions. */
export const nameStep = 'name';

/** What a form begins with: its setup, or the first question of an entry, whose sheet is made with it. */
export function newFilling(
  plan: FillPlan,
  newId: () => string,
  name: string,
  last: LastAnswers | null = null,
): Filling {
  if (hasSetup(plan.form)) return newSheet(plan, newId(), name, last);
  return newEntry(plan, newId(), { id: newId(), name }, last);
}

/** A new sheet with a setup. */
export function newSheet(plan: FillPlan, id: string, name: string, last: LastAnswers | null = null): Filling {
  const draft = begunWith(plan, 'contextQuestions', id, last);
  return atStart({ ...blank(draft, id, last), sheetId: id, name, sheet: null, rows: [], at: nameStep });
}

function begunWith(plan: FillPlan, part: FillPart, sheetId: string, last: LastAnswers | null): FillDraft {
  return startFilling(plan, { part, carried: carriedTo(plan.form[part], part, sheetId, last) });
}

/** A new row that starts its sheet. */
export function newEntry(
  plan: FillPlan,
  id: string,
  sheet: { id: string; name: string },
  last: LastAnswers | null = null,
): Filling {
  const draft = begunWith(plan, 'questions', sheet.id, last);
  return atStart({
    ...blank(draft, id, last),
    sheetId: sheet.id,
    name: sheet.name,
    sheet: null,
    rows: [],
    at: '',
  });
}

/** Whether it is a row whose sheet does not exist yet. */
export function startsSheet({ sheet, draft }: Filling): boolean {
  return sheet === null && draft.part === 'questions';
}

/** Whether its sheet is complete with it. */
export function isWhole(filling: Filling): boolean {
  const { form } = filling.draft.plan;
  if (!isSingleEntry(form)) return false;
  return filling.draft.part === 'contextQuestions' ? form.questions.length === 0 : startsSheet(filling);
}

/** A row of an existing sheet. */
export function newRow(
  plan: FillPlan,
  id: string,
  { sheet, rows, last = null }: { sheet: Sheet; rows: readonly Answers[]; last?: LastAnswers | null },
): Filling {
  const context = answersOf(plan, 'contextQuestions', sheet.contextAnswers);
  const carried = carriedTo(plan.form.questions, 'questions', sheet.id, last);
  const draft = startFilling(plan, { part: 'questions', context, previousRows: rows, carried });
  return atStart({ ...blank(draft, id, last), sheetId: sheet.id, name: sheet.name, sheet, rows, at: '' });
}

/** The correction of a returned row; `rows` are the others of its sheet. */
export function newCorrection(
  plan: FillPlan,
  { id, returned, ...sent }: Pick<Row, 'id' | 'answers' | 'passed' | 'returned'>,
  { sheet, rows }: { sheet: Sheet; rows: readonly Answers[] },
): Filling {
  const context = answersOf(plan, 'contextQuestions', sheet.contextAnswers);
  const draft = startCorrection(plan, { context, previousRows: rows }, sentAnswers(sent));
  return atStart({ ...blank(draft, id), sheetId: sheet.id, name: sheet.name, sheet, returned, rows, at: '' });
}

function atStart(filling: Filling): Filling {
  return { ...filling, at: stepsOf(filling)[0] ?? '' };
}

/** The next row of the sheet that a row was sent into. */
export function nextRow(
  before: Filling,
  id: string,
  { answers }: Pick<Row, 'answers'>,
  into: Sheet | null = before.sheet,
): Filling {
  if (into === null) return before;
  const { plan } = before.draft;
  const sheet = { ...into, rowCount: into.rowCount + 1 };
  const rows = [...before.rows, answersOf(plan, 'questions', answers)];
  return newRow(plan, id, { sheet, rows, last: lastAnswersAfter(before.last, before.draft, into.id) });
}

function blank(draft: FillDraft, id: string, last: LastAnswers | null = null) {
  return {
    draft,
    last,
    begun: draft,
    id,
    typed: new Map(),
    images: new Map(),
    returned: null,
    reviewing: false,
    wasSent: false,
    mayHaveArrived: false,
  };
}

/** The step of the reason for which the answer to a question breaks a rule. */
export function reasonStep(questionId: string): string {
  return reasonPrefix + questionId;
}

const reasonPrefix = 'reason ';

/** The question whose reason is the current step; null: another step. */
export function reasonAt({ at }: Pick<Filling, 'at'>): string | null {
  return at.startsWith(reasonPrefix) ? at.slice(reasonPrefix.length) : null;
}

/** The steps in order: the visible questions with the reasons that they ask for, and after those of a setup the sheet's name. */
export function stepsOf({ draft }: Pick<Filling, 'draft'>): string[] {
  const questions = itemsShown(draft).flatMap(({ kind, id }) => {
    if (kind !== 'question') return [];
    return passableAt(draft, id) === null ? [id] : [id, reasonStep(id)];
  });
  return draft.part === 'contextQuestions' ? [...questions, nameStep] : questions;
}

/** The current question; null at the sheet's name. */
export function currentQuestion({ draft, at }: Filling): Question | null {
  return draft.plan.parts[draft.part].questions.get(at) ?? null;
}

/** Moves by some steps; the step that is left is validated. */
export function moveBy(filling: Filling, steps: number): Filling {
  // Leaving it may ask for a reason, which is the next step.
  const all = stepsOf({ draft: leaveQuestion(filling.draft, filling.at) });
  const wanted = Math.max(0, Math.min(all.length - 1, all.indexOf(filling.at) + steps));
  return moveTo(filling, all[wanted] ?? filling.at);
}

/** Moves to a step. */
export function moveTo(filling: Filling, at: string): Filling {
  return { ...filling, draft: leaveQuestion(filling.draft, filling.at), at };
}

export function isLastStep({ draft, at }: Filling): boolean {
  return stepsOf({ draft: leaveQuestion(draft, at) }).at(-1) === at;
}

/** The text in a question's input line. */
export function textAt({ draft, typed }: Filling, question: Question): string {
  return typed.get(question.id) ?? textOfValues(question, givenTo(draft, question.id));
}

/** The text in the input line of the current step. */
export function typedText(filling: Filling): string {
  const [question, reasoned] = [currentQuestion(filling), reasonAt(filling)];
  if (question !== null) return textAt(filling, question);
  return reasoned === null ? filling.name : (filling.draft.reasons.get(reasoned) ?? '');
}

/** Changes the text of an input line. */
export function typeText(filling: Filling, text: string, clock: Clock): Filling {
  const [question, reasoned] = [currentQuestion(filling), reasonAt(filling)];
  if (reasoned !== null)
    return { ...filling, draft: giveReason(filling.draft, reasoned, text.slice(0, reasonLimit)) };
  if (question === null) return { ...filling, name: text };
  if (isCalculatedOnly(question)) return filling;
  const draft = answer(filling.draft, question.id, valuesOfText(question, text, clock));
  return { ...filling, draft, typed: new Map(filling.typed).set(question.id, text) };
}

/** Changes the values of the current question. */
export function choose(filling: Filling, values: readonly string[]): Filling {
  return { ...filling, draft: answer(filling.draft, filling.at, values) };
}

/** Takes the calculated answer of the current question again. */
export function takeCalculatedAnswer({ typed, draft, at, ...rest }: Filling): Filling {
  const others = new Map([...typed].filter(([id]) => id !== at));
  return { ...rest, at, typed: others, draft: takeCalculated(draft, at) };
}

/** What an answer says that a file stored under an id is attached to. */
export function valueOfFile(id: string, { name, bytes }: ImageFile): string {
  return name === undefined ? id : attachedFileValue({ id, size: bytes.length, name });
}

/** Keeps a file that an answer will name, until it is sent. */
export function withFile(filling: Filling, id: string, file: ImageFile): Filling {
  return { ...filling, images: new Map(filling.images).set(id, file) };
}

/** Attaches a file as the answer of the current question. */
export function attach(filling: Filling, id: string, file: ImageFile): Filling {
  return withFile(choose(filling, [valueOfFile(id, file)]), id, file);
}

/** Moves to the review of all answers, or to the first invalid one with the reason. */
export function review(filling: Filling): { filling: Filling; why: string | null } {
  const draft = trySending(filling.draft);
  const verdict = maySend(draft);
  if (verdict.yes) return { filling: { ...filling, draft, reviewing: true }, why: null };
  const first = firstInvalid(draft) ?? filling.at;
  const at = draft.passable.has(first) ? reasonStep(first) : first;
  return { filling: { ...filling, draft, at }, why: verdict.why };
}

/** Returns from the review. */
export function goBack(filling: Filling): Filling {
  return { ...filling, reviewing: false };
}

/** Whether there is unsaved work. */
export function hasWork({ draft, begun, name }: Filling): boolean {
  return isChanged(draft, begun) || (draft.part === 'contextQuestions' && name.trim() !== '');
}
