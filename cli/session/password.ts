// formdeck password: changes the user's own password. Passwords come from hidden prompts or from standard input, never
// from the command line, where other users of the machine could read them.
import type { Context } from '#cli/context.ts';
import { givenPassword } from '#cli/command/given-password.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError, invalid } from '#core/errors.ts';
import { currentPasswordProblem } from '#core/users/current-password.ts';
import { newPasswordIssues, ownerOf, type PasswordOwner } from '#core/session/new-password.ts';
import { changeUser } from '#core/users/calls.ts';
import type { User } from '#core/users/user.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const password = verb({
  effect: { noQuestion: 'Whoever changes a password has just typed the old one and the new one.' },

  options: ({ stdin }: { stdin?: boolean }) => ({ stdin: stdin === true }),

  async run(context: Context, { stdin }) {
    const user = await context.user();
    const { id, userName } = user;
    const { currentPassword, chosen } = stdin
      ? await fromInput(context, ownerOf(user))
      : await fromPrompts(context, user);
    const body = { password: chosen, currentPassword };
    await context.send(changeUser, { params: { id }, body });
    return { userName };
  },

  print: (output, { userName }) => output.say(t(m.changedPasswordOfEveryOther, { userName })),
});

type Passwords = { currentPassword: string; chosen: string };

async function fromInput({ input }: Context, owner: PasswordOwner): Promise<Passwords> {
  const [first, second] = (await input.all()).split(/\r?\n/);
  const currentPassword = givenPassword(first);
  const chosen = givenPassword(second, t(m.secondLine));
  const issues = newPasswordIssues(chosen, chosen, owner).filter(({ path }) => path === 'password');
  if (issues.length > 0) {
    throw invalid(issues, t(m.putCurrentPasswordOnFirst));
  }
  return { currentPassword, chosen };
}

async function fromPrompts(context: Context, user: User): Promise<Passwords> {
  const { input, output } = context;
  if (!input.interactive) {
    throw new AppError('usage', wording(m.thereIsNoTerminalToAsk), {
      hint: wording(m.useStdinCurrentOneOn),
    });
  }
  const currentPassword = await askCurrent(context, user.id);
  for (;;) {
    const chosen = await input.ask(t(m.newPasswordPrompt), 'secret');
    const confirmation = await input.ask(t(m.confirmPassword), 'secret');
    const issues = newPasswordIssues(chosen, confirmation, ownerOf(user));
    if (issues.length === 0) return { currentPassword, chosen };
    for (const { message } of issues) output.say(message);
  }
}

/** Asks until it is correct, before the user thinks of a new one. */
async function askCurrent({ input, output, send }: Context, userId: string): Promise<string> {
  for (;;) {
    const given = await input.ask(t(m.currentPassword), 'secret');
    const problem = await currentPasswordProblem(send, userId, given);
    if (problem === null) return given;
    output.say(problem);
  }
}
