// What pages are given of other features, which they do not know: the routes compose them.
import type { ComponentType } from 'react';
import type { Question } from '#core/forms/schema.ts';

/** The dialog that exports a form's data, now or on a schedule. */
export type ExportFormDialog = ComponentType<{
  form: { id: string; name: string };
  opened: boolean;
  onClose(): void;
}>;

export type AnswerFieldProps = {
  question: Question;
  /** The answer's values as the wire has them; none: not answered. */
  values: readonly string[];
  /** What is wrong with them, where it is time to say so. */
  fault: string | null;
  onValues(values: readonly string[]): void;
  /** Somebody is done with it for now. */
  onLeave(): void;
};

/** A question with its title and the field that answers it, such as in the preview of the form editor. */
export type AnswerField = ComponentType<AnswerFieldProps>;
