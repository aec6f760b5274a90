// formdeck glossary, api, doctor and completion.
import { Argument } from 'commander';
import { collect } from '#cli/command/options.ts';
import { type CommandRecord, examples } from '#cli/command/act.ts';
import { choiceArgument } from '#cli/command/choices.ts';

export const toolCommands: readonly CommandRecord[] = [
  {
    name: 'glossary',
    description: 'Say what the words of Formdeck mean',
    takes: '[word]',
    make(glossary, act) {
      examples(
        glossary
          .argument('[word]', 'what to look up; without it, all words')
          .action(act(async () => (await import('./glossary.ts')).glossary)),
        ['glossary', 'glossary entry', 'glossary --json'],
      );
    },
  },
  {
    name: 'api',
    description: 'Call the server directly and print its reply; JSON is indented on a terminal',
    takes: '[options] <method> <path>',
    make(api, act) {
      examples(
        api
          .addArgument(
            choiceArgument('<method>', 'GET, POST, PUT or DELETE', ['GET', 'POST', 'PUT', 'DELETE']),
          )
          .argument('<path>', 'path with its query, such as /company/template')
          .option('--body <body>', 'body: JSON, @file, or - for standard input')
          .option('--header <header>', 'further header, "Name: value"; may be given several times', collect)
          .option('--paginate', 'ask for all pages of a list, and print what they hold as one list')
          .option('-i, --include', 'print the status and the headers of the reply before it')
          .action(act(async () => (await import('./api.ts')).api)),
        [
          'api GET "/company/sheet?page=0&size=5"',
          'api GET /company/sheet --paginate --jq ".[].name"',
          `api POST /user/settings --body '{"key": "theme", "value": "dark"}'`,
          'api PUT /upload/... --body @rows.csv --header "Content-Type: text/csv"',
        ],
      );
    },
  },
  {
    name: 'doctor',
    description: 'Check what Formdeck needs: Node, configuration, regions, session, clock',
    takes: '[options]',
    make(doctor, act) {
      examples(
        doctor
          .option('--data <folder>', 'check the data folder of a server of this machine too')
          .action(act(async () => (await import('./doctor.ts')).doctor)),
        ['doctor', 'doctor --data .formdeck', 'doctor --json'],
      );
    },
  },
  {
    name: 'completion',
    description: 'Print a script that completes commands in a shell',
    takes: '<shell>',
    make(completion, act) {
      examples(
        completion
          .addArgument(new Argument('<shell>', 'where the script is for').choices(['bash', 'zsh', 'fish']))
          .action(act(async () => (await import('./completion.ts')).completion)),
        [
          'completion bash > ~/.local/share/bash-completion/completions/formdeck',
          'completion zsh > "${fpath[1]}/_formdeck"',
          'completion fish > ~/.config/fish/completions/formdeck.fish',
        ],
      );
    },
  },
];
