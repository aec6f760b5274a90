// Flags and arguments with a fixed set of values, known to completion. The verb validates them itself with `oneOf`,
// which ignores case; cli/command/choices.test.ts ensures that both have the same values.
import { Argument, Option } from 'commander';

const choices = new WeakMap<Option | Argument, readonly string[]>();

/** A flag whose value is one of these words, in lower case. */
export function choice(flags: string, description: string, words: readonly string[]): Option {
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
export function choicesOf(taken: Option | Argument): readonly string[] | undefined {
  return choices.get(taken) ?? taken.argChoices;
}
