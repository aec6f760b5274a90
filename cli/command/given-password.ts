// Passwords on standard input. None at all is a mistake in how the command was called, such as an unset variable of a
// job, and no wrong password.
import { AppError } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The line, if there is anything in it. Throws AppError `usage` otherwise. */
export function givenPassword(line: string | undefined, place = t(m.firstLine)): string {
  if (line !== undefined && line.trim() !== '') return line;
  throw new AppError('usage', wording(m.passwordIsRequired), {
    hint: wording(m.itIsReadFromOf, { place }),
  });
}
