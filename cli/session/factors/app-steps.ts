// Setting up an authenticator app where there is a terminal, for `login` and `account factor add`: the secret, as a QR code too, a
// first code, and the recovery codes.
import type { Context } from '#cli/context.ts';
import { codeLines, codeOf } from '#core/codes/code.ts';
import { AppError } from '#core/errors.ts';
import type { StartedApp } from '#core/factors/schema.ts';
import { m } from '#core/factors/texts.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m as own } from '#cli/session/texts.ts';

/** Asks until a code is taken. */
export async function setUpApp<T>(
  { input, output }: Context,
  { secret, address }: StartedApp,
  confirm: (code: string) => Promise<T>,
): Promise<T> {
  output.say(t(m.scanCode));
  for (const line of codeLines(codeOf(address))) output.say(line);
  output.say(`${t(m.secret)}: ${secret}`);
  for (;;) {
    const code = await input.ask(t(own.codePrompt));
    try {
      return await confirm(code);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
      output.say(error.message);
    }
  }
}

/** Throws `usage` where nobody can be asked for a code. */
export function requireTerminal({ input }: Context): void {
  if (!input.interactive)
    throw new AppError('usage', wording(own.thereIsNoTerminalTo), { hint: wording(own.setUpOnTerminal) });
}

/** Recovery codes, this once: on standard output, so that they can go to a file. */
export function printRecoveryCodes({ output }: Pick<Context, 'output'>, codes: readonly string[]): void {
  if (codes.length === 0) return;
  output.say(t(m.keepRecoveryCodes));
  for (const code of codes) output.line(code);
}
