// formdeck catalog types: list, add, rename, delete.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { oneNamed, removeVerb } from '#cli/resource/remove-verb.ts';
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

export const rename = verb({
  effect: { undo: t(m.catalogTypesRename) },
  options: (_: object, [type = '', name = '']) => ({ type, name }),
  async run(context: Context, { type, name }) {
    const { id } = await typeNamed(context, type);
    return changeCatalogType.run(context.send, { id, input: { name } });
  },
  print: (output, { name }) => output.say(t(m.typeIsNowCalled, { name })),
});

export const remove = removeVerb({
  why: 'A deleted type cannot be restored.',
  options: oneNamed,
  find: (context, { named }) => typeNamed(context, named),
  action: deleteCatalogType,
});

async function typeNamed({ sendAgain }: Context, given: string) {
  return findItemType(await sendAgain(listCatalogTypes, {}), given);
}
