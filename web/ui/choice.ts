// The items of a menu: core's actions on a thing, and others of a page.
import type { ReactNode } from 'react';
import type { Action } from '#core/action.ts';
import type { Actor } from '#core/actor.ts';
import type { Offer } from './notices/offered-message.tsx';
import type { RunAction } from './use-action.ts';

export type Choice = {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** A separator before this item. */
  apart?: boolean;
  /** By default offered to everyone. */
  isOffered?(actor: Actor): boolean;
  onChoose(run: RunAction): void;
};

export type ActionChoiceOptions<R> = {
  icon?: ReactNode;
  apart?: boolean;
  /** Details below the confirmation. */
  details?: ReactNode;
  /** Called on success, beside the message. */
  onDone?(result: R): void;
  /** A button in the success message, such as Undo. */
  offer?(result: R, run: RunAction): Offer;
};

/** A core action on a thing as a menu item: its label, policy and confirmation. */
export function actionChoice<T, R>(
  action: Action<T, R>,
  thing: T,
  { details, onDone, offer, ...look }: ActionChoiceOptions<R> = {},
): Choice {
  return {
    ...look,
    id: action.id,
    label: action.label,
    danger: action.danger === true,
    isOffered: (actor) => action.may(actor, thing).yes,
    onChoose: (run) => {
      const offering = offer && ((result: R) => offer(result, run));
      void run(action, thing, { details, offer: offering }).then((ended) => {
        if (ended.done) onDone?.(ended.result);
      });
    },
  };
}
