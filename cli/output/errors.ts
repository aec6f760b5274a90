// Formats errors for stderr: the message, a line per invalid field, what to do next. With --json the same as one JSON
// object.
import { AppError, type FieldError } from '#core/errors.ts';
import { talkText } from './talk.ts';
import { harmlessJson } from './width.ts';

/**
 * The lines to write to stderr. An unknown error says 'unexpected' and keeps its own message.
 * @param columns of the terminal, null without one
 */
export function errorText(error: unknown, json: boolean, columns: number | null = null): string {
  const known = error instanceof AppError ? error : unexpected(error);
  if (json) return harmlessJson({ error: errorData(known) });
  const { message, details, hint } = known;
  const [first, ...others] = details.errors ?? [];
  const isSameMessage = others.length === 0 && (first === undefined || first.message === message);
  const lines = isSameMessage
    ? [first === undefined ? message : withField(first)]
    : [message, ...[...(first ? [first] : []), ...others].map((issue) => `  ${afterField(issue)}`)];
  return talkText([...lines, ...(hint === undefined ? [] : [hint])].join('\n'), columns);
}

function withField(issue: FieldError): string {
  const field = fieldText(issue);
  return field === null ? issue.message : `${issue.message} (${field})`;
}

function afterField(issue: FieldError): string {
  const field = fieldText(issue);
  return field === null ? issue.message : `${field}: ${issue.message}`;
}

/**
 * The field of an issue: its path in a file such as `questions.2.text`, otherwise its
 * name. Null if the message names
 * it, as "This is not your current password" does for `currentPassword`.
 */
function fieldText({ path, message }: FieldError): string | null {
  // An answer is named by its question.
  if (path.startsWith('answers.')) return path.slice('answers.'.length);
  if (path === '' || !/^[a-zA-Z]+$/.test(path)) return path || null;
  const words = path.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const said = message.toLowerCase();
  // "username" also names `userName`.
  return said.includes(words) || said.includes(path.toLowerCase()) ? null : words;
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
