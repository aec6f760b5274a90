// Gives Node the one thing that the server takes from Vite: `import.meta.glob` of texts, by which it finds its migrations.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

globalThis.globTexts = (folder) => (pattern) =>
  Object.fromEntries(
    globSync(pattern, { cwd: folder }).map((path) => [`./${path}`, readFileSync(join(folder, path), 'utf8')]),
  );

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith('file:') || url.includes('/node_modules/')) return loaded;
    const source = new TextDecoder().decode(loaded.source);
    if (!source.includes('import.meta.glob')) return loaded;
    return { ...loaded, source: `import.meta.glob = globTexts(import.meta.dirname); ${source}` };
  },
});
