// The props of every input: a question, its values, and a callback. One component per kind, with the same props.
import type { ComponentType } from 'react';
import type { EntrySurroundings } from '#core/filling/entries/entry-draft.ts';
import type { FillDraft } from '#core/filling/fill-draft.ts';
import type { FillItem } from '#core/filling/fill-plan.ts';
import type { Followed } from '#core/filling/catalog/catalog-limits.ts';
import type { AnswerChoice } from '#core/filling/choices.ts';
import { questionTypes } from '#core/questions/types.ts';
import type { Question } from '#core/questions/schema.ts';

export type InputProps = {
  /** The id of the field that the question's label refers to, if there is one. */
  id: string;
  /** The id of the question's text. */
  labelId: string;
  /** The id of its description: the issues. */
  describedBy: string | undefined;
  question: Question;
  values: readonly string[];
  /** Of a catalog question that follows another one: its answer; null or left out: it follows none. */
  followed?: Followed | null;
  /** Of a question whose options are not all offered: those that are shown; null or left out: all. */
  choices?: readonly AnswerChoice[] | null;
  /** Of a question of entries: what they read around them; null or left out: nothing. Stable while that is the same. */
  around?: EntrySurroundings | null;
  isInvalid: boolean;
  /** What draws the questions of an entry. */
  Items?: ComponentType<FillItemsProps> | undefined;
  onValues(values: readonly string[]): void;
};

/** Questions of a draft, and what is entered there. */
export type FillItemsProps = {
  draft: FillDraft;
  /** Those that are shown. */
  items: readonly FillItem[];
  /** All must be stable across renders. */
  onValues(questionId: string, values: readonly string[]): void;
  onReason(questionId: string, reason: string): void;
  /** The calculated answer is taken again. */
  onCalculated(questionId: string): void;
  onLeave(questionId: string): void;
};

export type Input = ComponentType<InputProps>;

/** Attributes of a field labelled by its question. */
export function fieldAttributes({ id, describedBy, isInvalid, question }: InputProps) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-required': question.required || undefined,
    inputMode: questionTypes[question.type].entry.keyboard,
  };
}

/** Attributes of a group of fields or buttons labelled by the question's text. */
export function groupAttributes({ labelId, describedBy }: InputProps) {
  return { 'aria-labelledby': labelId, 'aria-describedby': describedBy };
}
