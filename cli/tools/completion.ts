// formdeck completion: the scripts are written from the tree of commands itself, so they know what it knows.
import type { Command } from 'commander';
import { verb } from '#cli/verb.ts';
import { bashScript, fishScript, type Node, zshScript } from './completion-scripts.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

export type CompletionOptions = { shell: keyof typeof scripts; nodes: readonly Node[] };

export const completion = verb({
  effect: 'reads',
  options: (_flags: object, [shell], command): CompletionOptions => ({
    // Commander takes no other shell.
    shell: shell as keyof typeof scripts,
    nodes: nodesOf(programOf(command)),
  }),

  run: async (_context, { shell, nodes }: CompletionOptions) => scripts[shell](nodes),

  print: (output, script) => output.raw(script),
});

function programOf(command: Command): Command {
  return command.parent === null ? command : programOf(command.parent);
}

/** Every command of a program, the program itself first. */
export function nodesOf(program: Command): Node[] {
  const globals = program.options.filter(({ long }) => long !== '--version');
  const help = { word: '--help', about: 'print help', takesValue: false };
  const walk = (command: Command, path: readonly string[]): Node[] => {
    const own = path.length === 0 ? program.options : [...command.options, ...globals];
    const commands = command.commands.map((sub) => ({ word: sub.name(), about: sub.description() }));
    const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
    return [
      { path, commands, choices, options: [...own.flatMap(wordsOf), help] },
      ...command.commands.flatMap((sub) => walk(sub, [...path, sub.name()])),
    ];
  };
  return walk(program, []);
}

function wordsOf({ long, description, required, optional }: Command['options'][number]): Node['options'] {
  return long === undefined ? [] : [{ word: long, about: description, takesValue: required || optional }];
}
