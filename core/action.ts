// An action: a verb on a thing as one record, used by buttons, menus, the command palette, the terminal's keys and the
// commands. Its label, permission and messages are defined here and nowhere else.
import type { Actor, Verdict } from './actor.ts';
import { AppError, type ErrorCode } from './errors.ts';
import type { Send } from './send.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** The confirmation before something that cannot be undone. */
export type Confirmation = {
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirm: string;
  /** The label of the cancel button. Default: 'Cancel'. */
  cancel?: string;
};

/** Before unsaved changes are thrown away, with the text of the specification (spec 1 and 3). */
export const leaveUnsaved: Confirmation & { danger: true } = {
  title: t(common.discardChanges),
  text: t(common.youHaveUnsavedChanges),
  confirm: t(common.discard),
  cancel: t(common.keepEditing),
  danger: true,
};

export type Action<T, R = unknown> = {
  /** `<feature>.<verb>`, unique. */
  id: string;
  /** The label of its button or menu item. */
  label: string;
  /** It is irreversible or destructive. */
  danger?: true;
  /** Shown first, if present; undefined: nothing has to be asked. */
  confirmation?(thing: T): Confirmation | undefined;
  may(actor: Actor, thing: T): Verdict;
  run(send: Send, thing: T): Promise<R>;
  /** Its calls are idempotent and are retried after a transient failure (core/retry.ts). */
  repeatable?: true;
  /** Said while it runs, where that may take a while. */
  doing?(thing: T): string;
  /** The success message; '' if the face shows the success itself. */
  done?(thing: T, result: R): string;
  /** The failure message; the error's own message is shown beside it if it helps. */
  failed(thing: T, error: unknown): string;
  /** Prefixes of the query keys to invalidate afterwards. */
  touches: readonly (readonly string[])[];
};

/** Declares an action. The identity function: it only fixes the record's type. */
export function action<T, R>(record: Action<T, R>): Action<T, R> {
  return record;
}

/** For `failed`: what the server says about an invalid field or a conflict, verbatim; of other errors, `otherwise`. */
export function saidOr(
  error: unknown,
  otherwise: string,
  verbatim: readonly ErrorCode[] = ['invalid', 'conflict'],
): string {
  return error instanceof AppError && verbatim.includes(error.code) ? error.message : otherwise;
}
