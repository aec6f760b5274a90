// What every input is given: a question, its values, and how it tells of others. One component a type, one interface.
import type { ComponentType } from 'react';
import type { Question } from '#core/questions/schema.ts';

export type InputProps = {
  /** Of the field that the question's label is for, where there is one. */
  id: string;
  /** Of the question's text. */
  labelId: string;
  /** Of what is said beside it: what is wrong. */
  describedBy: string | undefined;
  question: Question;
  values: readonly string[];
  isInvalid: boolean;
  onValues(values: readonly string[]): void;
};

export type Input = ComponentType<InputProps>;

/** The attributes of a field that its question's label names. */
export function fieldAttributes({ id, describedBy, isInvalid, question }: InputProps) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-required': question.required || undefined,
  };
}

/** The attributes of a group of fields or buttons that the question's text names. */
export function groupAttributes({ labelId, describedBy }: InputProps) {
  return { 'aria-labelledby': labelId, 'aria-describedby': describedBy };
}
