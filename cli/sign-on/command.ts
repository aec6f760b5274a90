// formdeck sign-on: list, show, create, edit, delete, export; secret, try, passwords.
import { type CommandRecord, examples } from '#cli/command/act.ts';
import { addYesOption } from '#cli/command/options.ts';
import { resourceCommand } from '#cli/resource/resource-command.ts';

const providers = resourceCommand({
  name: 'sign-on',
  noun: 'provider',
  one: 'a provider',
  description: 'Single sign-on by OpenID Connect: providers, their secrets, trials, and passwords beside it',
  changedBy: 'for admins',
  load: async () => (await import('#core/sign-on/resource.ts')).anyProviders,
  argument: 'name',
  fields: {
    issuer: ['--issuer <address>', 'the address of the issuer'],
    clientId: ['--client-id <id>', 'the client id there'],
    domains: ['--domains <domains>', 'e-mail domains that lead to it, separated by commas'],
    trustsEmail: ['--trust-email', 'its e-mail addresses count as verified'],
    newAccounts: [
      '--new-accounts <who>',
      'who gets an account: none, mapped, user, reviewer, analyst, manager',
    ],
    groupsClaim: ['--groups-claim <claim>', 'the claim with the groups'],
    mappings: [
      '--mappings <lines>',
      'groups to roles and user groups: "fd-managers = Manager; ramp = group Ramp"',
    ],
    followsMappings: ['--follow-mappings', 'at each sign-in, not only for new accounts'],
    scopes: ['--scopes <scopes>', 'scopes beside openid, email and profile'],
    isOn: ['--on', 'people can sign in by it'],
  },
  examples: {
    list: ['', '--json'],
    show: ['"Entra ID"'],
    create: [
      '"Entra ID" --issuer https://login.microsoftonline.com/TENANT/v2.0 --client-id 1b2c --domains example.com',
    ],
    edit: [
      '"Entra ID" --on',
      '"Entra ID" --mappings "fd-managers = Manager; ramp-team = group Ramp" --follow-mappings',
    ],
    delete: ['"Entra ID" --yes'],
    export: ['> providers.csv'],
  },
});

export const signOnCommand: CommandRecord = {
  ...providers,
  make(command, act) {
    providers.make(command, act);
    examples(
      command
        .command('secret')
        .description("Enter a provider's client secret, which is stored sealed; for admins")
        .argument('<provider>', 'id or name of the provider')
        .option('--stdin', 'read it from the first line of standard input')
        .action(act(async () => (await import('./secret.ts')).secret)),
      ['sign-on secret "Entra ID"', 'sign-on secret "Entra ID" --stdin < secret.txt'],
    );
    examples(
      command
        .command('try')
        .description(
          'Sign in by a provider in a browser, which changes nothing, and see what it says; for admins',
        )
        .argument('<provider>', 'id or name of the provider')
        .action(act(async () => (await import('./try.ts')).tryIt)),
      ['sign-on try "Entra ID"', 'sign-on try "Entra ID" --json'],
    );
    examples(
      addYesOption(command.command('passwords'))
        .description(
          'Show the redirect address, and show or set whether passwords sign people in; for admins',
        )
        .argument('[state]', 'on or off')
        .action(act(async () => (await import('./passwords.ts')).passwords)),
      ['sign-on passwords off --yes', 'sign-on passwords on', 'sign-on passwords'],
    );
  },
};
