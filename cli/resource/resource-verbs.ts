// The verbs of a resource's command, from its record in core.
import { Option } from 'commander';
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf } from '#cli/command/pages.ts';
import type { Verb } from '#cli/command/verb.ts';
import { requireChange } from '#cli/command/flags.ts';
import { finder, type OneName, oneNamed } from '#cli/command/finder.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { AppError } from '#core/errors.ts';
import type { List } from '#core/resource/list.ts';
import { readItems } from '#core/resource/read-items.ts';
import { listCsv } from '#core/resource/list-csv.ts';
import { choicesOf, type ListState, viewFrom } from '#core/resource/list-view.ts';
import type { Resource } from '#core/resource/resource.ts';
import type { GivenValue } from '#core/resource/set-field.ts';
import { listVerb, recordColumns } from './list-verb.ts';
import type { ResourceCommand } from './resource-options.ts';
import { removeVerb, showVerb } from './thing-verbs.ts';
import { type FieldValues, type SavedThing, saveThing } from './resource-save.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = Readonly<Record<string, GivenValue | undefined>>;

/** The verbs by their names. */
export function resourceVerbs<Item extends { id: string }, View extends ListState, Draft>(
  resource: Resource<Item, View, Draft>,
  command: ResourceCommand,
) {
  const { list, form, nameOf, missing } = resource;
  const { name, noun } = command;
  const { one: find } = finder({
    count: list.count,
    missing,
    list: { command: name },
    read: async (context) => (await read(context, resource, list.view.first)).items,
    nameOf,
  });
  return {
    list: listVerb({
      options: (flags: Flags & LimitFlags) => ({
        view: viewIn(flags, resource, command),
        most: limitOf(flags),
      }),
      read: (context, { view, most }) => read(context, resource, view, most),
      columns: recordColumns(list),
      none: list.texts.none,
    }),
    show: showVerb({
      options: oneNamed,
      find,
      facts: (item, { date: moment, ...written }) => [
        ...list.columns.map(({ title, text }) => [title, text(item, { moment, ...written })] as const),
        ['ID', item.id],
      ],
    }),
    create: createVerb(resource, command),
    edit: editVerb(resource, command, find),
    delete: removeVerb({
      why: `A deleted ${noun} cannot be restored.`,
      options: oneNamed,
      find,
      action: form.remove,
    }),
    export: exportVerb(resource, command),
  };
}

function createVerb<Item extends { id: string }, View extends ListState, Draft>(
  resource: Resource<Item, View, Draft>,
  command: ResourceCommand,
): Verb<Flags, FieldValues, SavedThing<Item>> {
  return {
    effect: { undo: `${command.name} delete` },
    options: (flags, [first = '']) => new Map([...valuesIn(flags, command), [command.argument, first]]),
    run: (context, values) => saveThing(context, resource, null, values),
    print: (output, { message }) => output.say(message ?? ''),
    json: ({ saved }) => saved,
  };
}

function editVerb<Item extends { id: string }, View extends ListState, Draft>(
  resource: Resource<Item, View, Draft>,
  command: ResourceCommand,
  find: (context: Context, named: OneName) => Promise<Item>,
): Verb<Flags, OneName & { values: FieldValues }, SavedThing<Item>> {
  const { name } = command;
  return {
    effect: { undo: `${name} edit` },
    options(flags, [named = '']) {
      const values = valuesIn(flags, command);
      requireChange(values.size > 0, wording(m.seeFormdeckEditHelp, { name }));
      return { named, values };
    },
    run: async (context, { values, ...named }) =>
      saveThing(context, resource, await find(context, named), values),
    print: (output, { saved, message }) =>
      output.say(message ?? t(m.alreadyHasTheseSettings, { thing: `"${resource.nameOf(saved)}"` })),
    json: ({ saved }) => saved,
  };
}

function exportVerb<Item extends { id: string }, View extends ListState, Draft>(
  resource: Resource<Item, View, Draft>,
  command: ResourceCommand,
): Verb<Flags, View, string> {
  return {
    effect: 'reads',
    options: (flags) => viewIn(flags, resource, command),
    async run(context, view) {
      const [{ items }, { timeZone }, { now }] = await Promise.all([
        read(context, resource, view),
        context.user(),
        context.ports(),
      ]);
      return listCsv(resource.list, items, { moment: dateWriter(timeZone), timeZone, now: now() });
    },
    print: (output, csv) => output.raw(csv),
    json: (csv) => ({ csv }),
  };
}

function read<Item extends { id: string }, View extends ListState, Draft>(
  { send, signal }: Context,
  { list }: Resource<Item, View, Draft>,
  view: View,
  most: number | null = null,
) {
  return readItems(list, { send, view, run: { signal: signal() }, most });
}

/** The view that options narrow. @throws AppError `usage` for a value that a choice does not have */
function viewIn<Item extends { id: string }, View extends ListState, Draft>(
  flags: Flags,
  { list }: Resource<Item, View, Draft>,
  { filters = {} }: ResourceCommand,
): View {
  const chosen = Object.entries(filters).flatMap(([key, texts]) => {
    const value = flags[nameOfOption(texts)];
    return value === undefined ? [] : [{ key, texts, value: String(value).toLowerCase() }];
  });
  const wanted = Object.fromEntries(chosen.map(({ key, value }) => [key, value]));
  const view = viewFrom(list.view, wanted);
  const taken = new Set(Object.keys(view));
  const wrong = chosen.find(({ key }) => !taken.has(key));
  // Whole: an address cuts a long one, and a cut search would find more.
  const search = String(flags['search'] ?? '');
  if (wrong === undefined) return { ...list.view.first, ...view, search };
  const { texts, value, key } = wrong;
  throw new AppError('usage', wording(m.doesNotTake, { split: texts[0].split(' ')[0] ?? '', value }), {
    hint: wording(m.chooseOneOf, { values: valuesOf(list, key).join(', ') }),
  });
}

function valuesOf<Item, View extends ListState>(
  { view }: List<Item, View>,
  wanted: string,
): readonly string[] {
  const choice = choicesOf(view).find(([key]) => key === wanted)?.[1];
  return choice === undefined || 'all' in choice.options ? [] : choice.options.map(({ value }) => value);
}

/** The values that options give, by the paths of fields. */
function valuesIn(flags: Flags, { fields, argument }: ResourceCommand): FieldValues {
  const options = { ...fields, [argument]: [`--${argument} <text>`, ''] as const };
  return new Map(
    Object.entries(options).flatMap(([path, texts]) => {
      const value = flags[nameOfOption(texts)];
      return value === undefined ? [] : [[path, value] as const];
    }),
  );
}

/** As commander names its value. */
function nameOfOption([flags]: readonly [flags: string, about: string]): string {
  return new Option(flags).attributeName();
}
