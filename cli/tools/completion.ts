// formdeck completion: generates the scripts from the tree of commands.
import { keysOf } from '#core/keys-of.ts';
import type { Argument, Command, Option } from 'commander';
import { choicesOf } from '#cli/command/choices.ts';
import { verb } from '#cli/command/verb.ts';
import { kindOf } from './completed-word.ts';
import { bashScript, fishScript, type Node, type ArgumentKind, zshScript } from './completion-scripts.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

const shellNames = keysOf(scripts);

export type CompletionOptions = { shell: keyof typeof scripts; program: Command };

export const completion = verb({
  effect: 'reads',
  options: (_flags: object, [shell], command): CompletionOptions => ({
    // Commander rejects other shells.
    shell: shellNames.find((name) => name === shell) ?? 'bash',
    program: programOf(command),
  }),

  run: async (_context, { shell, program }: CompletionOptions) => scripts[shell](await nodesOf(program)),

  print: (output, script) => output.raw(script),
});

function programOf(command: Command): Command {
  return command.parent === null ? command : programOf(command.parent);
}

/** Every command of a program, the program first, and `help` with its arguments. */
export async function nodesOf(program: Command): Promise<Node[]> {
  const globals = program.options.filter(({ long }) => long !== '--version');
  const help: FlagNode = { word: '--help', short: '-h', about: 'print help', takes: null };
  const walk = async (command: Command, path: readonly string[]): Promise<Node[]> => {
    const own = path.length === 0 ? program.options : [...command.options, ...globals];
    const last = command.registeredArguments.at(-1);
    const flags = await Promise.all(own.map(flagOf));
    const below = command.commands.map((sub) => walk(sub, [...path, sub.name()]));
    return [
      {
        path,
        commands: commandsOf(command),
        args: await Promise.all(command.registeredArguments.map(takenBy)),
        isVariadic: last?.variadic === true,
        options: [...flags.flat(), help],
      },
      ...(await Promise.all(below)).flat(),
    ];
  };
  const [first, ...others] = await walk(program, []);
  if (first === undefined) return [];
  const helped = [program, ...program.commands].map((command): Node => ({
    path: command === program ? ['help'] : ['help', command.name()],
    commands: commandsOf(command),
    args: [],
    isVariadic: false,
    options: [],
  }));
  const commands = [...first.commands, { word: 'help', about: 'print help on a command' }];
  return [{ ...first, commands }, ...others, ...helped];
}

type FlagNode = Node['options'][number];

function commandsOf(command: Command): Node['commands'] {
  return command.commands.map((sub) => ({ word: sub.name(), about: sub.description() }));
}

async function flagOf(option: Option): Promise<FlagNode[]> {
  const { long, short, description, required, optional } = option;
  if (long === undefined) return [];
  const takes = required || optional ? await takenBy(option) : null;
  return [{ word: long, short: short ?? null, about: description, takes }];
}

/** Flags and arguments that take a path, by their placeholder in the help. */
const files = /[<[](path|file|folder|pattern|body)\b/;

async function takenBy(taken: Option | Argument): Promise<ArgumentKind> {
  const words = await choicesOf(taken);
  if (words !== undefined) return words;
  if (kindOf(taken) !== null) return 'names';
  return files.test('flags' in taken ? taken.flags : `<${taken.name()}`) ? 'files' : 'text';
}
