// All that a view of a list finds, on whatever page: what a file of it has, and a command prints.
import type { Run, Send } from '#core/send.ts';
import { type List, pageQueryOf } from './list.ts';
import type { ListState } from './list-view.ts';

/** What a view finds, on whatever page, and how many there are. Something added meanwhile comes once. */
export async function readItems<Item, View extends ListState>(
  list: List<Item, View>,
  { send, view, run, most = null }: { send: Send; view: View; run: Run; most?: number | null },
): Promise<{ items: readonly Item[]; total: number }> {
  const byKey = new Map<string, Item>();
  for (let page = 1; ; page += 1) {
    const { queryFn, select } = pageQueryOf(list, send, { ...view, page });
    const read = await queryFn(run);
    const { content, totalPages, totalElements } = select?.(read) ?? read;
    for (const item of content) byKey.set(list.keyOf(item), item);
    if (page >= totalPages || (most !== null && byKey.size >= most))
      return { items: [...byKey.values()].slice(0, most ?? undefined), total: totalElements };
  }
}
