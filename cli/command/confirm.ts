// Yes or no before what cannot be taken back: the one place where a command asks.
import { AppError } from '#core/errors.ts';
import type { Context } from '#cli/context.ts';

/**
 * Goes on with --yes, or once somebody has said yes.
 * @param question without `[y/N]`
 * @param otherwise said when they have not, such as 'Nothing was deleted.'
 * @throws AppError `declined` when they have not, `usage` where nobody is there to answer
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

/** The error of a command that would ask where nobody can answer. */
export function missingYes(why: string, hint?: string): AppError {
  return new AppError(
    'usage',
    `${why} Add --yes to go on without being asked.`,
    hint === undefined ? {} : { hint },
  );
}
