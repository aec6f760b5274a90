// The 409 of what forms stand in the way of, as a command says it: the hint names the forms.
import { AppError } from '#core/errors.ts';
import { formsInTheWay } from '#core/users/forms-in-the-way.ts';

/** The same error with the forms by name, where it has some; anything else as it is. */
export function withFormsInHint(error: unknown): unknown {
  const forms = formsInTheWay(error);
  if (!(error instanceof AppError) || forms.length === 0) return error;
  const lines = forms.map(({ name }) => `  ${name}`);
  const { details, status, hint } = error;
  return new AppError('conflict', error.message, {
    ...details,
    status,
    hint: [hint, ...lines].filter(Boolean).join('\n'),
    cause: error,
  });
}
