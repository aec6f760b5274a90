// The slot of an operand in an expression, which decides what the operand may be.
import { assertNever } from '#core/assert-never.ts';
import type { Operand } from '#core/logic/builder/builder.ts';
import type { OperandKind } from '#core/logic/builder/builder-operands.ts';
import type { WantedValue } from '#core/logic/builder/builder-fit.ts';
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';

export type OperandSlot = {
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
export function numberSlot(label: string, numeric: readonly BuilderQuestion[]): OperandSlot {
  return {
    label,
    kinds: ['question', 'count', 'value', 'arithmetic', 'choice'],
    questions: numeric,
    wanted: { kind: 'number', isList: false, question: null },
    isTerm: true,
  };
}

/** A value that is chosen by conditions in a place: whatever may stand there, and a constant in any case. */
export function resultSlot({ kinds, onRemove: _, ...place }: OperandSlot): OperandSlot {
  return { ...place, label: 'Value', kinds: kinds.includes('value') ? kinds : [...kinds, 'value'] };
}

/** What a constant in a place is, where it is another one than is wanted there: a calculation may give texts too. */
export function wantedBy(node: Operand, { wanted }: OperandSlot): WantedValue {
  if (wanted.kind !== 'number' || wanted.isList || node.kind !== 'constant') return wanted;
  if (typeof node.value === 'string') return { ...wanted, kind: 'text' };
  return typeof node.value === 'boolean' ? { ...wanted, kind: 'yesNo' } : wanted;
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
    case 'count':
    case 'arithmetic':
    case 'choice':
      return node.kind;
    case 'raw':
      return null;
    default:
      return assertNever(node);
  }
}
