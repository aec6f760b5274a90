// Flags and arguments with a fixed set of values, known to completion. The verb validates them itself with `oneOf`,
// which ignores case; cli/command/choices.test.ts ensures that both have the same values.
import { Argument, Option } from 'commander';

/** Words that are part of something large are loaded when completion asks for them, and not with the program. */
type Words = readonly string[] | (() => Promise<readonly string[]>);

const choices = new WeakMap<Option | Argument, Words>();

/** A flag whose value is one of these words, in lower case. */
export function choice(flags: string, description: string, words: Words): Option {
  const option = new Option(flags, description);
  choices.set(option, words);
  return option;
}

/** An argument that is one of these words. */
export function choiceArgument(name: string, description: string, words: readonly string[]): Argument {
  const argument = new Argument(name, description);
  choices.set(argument, words);
  return argument;
}

/** The allowed values of a flag or argument; undefined if it is free text. */
export async function choicesOf(taken: Option | Argument): Promise<readonly string[] | undefined> {
  const words = choices.get(taken) ?? taken.argChoices;
  return typeof words === 'function' ? words() : words;
}
