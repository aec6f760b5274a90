// Validates the input of calls: converts zod's issues to one FieldError each.
import * as z from 'zod/mini';
import { type AppError, type FieldError, AppError as Failure, invalid } from '#core/errors.ts';
import { schemaError } from '#core/messages/said.ts';
import { isStorableText } from '#core/storable-text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** The parsed value, or an `invalid` error with an entry per issue. */
export function validated<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error.issues));
  if (!isKeepable(parsed.data)) throw invalid(unkeepable(parsed.data, ''));
  return parsed.data;
}

/** Invalid path parameters are answered with not found. */
export function validatedParams<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw notFound();
}

/** It does not exist, or the caller cannot see it: one response for both. */
export function notFound(): AppError {
  return new Failure('not-found');
}

/** What was found; null if it does not exist, or is not seen. */
export function foundOrNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  return finding.catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not-found') return null;
    throw error;
  });
}

/** One error for each issue; of a union what is wrong with the member that was meant. */
export function fieldErrorsOf(
  issues: readonly z.core.$ZodIssue[],
  at: readonly PropertyKey[] = [],
): FieldError[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    const meant =
      issue.code === 'invalid_union'
        ? issue.errors.find((alternative) => !isOfAnotherKind(alternative))
        : null;
    return meant ? fieldErrorsOf(meant, path) : [schemaError(path.map(String).join('.'), issue.message)];
  });
}

/**
 * Whether a value has another type than a union's member; if it has the right type and is invalid, that member was
 * meant.
 */
function isOfAnotherKind(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.some(
    ({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
  );
}

/**
 * Whether every text in a value is storable. It checks every request, so it builds no paths or lists; `unkeepable` finds
 * the locations.
 */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isKeepable);
  for (const key in value) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is one of its own, and this loop runs for every field of every body
    if (!isKeepable(key) || !isKeepable((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** Where a value has texts that are not storable. */
export function unkeepable(value: unknown, path: string): FieldError[] {
  if (typeof value !== 'object' || value === null) {
    return isKeepable(value) ? [] : [fieldError(path, m.thisTextContainsCharactersThat)];
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return isKeepable(key) ? unkeepable(inner, at) : unkeepable(key, path);
  });
}
