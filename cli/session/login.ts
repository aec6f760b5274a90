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
import {
  changePassword,
  enter,
  type FactorSetup,
  type NeededCode,
  type PasswordChange,
  signIn,
  type SignInWorld,
  type StartedSession,
} from '#core/session/sign-in.ts';
import { roleNames } from '#core/users/list-users.ts';
import { pendingSetup } from '#core/factors/set-up.ts';
import { m as factorTexts } from '#core/factors/texts.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { printRecoveryCodes, requireTerminal, setUpApp } from './factors/app-steps.ts';
import { m } from './texts.ts';

type Flags = {
  browser?: boolean;
  deviceCode?: boolean;
  username?: string;
  passwordStdin?: boolean;
  newPasswordStdin?: boolean;
  code?: string;
};
type Entered = Awaited<ReturnType<typeof signIn>>;
export type LoginOptions = {
  /** In place of a password. */
  by: 'browser' | 'code' | null;
  username: string | undefined;
  passwordStdin: boolean;
  newPasswordStdin: boolean;
  code: string | undefined;
};

export const login = verb({
  effect: { undo: 'logout' },
  options: ({
    username,
    browser,
    deviceCode,
    passwordStdin,
    newPasswordStdin,
    code,
  }: Flags): LoginOptions => ({
    by: deviceCode === true ? 'code' : browser === true ? 'browser' : null,
    username,
    passwordStdin: passwordStdin === true,
    newPasswordStdin: newPasswordStdin === true,
    code,
  }),

  async run(context, options: LoginOptions): Promise<StartedSession> {
    const world = { http: context.http, ports: await context.ports(), regions: await regionsToAsk(context) };
    if (options.by !== null) {
      (await context.config()).prepareFolder();
      const { browserLogin } = await import('#cli/sign-on/browser-login.ts');
      return browserLogin(context, world.regions, options.by);
    }
    const lines = options.passwordStdin || options.newPasswordStdin ? await inputLines(context) : [];
    const username = options.username ?? (await askFor(context, 'Username: ', t(m.useUsername)));
    const password = options.passwordStdin
      ? givenPassword(lines.shift())
      : await askFor(context, 'Password: ', t(m.usePasswordStdin), 'secret');
    (await context.config()).prepareFolder();
    const { code } = options;
    const credentials = { username, password, ...(code !== undefined && { code }) };
    const first = await signIn(world, credentials, context.signal()).catch(explainRefusal);
    const entered = first.kind === 'needs-code' ? await withCode(context, world, first) : first;
    if (entered.kind !== 'must-change-password') return afterSetup(context, world, entered);
    const chosen = await newPassword(context, options.newPasswordStdin, lines, entered);
    return afterSetup(context, world, await changePassword(world, entered, chosen));
  },

  print(output, { session, region, user, recoveryCodesLeft: count }) {
    if (count !== undefined) output.say(t(factorTexts.signedInWithRecoveryCode, { count }));
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

/** Asks for the code, until one is taken. */
async function withCode(
  context: Context,
  world: SignInWorld,
  { region, credentials }: NeededCode,
): Promise<Exclude<Entered, NeededCode>> {
  const narrowed = { ...world, regions: [region] };
  for (;;) {
    const code = (await askFor(context, t(m.codePrompt), t(m.useCode))).trim();
    if (code === '') continue;
    try {
      const entered = await signIn(narrowed, { ...credentials, code }, context.signal());
      if (entered.kind !== 'needs-code') return entered;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'code-needed') throw error;
      context.output.say(error.message);
    }
  }
}

/** Sets up the second factor that the company demands, where there is none. */
async function afterSetup(
  context: Context,
  { http, ports }: SignInWorld,
  entered: StartedSession | FactorSetup,
): Promise<StartedSession> {
  if (entered.kind === 'signed-in') return entered;
  context.output.say(t(factorTexts.setUpFirst));
  requireTerminal(context);
  const { start, confirm } = pendingSetup(http, entered);
  const { recoveryCodes, session } = await setUpApp(context, await start(), confirm);
  printRecoveryCodes(context, recoveryCodes);
  const started = session && enter(ports, entered.region, session);
  if (started?.kind !== 'signed-in') throw new AppError('signed-out');
  return started;
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
