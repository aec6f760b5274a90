// formdeck company create.
import type { Context } from '#cli/context.ts';
import { givenPassword } from '#cli/command/given-password.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError, invalid, issuesOf } from '#core/errors.ts';
import { newPasswordIssues } from '#core/session/new-password.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { newUser } from '#core/users/schema.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from './place.ts';
import { passwordLengthOf } from './sign-in.ts';
import { inThisProcess, serverPart } from './server-part.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = {
  name: string;
  username: string;
  email: string;
  timeZone: string;
  passwordLength?: string;
  passwordStdin?: boolean;
} & PlaceFlags;
export type CreateCompanyOptions = {
  name: string;
  userName: string;
  email: string;
  timeZone: string;
  passwordLength: number | undefined;
  passwordStdin: boolean;
} & PlaceOptions;

export const createCompany = verb({
  effect: { noQuestion: 'Another company does not affect the existing ones.' },
  options: (flags: Flags): CreateCompanyOptions => {
    const { name, username, email, timeZone, passwordLength, passwordStdin, ...place } = flags;
    if (name.trim() === '') throw new AppError('usage', wording(m.companyNeedsName));
    if (!isTimeZone(timeZone)) throw new AppError('usage', wording(m.thereIsNoTimeZone, { timeZone }));
    return {
      name: name.trim(),
      userName: username,
      email,
      timeZone,
      passwordLength: passwordLengthOf(passwordLength),
      passwordStdin: passwordStdin === true,
      ...placeOptions(place),
    };
  },

  async run(context: Context, options: CreateCompanyOptions) {
    const { name, timeZone, passwordLength } = options;
    const chosen = await passwordFor(context, options);
    const input = { userName: options.userName, email: options.email, password: chosen };
    const admin = newUser.safeParse(input);
    if (!admin.success) throw invalid(issuesOf(newUser, input));
    const { inRegion } = await serverPart();
    const { userName, email } = admin.data;
    const place = { ...(await serverPlace(context, options)), mayCreate: true };
    const company = { name, timeZone, userName, email, password: chosen, passwordLength };
    const ids = await inThisProcess(() => inRegion(place, (companies) => companies.create(company)));
    return { ...ids, name, userName, region: place.region };
  },

  print(output, { companyId, name, userName, region }) {
    output.line(companyId);
    output.say(t(m.createdCompanyInRegionSign, { name, region, userName }));
  },
});

/** The first admin's password, from standard input or asked for twice. Throws `usage` where nobody can be asked. */
export async function passwordFor(
  { input }: Pick<Context, 'input'>,
  options: Pick<CreateCompanyOptions, 'passwordStdin' | 'userName'> & { passwordLength?: number | undefined },
): Promise<string> {
  const { passwordStdin, userName, passwordLength: leastLength } = options;
  if (passwordStdin) return givenPassword((await input.all()).split(/\r?\n/)[0]);
  if (!input.interactive) {
    throw new AppError('usage', wording(m.thereIsNoTerminalTo), {
      hint: wording(m.usePasswordStdin),
    });
  }
  const chosen = await input.ask('Password: ', 'secret');
  const confirmation = await input.ask(t(m.confirmPassword), 'secret');
  const issues = newPasswordIssues(chosen, confirmation, { userName, leastLength });
  if (issues.length > 0) throw invalid(issues);
  return chosen;
}
