// Finds the item that somebody means by a text: its code as scanned or typed, the names along its path, or an answer.
import { isUuid } from '#core/primitives.ts';
import type { Question } from '#core/questions/schema.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { type CatalogScope, isChoice } from './catalog/catalog-choices.ts';
import { type CatalogEntry, type CatalogIndex, foldedName } from './catalog/catalog-index.ts';
import { itemIdOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FoundChoice = { entry: CatalogEntry } | { issue: string };

/** The choice of a question with a code, ignoring case. */
export function choiceWithCode(index: CatalogIndex, scope: CatalogScope, code: string): FoundChoice {
  const entry = index.byCode.get(code.trim().toLowerCase());
  return entry === undefined
    ? { issue: t(m.noCatalogItemHasCode, { short: short(code) }) }
    : within(index, scope, entry);
}

/**
 * The choice of a question that a text names: by its code, by an answer (ids from the top down, wherever the item stands now,
 * or its own), by the names along its path (`Canada / Ontario`), or by a name that one choice alone has.
 */
export function choiceNamed(index: CatalogIndex, scope: CatalogScope, text: string): FoundChoice {
  const wanted = text.trim();
  const known =
    index.byCode.get(wanted.toLowerCase()) ??
    index.byPath.get(wanted.toLowerCase()) ??
    (wanted.split(',').every(isUuid) ? index.byId.get(itemIdOf(wanted).toLowerCase()) : undefined);
  if (known !== undefined) return within(index, scope, known);
  const name = foldedName(wanted);
  const called = index.byName.get(name) ?? [];
  const choices = called.filter((entry) => isChoice(index, scope, entry));
  const byPath = choices.filter((entry) => foldedName(entry.label) === name);
  const [only, ...others] = byPath.length === 1 ? byPath : choices;
  if (only === undefined) {
    const [other] = called;
    return other === undefined
      ? { issue: t(m.noCatalogItemHasCodeOr, { short: short(wanted) }) }
      : within(index, scope, other);
  }
  if (others.length === 0) return { entry: only };
  return {
    issue: t(m.itemsAreCalledUseCode, { count: others.length + 1, short: short(wanted), only: only.label }),
  };
}

/** The choice of a question with these names along its path, as exports write it. Names as they are written come first. */
export function choiceAtPath(index: CatalogIndex, scope: CatalogScope, text: string): FoundChoice {
  const wanted = text.trim();
  const name = foldedName(wanted);
  const named = (index.byName.get(name) ?? []).filter(({ label }) => foldedName(label) === name);
  const asWritten = named.filter(({ label }) => label === wanted);
  const [other] = named;
  if (other === undefined) return { issue: t(m.noCatalogItemHasPath, { short: short(wanted) }) };
  const choices = [asWritten, named]
    .map((entries) => entries.filter((entry) => isChoice(index, scope, entry)))
    .find((entries) => entries.length > 0);
  const [only, ...others] = choices ?? [];
  if (only === undefined) return within(index, scope, other);
  return others.length === 0
    ? { entry: only }
    : { issue: t(m.itemsHavePathWriteTheir, { count: others.length + 1, short: short(wanted) }) };
}

/**
 * The ids of all items that a text names, whether they can be chosen or not: by a code, by ids, by the names along a path, or by a
 * name. What is wrong with it if there is none, or if it is the code of another item than those that are called so.
 */
export function itemsCalled(index: CatalogIndex, text: string): string[] | string {
  const wanted = text.trim();
  const coded = index.byCode.get(wanted.toLowerCase());
  const called = index.byName.get(foldedName(wanted)) ?? [];
  const other = called.find((entry) => entry !== coded);
  if (coded !== undefined && other !== undefined)
    return t(m.isCodeAndName, { short: short(wanted), code: coded.label, name: other.label });
  const ids = wanted.split(',');
  const known = ids.every((id) => index.byId.has(id.toLowerCase())) ? [itemIdOf(wanted).toLowerCase()] : [];
  const found = coded === undefined ? called.map(({ id }) => id) : [coded.id];
  const all = [...new Set([...known, ...found])];
  return all.length > 0 ? all : t(m.noCatalogItemHasCodeOr, { short: short(wanted) });
}

/** The items that an address names, between semicolons where a question takes several; null for an empty text. */
export function itemsOfAddress(
  question: Pick<Question, 'type' | 'questionMeta'>,
  text: string,
  catalog: CatalogIndex,
): { paths: string[] } | { issue: string } | null {
  if (text.trim() === '') return null;
  // A name may hold a semicolon: the whole text is tried first.
  const whole = itemsNamed(question, [text], catalog);
  if (!isMultiValue(question.type) || !('issue' in whole)) return whole;
  return itemsNamed(question, text.split(';'), catalog);
}

/** The answers that name these items, or what is wrong with the first that cannot be chosen. */
export function itemsNamed(
  question: Pick<Question, 'questionMeta'>,
  texts: readonly string[],
  catalog: CatalogIndex,
): { paths: string[] } | { issue: string } {
  const paths: string[] = [];
  for (const text of texts.filter((each) => each.trim() !== '')) {
    const found = choiceNamed(catalog, question, text);
    if ('issue' in found) return found;
    if (!paths.includes(found.entry.path)) paths.push(found.entry.path);
  }
  return { paths };
}

function within(index: CatalogIndex, scope: CatalogScope, entry: CatalogEntry): FoundChoice {
  if (isChoice(index, scope, entry)) return { entry };
  return {
    issue: entry.isRetired
      ? t(m.isRetiredItCanNo, { name: entry.name })
      : t(m.cannotBeChosenHereIt, { name: entry.name }),
  };
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
