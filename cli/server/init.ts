// formdeck init: asks what a server has to know, looks whether it can work, writes its settings, makes the first company and
// starts it. Under systemd, as the Debian package sets it up, it is the service that starts; elsewhere the server runs here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { checksExitCode, printChecks } from '#cli/output/checks.ts';
import { listText } from '#core/count-text.ts';
import { hasErrorCode } from '#core/error-code.ts';
import { AppError } from '#core/errors.ts';
import type { Message } from '#core/messages/message.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { proposedPasswordLength } from '#core/session/new-password.ts';
import { passwordFor } from './create-company.ts';
import { type PlaceFlags, type PlaceOptions, serverPlace } from './place.ts';
import { portOf } from './serve.ts';
import { serverPart } from './server-part.ts';
import { passwordLengthOf } from './sign-in.ts';
import { m } from './texts.ts';

type InitAnswers = {
  address?: string;
  smtpUrl?: string;
  mailFrom?: string;
  contact?: string;
  company?: string;
  username?: string;
  email?: string;
  timeZone?: string;
  passwordLength?: string;
};
type Flags = InitAnswers & PlaceFlags & { passwordStdin?: boolean; start?: boolean };
export type InitOptions = { given: InitAnswers; passwordStdin: boolean; start: boolean } & PlaceOptions;

/** Where the Debian package puts what belongs to the service. */
const service = {
  units: ['/usr/lib/systemd/system/formdeck.service', '/etc/systemd/system/formdeck.service'],
  settings: '/etc/formdeck/formdeck.env',
  data: '/var/lib/formdeck-server',
};
/** How long a service may take to its first answer, in milliseconds: it makes its database. */
const startLimit = 90_000;
/** What may still be wrong then: the proxy comes after the server. */
const settledLater: ReadonlySet<string> = new Set(['Address', 'TLS', 'Proxy', 'Clock']);

type Question = { name: keyof InitAnswers; text: Message; isNeeded?: true; usual?: string };

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const questions: readonly Question[] = [
  { name: 'address', text: m.askAddress },
  { name: 'smtpUrl', text: m.askMailServer },
  { name: 'mailFrom', text: m.askMailFrom },
  { name: 'contact', text: m.askContact },
  { name: 'company', text: m.askCompany, isNeeded: true },
  { name: 'username', text: m.askUserName, isNeeded: true },
  { name: 'email', text: m.askEmail, isNeeded: true },
  { name: 'timeZone', text: m.askTimeZone, usual: zone },
  { name: 'passwordLength', text: m.askPasswordLength, usual: String(proposedPasswordLength) },
];

export const init = verb({
  effect: { noQuestion: 'It writes over no settings, and another company does not affect existing ones.' },
  options: ({ passwordStdin, start, settings, data, ...given }: Flags): InitOptions => ({
    given,
    passwordStdin: passwordStdin === true,
    start: start !== false,
    settings,
    data,
  }),

  async run(context: Context, options: InitOptions) {
    const isService =
      process.getuid?.() === 0 &&
      existsSync('/run/systemd/system') &&
      service.units.some((unit) => existsSync(unit));
    const file = resolve(options.settings ?? (isService ? service.settings : 'formdeck.env'));
    const before = await requireUnwritten(file);
    const { output } = context;
    const answers = await askAll(context, options.given);
    const userName = answers.username ?? '';
    const passwordLength = passwordLengthOf(answers.passwordLength);
    const { passwordStdin } = options;
    const password = await passwordFor(context, { passwordStdin, userName, passwordLength });
    const data = options.data ?? (isService ? service.data : undefined);
    const place = await serverPlace(context, { data, settings: undefined });
    const values = valuesOf(answers, place.region, isService ? undefined : resolve(place.dataFolder));
    const content = settingsFile(values);
    const port = Number(place.environment['PORT'] || portOf(place.region));
    const environment = { ...place.environment, ...values };
    const server = await serverPart();
    const checks = await server.check({ ...place, environment, host: 'localhost', port });
    printChecks(output, checks);
    if (checksExitCode(checks.filter(({ name }) => !settledLater.has(name))) !== 0)
      throw new AppError('usage', wording(m.nothingWasWritten), { hint: wording(m.mendAndInitAgain) });

    await writeSettings(file, content);
    const region = ['--region', place.region];
    const where = ['--settings', file, ...(data === undefined ? [] : ['--data', data])];
    try {
      const account = isService ? await ownerOf(service.data) : undefined;
      const create = ['company', 'create', ...region, ...where, ...companyFlags(answers), '--password-stdin'];
      await formdeck(create, { account, input: `${password}\n` });
    } catch (error) {
      // So that it can be done again: a password that is refused comes to light here.
      await (before === null ? rm(file, { force: true }) : writeSettings(file, before));
      throw error;
    }
    output.say(t(m.settingsAreIn, { file }));
    const again = `formdeck serve --region ${place.region} ${where.join(' ')}`;
    if (!options.start) return { file, start: isService ? 'systemctl enable --now formdeck' : again };
    if (isService) await startService(port);
    output.say(t(m.serverIsReady, { address: answers.address || `http://localhost:${port}`, userName }));
    if (answers.address?.startsWith('https:')) output.say(t(m.putProxyInFront, { port }));
    if (!isService) await formdeck(['serve', ...region, ...where], {});
    return { file, start: null };
  },

  print(output, { start }) {
    if (start !== null) output.say(t(m.startItWith, { command: start }));
  },
});

