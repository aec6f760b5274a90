// What the sentences of audit entries are made of: one wording for the console, the terminal app and the commands.
import type { Message } from '#core/messages/message.ts';
import { type Person, personName } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';

/** The input of a sentence. `objectName` is the name of the user or group that it is about. */
export type SentenceEntry = {
  user: Person;
  objectKey: string;
  template: { id: string; name: string } | null;
  previous: readonly string[];
  next: readonly string[];
  objectName?: string | null;
  objectDisplayName?: string | undefined;
};

/** `maria published the form Wildlife strikes` */
export type Sentence = (entry: SentenceEntry) => string;

/** Whatever a message may say of an entry. Of what it is about and of the form the names are not always known. */
export function valuesOf(entry: SentenceEntry, name: string | null | undefined) {
  const { user, template, next } = entry;
  const form = template?.name ?? '';
  return {
    who: personName(user),
    form,
    hasForm: String(form !== ''),
    name: name ?? '',
    hasName: String((name ?? '') !== ''),
    held: next.join(', '),
    hasHeld: String(next.length > 0),
  };
}

/** A message about an entry, with the values of `valuesOf`; the name is that of a field. */
export const sentenceOf =
  (message: Message, field = 'name'): Sentence =>
  (entry) =>
    t(message, valuesOf(entry, fieldOf(entry, field)));

export function who({ user }: SentenceEntry): string {
  return personName(user);
}

/** Whether the subject is the actor. */
export function isOwn({ objectKey, user }: SentenceEntry): boolean {
  return objectKey === `user.${user.id}`;
}

export function userOf(entry: SentenceEntry): string {
  return entry.objectDisplayName ?? fieldOf(entry, 'userName') ?? entry.objectName ?? 'somebody';
}

/** What somebody did, with the address that it was done from, if that was recorded. */
export function fromWhere(entry: SentenceEntry, nowhere: Message, from: Message): string {
  const address = fieldIn(entry.next, 'address');
  return address === null ? t(nowhere, { who: who(entry) }) : t(from, { who: who(entry), address });
}

/** A field's new value, otherwise its old one: `name Ramp` has the field `name`. */
export function fieldOf({ next, previous }: SentenceEntry, field: string): string | null {
  return fieldIn(next, field) ?? fieldIn(previous, field);
}

export function fieldIn(lines: readonly string[], field: string): string | null {
  const line = lines.find((each) => each.startsWith(`${field} `));
  return line === undefined ? null : line.slice(field.length + 1);
}
