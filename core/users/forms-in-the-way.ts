// The 409 of a change that forms prevent, such as deactivating a reviewer: it names the forms (contract, "Conventions").
import * as z from 'zod/mini';
import { AppError } from '#core/errors.ts';
import { id } from '#core/primitives.ts';

const formsField = z.object({ forms: z.array(z.object({ id, name: z.string() })) });
export type NamedForm = z.infer<typeof formsField>['forms'][number];

/** The forms that an error names; empty if none. */
export function formsInTheWay(error: unknown): readonly NamedForm[] {
  if (!(error instanceof AppError) || error.code !== 'conflict') return [];
  return formsField.safeParse(error.details.fields).data?.forms ?? [];
}
