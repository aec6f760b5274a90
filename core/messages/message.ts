// Messages: every text that a person reads, with an id by which other languages name it (ICU MessageFormat, FormatJS).
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** As it is written, or parsed, as builds have it. */
export type Pattern = string | readonly MessageFormatElement[];

export type Message<P extends Pattern = Pattern> = {
  /** `<feature>.<place>.<name>` */
  readonly id: string;
  /** What it says in English. */
  readonly defaultMessage: P;
  /** For translators: where it is read, and what its values are. */
  readonly description?: string;
};

/** Numbers are written in the reader's format. No value is a sentence, or a part of one. */
export type Values = Readonly<Record<string, string | number>>;

/** The values of a message as an argument, `{ name }` for `Welcome, {name}.`; none for one without. One with tags is no text. */
export type ArgumentsOf<M extends Message> =
  string extends NamesOf<M>
    ? [values?: Values]
    : [TagsOf<M>] extends [never]
      ? [NamesOf<M>] extends [never]
        ? []
        : [values: { readonly [Name in NamesOf<M>]: string | number }]
      : [values: never];

/** `string` where its text is not known to the type checker. */
type NamesOf<M extends Message> =
  M extends Message<infer P>
    ? P extends string
      ? string extends P
        ? string
        : NamesIn<P, 'outside'>
      : string
    : string;

/** The values of a message that is part of a page, each drawn in some way, and a function for each tag: `<link>the guide</link>`. */
export type DrawnValuesOf<M extends Message, Drawn> =
  string extends NamesOf<M>
    ? Readonly<Record<string, Drawn | DrawTag<Drawn>>>
    : { readonly [Name in NamesOf<M>]: Drawn } & { readonly [Tag in TagsOf<M>]: DrawTag<Drawn> };

type DrawTag<Drawn> = (text: Drawn) => Drawn;

type TagsOf<M extends Message> =
  M extends Message<infer P> ? (P extends string ? (string extends P ? string : TagsIn<P>) : string) : string;

type TagsIn<Text extends string> = Text extends `${string}</${infer Tag}>${infer After}`
  ? Tag | TagsIn<After>
  : never;

/** A message with its values: what is said, in no language yet. */
export type Wording = { readonly message: Message; readonly values?: Values };

/** Declares messages. FormatJS finds them by the name of this function. */
export function defineMessages<const Messages extends Readonly<Record<string, Message<string>>>>(
  messages: Messages,
): Messages {
  return messages;
}

export function wording<M extends Message>(message: M, ...[values]: ArgumentsOf<M>): Wording {
  return values === undefined ? { message } : { message, values };
}

/** A brace begins a value `outside` of one, and a branch of a plural or a choice `inside`; each brace leads to the other. */
type NamesIn<
  Text extends string,
  Where extends 'outside' | 'inside',
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Between}`
    ? NamesIn<`${Between}{${After}`, Other<Where>>
    : (Where extends 'outside' ? NameAt<After> : never) | NamesIn<After, Other<Where>>
  : Text extends `${string}}${infer After}`
    ? NamesIn<After, Other<Where>>
    : never;
type Other<Where> = Where extends 'outside' ? 'inside' : 'outside';
type NameAt<Text extends string> = Text extends `${infer Start}}${string}`
  ? Start extends `${infer Name},${string}`
    ? Name
    : Start
  : never;
