// The 409 of a change that forms prevent, for a command: the hint names the forms.
import { AppError } from '#core/errors.ts';
import { formsInTheWay } from '#core/users/forms-in-the-way.ts';

/** Adds the names of forms to the error's hint, if it has some; any other error stays unchanged. */
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
