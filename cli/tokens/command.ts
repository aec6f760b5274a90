// formdeck tokens: create, list, revoke.
import { scopes } from '#core/scopes.ts';
import { examples, type CommandRecord } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addYesOption, collect } from '#cli/command/options.ts';

export const tokensCommand: CommandRecord = {
  name: 'tokens',
  description: 'Access tokens: credentials for scripts and cron; create, list and revoke',
  make(tokens, act) {
    examples(
      tokens
        .command('create')
        .description('Create an access token of yours, and print it this once')
        .argument('<name>', 'what it is for, such as "nightly import"')
        .addOption(
          choice(
            '--scope <scope>',
            'what it can do; may be given several times, or several separated by commas',
            scopes,
          ).argParser(collect),
        )
        .option('--expires <end>', 'how long it lasts: 90d, 12w, 6m, 1y, or the last day, 2027-01-31', '1y')
        .addHelpText(
          'after',
          `
Scopes:
  forms:read  read forms, their views and the catalog
  rows:read   read sheets, rows, images and numbers
  rows:write  add, change and delete rows and sheets
  import      import files (needs forms:read too)
  export      export data and images (needs forms:read too)
  review      review and return rows
  users:read  read users and user groups
  users:write create, change and deactivate users and user groups
  admin       change forms, views and users, and read the audit log

A token can never do more than you. It lasts two years at most, keeps working when you change your password, and ends
when it is revoked or you are deactivated. Jobs read it from FORMDECK_TOKEN, with the server in FORMDECK_SERVER.`,
        )
        .action(act(async () => (await import('./create.ts')).create)),
      [
        'tokens create "nightly import" --scope forms:read,import --expires 90d > token.txt',
        'tokens create dashboard --scope rows:read --expires 2027-01-31 --json',
      ],
    );
    examples(
      tokens
        .command('list')
        .description('List your access tokens: what they may do, when they end and when they were last used')
        .option('--company', 'those of everyone in the company; for admins')
        .action(act(async () => (await import('./list.ts')).list)),
      ['tokens list', 'tokens list --company --json'],
    );
    examples(
      addYesOption(
        tokens
          .command('revoke')
          .description("Revoke an access token; admins can revoke anyone's by id")
          .argument('<token>', 'id or name of the token'),
      ).action(act(async () => (await import('./revoke.ts')).revoke)),
      ['tokens revoke "nightly import"', 'tokens revoke 1f0c0f9e-5b0a-4c8e-9a53-3f1f7c1b2a10 --yes'],
    );
  },
};
