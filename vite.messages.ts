// How builds hold messages: parsed, so that no face carries a parser, and without what is said to translators.
import formatjs from '@formatjs/unplugin/vite';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import * as z from 'zod/mini';
import { languages } from './core/messages/languages.ts';
import { plainMessages } from './core/messages/plain-messages.ts';
import { hasSyntax } from './core/messages/text.ts';

/** For the plugins of a build. Line breaks of a message are its own. */
export function messages(): PluginOption[] {
  return [
    formatjs({ ast: true, flatten: false, preserveWhitespace: true }),
    {
      // A text without values is written as one.
      name: 'plain-messages',
      enforce: 'pre',
      transform: {
        filter: { code: /defineMessages\(/ },
        handler: plainMessages,
      },
    },
  ];
}

/** What the server imports of other languages. */
export const parsedLanguages: Plugin = {
  name: 'parsed-languages',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]messages[\\/]languages[\\/]\w+\.json$/ },
    handler: (source: string) => JSON.stringify(parsed(source)),
  },
};

/** For the aliases of a build: what has only parsed messages needs no parser. */
export const withoutParser = {
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** A file for each language, for the program that starts the terminal in it. A pseudo-language is a program itself. */
export function languageFiles(folder: string): Plugin {
  return {
    name: 'language-files',
    async writeBundle() {
      mkdirSync(folder, { recursive: true });
      for (const { tag, isComplete, file } of files())
        writeFileSync(join(folder, `${tag}.json`), JSON.stringify({ isComplete, ...file }));
      for (const { tag, source } of await pseudoScripts()) writeFileSync(join(folder, `${tag}.js`), source);
    },
  };
}

/** A script for each language, which stands before that of the app in the page of those who read it. */
export function languageScripts(): Plugin {
  return {
    name: 'language-scripts',
    apply: 'build',
    async buildStart() {
      const scripts = files().map(({ tag, file }) => ({ tag, source: starting(JSON.stringify(file)) }));
      for (const { tag, source } of [...scripts, ...(await pseudoScripts())]) {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        this.emitFile({ type: 'asset', fileName: `assets/language-${tag}-${hash}.js`, source });
      }
    },
  };
}

const starting = (language: string) => `globalThis.formdeckLanguage=${language}`;

/** What makes a pseudo-language of the messages that a face has. */
async function pseudoScripts() {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: withoutParser },
    build: { write: false, lib: { entry: 'core/messages/pseudo.ts', formats: ['iife'], name: 'pseudo' } },
  });
  const [output] = [built].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('The pseudo-languages were not built.');
  return Object.entries(languages)
    .filter(([, { isPseudo }]) => isPseudo === true)
    .map(([tag, { direction }]) => ({
      tag,
      source:
        chunk.code + starting(`pseudo.pseudoLanguage(${JSON.stringify(tag)},${JSON.stringify(direction)})`),
    }));
}

function files() {
  return Object.entries(languages).flatMap(([tag, { direction, isComplete, isPseudo }]) => {
    if (isPseudo === true) return [];
    const source = readFileSync(new URL(`core/messages/languages/${tag}.json`, import.meta.url), 'utf8');
    const patterns = parsed(source);
    return [{ tag, isComplete, file: { tag, direction, patterns } }];
  });
}

/** A text without values stays one. */
function parsed(source: string) {
  const patterns = z.record(z.string(), z.string()).parse(JSON.parse(source));
  return Object.fromEntries(
    Object.entries(patterns).map(([id, pattern]) => [id, hasSyntax.test(pattern) ? parse(pattern) : pattern]),
  );
}
