// Verbs about one thing that a command names: they find it, and show it or run an action on it.
import { confirm } from '#cli/command/confirm.ts';
import type { Effect, Verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import type { Output } from '#cli/output/output.ts';
import type { Action } from '#core/action.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What is written with: moments in the user's time zone, that zone, and the time of now. */
type Written = { date(at: number | null | undefined): string; timeZone: string; now: number };
type FoundThing<Thing> = { thing: Thing; timeZone: string; now: number };

type ShowVerb<Flags, Options, Thing> = {
  options(flags: Flags, args: readonly string[]): Options;
  find(context: Context, options: Options): Promise<Thing>;
  /** Above its facts, which are aligned in columns if there is none. */
  title?(thing: NoInfer<Thing>): string;
  facts(
    thing: NoInfer<Thing>,
    written: Written,
  ): readonly (readonly [title: string, text: string | number])[];
  /** Below its facts. */
  more?(output: Output, thing: NoInfer<Thing>, written: Written): void;
  json?(thing: NoInfer<Thing>): unknown;
};

/** A verb that shows one thing; `--json` prints it as it was found. */
export function showVerb<Flags, Options, Thing>({
  options,
  find,
  title,
  facts,
  more,
  json = (thing) => thing,
}: ShowVerb<Flags, Options, Thing>): Verb<Flags, Options, FoundThing<Thing>> {
  return {
    effect: 'reads',
    options,

    async run(context, given) {
      const [thing, { timeZone }, { now }] = await Promise.all([
        find(context, given),
        context.user(),
        context.ports(),
      ]);
      return { thing, timeZone, now: now() };
    },

    print(output, { thing, timeZone, now }) {
      const written = { date: dateWriter(timeZone), timeZone, now };
      const said = facts(thing, written);
      if (title === undefined) output.fields(said);
      else {
        output.line(title(thing));
        output.line('');
        for (const [name, text] of said) output.line(`${(name && `${name}:`).padEnd(titleWidth)} ${text}`);
      }
      more?.(output, thing, written);
    },

    json: ({ thing }) => json(thing),
  };
}

const titleWidth = 10;

type ActionVerb<Flags, Options, Thing extends object, Saved> = {
  effect: Effect<Options>;
  options(flags: Flags, args: readonly string[]): Options;
  /** @throws AppError `not-found` or `usage` if it is not one thing, or `forbidden` */
  find(context: Context, options: Options): Promise<Thing>;
  action: Action<NoInfer<Thing>, Saved> | ((thing: NoInfer<Thing>) => Action<NoInfer<Thing>, Saved>);
  /** What is asked first, if not what the action asks; and what is said after a no. */
  asks?: { question?(thing: NoInfer<Thing>): string; otherwise: string };
  /** In place of what the action says. */
  done?(saved: NoInfer<Saved>, thing: NoInfer<Thing>, written: Written): string;
  /** Below it. */
  more?(output: Output, saved: NoInfer<Saved>, thing: NoInfer<Thing>): void;
  /** What is thrown in place of a refusal. */
  refusal?(error: unknown): unknown;
  json?(saved: NoInfer<Saved>, thing: NoInfer<Thing>): unknown;
};

type Done<Thing, Saved> = FoundThing<Thing> & { saved: Saved };

/** A verb that runs an action on one thing; `--json` prints what became of it. */
export function actionVerb<Flags, Options, Thing extends object, Saved>(
  record: ActionVerb<Flags, Options, Thing, Saved>,
): Verb<Flags, Options, Done<Thing, Saved>> {
  const { effect, options, find, action, asks, done, more, refusal, json = (saved) => saved } = record;
  const actionOn = (thing: Thing) => (typeof action === 'function' ? action(thing) : action);
  return {
    effect,
    options,

    async run(context, given) {
      const thing = await find(context, given);
      const its = actionOn(thing);
      if (asks !== undefined) {
        const { title, text } = its.confirmation?.(thing) ?? { title: its.label, text: '' };
        await confirm(context, asks.question?.(thing) ?? `${title} ${text}`, asks.otherwise);
      }
      const saved = await its.run(context.send, thing).catch((error: unknown) => {
        throw refusal?.(error) ?? error;
      });
      const [{ timeZone }, { now }] = await Promise.all([context.user(), context.ports()]);
      return { thing, saved, timeZone, now: now() };
    },

    print(output, { thing, saved, timeZone, now }) {
      const written = { date: dateWriter(timeZone), timeZone, now };
      output.say(done?.(saved, thing, written) ?? actionOn(thing).done?.(thing, saved) ?? '');
      more?.(output, saved, thing);
    },

    json: ({ saved, thing }) => json(saved, thing),
  };
}

type EditVerb<Flags, Options extends { dryRun: boolean }, Thing extends { id: string }, Change> = {
  effect: Effect<Options>;
  options(flags: Flags, args: readonly string[]): Options;
  find(context: Context, options: NoInfer<Options>): Promise<Thing>;
  /** It as it is then, or with `dryRun` as it would be. */
  change(context: Context, before: NoInfer<Thing>, options: NoInfer<Options>): Promise<NoInfer<Thing>>;
  changes(before: NoInfer<Thing>, after: NoInfer<Thing>): readonly Change[];
  lineOf(change: NoInfer<Change>): string;
  /** As messages name it: `"Night shift"`. */
  nameOf(thing: NoInfer<Thing>): string;
};

/** A verb that changes the given fields of one thing, and says which differ; with `dryRun` it only says so. */
export function editVerb<Flags, Options extends { dryRun: boolean }, Thing extends { id: string }, Change>(
  record: EditVerb<Flags, Options, Thing, Change>,
): Verb<Flags, Options, { after: Thing; changes: readonly Change[] }> {
  const { effect, options, find, change, changes: changesOf, lineOf, nameOf } = record;
  return {
    effect,
    options,

    async run(context, given) {
      const before = await find(context, given);
      const after = await change(context, before, given);
      return { after, changes: changesOf(before, after) };
    },

    print(output, { after, changes }, { dryRun }) {
      const thing = nameOf(after);
      if (changes.length === 0) return output.say(t(m.alreadyHasTheseSettings, { thing }));
      for (const each of changes) output.line(lineOf(each));
      output.say(t(dryRun ? m.wouldBeChanged : m.changed, { thing }));
    },

    json: ({ after, changes }, { dryRun }) => (dryRun ? { dryRun, id: after.id, changes } : after),
  };
}

type RemoveVerb<Flags, Options, Thing extends object> = Omit<
  ActionVerb<Flags, Options, Thing, unknown>,
  'effect' | 'asks' | 'done' | 'more' | 'json'
> & {
  /** Why it asks: `A deleted view cannot be restored.` */
  why: string;
  question?(thing: NoInfer<Thing>): string;
  done?(thing: NoInfer<Thing>): string;
};

/** A verb that deletes one thing; `--json` prints its id. */
export function removeVerb<Flags, Options, Thing extends { id: string }>({
  why,
  question,
  done,
  ...record
}: RemoveVerb<Flags, Options, Thing>) {
  return actionVerb<Flags, Options, Thing, unknown>({
    ...record,
    effect: { asks: () => why },
    asks: { otherwise: t(m.nothingWasDeleted), ...(question && { question }) },
    ...(done && { done: (_, thing) => done(thing) }),
    json: (_, { id }) => ({ deleted: id }),
  });
}
