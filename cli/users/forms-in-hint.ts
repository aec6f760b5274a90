// The 409 of what forms stand in the way of, such as deactivating a reviewer: the hint names the forms.
import * as z from 'zod/mini';
import { AppError } from '#core/errors.ts';

const formsField = z.object({ forms: z.array(z.object({ name: z.string() })) });

/** The same error with the forms by name, where it has some; anything else as it is. */
export function withFormsInHint(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'conflict') return error;
  const named = formsField.safeParse(error.details.fields);
  if (!named.success || named.data.forms.length === 0) return error;
  const lines = named.data.forms.map(({ name }) => `  ${name}`);
  const { details, status, hint } = error;
  return new AppError('conflict', error.message, {
    ...details,
    status,
    hint: [hint, ...lines].filter(Boolean).join('\n'),
    cause: error,
  });
}
