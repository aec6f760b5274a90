// formdeck catalog types: list, add, rename, delete.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { type OneName, oneNamed } from '#cli/command/finder.ts';
import { actionVerb, removeVerb } from '#cli/resource/thing-verbs.ts';
import { changeCatalogType, createCatalogType, deleteCatalogType } from '#core/catalog/actions.ts';
import { listCatalogTypes, readCatalog } from '#core/catalog/calls.ts';
import { findItemType } from '#core/catalog/find-item.ts';
import { listOf } from '#core/catalog/tree.ts';
import { countText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const list = listVerb({
  options: () => ({}),

  async read({ sendAgain }) {
    const [types, tree] = await Promise.all([sendAgain(listCatalogTypes, {}), sendAgain(readCatalog, {})]);
    const items = Map.groupBy(listOf(tree), ({ type }) => type.id);
    return { items: types.map((type) => ({ ...type, items: items.get(type.id)?.length ?? 0 })) };
  },

  columns: () => [
    { title: 'NAME', value: ({ name }) => name },
    { title: 'ITEMS', value: ({ items }) => countText(items), whole: true },
  ],
  none: t(m.thereAreNoTypesYet),
});

export const add = verb({
  effect: { undo: t(m.catalogTypesDelete) },
  options: (_: object, [name = '']) => ({ name }),
  run: async (context: Context, { name }) =>
    createCatalogType.run(context.send, { name, id: (await context.ports()).newId() }),
  print: (output, { name }) => output.say(t(m.typeWasAdded, { name })),
});

export const rename = actionVerb({
  effect: { undo: t(m.catalogTypesRename) },
  options: (_: object, [named = '', name = '']) => ({ named, name }),
  async find(context, { name, ...given }: OneName & { name: string }) {
    const { id } = await typeNamed(context, given);
    return { id, input: { name } };
  },
  action: changeCatalogType,
  done: ({ name }) => t(m.typeIsNowCalled, { name }),
});

export const remove = removeVerb({
  why: 'A deleted type cannot be restored.',
  options: oneNamed,
  find: typeNamed,
  action: deleteCatalogType,
});

async function typeNamed({ sendAgain }: Context, { named }: OneName) {
  return findItemType(await sendAgain(listCatalogTypes, {}), named);
}
