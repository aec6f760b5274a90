// The examples of the help and of the documents: each is understood by its command, and names forms, views and questions
// that the demo company has.
import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { callerOf } from '#cli/command/act.ts';
import { createProgram } from '#cli/program.ts';
import { makeCompany } from '#server/demo/company.ts';

/** The tour of docs/terminal.md makes this form itself. */
const tourForm = 'Wildlife strike report';
/** An example copies the vehicle check under this name. */
const copiedForm = 'Truck check';
const someId = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';

type Names = { forms: string[]; view: string | null; questions: string[] };

/** The words of a line, as a shell takes them apart: quotes around what belongs together, ends at a pipe or a redirection. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
  const end = words.findIndex((word) => ['|', '<', '>', '#'].includes(word));
  return end < 0 ? words : words.slice(0, end);
}

/** The commands of a line: several where it pipes one into another. */
function commandsOf(line: string): string[] {
  return line
    .split(/\s\|\s/)
    .map((part) => part.trim())
    .filter((part, index) => index === 0 || /^(npx )?formdeck /.test(part))
    .map((part) => part.replace(/^(npx )?formdeck /, ''));
}

function helpExamples(): string[] {
  let help = '';
  const program = createProgram(() => async () => {}, 'test', { writeOut: (text) => (help += text) });
  const show = (command: Command): void => {
    command.outputHelp();
    command.commands.forEach(show);
  };
  show(program);
  return [...new Set([...help.matchAll(/^ {2}\$ formdeck (.*)$/gm)].map(([, line = '']) => line))];
}

const documents = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
];

function documentExamples(): string[] {
  const text = documents
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replaceAll(/ \\\n\s*/g, ' ');
  return [
    ...text.matchAll(
      /^(?:[\d*]+ [\d*]+ [\d*]+ [\d*]+ [\d*]+ +)?(?:FORMDECK_\w+=\S+ )?((?:npx )?formdeck \S.*)$/gm,
    ),
  ].map(([, line = '']) => line.replaceAll(/<[\w ]+>/g, someId).replace(/^(npx )?formdeck /, ''));
}

/** What a command line names, once its verb has understood it. Rejects with what commander or the verb refuses. */
async function namesIn(line: string): Promise<Names> {
  let found: Command | undefined;
  const program = createProgram(
    (load) =>
      async (...given) => {
        found = callerOf(given);
        (await load()).options(found.optsWithGlobals<never>(), found.args, found);
      },
    'test',
    { writeOut: () => {}, writeErr: () => {} },
  );
  await program.parseAsync(wordsOf(line), { from: 'user' });
  if (found === undefined) throw new Error('No command was called');
  const flags = found.optsWithGlobals<Record<string, unknown>>();
  const list = (name: string) => [flags[name] ?? []].flat().map(String);
  const { registeredArguments, args } = found;
  const formAt = registeredArguments.findIndex((argument) => argument.name() === 'form');
  const viewAt = registeredArguments.findIndex((argument) => argument.name() === 'view');
  return {
    forms: [...list('form'), ...args.slice(formAt < 0 ? args.length : formAt).slice(0, 1)],
    view: viewAt < 0 ? (list('view')[0] ?? null) : (args[viewAt] ?? null),
    questions: [
      ...list('filter').map((text) => text.replace(/ (=|!=|>|<|>=|<=|contains) .*$/, '')),
      ...list('answer').map((text) => text.replace(/=.*$/, '')),
      ...list('question'),
    ],
  };
}

/** The demo's forms, with the titles of their questions; and its views. */
const forms = ['northern-airfields', 'lakeside-foods'].flatMap(
  (key) => makeCompany(key, Date.UTC(2026, 10, 21)).forms,
);
const titles = new Map(
  forms.map(({ input: { name, questions, contextQuestions } }) => [
    name,
    new Set([...questions, ...contextQuestions].map(({ text }) => text)),
  ]),
);
/** Some are saved by an example themselves. */
const views = new Set([
  'Costly strikes',
  'Open reviews',
  'This week',
  ...forms.flatMap((form) => form.views.map(({ name }) => name)),
]);

describe('the examples', () => {
  it('are there', () => {
    expect(helpExamples().length).toBeGreaterThan(50);
    expect(documentExamples().length).toBeGreaterThan(20);
  });

  it.each([
    ...helpExamples().map((line) => ['help', line] as const),
    ...documentExamples().map((line) => ['documents', line] as const),
  ])('of the %s: %s', async (source, line) => {
    for (const one of commandsOf(line)) {
      const names = await namesIn(one);
      const known = names.forms.filter(
        (name) => name !== someId && name !== copiedForm && !(source === 'documents' && name === tourForm),
      );
      for (const name of known) {
        expect([...titles.keys()]).toContain(name);
        for (const question of names.questions) expect([...(titles.get(name) ?? [])]).toContain(question);
      }
      if (names.view !== null) expect([...views]).toContain(names.view);
    }
  });
});
