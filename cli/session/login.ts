// formdeck login. Passwords come from a hidden prompt or from standard input, never from the command line, where other
// users of the machine could read them.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { givenPassword } from '#cli/command/given-password.ts';
import { allRegions, areServersSet } from '#cli/command/active-regions.ts';
import { AppError, invalid } from '#core/errors.ts';
import { builtInRegions, type Region } from '#core/regions.ts';
import { signInRefused } from '#core/session/sign-in-failure.ts';
import { newPasswordIssues, ownerOf } from '#core/session/new-password.ts';
import { changePassword, type PasswordChange, signIn, type StartedSession } from '#core/session/sign-in.ts';
import { roleNames } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { username?: string; passwordStdin?: boolean; newPasswordStdin?: boolean };
export type LoginOptions = {
  username: string | undefined;
  passwordStdin: boolean;
  newPasswordStdin: boolean;
};

export const login = verb({
  effect: { undo: 'logout' },
  options: ({ username, passwordStdin, newPasswordStdin }: Flags): LoginOptions => ({
    username,
    passwordStdin: passwordStdin === true,
    newPasswordStdin: newPasswordStdin === true,
  }),

  async run(context, options: LoginOptions): Promise<StartedSession> {
    const world = { http: context.http, ports: await context.ports(), regions: await regionsToAsk(context) };
    const lines = options.passwordStdin || options.newPasswordStdin ? await inputLines(context) : [];
    const username = options.username ?? (await askFor(context, 'Username: ', t(m.useUsername)));
    const password = options.passwordStdin
      ? givenPassword(lines.shift())
      : await askFor(context, 'Password: ', t(m.usePasswordStdin), 'secret');
    (await context.config()).prepareFolder();
    const started = await signIn(world, { username, password }, context.signal()).catch(explainRefusal);
    if (started.kind === 'signed-in') return started;
    return changePassword(
      world,
      started,
      await newPassword(context, options.newPasswordStdin, lines, started),
    );
  },

  print(output, { session, region, user }) {
    output.say(
      t(m.signedInAsInRegion, {
        userName: user.userName,
        roleNames: roleNames[user.role],
        company: user.company.name,
        region: region.name,
        server: session.server,
      }),
    );
  },

  json: ({ session: { region, server, expiresAt, maxExpiresAt }, user }) => ({
    region,
    server,
    expiresAt,
    maxExpiresAt,
    user,
  }),
});

/** Without a known server, a user at a terminal is asked for it: the built-in ones are rarely theirs. */
async function regionsToAsk(context: Context): Promise<readonly Region[]> {
  const { settings, input } = context;
  const { settings: file, servers } = await context.config();
  const isKnown = areServersSet(settings, file) || servers().length > 0;
  if (isKnown || !input.interactive) return context.regions();
  const given = (
    await input.ask(`Server [${builtInRegions.map(({ server }) => server).join(', ')}]: `)
  ).trim();
  return given === '' ? context.regions() : allRegions({ server: given }, {}, []);
}

async function inputLines({ input }: Context): Promise<string[]> {
  return (await input.all()).split(/\r?\n/);
}

async function askFor({ input }: Context, question: string, hint: string, kind?: 'secret'): Promise<string> {
  if (!input.interactive) {
    throw new AppError('usage', wording(m.thereIsNoTerminalTo), { hint });
  }
  return kind === undefined ? input.ask(question) : input.ask(question, kind);
}

function explainRefusal(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'sign-in-failed') throw error;
  throw new AppError('sign-in-failed', signInRefused, { cause: error });
}

async function newPassword(
  { input, output }: Context,
  fromInput: boolean,
  lines: readonly string[],
  { user }: PasswordChange,
): Promise<string> {
  if (fromInput) {
    const password = givenPassword(lines[0], t(m.nextLine));
    const issues = newPasswordIssues(password, password, ownerOf(user)).filter(
      ({ path }) => path === 'password',
    );
    if (issues.length > 0) throw invalid(issues);
    return password;
  }
  if (!input.interactive) {
    throw new AppError('signed-out', wording(m.mustChooseNewPasswordFirst, { userName: user.userName }), {
      hint: wording(m.signInOnTerminalOr),
    });
  }
  output.say(t(m.youMustChooseNewPassword));
  for (;;) {
    const password = await input.ask(t(m.newPasswordPrompt), 'secret');
    const issues = newPasswordIssues(
      password,
      await input.ask(t(m.confirmPassword), 'secret'),
      ownerOf(user),
    );
    if (issues.length === 0) return password;
    for (const { message } of issues) output.say(message);
  }
}