/** What is in the file. Settings that somebody has written stay; those that the package brought say nothing yet. */
async function requireUnwritten(file: string): Promise<string | null> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (content === null || content.includes('//forms.example.com')) return content;
  throw new AppError('conflict', wording(m.settingsAreThere, { file }), {
    hint: wording(m.checkThoseSettings, { file }),
  });
}

async function askAll({ input }: Context, given: InitAnswers): Promise<InitAnswers> {
  const answers: InitAnswers = { ...given };
  const missing = questions.filter(({ name, isNeeded }) => isNeeded && !given[name]);
  if (!input.interactive && missing.length > 0)
    throw new AppError(
      'usage',
      wording(m.initNeeds, { names: listText(missing.map(({ name }) => `--${name}`)) }),
    );
  for (const { name, text, isNeeded, usual } of questions) {
    if (answers[name] !== undefined || (name === 'mailFrom' && !answers.smtpUrl)) continue;
    if (!input.interactive) {
      answers[name] = usual ?? '';
      continue;
    }
    do
      answers[name] =
        (
          await input.ask(`${t(text, { usual: usual ?? '', example: 'Formdeck <forms@example.com>' })} `)
        ).trim() ||
        (usual ?? '');
    while (isNeeded && answers[name] === '');
  }
  return answers;
}

/** With an https address there is a proxy in front, which has the certificate. */
function valuesOf(
  { address, smtpUrl, mailFrom, contact }: InitAnswers,
  region: string,
  data: string | undefined,
) {
  const all = {
    FORMDECK_URL: address,
    TRUST_PROXY: address?.startsWith('https:') ? '1' : undefined,
    FORMDECK_REGION: region,
    FORMDECK_DATA: data,
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    FORMDECK_CONTACT: contact,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}

function companyFlags(answers: InitAnswers): string[] {
  const { company = '', username = '', email = '', timeZone, passwordLength } = answers;
  const zoneFlag = timeZone ? ['--time-zone', timeZone] : [];
  const lengthFlag = passwordLength ? ['--password-length', passwordLength] : [];
  return ['--name', company, '--username', username, '--email', email, ...zoneFlag, ...lengthFlag];
}

/** Nobody else may read it: there are passwords in it. Where it is there already, its owner and mode stay. */
async function writeSettings(file: string, content: string): Promise<void> {
  await writeFile(file, content, { mode: 0o600, flush: true });
}

type Account = { uid: number; gid: number };

async function ownerOf(folder: string): Promise<Account> {
  const { uid, gid } = await stat(folder);
  return { uid, gid };
}

/** Runs this program again with other arguments, under another account if need be. Throws if it fails. */
async function formdeck(
  args: readonly string[],
  { account, input }: { account?: Account | undefined; input?: string },
): Promise<void> {
  const program = process.argv[1] ?? '';
  const step = `formdeck ${args.slice(0, 2).join(' ')}`;
  await succeed(step, process.execPath, [program, ...args], { account, input });
}

async function startService(port: number): Promise<void> {
  await succeed('systemctl enable', 'systemctl', ['enable', '--now', '--quiet', 'formdeck.service'], {});
  for (const until = Date.now() + startLimit; Date.now() < until; await sleep(500)) {
    const ready = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
    await ready?.body?.cancel();
    if (ready?.ok) return;
  }
  throw new AppError('unavailable', wording(m.serviceDoesNotAnswer), {
    hint: wording(m.readJournal),
    status: 0,
  });
}

type Run = { account?: Account | undefined; input?: string | undefined };

/** Runs a program to its end. Throws if it fails, with the step that it is. */
function succeed(step: string, program: string, args: string[], { account, input }: Run): Promise<void> {
  return new Promise((done, reject) => {
    const child = spawn(program, args, {
      stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
      ...account,
      ...(account && { cwd: '/' }),
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) done();
      else
        reject(
          new AppError('unavailable', wording(m.stepFailed, { step }), {
            status: 0,
          }),
        );
    });
    child.stdin?.end(input);
  });
}

/** The content of a file of settings, as systemd, compose and Node read it. Throws `usage` for a value that none could read. */
export function settingsFile(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${quoted(name, value)}\n`)
    .join('');
}

function quoted(name: string, value: string): string {
  if (/^[\w@%+=:,./-]*$/.test(value)) return value;
  if (!/['\n\r]/.test(value)) return `'${value}'`;
  if (!/["\\$`\n\r]/.test(value)) return `"${value}"`;
  throw new AppError('usage', wording(m.valueCannotBeWritten, { name }), { hint: wording(m.useNoQuotes) });
}
