// The slot of an operand in an expression, which determines its possible kinds.
import type { Operand } from '#core/logic/builder/builder.ts';
import type { OperandKind } from '#core/logic/builder/builder-operands.ts';
import type { WantedValue } from '#core/logic/builder/builder-fit.ts';
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import { summaries } from '#core/logic/summary.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SlotName = 'question' | 'value' | 'lower' | 'upper' | 'formula' | 'number';

export type OperandSlot = {
  name: SlotName;
  /** Of a number of a calculation: its position, from 1. */
  number?: number;
  kinds: readonly OperandKind[];
  questions: readonly BuilderQuestion[];
  wanted: WantedValue;
  /** It is part of a calculation, so a missing answer may count as 0. */
  isTerm?: true;
  /** Removes the operand, if others remain. */
  onRemove?: () => void;
};

/** A number: a calculation, or an operand of one. */
export function numberSlot(
  slot: { name: 'formula' } | { name: 'number'; number: number },
  numeric: readonly BuilderQuestion[],
): OperandSlot {
  return {
    ...slot,
    kinds: ['question', ...summaries, 'value', 'arithmetic', 'choice'],
    questions: numeric,
    wanted: { kind: 'number', isList: false, question: null },
    isTerm: true,
  };
}

/** A conditional value in a slot: whatever the slot allows, and always a constant. */
export function resultSlot({ kinds, onRemove: _, number: _number, ...place }: OperandSlot): OperandSlot {
  return { ...place, name: 'value', kinds: kinds.includes('value') ? kinds : [...kinds, 'value'] };
}

/** The kind of a constant in a slot, if it differs from the expected one: a calculation may yield texts too. */
export function wantedBy(node: Operand, { wanted }: OperandSlot): WantedValue {
  if (wanted.kind !== 'number' || wanted.isList || node.kind !== 'constant') return wanted;
  if (typeof node.value === 'string') return { ...wanted, kind: 'text' };
  return typeof node.value === 'boolean' ? { ...wanted, kind: 'yesNo' } : wanted;
}

/** The label of its field. */
export function slotLabel({ name, number = 0 }: OperandSlot): string {
  return t(m.slot, { name, number });
}
