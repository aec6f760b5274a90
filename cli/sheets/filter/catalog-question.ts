// Chooses catalog items: search narrows down what may be many thousands, then items are ticked.
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { type CatalogScope, nothingToChoose, searchCatalog } from '#core/filling/catalog/catalog-choices.ts';
import { cachedIndex } from '#core/filling/catalog/catalog-index.ts';
import { indexForFilter, searchForFilter } from '#core/sheets/filter/filter-catalog.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose, chooseMany } from '#cli/terminal/input/questions.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

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
    scope = null,
  }: {
    question: Question;
    title: string;
    several?: boolean;
    issue?: (paths: readonly string[]) => string | null;
    /** The items that an answer may be, in place of those that a filter may use. */
    scope?: CatalogScope | null;
  },
  tree: readonly CatalogItem[],
  current: readonly string[],
): Promise<readonly string[] | null> {
  const index = scope === null ? indexForFilter(tree, question) : cachedIndex(tree);
  const search = (words: string) =>
    scope === null
      ? searchForFilter(index, words, mostListed)
      : searchCatalog(index, scope, words, mostListed);
  const nothing = scope === null ? null : nothingToChoose(index, scope);
  const { total } = search('');
  const words =
    nothing === null && total <= mostListed
      ? ''
      : await askText(dialogs, {
          title,
          text: nothing ?? t(m.partOfItsNameOr, { total }),
          issue: (typed) => (search(typed).total === 0 ? (nothing ?? t(both.noItemsMatch)) : null),
        });
  if (words === null) return null;
  const { entries } = search(words);
  const ticked = current.flatMap((path) => index.byPath.get(path) ?? []);
  const choices = [...new Set([...ticked, ...entries])];
  const dialog = {
    title,
    choices: choices.map(({ path, label, code }) => ({
      value: path,
      label,
      ...(code !== null && { note: code }),
    })),
  };
  if (several) return chooseMany(dialogs, { ...dialog, current, issue });
  const path = await choose(dialogs, { ...dialog, current: current[0] ?? '' });
  return path === null ? null : [path];
}
