// What an error looks like on stderr: the message, a line for every field that is wrong, what to do next. With
// --json the same as one JSON object.
import { AppError } from '#core/errors.ts';
import { harmless, harmlessJson } from './width.ts';

/** The lines to write on stderr. An error that is not ours says 'unexpected' and keeps its own message. */
export function errorText(error: unknown, json: boolean): string {
  const known = error instanceof AppError ? error : unexpected(error);
  if (json) return harmlessJson({ error: errorData(known) });
  const { message, details, hint } = known;
  const faults = (details.errors ?? []).filter(
    (fault) => details.errors?.length !== 1 || fault.message !== message,
  );
  const only = details.errors?.length === 1 ? details.errors[0]?.path : undefined;
  return [
    faults.length === 0 && only ? `${message} (${only})` : message,
    ...faults.map((fault) => `  ${fault.path}: ${fault.message}`),
    ...(hint === undefined ? [] : hint.split('\n')),
  ]
    .map(harmless)
    .join('\n');
}

function errorData({ code, message, hint, details }: AppError) {
  return {
    code,
    message,
    ...(hint !== undefined && { hint }),
    ...(details.errors && { errors: details.errors }),
    ...details.fields,
  };
}

function unexpected(error: unknown): AppError {
  const message = error instanceof Error ? error.message : String(error);
  return new AppError('unexpected', message === '' ? undefined : message, { cause: error });
}
