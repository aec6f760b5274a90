// Turns a policy's refusal into an error with the policy's reason.
import type { Verdict } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';

/** Throws the reason of a refusal: `forbidden` if the actor may not, `conflict` if nobody may in the current state. */
export function authorize(verdict: Verdict, code: 'forbidden' | 'conflict' = 'forbidden'): void {
  if (!verdict.yes) throw new AppError(code, verdict.why);
}
