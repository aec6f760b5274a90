// Whether somebody may edit forms, asked before they put work into one.
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { actorOf } from '#core/session/state.ts';

/** Throws AppError `forbidden` for those who may not. */
export async function requireEditor(context: Context): Promise<void> {
  const verdict = mayEditForm(actorOf(await context.user()));
  if (!verdict.yes) throw new AppError('forbidden', undefined, { hint: verdict.why });
}
