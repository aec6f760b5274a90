// The verb `delete` of one thing: it finds it, asks as the action says, and deletes it.
import { confirm } from '#cli/command/confirm.ts';
import type { Verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import type { Action } from '#core/action.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type RemoveVerb<Flags, Options, Thing> = {
  /** Why it asks: `A deleted view cannot be restored.` */
  why: string;
  options(flags: Flags, args: readonly string[]): Options;
  /** @throws AppError `not-found` or `usage` if it is not one thing, or `forbidden` */
  find(context: Context, options: Options): Promise<Thing>;
  action: Action<NoInfer<Thing>> | ((thing: NoInfer<Thing>) => Action<NoInfer<Thing>>);
  /** In place of what the action says. */
  question?(thing: NoInfer<Thing>): string;
  done?(thing: NoInfer<Thing>): string;
  /** What is thrown in place of a refusal. */
  refusal?(error: unknown): unknown;
};

type Removed = { id: string; said: string };

/** A verb that deletes one thing; `--json` prints its id. */
export function removeVerb<Flags, Options, Thing extends { id: string }>(
  record: RemoveVerb<Flags, Options, Thing>,
): Verb<Flags, Options, Removed> {
  const { why, find, action, question, done, refusal = (error) => error } = record;
  return {
    effect: { asks: () => why },
    options: record.options,

    async run(context, options) {
      const thing = await find(context, options);
      const its = typeof action === 'function' ? action(thing) : action;
      const { title, text } = its.confirmation?.(thing) ?? { title: its.label, text: '' };
      await confirm(context, question?.(thing) ?? `${title} ${text}`, t(m.nothingWasDeleted));
      const result = await its.run(context.send, thing).catch((error: unknown) => {
        throw refusal(error);
      });
      return { id: thing.id, said: done?.(thing) ?? its.done?.(thing, result) ?? '' };
    },

    print: (output, { said }) => output.say(said),
    json: ({ id }) => ({ deleted: id }),
  };
}

/** The options of a verb that takes one argument. */
export const oneNamed = (_flags: object, [named = '']: readonly string[]): { named: string } => ({ named });
