// What a build does to a message is not seen by tests of sources: each is said as it is built, in each of its branches.
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { build } from 'vite';
import { expect, it } from 'vitest';
import type { Message, Values as Texts } from '#core/messages/message.ts';
import { english, partsOf, textIn } from '#core/messages/text.ts';
import { messages } from './vite.messages.ts';
import { readRepository, repository } from '#tests/structure/source-tree.ts';

/** What is in a tag is handed to a function. */
type Values = Readonly<Record<string, string | number | ((parts: string | number) => string)>>;

const entry = 'every-message.js';

it('each message says the same built as unbuilt', async () => {
  const paths = readRepository()
    .filter(({ path, text }) => path.endsWith('texts.ts') && text.includes('defineMessages('))
    .map(({ path }) => path);
  const sources = messagesIn(await Promise.all(paths.map((path) => import(join(repository, path)))));
  const built = messagesIn(await builtFrom(paths));
  expect(built.map(({ id }) => id)).toEqual(sources.map(({ id }) => id));
  expect(sources.length).toBeGreaterThan(5000);
  const wrong = sources.flatMap((source, at) =>
    samplesOf(source).flatMap((values) => {
      const [expected, actual] = [said(source, values), said(built[at], values)];
      return actual === expected ? [] : [`${source.id}: ${actual}, and not ${expected}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Built as for the faces; in memory. */
async function builtFrom(paths: readonly string[]): Promise<unknown> {
  const imports = paths.map(
    (path, at) => `import * as m${at} from ${JSON.stringify(join(repository, path))};`,
  );
  const source = `${imports.join('\n')}\nexport default [${paths.map((_, at) => `m${at}`).join(', ')}];`;
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? source : null),
      },
      ...messages(),
    ],
    build: { write: false, ssr: true, rolldownOptions: { input: entry } },
  });
  const [bundle] = [output].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('The messages were not built.');
  const { code } = bundle.output[0];
  expect(code).not.toContain('messageformat-parser');
  const module: { default: unknown } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return module.default;
}

/** The messages in modules, in the order of their ids. */
function messagesIn(modules: unknown): Message[] {
  if (typeof modules !== 'object' || modules === null) return [];
  if ('id' in modules && 'defaultMessage' in modules) return [modules as Message];
  return Object.values(modules)
    .flatMap(messagesIn)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Values for a message, so that each of its branches is said. */
function samplesOf({ defaultMessage }: Message): Values[] {
  if (typeof defaultMessage !== 'string') throw new Error('Sources hold messages as they are written.');
  const elements = parse(defaultMessage);
  const most = Math.max(1, ...branchesIn(elements));
  return Array.from({ length: most }, (_, at) => Object.fromEntries(valuesIn(elements, at)));
}

const numbers = [1, 0, 2];

function branchesIn(elements: readonly MessageFormatElement[]): number[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return branchesIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const branches = Object.values(element.options);
    return [Math.max(branches.length, numbers.length), ...branches.flatMap(({ value }) => branchesIn(value))];
  });
}

function valuesIn(elements: readonly MessageFormatElement[], at: number): [string, Values[string]][] {
  return elements.flatMap((element): [string, Values[string]][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag)
      return [[element.value, (parts) => `<${String(parts)}>`], ...valuesIn(element.children, at)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select)
      return [[element.value, `some ${element.value}`]];
    const names = Object.keys(element.options);
    const own = element.type === TYPE.plural ? numbers[at % numbers.length] : names[at % names.length];
    return [
      [element.value, own ?? ''],
      ...Object.values(element.options).flatMap(({ value }) => valuesIn(value, at)),
    ];
  });
}

/** What it says, or why it cannot be said. */
function said(message: Message | undefined, values: Values): string {
  if (message === undefined) return 'nothing';
  try {
    const hasTags = Object.values(values).some((value) => typeof value === 'function');
    return hasTags
      ? partsOf(message, values).join('')
      : textIn(english, { message, values: values as Texts });
  } catch (error) {
    return String(error);
  }
}
