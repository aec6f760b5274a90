// Finds the thing that a command names: by its id, the beginning of it, or its name.
import type { Context } from '#cli/context.ts';
import { findNamed } from '#core/find-named.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import type { Message } from '#core/messages/message.ts';

/** The options of a verb that takes one argument. */
export type OneName = { named: string };
export const oneNamed = (_flags: object, [named = '']: readonly string[]): OneName => ({ named });

type Naming<Thing> = {
  /** How many there are. */
  count: Message;
  /** Said where there is none of that name. */
  missing: Message<`${string}{named}${string}`>;
  /** Where they are listed: what lists them, such as `reports schedule`, or a text. */
  list: { command: string } | string;
  read(context: Context): Promise<readonly Thing[]>;
  nameOf(thing: Thing): string;
  /** Beside its id, where several are meant; by default its name. */
  describe?(thing: Thing): string;
};

/**
 * Finds things by their id, the beginning of it, or their name.
 * @throws AppError `not-found` with similar names, or `usage` if several match
 */
export function finder<Thing extends { id: string }>(naming: Naming<Thing>) {
  const { count, list, read, nameOf, describe = nameOf } = naming;
  // The type checker would read its text anew for each.
  const missing: Message = naming.missing;
  const among = (things: readonly Thing[], named: string): Thing =>
    findNamed(
      things.map((thing) => ({ id: thing.id, name: nameOf(thing), thing })),
      named,
      {
        count,
        missing: t(missing, { named }),
        list: typeof list === 'string' ? list : t(m.seeFormdeckList, list),
        describe: ({ id, thing }) => `${id}  ${describe(thing)}`,
      },
    ).thing;
  return {
    one: async (context: Context, { named }: OneName): Promise<Thing> => among(await read(context), named),

    /** The ids of several, without duplicates. Without names, no request is made. */
    async ids(context: Context, names: readonly string[]): Promise<string[]> {
      if (names.length === 0) return [];
      const things = await read(context);
      return [...new Set(names.map((named) => among(things, named).id))];
    },
  };
}
