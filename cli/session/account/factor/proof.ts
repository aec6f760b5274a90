// The password with which one changes one's second factor, unless the session is new.
import type { Context } from '#cli/context.ts';
import { givenPassword } from '#cli/command/given-password.ts';
import { AppError } from '#core/errors.ts';
import type { Proof } from '#core/factors/actions.ts';
import { readFactors } from '#core/factors/calls.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#cli/session/texts.ts';

export type ProofOptions = { passwordStdin: boolean };

export function proofOptions({ passwordStdin }: { passwordStdin?: boolean }): ProofOptions {
  return { passwordStdin: passwordStdin === true };
}

/** Asks for it if the server needs it. */
export async function proofOf(context: Context, { passwordStdin }: ProofOptions): Promise<Proof> {
  const { input } = context;
  if (passwordStdin) return { currentPassword: givenPassword((await input.all()).split(/\r?\n/)[0]) };
  if (!(await context.sendAgain(readFactors, {})).needsPassword) return {};
  if (!input.interactive)
    throw new AppError('usage', wording(m.thereIsNoTerminalTo), { hint: wording(m.usePasswordStdin) });
  return { currentPassword: await input.ask(t(m.currentPassword), 'secret') };
}
