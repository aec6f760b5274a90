// What an action is: a verb on a thing as one record, which buttons, menus, the command palette, the terminal's keys
// and the commands use. What it is called, whom it is offered to and what it says stands here and nowhere else.
import type { Actor, Verdict } from './actor.ts';
import type { Send } from './send.ts';

/** What is asked before something that cannot be taken back. */
export type Confirmation = {
  title: string;
  text: string;
  /** The button that goes on. */
  confirm: string;
  /** The button that goes back; 'Cancel' unless said. */
  cancel?: string;
};

export type Action<T, R = unknown> = {
  /** `<feature>.<verb>`, unique. */
  id: string;
  /** As it stands on a button or in a menu. */
  label: string;
  /** It cannot be undone, or hurts. */
  danger?: true;
  /** Asked first, where it is given. */
  confirmation?(thing: T): Confirmation;
  may(actor: Actor, thing: T): Verdict;
  run(send: Send, thing: T): Promise<R>;
  /** Its calls may be sent again: each is, where it fails for a passing reason (core/retry.ts). */
  repeatable?: true;
  /** Said when it is done. */
  done?(thing: T, result: R): string;
  /** Said when it failed; the error's own message is shown beside it where that helps. */
  failed(thing: T, error: unknown): string;
  /** Beginnings of the query keys that show something else from then on. */
  touches: readonly (readonly string[])[];
};

/** Declares an action. The identity function: it only fixes the record's type. */
export function action<T, R>(record: Action<T, R>): Action<T, R> {
  return record;
}
