// formdeck login, logout, switch, whoami, password, regions.
import { type CommandRecord, examples } from '#cli/command/act.ts';

export const sessionCommands: readonly CommandRecord[] = [
  {
    name: 'login',
    description: 'Sign in; all regions are tried, and the one that accepts is remembered',
    takes: '[options]',
    make(login, act) {
      examples(
        login
          .option('-u, --username <name>', 'username; asked for where there is a terminal')
          .option('--browser', 'sign in by a browser, however you sign in there')
          .option('--device-code', 'the same, in a browser on another machine: type a code there')
          .option('--password-stdin', 'read the password from the first line of standard input')
          .option(
            '--code <code>',
            'code of the second factor, or a recovery code; asked for where there is a terminal',
          )
          .option(
            '--new-password-stdin',
            'where a new password must be chosen, read it from the next line of standard input',
          )
          .action(act(async () => (await import('./login.ts')).login)),
        [
          'login',
          'login --username pat --region us',
          'login --browser --region ca',
          'login --username pat --password-stdin < password.txt',
          'login --username pat --code 123456',
        ],
      );
    },
  },
  {
    name: 'logout',
    description: 'End the session and invalidate its token',
    takes: '[options]',
    make(logout, act) {
      examples(
        logout
          .option('--all', 'end every session saved here')
          .action(act(async () => (await import('./logout.ts')).logout)),
        ['logout', 'logout --region us', 'logout --all'],
      );
    },
  },
  {
    name: 'switch',
    description: 'Choose which of the signed-in accounts commands act as',
    takes: '[account]',
    make(command, act) {
      examples(
        command
          .argument('[account]', 'pat, or pat@forms.example.com where pat is signed in to several servers')
          .action(act(async () => (await import('./switch.ts')).switchAccount)),
        ['switch pat', 'switch pat@forms.example.com', 'switch'],
      );
    },
  },
  {
    name: 'whoami',
    description: 'Show who is signed in, where, and until when',
    make(whoami, act) {
      examples(whoami.action(act(async () => (await import('./whoami.ts')).whoami)), [
        'whoami',
        'whoami --json',
      ]);
    },
  },
  {
    name: 'password',
    description: 'Change your own password',
    takes: '[options]',
    make(password, act) {
      examples(
        password
          .option('--stdin', 'read the current password and the new one from two lines of standard input')
          .action(act(async () => (await import('./password.ts')).password)),
        ['password', 'password --stdin < passwords.txt'],
      );
    },
  },
  {
    name: 'regions',
    description: 'List the known servers, their regions, and the accounts signed in there',
    make(regions, act) {
      examples(regions.action(act(async () => (await import('./regions.ts')).regions)), [
        'regions',
        'regions --server https://forms.example.com',
        'regions --json',
      ]);
    },
  },
];
