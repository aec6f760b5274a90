// Builds the command line and the server into dist/: one split build, so that `formdeck --help` loads the
// commander chunk and nothing else. Packages that carry programs of their own stay outside the bundle.
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** `npm run bench` builds the benchmarks in place of the product. */
const isBench = process.env['FORMDECK_BUILD'] === 'bench';
const input: Record<string, string> = isBench
  ? { main: 'bench/main.ts', 'server-process': 'bench/server-process.ts' }
  : { 'cli/main': 'cli/main.ts' };

/** What benchmarks drive browsers and terminals with. */
const tools = ['playwright-core', '@sparticuz/chromium', 'lighthouse', '@lydell/node-pty', '@xterm/headless'];

const lazyChildProcess =
  "const childProcess = { spawn: (...given) => process.getBuiltinModule('node:child_process').spawn(...given) };";

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"', __FORMDECK_VERSION__: JSON.stringify(manifest.version) },
  ssr: {
    noExternal: true,
    external: ['@node-rs/argon2', 'pino', 'sharp', 'pg-native', 'thread-stream', ...(isBench ? tools : [])],
  },
  // Ink's inspector is for development, and is not installed.
  resolve: { alias: { 'react-devtools-core': 'virtual:nothing' } },
  plugins: [
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
      // Ink measures every letter of every picture, and what is not ASCII takes a hundred times as long: charts and
      // frames, whose signs are one column wide as well.
      name: 'string-width-of-pictures',
      transform: {
        filter: { id: /string-width[\\/]index\.js$/ },
        handler: (code: string) => code.replace('\\u007E]*$/', '\\u007E\\u2500-\\u259F\\u2800-\\u28FF]*$/'),
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
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
