// Flags and arguments that take one of some words, known to completion. The verb checks them itself, with `oneOf`, so that
// case does not matter; cli/command/choices.test.ts holds both to the same words.
import { Argument, Option } from 'commander';

const choices = new WeakMap<Option | Argument, readonly string[]>();

/** A flag whose value is one of these words, in small letters. */
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

/** The words that a flag or an argument takes; undefined where it takes others too. */
export function choicesOf(taken: Option | Argument): readonly string[] | undefined {
  return choices.get(taken) ?? taken.argChoices;
}
