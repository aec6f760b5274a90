// Whether somebody may edit forms, asked before they put work into one.
import type { Context } from '#cli/context.ts';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { actorOf } from '#core/session/state.ts';

/** Gives who it is. Throws AppError `forbidden` for those who may not. */
export async function requireEditor(context: Context): Promise<Actor> {
  const actor = actorOf(await context.user());
  const verdict = mayEditForm(actor);
  if (!verdict.yes) throw new AppError('forbidden', undefined, { hint: verdict.why });
  return actor;
}
