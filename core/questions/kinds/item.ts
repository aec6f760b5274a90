// Items of the catalog, one or several: each is its path, the ids from the top down.
import { isUuid } from '#core/primitives.ts';
import { itemIdOf, pathText, valuesOf } from '#core/questions/values.ts';
import { amongOperators, answeredOperators, both, plain } from './conditions.ts';
import { textFilter } from './filter.ts';
import { type AnswerKind, plainKind } from './kind.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const noOption = t(m.pleaseChooseOption);

export const item: AnswerKind = {
  ...plainKind,
  choices: 'catalog',
  isName: true,
  isUnordered: true,
  emptyIssue: noOption,
  valueIssue: (value) => (value.split(',').every(isUuid) ? null : noOption),
  isImportable: false,
  reading: 'item',
  text: (value, _options, _formats, { catalogNames }) => pathText(value, catalogNames),
  // The same item, wherever it stands by now.
  isSame: (before, after) => itemIdOf(before) === itemIdOf(after),
  column: 'text',
  constant: 'item',
  conditions: [...plain('==', '!='), ...both('contains', 'in'), ...answeredOperators],
  conditionWords: { contains: [t(m.isWithin), t(m.isNotWithin)] },
  summary: 'catalog',
  filter: textFilter(['CONTAINS'], noOption, {
    // An item is filtered by its place in the tree alone: `Airport = Thunder Bay` means what it contains.
    meant: { EQ: 'CONTAINS' },
    parse: (value, _operator, _options, { catalogNames, itemsNamed }) => {
      const named = itemsNamed?.(value) ?? parseItems(value, catalogNames);
      return typeof named === 'string' ? named : [...named];
    },
    // A whole path is found by its last item, which is how people choose one.
    valuesFor: (answer) => [itemIdOf(answer)],
    // Ids are unique across the tree: a path contains an item anywhere on it.
    test: ({ values }) => {
      const wanted = new Set(values.map(itemIdOf));
      return (answer) => valuesOf(answer).some((path) => path.split(',').some((id) => wanted.has(id)));
    },
  }),
};

export const items: AnswerKind = {
  ...item,
  isList: true,
  isName: false,
  emptyIssue: t(m.pleaseChooseAtLeastOne),
  logicValue: (_, answer) => valuesOf(answer),
  column: null,
  conditions: amongOperators,
  conditionWords: {},
};

/**
 * By name, by the names on a path, or by id; all items that share the name. Without names, the value is used as it is.
 */
function parseItems(value: string, names: ReadonlyMap<string, string> = new Map()): string[] | string {
  if (names.size === 0 || value.split(',').every((id) => names.has(id))) return [value];
  const wanted = value.split(' / ').at(-1)?.trim().toLowerCase();
  const same = [...names].filter(([, name]) => name.toLowerCase() === wanted).map(([id]) => id);
  return same.length > 0 ? same : t(m.isNotItemOfCatalog, { value });
}
