// Builds the browser app into dist/web/, pages and workers as files of their own with hashed names, so that a visitor
// loads the first screen and nothing else, and keeps for good what has not changed.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
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
  ],
  worker: { format: 'es' },
  build: {
    target: ['chrome120', 'firefox121', 'safari17.4'],
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // One file for what every visitor needs first: pages share parts of it, which else come as twenty small ones.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first-screen', tags: ['$initial'] }] } },
    },
  },
});
