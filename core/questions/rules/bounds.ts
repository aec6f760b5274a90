// What rules with a least and a greatest have in common: of numbers, of lengths, of choices.
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type Bounds = { least?: number | undefined; greatest?: number | undefined };

/** Bounds of which there is none, or that leave nothing between them. */
export function boundsIssues({ least, greatest }: Bounds): FieldError[] {
  if (least === undefined && greatest === undefined) return [fieldError('least', m.leastOrGreatest)];
  return isTurned({ least, greatest }) ? [fieldError('greatest', m.turned)] : [];
}

function isTurned({ least, greatest }: Bounds): boolean {
  return least !== undefined && greatest !== undefined && least > greatest;
}

export function isWithin(value: number, { least, greatest }: Bounds): boolean {
  return (least === undefined || value >= least) && (greatest === undefined || value <= greatest);
}
