// The option --reason, apart from the other flags: what it takes from core would make each command start later.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { reasonLimit } from '#core/questions/rules/passing.ts';
import { m } from './texts.ts';

/** The reason of --reason, for which answers break rules; undefined for none. Throws AppError `usage`. */
export function reasonGiven(given: string | undefined): string | undefined {
  const reason = given?.trim();
  if (reason !== undefined && reason.length > reasonLimit)
    throw new AppError('usage', wording(m.reasonTooLong, { reasonLimit }));
  return reason || undefined;
}
