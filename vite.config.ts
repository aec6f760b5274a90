// Builds the command line and the server into dist/: one split build, so that `formdeck --help` loads the
// commander chunk and nothing else. Packages that carry programs of their own stay outside the bundle.
import { cpSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { languageFiles, messages, parsedLanguages, withoutParser } from './vite.messages.ts';

/** `npm run bench` builds the benchmarks in place of the product. */
const isBench = process.env['FORMDECK_BUILD'] === 'bench';
const input: Record<string, string> = isBench
  ? {
      main: 'bench/main.ts',
      'server-process': 'bench/server-process.ts',
      'neighbour-process': 'bench/neighbour-process.ts',
      'pdf-process': 'server/reports/pdf-process.ts',
      'rows-thread': 'server/imports/beside/rows-thread.ts',
      'picture-process': 'server/appearance/picture-process.ts',
    }
  : {
      'cli/main': 'cli/main.ts',
      'cli/man-pages': 'cli/tools/man-pages.ts',
      // Beside the chunk that starts it: see server/demo/separate-seed.ts.
      'chunks/seed-process': 'server/demo/seed-process.ts',
      'chunks/backup-process': 'server/backups/schedule/backup-process.ts',
      'chunks/pdf-process': 'server/reports/pdf-process.ts',
      'chunks/jq-thread': 'cli/output/jq-thread.ts',
      'chunks/rows-thread': 'server/imports/beside/rows-thread.ts',
      'chunks/picture-process': 'server/appearance/picture-process.ts',
    };

/** What benchmarks drive browsers and terminals with. */
const tools = ['playwright-core', '@sparticuz/chromium', 'lighthouse', '@lydell/node-pty', '@xterm/headless'];

const lazyChildProcess =
  "const childProcess = { spawn: (...given) => process.getBuiltinModule('node:child_process').spawn(...given) };";

const graphemes = JSON.stringify(fileURLToPath(new URL('cli/output/graphemes.ts', import.meta.url)));

/** A package that asks for plain letters first; string-width makes what it needs for others when it meets one. */
function plainFirst(code: string, id: string): string {
  const imported = `import { graphemes, isPlain } from ${graphemes};\n`;
  if (!/[\\/]string-width[\\/]index\.js$/.test(id)) return imported + code;
  const imports = /^import .+$/gm;
  return `${imported}${code.match(imports)?.join('\n')}
let measure;
const made = () => {
${code.replaceAll(imports, '').replace('export default function', 'return function')}
};
export default (text, options) => {
  const shown = typeof text === 'string' && !options?.countAnsiEscapeCodes ? stripAnsi(text) : text;
  return typeof shown === 'string' && isPlain(shown) ? shown.length : (measure ??= made())(text, options);
};`;
}

/**
 * ink-table is published as CommonJS and asks for Ink by require(), which no Ink since the fourth allows: it is a module
 * that awaits while it is loaded. Its three requires and four exports become those of a module, here and in the tests.
 */
export const inkTableAsModule: Plugin = {
  name: 'ink-table-as-module',
  transform: {
    filter: { id: /[\\/]ink-table[\\/]dist[\\/]index\.js$/ },
    handler: (code: string) =>
      code
        .replace('"use strict";', '')
        .replace(/^var __importDefault = [^]*?^};$/m, '')
        .replace('Object.defineProperty(exports, "__esModule", { value: true });', '')
        .replace(/^exports\.\w+ = .*void 0;$/m, '')
        .replace(/^const (\w+) = __importDefault\(require\("react"\)\);$/m, "import * as $1 from 'react';")
        .replace(/^const (\w+) = require\("ink"\);$/m, "import * as $1 from 'ink';")
        .replace(/^const (\w+) = require\("object-hash"\);$/m, "import $1 from 'object-hash';")
        .replace(/^exports\.default = (\w+);$/m, 'export default $1;')
        .replaceAll(/^exports\.(\w+) = \1;$/gm, 'export { $1 };'),
  },
};

/**
 * An import of a builtin module asks for all that it exports, and so loads what stands behind its getters: the network,
 * streams, web crypto. Called for by a function they are there at once, and a command starts in half the time.
 */
const builtinsWithoutGetters: Plugin = {
  name: 'builtins-without-getters',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = withLightBuiltins(chunk.code);
    }
  },
};

