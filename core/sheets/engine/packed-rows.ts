// A compact format for a million rows in memory: every distinct value once, and typed arrays. Rows are sorted as on the
// wire, newest first and then by id, so that results are the same.
import type { Pause } from '#core/portions/portions.ts';
import { type AnswerValue } from '#core/questions/values.ts';
import { logicValue } from '#core/questions/answers.ts';
import type { Values } from '#core/logic/columns/column-table.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import { arranged, type Coded, type Coder, concatenated, createCoder, joinedCodes } from './packed-column.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { isNumber } from '#core/questions/types.ts';

export type PackedColumn = Coded<AnswerValue> | Float64Array;

export type PackedRows = {
  rows: number;
  /** Four numbers per id. */
  ids: Uint32Array;
  /** Epoch milliseconds. */
  created: Float64Array;
  sheetId: Coded<string>;
  userId: Coded<string>;
  reviewState: Coded<ReviewStatus>;
  /** Ids of the alerts that a row raised; no list for none. */
  alerts: Coded<readonly string[]>;
  /** 1 for a row with rules that were passed with a reason. */
  passed: Uint8Array;
  /** By question id. NUMERIC questions store numbers, NaN for no answer. */
  answers: ReadonlyMap<string, PackedColumn>;
};

/** A batch of rows in columns. */
export type RowBatch = {
  id: readonly string[];
  sheetId: readonly string[];
  userId: readonly string[];
  created: readonly number[];
  reviewState: readonly (ReviewStatus | null)[];
  /** Null for none. */
  alerts: readonly (readonly string[] | null)[];
  /** 1 for a row with rules that were passed with a reason; else 0. */
  passed: readonly number[];
  answers: Readonly<Record<string, Values>>;
};

/** Accepts batches of rows in any order. */
export function createPacker(types: QuestionTypes): {
  add(batch: RowBatch): void;
  finish(pause: Pause): Promise<PackedRows>;
} {
  const ids: Uint32Array[] = [];
  const created: Float64Array[] = [];
  const [sheetId, userId, reviewState] = [
    createCoder<string>(),
    createCoder<string>(),
    createCoder<ReviewStatus>(),
  ];
  const alerts = createCoder<readonly string[]>();
  const passed: Uint8Array[] = [];
  const numbers = new Map<string, Float64Array[]>();
  const coders = new Map<string, Coder<AnswerValue>>();
  for (const [id, type] of types) {
    if (isNumber(type)) numbers.set(id, []);
    else coders.set(id, createCoder());
  }
  return {
    add(batch) {
      const rows = batch.id.length;
      ids.push(packedIds(batch.id));
      created.push(Float64Array.from(batch.created));
      sheetId.add(batch.sheetId, rows);
      userId.add(batch.userId, rows);
      reviewState.add(batch.reviewState, rows);
      alerts.add(batch.alerts, rows);
      passed.push(Uint8Array.from(batch.passed));
      for (const [id, parts] of numbers) parts.push(numbersIn(batch.answers[id] ?? [], rows));
      for (const [id, coder] of coders) coder.add(batch.answers[id] ?? [], rows);
    },
    async finish(pause) {
      const answers = new Map<string, PackedColumn>();
      for (const id of types.keys()) {
        answers.set(id, coders.get(id)?.finish() ?? concatenated(numbers.get(id) ?? [], Float64Array));
        await pause();
      }
      const packed: PackedRows = {
        rows: ids.reduce((sum, part) => sum + part.length / 4, 0),
        ids: concatenated(ids, Uint32Array),
        created: concatenated(created, Float64Array),
        sheetId: sheetId.finish(),
        userId: userId.finish(),
        reviewState: reviewState.finish(),
        alerts: alerts.finish(),
        passed: concatenated(passed, Uint8Array),
        answers,
      };
      return inPlace(packed, orderOf(packed), pause);
    },
  };
}

/**
 * Applies changes: removes the rows with ids in `gone`, and adds `added`, each replacing the row with its id. Both must
 * have been packed for the same questions.
 */
export async function mergeRows(
  before: PackedRows,
  gone: readonly string[],
  added: PackedRows,
  pause: Pause,
): Promise<PackedRows> {
  const left = new Set([...keysOf(packedIds(gone)), ...keysOf(added.ids)]);
  const remaining = placesWithout(before, left);
  await pause();
  const both = await joined(before, added, pause);
  return inPlace(both, mergedOrder(both, remaining, before.rows), pause);
}

