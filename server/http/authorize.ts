// Turns a policy's refusal into an error, with the policy's own reason.
import type { Verdict } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';

/**
 * Throws the reason of a refusal: `forbidden` where the actor may not, `conflict` where nobody could because
 * of the thing's state.
 */
export function authorize(verdict: Verdict, code: 'forbidden' | 'conflict' = 'forbidden'): void {
  if (!verdict.yes) throw new AppError(code, verdict.why);
}
