// Finds an e-mail by the beginning of its id.
import type { Context } from '#cli/context.ts';
import { onlyId } from '#cli/command/short-ids.ts';
import { listMails } from '#core/mail/calls.ts';
import { isUuid } from '#core/primitives.ts';

/** Among how many of the newest e-mails a beginning is looked for. */
const mostLookedAt = 1_000;

/** Resolves the id of an e-mail from its beginning, among the newest. */
export async function mailIdOf(context: Context, given: string): Promise<string> {
  if (isUuid(given)) return given;
  const { content } = await context.sendAgain(listMails, { query: { size: mostLookedAt } });
  const found = content.filter(({ id }) => given !== '' && id.startsWith(given.toLowerCase()));
  return onlyId(
    'email',
    given,
    found.map(({ id, recipient, subject }) => ({ id, note: `${recipient}  ${subject}` })),
  );
}
