// formdeck serve and company create: the only commands that start parts of the server in this process.
import { type CommandRecord, examples } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { addYesOption, collect } from '#cli/command/options.ts';
import { addLockOptions, addPlaceOptions } from './place-options.ts';

export const serveCommand: CommandRecord = {
  name: 'serve',
  description: 'Start the server of a region in this process, until Ctrl-C',
  takes: '[options]',
  make(serve, act) {
    examples(
      addPlaceOptions(serve)
        .option('--demo', 'both regions, each with a demo company with data')
        .option(
          '--port <number>',
          "port, with --demo of the first region (PORT; default: the region's own, 4700)",
        )
        .option(
          '--host <address>',
          'address to listen on; 0.0.0.0 for the whole network (HOST; default localhost)',
        )
        .addOption(
          choice('--log-level <level>', 'trace, debug, info, warn, error or silent (LOG_LEVEL)', [
            'trace',
            'debug',
            'info',
            'warn',
            'error',
            'silent',
          ]),
        )
        .option(
          '--check',
          'say everything that is wrong with the settings and the machine, and start nothing',
        )
        .option('--mail-to <address>', 'with --check: send a test message there')
        .addHelpText(
          'after',
          `
The server keeps its data in its own PostgreSQL in the data folder, or in the database at DATABASE_URL. Mail is sent
through SMTP_URL, with MAIL_FROM as the sender, or else written to the data folder's outbox. FORMDECK_CONTACT is the
e-mail address shown to users who need help. The browser console is at the server's address; FORMDECK_REGIONS lists
other regions that people can sign in to from there, such as "us=United States=https://us.example.com", separated by
commas.`,
        )
        .action(act(async () => (await import('./serve.ts')).serve)),
      [
        'serve --demo',
        'serve --region ca --data /var/lib/formdeck --host 0.0.0.0',
        'serve --port 8080 --log-level warn',
        'serve --check --settings /etc/formdeck/formdeck.env --mail-to me@example.com',
      ],
    );
  },
};

export const initCommand: CommandRecord = {
  name: 'init',
  description: 'Set up a server: its settings, its first company, and its start',
  takes: '[options]',
  make(init, act) {
    examples(
      addPlaceOptions(init)
        .option('--address <url>', 'address that people open, such as https://forms.example.com')
        .option('--smtp-url <url>', 'mail server, such as smtp://user:password@mail.example.com:587')
        .option('--mail-from <sender>', 'sender of e-mails, such as "Formdeck <forms@example.com>"')
        .option('--contact <address>', 'e-mail address of whoever runs the server')
        .option('--company <name>', 'name of the first company')
        .option('--username <name>', 'username of its first admin')
        .option('--email <address>', 'e-mail address of its first admin')
        .option('--time-zone <zone>', 'time zone of its first admin, such as America/Toronto')
        .option(
          '--password-length <number>',
          'shortest password in the company, from 6 to 64 characters; by default 12',
        )
        .option('--password-stdin', 'read the password from the first line of standard input')
        .option('--no-start', 'start nothing; say how to')
        .addHelpText(
          'after',
          `
It asks for what is not given, looks at everything as \`serve --check\` does, and writes nothing where something would keep the
server from working. The settings go to the file of --settings: as root, with the Debian package, by default to
/etc/formdeck/formdeck.env, and the service is started; elsewhere to formdeck.env, and the server runs in this terminal.`,
        )
        .action(act(async () => (await import('./init.ts')).init)),
      [
        'init',
        'init --company Acme --username pat --email pat@example.com --password-stdin --no-start < password.txt',
      ],
    );
  },
};

