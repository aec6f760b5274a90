// Asks for confirmation before irreversible changes: the only place where a command asks.
import { AppError } from '#core/errors.ts';
import type { Context } from '#cli/context.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * Continues with --yes, or after the user has confirmed.
 * @param question without `[y/N]`
 * @param otherwise the message if declined, for example 'Nothing was deleted.'
 * @throws AppError `declined` if the user declines, `usage` without an interactive terminal
 */
export async function confirm(
  { settings, input }: Pick<Context, 'settings' | 'input'>,
  question: string,
  otherwise: string,
): Promise<void> {
  if (settings.yes) return;
  if (!input.interactive) throw missingYes(question);
  const answer = await input.ask(`${question} [y/N] `);
  if (/^y(es)?$/i.test(answer.trim())) return;
  throw new AppError('declined', otherwise);
}

/** The error of a command that needs a confirmation without a terminal. */
export function missingYes(why: string, hint?: string): AppError {
  return new AppError(
    'usage',
    wording(m.addYesToContinueWithout, { why }),
    hint === undefined ? {} : { hint },
  );
}
