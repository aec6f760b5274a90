// What is said of each question type, and what several have in common (type-table.ts has the table of them).
import type { FilterOperator } from './filter-operators.ts';
import type { QuestionKind } from './kinds/kinds.ts';
import type { QuestionRule } from './rules/schema.ts';

/** The device that captures an answer, if a keyboard or a list does not suffice. */
export type Device = 'camera' | 'drawingPad' | 'signaturePad' | 'scanner' | 'microphone';

export type QuestionTypeFacts = {
  /** Display name (spec 3, "Question"). */
  label: string;
  kind: QuestionKind;
  device: Device | null;
  /** Whether it may have default answers if it is not required. */
  isDefaultable: boolean;
  /** Whether an admin may edit its answers. */
  isEditable: boolean;
  /** Whether a widget's rows can be grouped by its answers (spec 2, section 5, "Widget"). */
  isGroupable: boolean;
  /** The operator that finds exactly the rows with one answer; null: there is none. */
  answerOperator: FilterOperator | null;
  /** What its answers must be like beyond the format of their kind. */
  rules: readonly QuestionRule[];
  /** How it is typed: the keyboard of a phone, and whether there is room for several lines from the start. */
  entry: { keyboard: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url'; isLong: boolean };
  /** Numbers that are chosen on a scale, and its bounds where the question has no range of its own; null: they are typed. */
  scale: { look: 'buttons' | 'stars' | 'slider'; least: number; greatest: number } | null;
  /** What leads from an answer to where it points: `mailto:` before an address. Null: it points nowhere. */
  link: 'mailto:' | 'tel:' | '' | null;
  /** Its counterpart in an XLSForm; `isAlike`: whether the two are equivalent. */
  xlsform: { type: string; appearance: string; isAlike: boolean };
};

export const plain = {
  device: null,
  isDefaultable: true,
  isEditable: true,
  isGroupable: true,
  rules: [],
  entry: { keyboard: 'text', isLong: false },
  scale: null,
  link: null,
} as const;
export const onePlainText = { ...plain, kind: 'text', answerOperator: 'EQ' } as const;
export const oneNumber = {
  ...plain,
  kind: 'number',
  answerOperator: 'EQ',
  entry: { keyboard: 'decimal', isLong: false },
} as const;
export const onCatalog = {
  ...plain,
  isDefaultable: false,
  answerOperator: 'CONTAINS',
  xlsform: { type: 'text', appearance: '', isAlike: false },
} as const;
/** An answer that a widget neither has beforehand nor groups by. */
export const single = { ...plain, isDefaultable: false, isGroupable: false } as const;
/** And that no filter finds exactly. */
export const captured = { ...single, answerOperator: null } as const;
export const picture = { ...captured, kind: 'image' } as const;
/** A text of a pattern, such as an address. */
export const ofPattern = {
  ...onePlainText,
  isDefaultable: false,
  xlsform: { type: 'text', appearance: '', isAlike: true },
} as const;
/** A day, or a time of day. */
export const onClock = { ...plain, isDefaultable: false, answerOperator: 'EQ' } as const;