/** The id of the row at an index. */
export function idAt({ ids }: PackedRows, place: number): string {
  const hex = Array.from(ids.subarray(place * 4, place * 4 + 4), (part) =>
    part.toString(16).padStart(8, '0'),
  );
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Concatenates without sorting. */
async function joined(before: PackedRows, added: PackedRows, pause: Pause): Promise<PackedRows> {
  const answers = new Map<string, PackedColumn>();
  for (const [id, column] of before.answers) {
    const more = added.answers.get(id);
    if (column instanceof Float64Array) {
      answers.set(id, concatenated(more instanceof Float64Array ? [column, more] : [column], Float64Array));
    } else if (!(more instanceof Float64Array) && more !== undefined)
      answers.set(id, joinedCodes(column, more));
    await pause();
  }
  return {
    rows: before.rows + added.rows,
    ids: concatenated([before.ids, added.ids], Uint32Array),
    created: concatenated([before.created, added.created], Float64Array),
    sheetId: joinedCodes(before.sheetId, added.sheetId),
    userId: joinedCodes(before.userId, added.userId),
    reviewState: joinedCodes(before.reviewState, added.reviewState),
    alerts: joinedCodes(before.alerts, added.alerts),
    passed: concatenated([before.passed, added.passed], Uint8Array),
    answers,
  };
}

/** Selects rows by index, in that order. */
async function inPlace(packed: PackedRows, order: Int32Array, pause: Pause): Promise<PackedRows> {
  const answers = new Map<string, PackedColumn>();
  for (const [id, column] of packed.answers) {
    answers.set(id, column instanceof Float64Array ? numbersAt(column, order) : arranged(column, order));
    await pause();
  }
  const ids = new Uint32Array(order.length * 4);
  order.forEach((from, to) => {
    for (let part = 0; part < 4; part += 1) ids[to * 4 + part] = packed.ids[from * 4 + part] ?? 0;
  });
  return {
    rows: order.length,
    ids,
    created: numbersAt(packed.created, order),
    sheetId: arranged(packed.sheetId, order),
    userId: arranged(packed.userId, order),
    reviewState: arranged(packed.reviewState, order),
    alerts: arranged(packed.alerts, order),
    passed: Uint8Array.from(order, (from) => packed.passed[from] ?? 0),
    answers,
  };
}

function numbersAt(numbers: Float64Array, order: Int32Array): Float64Array {
  const placed = new Float64Array(order.length);
  for (let place = 0; place < order.length; place += 1)
    placed[place] = numbers[order[place] ?? -1] ?? Number.NaN;
  return placed;
}

function packedIds(ids: readonly string[]): Uint32Array {
  const packed = new Uint32Array(ids.length * 4);
  ids.forEach((id, place) => {
    const hex = id.replaceAll('-', '');
    for (let part = 0; part < 4; part += 1)
      packed[place * 4 + part] = Number.parseInt(hex.slice(part * 8, part * 8 + 8), 16);
  });
  return packed;
}

/** Ids as keys for a Set. */
function keysOf(ids: Uint32Array): string[] {
  return Array.from({ length: ids.length / 4 }, (_, place) => keyAt(ids, place));
}

function keyAt(ids: Uint32Array, place: number): string {
  const at = place * 4;
  return `${ids[at]} ${ids[at + 1]} ${ids[at + 2]} ${ids[at + 3]}`;
}

function numbersIn(values: Values, rows: number): Float64Array {
  const numbers = new Float64Array(rows).fill(Number.NaN);
  for (let row = 0; row < rows; row += 1) {
    const value = logicValue('NUMERIC', values[row] ?? undefined);
    if (typeof value === 'number') numbers[row] = value;
  }
  return numbers;
}

/** Whether one row sorts before another. */
function precedes({ created, ids }: PackedRows, a: number, b: number): boolean {
  const [first, second] = [created[a] ?? 0, created[b] ?? 0];
  if (first !== second) return first > second;
  for (let part = 0; part < 4; part += 1) {
    const [one, other] = [ids[a * 4 + part] ?? 0, ids[b * 4 + part] ?? 0];
    if (one !== other) return one < other;
  }
  return false;
}

function orderOf(packed: PackedRows): Int32Array {
  const order = Int32Array.from({ length: packed.rows }, (_, place) => place);
  for (let place = 1; place < order.length; place += 1)
    if (precedes(packed, place, place - 1))
      return order.sort((a, b) => (precedes(packed, a, b) ? -1 : precedes(packed, b, a) ? 1 : 0));
  return order;
}

function placesWithout({ ids, rows }: PackedRows, left: ReadonlySet<string>): Int32Array {
  // Few ids are searched among many rows: most rows are ruled out by the first quarter of their id.
  const firsts = new Set([...left].map((key) => Number(key.slice(0, key.indexOf(' ')))));
  const places = new Int32Array(rows);
  let count = 0;
  for (let place = 0; place < rows; place += 1) {
    if (firsts.has(ids[place * 4] ?? 0) && left.has(keyAt(ids, place))) continue;
    places[count] = place;
    count += 1;
  }
  return places.subarray(0, count);
}

/** Merges two sorted runs: the remaining rows, and those from `from` on. */
function mergedOrder(both: PackedRows, remaining: Int32Array, from: number): Int32Array {
  const order = new Int32Array(remaining.length + both.rows - from);
  let [old, fresh] = [0, from];
  for (let place = 0; place < order.length; place += 1) {
    const next = remaining[old];
    if (next === undefined || (fresh < both.rows && precedes(both, fresh, next))) order[place] = fresh++;
    else {
      order[place] = next;
      old += 1;
    }
  }
  return order;
}
