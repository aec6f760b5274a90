// What is said, as it crosses the wire: the id of its message and its values beside the English text, so that a face says
// it in its reader's language, and a program has a text to log.
import { type ArgumentsOf, type Message, type Values, wording, type Wording } from './message.ts';
import { currentLanguage, english, errorText, textIn } from './text.ts';

/** A message that is known by its id alone. */
export type WireMessage = { id: string; values?: Values | undefined };

/** A text, and its message where it has one. */
export type SaidText = { message: string; id?: string | undefined; values?: Values | undefined };

/** Messages of schemas, by what they say in English: zod keeps nothing of a message but its text. */
const ofSchemas = new Map<string, Wording>();

/** The message of a schema's check: `z.minLength(1, refusal(m.nameMissing))`. Its values are constants. */
export function refusal<M extends Message>(message: M, ...given: ArgumentsOf<M>): string {
  const refused = wording(message, ...given);
  const inEnglish = textIn(english, refused);
  ofSchemas.set(inEnglish, refused);
  return inEnglish;
}

/** An issue of an input. */
export function fieldError<M extends Message>(
  path: string,
  message: M,
  ...given: ArgumentsOf<M>
): SaidText & { path: string } {
  const said = wording(message, ...given);
  return { path, message: errorText(said), ...saidOf(said) };
}

/** What a schema says of a field. */
export function schemaError(path: string, message: string): SaidText & { path: string } {
  const refused = ofSchemas.get(message);
  if (refused === undefined) return { path, message };
  return { path, message: errorText(refused), ...saidOf(refused) };
}

export function saidOf({ message: { id }, values }: Wording): WireMessage {
  return { id, ...(values !== undefined && { values }) };
}

/** What a server has said, in the reader's language; in English where that has no such message. */
export function inReadersLanguage(
  inEnglish: string,
  { id, values }: Pick<SaidText, 'id' | 'values'> = {},
): string {
  if (id === undefined) return inEnglish;
  const message = { id, defaultMessage: inEnglish };
  const language = currentLanguage();
  if (language.patternOf(message) === undefined) return inEnglish;
  return textIn(language, { message, ...(values !== undefined && { values }) });
}
