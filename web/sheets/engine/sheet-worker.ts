// The entry point of a sheet view's worker. Like the page's main.tsx it runs on import.
import { followFormat } from '#core/format/current.ts';
import { lineToPage } from '#web/platform/worker-lines.ts';
import { serveEngine } from './serve-engine.ts';

serveEngine(lineToPage, (input, init) => fetch(input, init), followFormat);
