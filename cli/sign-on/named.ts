// Finds the provider that a command names.
import { finder } from '#cli/command/finder.ts';
import { readItems } from '#core/resource/read-items.ts';
import { providers } from '#core/sign-on/resource.ts';

const { list, missing, nameOf } = providers;

/** The provider with an id or name. */
export const { one: providerNamed } = finder({
  count: list.count,
  missing,
  list: { command: 'sign-on' },
  async read({ send, signal }) {
    const { items } = await readItems(list, { send, view: list.view.first, run: { signal: signal() } });
    return items;
  },
  nameOf,
});
