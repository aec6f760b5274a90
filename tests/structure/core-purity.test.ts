import { coreGlobals, corePackages } from './core-purity.ts';
import { prove } from './prove.ts';

prove('Core imports the packages of its list and no others', corePackages, {
  offences: [
    [
      { 'core/forms/schema.ts': `import { readFile } from 'node:fs/promises';` },
      'core/forms/schema.ts:1 imports node:fs/promises',
    ],
    [{ 'core/core.ts': `// App.\nimport type { ReactNode } from 'react';` }, 'core/core.ts:2 imports react'],
    [{ 'core/core.ts': `const loaded = await import('pg');` }, 'core/core.ts:1 imports pg'],
    [{ 'core/core.ts': `export type Pool = import('pg').Pool;` }, 'core/core.ts:1 imports pg'],
    [{ 'core/core.ts': `import * as z from 'zod';` }, 'core/core.ts:1 imports zod'],
    [{ 'core/codes/svg.ts': `import { create } from 'qrcode';` }, 'core/codes/svg.ts:1 imports qrcode'],
  ],
  innocent: [
    { 'core/forms/schema.ts': `import * as z from 'zod/mini';\nimport { AppError } from '#core/errors.ts';` },
    { 'core/codes/svg.ts': `import { create } from 'qrcode/lib/core/qrcode.js';` },
    { 'core/forms/schema.test.ts': `import { it } from 'vitest';` },
    { 'server/db/open.ts': `import pg from 'pg';` },
  ],
});

prove('Core touches nothing of the machine it runs on', coreGlobals, {
  offences: [
    [{ 'core/core.ts': `console.log(1);` }, 'core/core.ts:1 uses console'],
    [{ 'core/core.ts': `export const width = () => window.innerWidth;` }, 'core/core.ts:1 uses window'],
    [{ 'core/core.ts': `\n\nexport const ports = { fetch };` }, 'core/core.ts:3 uses fetch'],
    [{ 'core/core.ts': `export const home = process['env'].HOME;` }, 'core/core.ts:1 uses process'],
    [{ 'core/core.ts': `globalThis.localStorage.clear();` }, 'core/core.ts:1 uses globalThis'],
    [{ 'core/core.ts': `export const now = Date.now();` }, 'core/core.ts:1 uses Date.now()'],
    [{ 'core/core.ts': `export const today = new Date();` }, 'core/core.ts:1 uses Date()'],
    [
      { 'core/core.ts': `export const today = Temporal.Now.plainDateISO();` },
      'core/core.ts:1 uses Temporal.Now',
    ],
    [{ 'core/core.ts': `export const dice = Math.random();` }, 'core/core.ts:1 uses Math.random()'],
  ],
  innocent: [
    { 'core/http.ts': `export function createHttp(fetch: typeof globalThis.fetch) { return fetch('/'); }` },
    { 'core/time/zone.ts': `export const year = (at: number) => new Date(at).getUTCFullYear();` },
    {
      'core/forms/schema.ts': `const place = { location: 1, document: 'x' }; export const at = place.location;`,
    },
    { 'core/imports/parse.ts': `for (const { process, rest: [window = 1] } of []) { process(window); }` },
    { 'cli/output/output.ts': `console.log(1);` },
  ],
});
