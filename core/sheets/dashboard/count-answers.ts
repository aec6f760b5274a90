// Counts answers by value, for pies, ranked bars and catalog widgets.
import { valuesOf } from '#core/questions/values.ts';
import type { Column, Values } from '#core/logic/columns/column-table.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';

export type Bar = {
  value: string;
  label: string;
  count: number;
  /** Share of all answers, 0 to 1. */ share: number;
};

/** The number of answers with this many items; only for more than one item, fewest first. */
export type Several = { items: number; answers: number };

type Mask = Uint8Array | undefined;

/**
 * Answers counted by value. The values in `labels` come first, in its order, even if nobody chose them. `answered`
 * counts rows; `mask` excludes rows where it is 0.
 */
export function counted(
  questionId: string,
  data: AnswerData,
  labels: ReadonlyMap<string, string>,
  mask: Mask,
): { answered: number; bars: Bar[] } {
  const counts = new Map<string, number>([...labels.keys()].map((value) => [value, 0]));
  const column = data.table.columns.get(questionId);
  const answered =
    column === undefined
      ? countLists(data.answers[questionId] ?? [], counts, mask)
      : countColumn(column, counts, mask);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const bars = [...counts].map(([value, count]) => ({
    value,
    label: labels.get(value) ?? value,
    count,
    share: total === 0 ? 0 : count / total,
  }));
  return { answered, bars };
}

function countColumn(column: Column, counts: Map<string, number>, mask: Mask): number {
  if (column.kind === 'number') return 0;
  const codes = column.kind === 'text' ? column.codes : column.values;
  const values = column.kind === 'text' ? column.values : ['false', 'true'];
  const byCode = new Int32Array(values.length);
  let answered = 0;
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? -1;
    if (code < 0 || code >= values.length || mask?.[row] === 0) continue;
    byCode[code] = (byCode[code] ?? 0) + 1;
    answered += 1;
  }
  values.forEach((value, code) => {
    const count = byCode[code] ?? 0;
    if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
  });
  return answered;
}

function countLists(answers: Values, counts: Map<string, number>, mask: Mask): number {
  let answered = 0;
  answers.forEach((answer, row) => {
    if (answer == null || mask?.[row] === 0) return;
    const values = valuesOf(answer);
    if (values.length > 0) answered += 1;
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return answered;
}

/** How many multi-select answers have two items, three items and so on (spec 1, section 2). */
export function countSeveral(answers: Values, mask: Mask): Several[] {
  const counts = new Map<number, number>();
  answers.forEach((answer, row) => {
    if (answer == null || mask?.[row] === 0) return;
    const items = valuesOf(answer).length;
    if (items > 1) counts.set(items, (counts.get(items) ?? 0) + 1);
  });
  return [...counts]
    .map(([items, count]) => ({ items, answers: count }))
    .toSorted((a, b) => a.items - b.items);
}
