// Checks that the user may edit forms before they put work into one.
import type { Context } from '#cli/context.ts';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { actorOf } from '#core/session/state.ts';

/** Returns the user. Throws AppError `forbidden` if they may not. */
export async function requireEditor(context: Context): Promise<Actor> {
  const actor = actorOf(await context.user());
  const verdict = mayEditForm(actor);
  if (!verdict.yes) throw new AppError('forbidden', undefined, { hint: verdict.why });
  return actor;
}
