// Where an operand stands, which decides what it may be.
import type { Operand } from '#core/logic/builder.ts';
import type { BuilderQuestion, WantedValue } from '#core/logic/builder-operators.ts';

export type OperandKind = 'question' | 'value' | 'arithmetic';

export type Place = {
  /** What the field is called: 'Question', 'Value'. */
  label: string;
  kinds: readonly OperandKind[];
  questions: readonly BuilderQuestion[];
  wanted: WantedValue;
  /** It is reckoned with, so that an answer that is missing may count as 0. */
  isTerm?: true;
  /** Takes the operand out, where others are left. */
  onRemove?: () => void;
};

/** A number: what a calculation is, and what it is made of. */
export function numberPlace(label: string, numeric: readonly BuilderQuestion[]): Place {
  return {
    label,
    kinds: ['question', 'value', 'arithmetic'],
    questions: numeric,
    wanted: { kind: 'number', isList: false, question: null },
    isTerm: true,
  };
}

/** The kind that an operand is; null for what the builder cannot draw. */
export function kindOf(node: Operand): OperandKind | null {
  switch (node.kind) {
    case 'variable':
      return 'question';
    case 'constant':
      return 'value';
    case 'missing':
      return node.wanted;
    case 'arithmetic':
      return 'arithmetic';
    case 'raw':
      return null;
  }
}
