// Passwords on standard input. None at all is a mistake in how the command was called, such as an unset variable of a
// job, and no wrong password.
import { AppError } from '#core/errors.ts';

/** The line, if there is anything in it. Throws AppError `usage` otherwise. */
export function givenPassword(line: string | undefined, place = 'the first line'): string {
  if (line !== undefined && line.trim() !== '') return line;
  throw new AppError('usage', 'A password is required', {
    hint: `It is read from ${place} of standard input, which is empty.`,
  });
}
