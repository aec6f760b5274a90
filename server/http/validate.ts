// Validation of what a call is given: zod's issues as one FieldError per fault.
import * as z from 'zod/mini';
import { type AppError, type FieldError, AppError as Failure, invalid } from '#core/errors.ts';

/** The parsed value, or an `invalid` error with an entry per fault. */
export function validated<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalid(faultsOf(parsed.error.issues));
}

/** Path parameters that cannot name anything are not found, whatever they look like. */
export function validatedParams<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw notFound();
}

/** There is nothing here, or it is not the caller's to see: one answer for both. */
export function notFound(): AppError {
  return new Failure('not-found');
}

function faultsOf(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
}