function withLightBuiltins(code: string): string {
  // All imports of a chunk stand at its head.
  const imports = /^(?:import(?:[^"';()]*from)?"[^"]+";)*/.exec(code)?.[0] ?? '';
  const light = imports.replaceAll(/import([^"';]*)from"([^"]+)";/g, (whole, names: string, from: string) =>
    isBuiltin(from) ? `${constantsOf(names.trim(), `process.getBuiltinModule("${from}")`)};` : whole,
  );
  return light + code.slice(imports.length);
}

/** `a,{b as c}` and `* as d` of an import, as constants. */
function constantsOf(names: string, module: string): string {
  const named = /\{(.*)\}/.exec(names)?.[1]?.replaceAll(/\s+as\s+/g, ':');
  const whole = /^(?:\*\s*as\s+)?([\w$]+)/.exec(names)?.[1];
  const constants = [
    ...(whole === undefined ? [] : [`${whole}=${module}`]),
    ...(named === undefined ? [] : [`{${named}}=${module}`]),
  ];
  return `const ${constants.join(',')}`;
}

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"', __FORMDECK_VERSION__: JSON.stringify(manifest.version) },
  ssr: {
    noExternal: true,
    external: [
      '@node-rs/argon2',
      '@myriaddreamin/typst-ts-node-compiler',
      'pino',
      'sharp',
      'pg-native',
      'thread-stream',
      ...(isBench ? tools : []),
    ],
  },
  // Ink's inspector is for development, and is not installed.
  resolve: {
    alias: { 'react-devtools-core': 'virtual:nothing', ...withoutParser },
    // Each package that draws has a copy of its own, of versions that differ by little.
    dedupe: ['string-width'],
  },
  plugins: [
    messages(),
    parsedLanguages,
    languageFiles(`${isBench ? '.cache/bench' : 'dist'}/languages`),
    inkTableAsModule,
    builtinsWithoutGetters,
    {
      // Read as files by the process that draws reports.
      name: 'report-fonts',
      writeBundle: () =>
        cpSync('server/reports/fonts', `${isBench ? '.cache/bench' : 'dist'}/fonts`, { recursive: true }),
    },
    {
      name: 'nothing',
      resolveId: { filter: { id: /^virtual:nothing$/ }, handler: () => '\0nothing' },
      load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default null;' },
    },
    {
      // An import of a builtin module runs all of its getters, which loads the network, streams and child processes:
      // twice the time that `formdeck --help` takes. Commander gets them without, and the last only when it needs it.
      name: 'commander-with-light-builtins',
      transform: {
        filter: { id: /commander[\\/]lib[\\/]\w+\.js$/ },
        handler: (code: string) =>
          code
            .replace(/^import process from 'node:process';$/m, '')
            .replace(/^import childProcess from 'node:child_process';$/m, lazyChildProcess)
            .replace(/^import (.+) from '(node:\w+)';$/gm, "const $1 = process.getBuiltinModule('$2');"),
      },
    },
    {
      // Ink and its packages make the rules of all scripts as they are loaded, and ask them for each letter of each
      // picture: see cli/output/graphemes.ts.
      name: 'plain-letters-without-rules',
      transform: {
        filter: { id: /[\\/]node_modules[\\/]/, code: /new Intl\.Segmenter\(/ },
        handler: (code: string, id: string) =>
          plainFirst(code.replaceAll(/new Intl\.Segmenter\([^)]*\)/g, 'graphemes'), id),
      },
    },
    {
      // It writes `\033`, which a module may not.
      name: 'qrcode-terminal-escapes',
      transform: {
        filter: { id: /qrcode-terminal[\\/]lib[\\/]main\.js$/ },
        handler: (code: string) => code.replaceAll('\\033', '\\x1b'),
      },
    },
  ],
  build: {
    ssr: true,
    // Of what is in the bundle; their authors want it.
    license: isBench ? false : { fileName: 'licenses/command-and-server.md' },
    target: 'node22',
    minify: true,
    sourcemap: false,
    outDir: isBench ? '.cache/bench' : 'dist',
    emptyOutDir: true,
    rollupOptions: {
      input,
      // 'use client' means nothing here.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Each file takes Node a third of a millisecond to find: what any command needs is one, what help needs another, and
        // so are the list of forms, which most commands that name one begin with, and what asks whether one is signed in.
        ...(!isBench && {
          codeSplitting: {
            groups: [
              { name: 'program', test: /[\\/]cli[\\/]program\.ts$/, priority: 2 },
              {
                name: 'context',
                test: /[\\/]cli[\\/](?:context|command[\\/](?:verb|flags|id-writer|session-end)|output[\\/]date|platform[\\/]config)\.ts$/,
                priority: 1,
              },
              { name: 'whoami', test: /[\\/]cli[\\/]session[\\/]whoami\.ts$/ },
              {
                name: 'forms-list',
                test: /[\\/](?:core[\\/]forms[\\/](?:labels|list-calls|list-forms|next-version|texts)|cli[\\/]resource[\\/]list-verb|cli[\\/]forms[\\/]texts)\.ts$/,
              },
            ],
          },
        }),
      },
    },
  },
});
