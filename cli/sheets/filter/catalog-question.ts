// Chooses catalog items: search narrows down what may be many thousands, then items are ticked.
import type { CatalogItem } from '#core/catalog/schema.ts';
import { counted } from '#core/count-text.ts';
import type { Question } from '#core/questions/schema.ts';
import { indexForFilter, searchForFilter } from '#core/sheets/filter/filter-catalog.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose, chooseMany } from '#cli/terminal/input/questions.tsx';

/** Up to this many are listed; more are searched first. */
const mostListed = 100;

/** The paths of the chosen items, with `current` preselected; one unless `several`. Null if cancelled. */
export async function askCatalogItems(
  dialogs: Dialogs,
  {
    question,
    title,
    several = true,
    issue,
  }: {
    question: Question;
    title: string;
    several?: boolean;
    issue?: (paths: readonly string[]) => string | null;
  },
  tree: readonly CatalogItem[],
  current: readonly string[],
): Promise<readonly string[] | null> {
  const index = indexForFilter(tree, question);
  const search = (words: string) => searchForFilter(index, words, mostListed);
  const words =
    index.entries.length <= mostListed
      ? ''
      : await askText(dialogs, {
          title,
          text: `Words of its name; the catalog has ${counted(index.entries.length, 'item')}.`,
          issue: (typed) => (search(typed).total === 0 ? 'No item fits.' : null),
        });
  if (words === null) return null;
  const { entries } = search(words);
  const ticked = current.flatMap((path) => index.byPath.get(path) ?? []);
  const choices = [...new Set([...ticked, ...entries])];
  const dialog = { title, choices: choices.map(({ path, label }) => ({ value: path, label })) };
  if (several) return chooseMany(dialogs, { ...dialog, current, issue });
  const path = await choose(dialogs, { ...dialog, current: current[0] ?? '' });
  return path === null ? null : [path];
}
