// Builds the command line and the server into dist/: one split build, so that `formdeck --help` loads the
// commander chunk and nothing else. Packages that carry programs of their own stay outside the bundle.
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** `npm run bench` builds the benchmarks in place of the product. */
const isBench = process.env['FORMDECK_BUILD'] === 'bench';
const input: Record<string, string> = isBench
  ? { main: 'bench/main.ts', 'server-process': 'bench/server-process.ts' }
  : { 'cli/main': 'cli/main.ts' };

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"', __FORMDECK_VERSION__: JSON.stringify(manifest.version) },
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'pino', 'pg-native', 'thread-stream'] },
  plugins: [
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
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
