// A command of a resource: list, show, create, edit, delete and export, from the resource's record in core. Loaded with the
// program, so the record itself is loaded on demand.
import type { Command } from 'commander';
import { type CommandRecord, examples, type Handler } from '#cli/command/act.ts';
import { addLimitOptions, addYesOption, collect } from '#cli/command/options.ts';
import type { ResourceCommand } from './resource-options.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function resourceCommand(record: ResourceCommand): CommandRecord {
  const { name, noun, one, description, changedBy, argument } = record;
  const named = [`<${noun}>`, t(m.idOrNameOf, { noun })] as const;
  return {
    name,
    description,
    make(command, act) {
      const verbs = async () => {
        const [{ resourceVerbs }, its] = await Promise.all([import('./resource-verbs.ts'), record.load()]);
        return resourceVerbs(its, record);
      };
      const add = (verbName: keyof ResourceCommand['examples'], about: string, handler: Handler) => {
        const lines = record.examples[verbName].map((line) => `${name} ${verbName} ${line}`.trim());
        return examples(command.command(verbName).description(about).action(handler), lines);
      };
      const list = add(
        'list',
        t(m.list, { name }),
        act(async () => (await verbs()).list),
      );
      addLimitOptions(withFilters(list, record));
      add(
        'show',
        `Show ${one}`,
        act(async () => (await verbs()).show),
      ).argument(...named);
      const create = add(
        'create',
        `Create ${one}; ${changedBy}`,
        act(async () => (await verbs()).create),
      );
      withFields(create, record).argument(`<${argument}>`, `${argument} of the ${noun}`);
      const edit = add(
        'edit',
        `Change ${one}; ${changedBy}`,
        act(async () => (await verbs()).edit),
      );
      withFields(edit, record)
        .argument(...named)
        .option(`--${argument} <${argument}>`, `another ${argument}`);
      const remove = add(
        'delete',
        `Delete ${one}; ${changedBy}`,
        act(async () => (await verbs()).delete),
      );
      addYesOption(remove).argument(...named);
      const file = add(
        'export',
        t(m.writeAsCsv, { name }),
        act(async () => (await verbs()).export),
      );
      withFilters(file, record);
    },
  };
}

function withFilters(command: Command, { filters = {} }: ResourceCommand): Command {
  for (const [flags, about] of Object.values(filters)) command.option(flags, about);
  return command.option('--search <text>', 'only those with this in them');
}

function withFields(command: Command, { fields }: ResourceCommand): Command {
  for (const [flags, about] of Object.values(fields)) {
    if (flags.includes('...'))
      command.option(flags.replace('...', ''), `${about}; may be given several times`, collect);
    else command.option(flags, about);
    if (!flags.includes('<')) command.option(flags.replace('--', '--no-'), `not: ${about}`);
  }
  return command;
}
