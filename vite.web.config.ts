// Builds the browser app into dist/web/, pages and workers as files of their own with hashed names, so that a visitor
// loads the first screen and nothing else, and keeps for good what has not changed.
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { build, defineConfig, type Plugin } from 'vite';
import { pageRoots } from '#core/features/pages.ts';
import { languageScripts, messages, withoutParser } from './vite.messages.ts';

/**
 * Letters of languages that few forms are in, the reader of codes, maps and the help's pictures are kept when they are first
 * used.
 */
const keptLater = /\.wasm$|\.webp$|maplibre|place-map|base-map|countries-50m|inter-(?!latin-wght).*\.woff2$/;

/**
 * Builds web/platform/service-worker.ts into sw.js, with the names of all files, which say what is in them: another file
 * is another service worker. The page is told the same version.
 */
function serviceWorker(): Plugin {
  const versionOf = (files: readonly string[]) =>
    createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 12);
  const filesOf = (bundle: object) =>
    Object.keys(bundle)
      .filter((name) => name.startsWith('assets/') && !keptLater.test(name))
      .map((name) => `/${name}`)
      .sort();
  return {
    name: 'service-worker',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        {
          tag: 'meta',
          attrs: { name: 'formdeck-version', content: versionOf(filesOf(bundle ?? {})) },
          injectTo: 'head',
        },
      ],
    },
    async generateBundle(_options, bundle) {
      const files = filesOf(bundle);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [messages()],
        resolve: { alias: withoutParser },
        define: { __CONSOLE__: JSON.stringify({ version: versionOf(files), files, pages: pageRoots }) },
        build: {
          write: false,
          rolldownOptions: { input: 'web/platform/service-worker.ts', output: { format: 'iife' } },
        },
      });
      const [output] = [built].flat();
      const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
      if (chunk === undefined) throw new Error('The service worker was not built.');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code });
    },
  };
}

export default defineConfig({
  root: 'web',
  resolve: { alias: withoutParser },
  plugins: [
    react(),
    messages(),
    languageScripts(),
    {
      // The page's text waits for this file: the browser may fetch it before it has read the styles that name it.
      name: 'preload-latin-font',
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { bundle }) =>
          Object.keys(bundle ?? {})
            .filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
            .map((name) => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
              injectTo: 'head' as const,
            })),
      },
    },
    serviceWorker(),
  ],
  // One file each, whose program begins once its language is there.
  worker: {
    format: 'es',
    plugins: () => [messages()],
    rolldownOptions: { output: { codeSplitting: false } },
  },
  build: {
    target: ['chrome120', 'firefox124', 'safari17.4'],
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    // One file for what every visitor needs first, and one for what most pages share: else each of its parts is a file,
    // and a browser fetches six at a time.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-screen', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
});
