// The loops of core/logic/columns/columns.ts: one pass over typed arrays per operation. An array of length 1 stands for
// the same value in every row. Numbers are already coerced as JSON-logic would, so NaN is a real NaN here, and null was
// handled before.
/* oxlint-disable typescript/no-unsafe-type-assertion -- every index is within its array, and a check would slow the loops down */

import { assertNever } from '#core/assert-never.ts';

export type Calculation = '+' | '-' | '*' | '/' | '%' | 'min' | 'max';
export type Comparison = '>' | '>=' | '<' | '<=' | '==';

/** Compares element by element: 1 where true. */
export function compareNumbers(comparison: Comparison, a: Float64Array, b: Float64Array): Uint8Array {
  if (comparison === '<') return compareNumbers('>', b, a);
  if (comparison === '<=') return compareNumbers('>=', b, a);
  const out = new Uint8Array(commonLength(a, b));
  const [m, n] = [stride(a), stride(b)];
  switch (comparison) {
    case '>':
      for (let i = 0; i < out.length; i += 1) out[i] = Number(at(a, i & m) > at(b, i & n));
      return out;
    case '>=':
      for (let i = 0; i < out.length; i += 1) out[i] = Number(at(a, i & m) >= at(b, i & n));
      return out;
    case '==':
      for (let i = 0; i < out.length; i += 1) out[i] = Number(at(a, i & m) === at(b, i & n));
      return out;
    default:
      return assertNever(comparison);
  }
}

/**
 * Calculates element by element. JSON-logic's `+` starts at 0, and its `*` parses its operands: neither produces -0,
 * which `+ 0` turns into 0.
 */
export function calculate(calculation: Calculation, a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(commonLength(a, b));
  const [m, n] = [stride(a), stride(b)];
  switch (calculation) {
    case '+':
      for (let i = 0; i < out.length; i += 1) out[i] = at(a, i & m) + at(b, i & n) + 0;
      return out;
    case '*':
      for (let i = 0; i < out.length; i += 1) out[i] = (at(a, i & m) + 0) * (at(b, i & n) + 0);
      return out;
    case '-':
      for (let i = 0; i < out.length; i += 1) out[i] = at(a, i & m) - at(b, i & n);
      return out;
    case '/':
      for (let i = 0; i < out.length; i += 1) out[i] = at(a, i & m) / at(b, i & n);
      return out;
    case '%':
      for (let i = 0; i < out.length; i += 1) out[i] = at(a, i & m) % at(b, i & n);
      return out;
    case 'min':
      for (let i = 0; i < out.length; i += 1) out[i] = Math.min(at(a, i & m), at(b, i & n));
      return out;
    case 'max':
      for (let i = 0; i < out.length; i += 1) out[i] = Math.max(at(a, i & m), at(b, i & n));
      return out;
    default:
      return assertNever(calculation);
  }
}

/** Replaces NaN by 0. */
export function zeroForNaN(a: Float64Array): Float64Array {
  const out = new Float64Array(a.length);
  for (let i = 0; i < out.length; i += 1) {
    const value = at(a, i);
    out[i] = value === value ? value : 0;
  }
  return out;
}

/** Maps each number. */
export function mapNumbers(a: Float64Array, change: (value: number) => number): Float64Array {
  const out = new Float64Array(a.length);
  for (let i = 0; i < out.length; i += 1) out[i] = change(at(a, i));
  return out;
}

/** 1 where a number is NaN. */
export function isNaNMask(a: Float64Array): Uint8Array {
  const out = new Uint8Array(a.length);
  for (let i = 0; i < out.length; i += 1) out[i] = Number(at(a, i) !== at(a, i));
  return out;
}

/** 1 where JSON-logic considers a number true: neither 0 nor NaN. */
export function truthOfNumbers(a: Float64Array): Uint8Array {
  const out = new Uint8Array(a.length);
  for (let i = 0; i < out.length; i += 1) {
    const value = at(a, i);
    out[i] = Number(value !== 0 && value === value);
  }
  return out;
}

export function andMasks(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(commonLength(a, b));
  const [m, n] = [stride(a), stride(b)];
  for (let i = 0; i < out.length; i += 1) out[i] = bit(a, i & m) & bit(b, i & n);
  return out;
}

export function orMasks(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(commonLength(a, b));
  const [m, n] = [stride(a), stride(b)];
  for (let i = 0; i < out.length; i += 1) out[i] = bit(a, i & m) | bit(b, i & n);
  return out;
}

export function notMask(a: Uint8Array): Uint8Array {
  const out = new Uint8Array(a.length);
  for (let i = 0; i < out.length; i += 1) out[i] = bit(a, i) ^ 1;
  return out;
}

/** Takes from `a` where the mask is 1, from `b` elsewhere. */
export function select(mask: Uint8Array, a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(Math.max(mask.length, commonLength(a, b)));
  const [k, m, n] = [stride(mask), stride(a), stride(b)];
  for (let i = 0; i < out.length; i += 1) out[i] = bit(mask, i & k) === 1 ? at(a, i & m) : at(b, i & n);
  return out;
}

/** Looks up each code plus `shift` in a table of bits. */
export function lookUpBits(table: Uint8Array, codes: Int32Array | Uint8Array, shift: number): Uint8Array {
  const out = new Uint8Array(codes.length);
  for (let i = 0; i < out.length; i += 1) out[i] = bit(table, (codes[i] as number) + shift);
  return out;
}

/** Looks up each code plus `shift` in a table of numbers. */
export function lookUpNumbers(
  table: Float64Array,
  codes: Int32Array | Uint8Array,
  shift: number,
): Float64Array {
  const out = new Float64Array(codes.length);
  for (let i = 0; i < out.length; i += 1) out[i] = at(table, (codes[i] as number) + shift);
  return out;
}

/** Expands a one-element array to full length; returns any other unchanged. */
export function spread<Values extends Uint8Array | Float64Array>(values: Values, rows: number): Values {
  if (values.length === rows) return values;
  const out = values instanceof Uint8Array ? new Uint8Array(rows) : new Float64Array(rows);
  return out.fill(values[0] as number) as Values;
}

// Every index here is within the array, so the assertions hold. One function per kind of array, so that the engine need
// not check the kind for each element.
function at(values: Float64Array, index: number): number {
  return values[index] as number;
}

function bit(mask: Uint8Array, index: number): number {
  return mask[index] as number;
}

/** An index mask: zero for an array that holds one value for all rows. */
function stride(values: ArrayLike<number>): number {
  return values.length === 1 ? 0 : -1;
}

function commonLength(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return a.length === 1 ? b.length : a.length;
}