export const companyCommand: CommandRecord = {
  name: 'company',
  description:
    'Companies: create, list, rename, export and delete them; storage, session limits, sign-in and features',
  make(company, act) {
    examples(
      addPlaceOptions(company.command('create'))
        .description("Create a company with its first admin, in a server's data folder or DATABASE_URL")
        .requiredOption('--name <name>', 'name of the company')
        .requiredOption('--username <name>', 'username of its first admin')
        .requiredOption('--email <address>', 'e-mail address of its first admin')
        .option('--time-zone <zone>', 'time zone of its first admin, such as America/Toronto', 'Etc/UTC')
        .option(
          '--password-length <number>',
          'shortest password in the company, from 6 to 64 characters',
          '6',
        )
        .option('--password-stdin', 'read the password from the first line of standard input')
        .action(act(async () => (await import('./create-company.ts')).createCompany)),
      [
        'company create --name "Northern Airfields" --username pat --email pat@example.com',
        'company create --name Acme --username pat --email pat@example.com --password-stdin < password.txt',
      ],
    );
    examples(
      addPlaceOptions(company.command('list'))
        .description(
          "List the companies of a region with their admins, from a server's data folder or DATABASE_URL",
        )
        .action(act(async () => (await import('./list-companies.ts')).listCompanies)),
      ['company list', 'company list --json'],
    );
    examples(
      addPlaceOptions(company.command('rename'))
        .description('Give a company another name')
        .argument('<company>', 'its name or id')
        .argument('<name>', 'its new name')
        .action(act(async () => (await import('./company-changes.ts')).renameCompany)),
      ['company rename "Northern Airfields" "Northern Airports"'],
    );
    examples(
      addLockOptions(addPlaceOptions(company.command('export')))
        .description('Write everything of a company into one file, a backup that any server can restore')
        .argument('<company>', 'its name or id')
        .argument('[target]', 'file that is not there yet, or a folder (default: this folder)')
        .action(act(async () => (await import('./company-changes.ts')).exportCompany)),
      ['company export "Northern Airfields" /mnt/disk --passphrase-file passphrase.txt'],
    );
    examples(
      addYesOption(addPlaceOptions(company.command('delete')))
        .description('Delete a company with everything that it has')
        .argument('<company>', 'its name or id')
        .action(act(async () => (await import('./company-changes.ts')).deleteCompany)),
      ['company delete "Northern Airfields"', 'company delete 2df3fd3f-190c-4fab-b4ee-e626691ae563 --yes'],
    );
    examples(
      company
        .command('storage')
        .description("Show how much the company's images, uploads and exports take up; for admins")
        .action(act(async () => (await import('./storage.ts')).storage)),
      ['company storage', 'company storage --json'],
    );
    examples(
      company
        .command('sessions')
        .description('Show how long the sessions of each role last, or set shorter limits; for admins')
        .option('--role <role>', 'whose sessions; may be given several times', collect)
        .option('--idle <span>', 'end them after this long without use: 45min, 12h, 7d')
        .option('--max <span>', 'end them after this long even when used')
        .option('--usual', 'back to the default limits: 30 days without use, 90 days in all')
        .action(act(async () => (await import('./sessions.ts')).sessions)),
      [
        'company sessions',
        'company sessions --role USER --idle 12h --max 7d',
        'company sessions --role USER --usual',
      ],
    );
    examples(
      company
        .command('sign-in')
        .description('Show or set the shortest password, and the roles that need a second factor; for admins')
        .option('--password-length <number>', 'shortest new password, from 6 to 64 characters')
        .option('--factor-role <role>', 'who needs a second factor; may be given several times', collect)
        .option('--no-factor', 'nobody needs a second factor')
        .action(act(async () => (await import('./sign-in.ts')).signIn)),
      [
        'company sign-in',
        'company sign-in --password-length 12 --factor-role ADMIN --factor-role MANAGER',
        'company sign-in --no-factor',
      ],
    );
    examples(
      addPlaceOptions(company.command('flags'))
        .description("Show or change the features of companies, in a server's data folder or DATABASE_URL")
        .option('--company <name>', 'only for this company, by name or id')
        .option('--set <flag=on|off>', 'switch a flag; may be given several times', collect)
        .action(act(async () => (await import('./flags.ts')).flags)),
      [
        'company flags',
        'company flags --company "Northern Airfields" --set PINNED_WIDGETS_ENABLED=off',
        'company flags --json',
      ],
    );
  },
};

export const rescueCommand: CommandRecord = {
  name: 'rescue',
  description: 'Let an admin back in who cannot sign in any more, on the server itself',
  takes: '[options]',
  make(rescue, act) {
    examples(
      addPlaceOptions(rescue)
        .requiredOption('--username <name>', 'username of the admin')
        .option('--password-stdin', 'read the new password from the first line of standard input')
        .option('--passwords', 'let passwords in again, where the company signs in by single sign-on alone')
        .option('--drop-factor', 'remove their second factor, and leave the password as it is')
        .addHelpText(
          'after',
          `
It needs the server's data folder or its database, whether the server runs or not. With a new password the admin's sessions end. It is in the
audit log, and every admin of the company gets an e-mail.`,
        )
        .action(act(async () => (await import('./rescue.ts')).rescue)),
      [
        'rescue --username pat',
        'rescue --username pat --passwords',
        'rescue --username pat --drop-factor',
        'rescue --username pat --data /var/lib/airfields --password-stdin < password.txt',
      ],
    );
  },
};
