// What the sentences of audit entries are made of: one wording for the console, the terminal app and the commands.
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';

/** The input of a sentence. `objectName` is the name of the user or group that it is about. */
export type SentenceEntry = {
  user: { id: string; userName: string };
  objectKey: string;
  template: { id: string; name: string } | null;
  previous: readonly string[];
  next: readonly string[];
  objectName?: string | null;
};

/** `maria published the form Wildlife strikes` */
export type Sentence = (entry: SentenceEntry) => string;

/** Actor, verb and form: `maria published the form Strikes`. */
export const toForm =
  (did: string): Sentence =>
  (entry) =>
    `${who(entry)} ${did} ${formOf(entry)}`;

/** `maria created the report "Alerts"`; where its name is not known, `maria created a report`. */
export const toNamed =
  (did: string, kind: string, otherwise: string, field = 'name'): Sentence =>
  (entry) =>
    `${who(entry)} ${did} ${quoted(kind, fieldOf(entry, field), otherwise)}`;

export function who({ user }: SentenceEntry): string {
  return user.userName;
}

export function formOf({ template }: SentenceEntry): string {
  return template === null || template.name === '' ? 'a form' : `the form ${template.name}`;
}

/** Whether the subject is the actor. */
export function isOwn({ objectKey, user }: SentenceEntry): boolean {
  return objectKey === `user.${user.id}`;
}

export function userOf(entry: SentenceEntry): string {
  return fieldOf(entry, 'userName') ?? entry.objectName ?? 'somebody';
}

/** `: 12 rows, 3 sheets` */
export function heldBy({ next }: SentenceEntry): string {
  return next.length === 0 ? '' : `: ${next.join(', ')}`;
}

/** What somebody did, with the address that it was done from, if that was recorded. */
export function fromWhere(entry: SentenceEntry, nowhere: Message, from: Message): string {
  const address = fieldIn(entry.next, 'address');
  return address === null ? t(nowhere, { who: who(entry) }) : t(from, { who: who(entry), address });
}

export function quoted(kind: string, name: string | null | undefined, otherwise: string): string {
  return name === null || name === undefined || name === '' ? otherwise : `${kind} "${name}"`;
}

/** A field's new value, otherwise its old one: `name Ramp` has the field `name`. */
export function fieldOf({ next, previous }: SentenceEntry, field: string): string | null {
  return fieldIn(next, field) ?? fieldIn(previous, field);
}

export function fieldIn(lines: readonly string[], field: string): string | null {
  const line = lines.find((each) => each.startsWith(`${field} `));
  return line === undefined ? null : line.slice(field.length + 1);
}
