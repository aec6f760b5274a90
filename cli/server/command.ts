// formdeck serve and company create: the only commands that start parts of the server in this process.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import { choice } from '#cli/command/choices.ts';
import { collect } from '#cli/command/options.ts';

/** Adds the commands that run a server to the program. */
export function addServerCommands(program: Command, act: Act): void {
  examples(
    program
      .command('serve')
      .description('Start the server of a region in this process, until Ctrl-C')
      .option('--demo', 'both regions, each with a demo company that is filled in already')
      .option(
        '--port <number>',
        "port, with --demo of the first region (PORT; the region's own, 4700, unless said)",
      )
      .option(
        '--host <address>',
        'address to listen on; 0.0.0.0 for the whole network (HOST; localhost unless said)',
      )
      .option(
        '--data <folder>',
        'folder of the database and the files (FORMDECK_DATA; .formdeck unless said)',
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
      .addHelpText(
        'after',
        `
The server keeps its data in a PostgreSQL of its own in the data folder, or in the one that DATABASE_URL names.
Mail goes out by SMTP_URL, with MAIL_FROM as its sender, or else into the data folder's outbox. Users who ask for help
are led to the e-mail address in FORMDECK_CONTACT. The browser console stands at the server's address;
FORMDECK_REGIONS names the other regions that people may sign in to from it, such as
"us=United States=https://us.example.com", several with commas.`,
      )
      .action(act(async () => (await import('./serve.ts')).serve)),
    [
      'serve --demo',
      'serve --region ca --data /var/lib/formdeck --host 0.0.0.0',
      'serve --port 8080 --log-level warn',
    ],
  );
  const company = program
    .command('company')
    .description(
      'Companies: make one, with its first admin; its storage; how long sessions last; what is switched on',
    );
  examples(
    company
      .command('create')
      .description("Make a company with its first admin, in a server's data folder or DATABASE_URL")
      .requiredOption('--name <name>', 'name of the company')
      .requiredOption('--username <name>', 'username of its first admin')
      .requiredOption('--email <address>', 'e-mail address of its first admin')
      .option('--time-zone <zone>', 'time zone of its first admin, such as America/Toronto', 'Etc/UTC')
      .option('--password-stdin', 'read the password from the first line of standard input')
      .option(
        '--data <folder>',
        'folder of the database and the files (FORMDECK_DATA; .formdeck unless said)',
      )
      .action(act(async () => (await import('./create-company.ts')).createCompany)),
    [
      'company create --name "Northern Airfields" --username pat --email pat@example.com',
      'company create --name Acme --username pat --email pat@example.com --password-stdin < password.txt',
    ],
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
      .option('--max <span>', 'end them after this long however much they are used')
      .option('--usual', 'back to the usual limits: 30 days without use, 90 days in all')
      .action(act(async () => (await import('./sessions.ts')).sessions)),
    [
      'company sessions',
      'company sessions --role USER --idle 12h --max 7d',
      'company sessions --role USER --usual',
    ],
  );
  examples(
    company
      .command('flags')
      .description(
        "Show what is switched on for companies, or switch it, in a server's data folder or DATABASE_URL",
      )
      .option('--company <name>', 'of this company alone, by name or id')
      .option('--set <flag=on|off>', 'switch a flag; may be given several times', collect)
      .option(
        '--data <folder>',
        'folder of the database and the files (FORMDECK_DATA; .formdeck unless said)',
      )
      .action(act(async () => (await import('./flags.ts')).flags)),
    [
      'company flags',
      'company flags --company "Northern Airfields" --set PINNED_WIDGETS_ENABLED=off',
      'company flags --json',
    ],
  );
}
