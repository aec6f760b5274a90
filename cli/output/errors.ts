// What an error looks like on stderr: the message, a line for every field that is wrong, what to do next. With
// --json the same as one JSON object.
import { AppError, type FieldError } from '#core/errors.ts';
import { talkText } from './talk.ts';
import { harmlessJson } from './width.ts';

/**
 * The lines to write on stderr. An error that is not ours says 'unexpected' and keeps its own message.
 * @param columns of the terminal, null where there is none
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
 * Which field an issue is about: the place in a file such as `questions.2.text`, else its name in words. Null where the
 * message says it, as in "This is not your current password" about `currentPassword`.
 */
function fieldText({ path, message }: FieldError): string | null {
  if (path === '' || !/^[a-zA-Z]+$/.test(path)) return path || null;
  const words = path.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const said = message.toLowerCase();
  // "username" is said of `userName` too.
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
