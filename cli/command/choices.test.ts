import { describe, expect, it } from 'vitest';
import type { Command } from 'commander';
import { runCommand } from '#tests/support/run-command.ts';
import { choicesOf } from './choices.ts';
import { createProgram } from '#cli/program.ts';

/** Nobody listens there. */
const env = { FORMDECK_SERVER: 'http://127.0.0.1:9', FORMDECK_TOKEN: 'fd_none' };
const program = createProgram(() => async () => {}, '1.2.3');
const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];

const id = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';

/** The words of a command, with something for each argument, and each flag that it needs. */
async function lineOf(command: Command): Promise<string[]> {
  const path = (each: Command): string[] => (each.parent === null ? [] : [...path(each.parent), each.name()]);
  // A filter is for rows that are not named one by one.
  const hasRows =
    command.registeredArguments.at(-1)?.name() === 'row' &&
    command.options.some(({ long }) => long === '--sheet');
  const flags = command.options.filter(({ mandatory }) => mandatory);
  const given = await Promise.all(command.registeredArguments.map(choicesOf));
  return [
    ...path(command),
    ...given.map((words) => words?.[0] ?? id).slice(0, hasRows ? -1 : undefined),
    ...(hasRows ? ['--sheet', id] : []),
    ...flags.flatMap(({ long }) => [long ?? '', id]),
  ];
}

type Refused = [name: string, line: string[], words: readonly string[]];
const flags: Refused[] = [];
const args: Refused[] = [];
for (const command of all(program)) {
  const usual = await lineOf(command);
  for (const option of command.options) {
    const words = await choicesOf(option);
    const line = [...usual, option.long ?? '', 'nonsense'];
    if (words !== undefined) flags.push([line.join(' '), line, words]);
  }
  const ofArguments = await Promise.all(command.registeredArguments.map(choicesOf));
  const words = ofArguments.find((each) => each !== undefined);
  const line = usual.map((word) => (word === words?.[0] ? 'nonsense' : word));
  if (words !== undefined) args.push([line.join(' '), line, words]);
}

describe('words that completion offers', () => {
  it('are there', () => {
    expect(flags.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^forms list --state/),
        expect.stringMatching(/--log-level/),
      ]),
    );
    expect(args.map(([name]) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^rows review/), expect.stringMatching(/^api/)]),
    );
  });

  it.each([...flags, ...args])('are those that %s names when it refuses another', async (_, line, words) => {
    const { stderr, exitCode } = await runCommand(line, { env });
    const named = /(?:Choose one of|choices are) ([^.]*)\./.exec(stderr)?.[1]?.split(', ') ?? [];
    const sorted = (list: readonly string[]) => list.map((word) => word.toLowerCase()).sort();
    expect({ stderr, words: sorted(named) }).toEqual({ stderr, words: sorted(words) });
    expect(exitCode).toBe(2);
  });
});
