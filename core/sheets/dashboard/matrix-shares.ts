// The rows of a matrix beside each other: what share of the answers to each row chose which option.
import type { FormItems } from '#core/forms/groups/groups.ts';
import { itemsOfPart } from '#core/forms/groups/groups.ts';
import { matricesIn } from '#core/forms/groups/matrices.ts';
import type { Bar } from './count-answers.ts';
import type { DashboardWidget } from './overview.ts';

export type MatrixShares = {
  /** Of its header. */
  id: string;
  title: string;
  /** In the order of the options. */
  options: { value: string; label: string }[];
  rows: MatrixRowShares[];
};

export type MatrixRowShares = {
  id: string;
  title: string;
  answered: number;
  /** By option, the answers that chose it, and their share of all answers to the row. */
  chosen: ReadonlyMap<string, { count: number; share: number }>;
};

/** The matrices with at least two rows among some widgets, in the form's order. */
export function matrixShares(form: FormItems, widgets: readonly DashboardWidget[]): MatrixShares[] {
  const barsOf = new Map(widgets.map((part) => [part.id, barsIn(part)]));
  const items = itemsOfPart(form, 'questions');
  return matricesIn(items).flatMap(({ id, rows: ids }) => {
    const header = form.elements.find((element) => element.id === id);
    const rows = form.questions.filter((each) => ids.includes(each.id) && barsOf.get(each.id) != null);
    const [first] = rows;
    if (header === undefined || first === undefined || rows.length < 2) return [];
    const labels = new Map(rows.flatMap((row) => labelsIn(barsOf.get(row.id)?.bars ?? [])));
    const order = first.questionOptions.toSorted((a, b) => a.order - b.order).map(({ value }) => value);
    const values = [...order.filter((value) => labels.has(value)), ...labels.keys()];
    return [
      {
        id,
        title: header.data.label,
        options: [...new Set(values)].map((value) => ({ value, label: labels.get(value) ?? value })),
        rows: rows
          .toSorted((a, b) => a.order - b.order)
          .map((row) => {
            const { answered, bars } = barsOf.get(row.id) ?? nothing;
            const chosen = new Map(bars.map(({ value, count }) => [value, shareOf(count, answered)]));
            return { id: row.id, title: row.text, answered, chosen };
          }),
      },
    ];
  });
}

const nothing = { answered: 0, bars: [] };

function labelsIn(bars: readonly Bar[]): [string, string][] {
  return bars.map(({ value, label }) => [value, label]);
}

/** An answer with several options counts for each of them. */
function shareOf(count: number, answered: number) {
  return { count, share: answered === 0 ? 0 : count / answered };
}

function barsIn(part: DashboardWidget): { answered: number; bars: readonly Bar[] } | null {
  if (part.of !== 'question') return null;
  const { summary } = part;
  return summary.kind === 'ranked' || summary.kind === 'pie' ? summary : null;
}
