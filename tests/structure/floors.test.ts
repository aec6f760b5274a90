import { cycles, directImports, floors } from './floors.ts';
import { prove } from './prove.ts';

prove('A floor imports itself and core, and nothing else', floors, {
  offences: [
    [
      { 'core/core.ts': `import { serve } from '#server/serve.ts';` },
      'core/core.ts:1 imports server/serve.ts',
    ],
    [
      { 'server/app.ts': `import type { Settings } from '#cli/command/options.ts';` },
      'server/app.ts:1 imports cli/command/options.ts',
    ],
    [
      { 'cli/forms/list.ts': `import { listForms } from '../../server/forms/store.ts';` },
      'cli/forms/list.ts:1 imports server/forms/store.ts',
    ],
    [
      { 'web/forms/page.tsx': `const { table } = await import('#cli/output/table.ts');` },
      'web/forms/page.tsx:1 imports cli/output/table.ts',
    ],
    [
      { 'server/http/token.ts': `export { person } from '#tests/support/server.ts';` },
      'server/http/token.ts:1 imports tests/support/server.ts',
    ],
    [
      { 'cli/server/serve.ts': `import { serve } from '#server/serve.ts';` },
      'cli/server/serve.ts:1 imports server/serve.ts',
    ],
    [
      { 'cli/server/serve.ts': `const { app } = await import('#server/app.ts');` },
      'cli/server/serve.ts:1 imports server/app.ts',
    ],
    [
      { 'cli/forms/list.ts': `const { serve } = await import('#server/serve.ts');` },
      'cli/forms/list.ts:1 imports server/serve.ts',
    ],
    [{ 'bin/formdeck.js': `import '../server/serve.ts';` }, 'bin/formdeck.js:1 imports server/serve.ts'],
  ],
  innocent: [
    {
      'cli/server/serve.ts': `import type { Serving } from '#server/serve.ts';\nconst { serve } = await import('#server/serve.ts');`,
    },
    {
      'web/forms/page.tsx': `import { readForm } from '#core/forms/calls.ts';\nimport { Page } from '#web/ui/page.tsx';`,
    },
    {
      'tests/journeys/sign-in.test.ts': `import { serve } from '#server/serve.ts';\nimport { main } from '#cli/main.ts';`,
    },
    { 'bin/formdeck.js': `import('../dist/cli/main.js');` },
  ],
});

prove('Imports do not climb over folders', directImports, {
  offences: [
    [
      { 'cli/forms/list.ts': `import { x } from '../../core/errors.ts';` },
      'cli/forms/list.ts:1 imports ../../core/errors.ts',
    ],
    [
      { 'tests/contract/a.test.ts': `import('./../../core/errors.ts');` },
      'tests/contract/a.test.ts:1 imports ./../../core/errors.ts',
    ],
  ],
  innocent: [{ 'cli/forms/list.ts': `import { x } from '#core/errors.ts';\nimport { y } from './show.ts';` }],
});

prove('No imports go in a circle', cycles, {
  offences: [
    [
      { 'core/a.ts': `import { b } from './b.ts';`, 'core/b.ts': `import { a } from '#core/a.ts';` },
      'core/a.ts -> core/b.ts -> core/a.ts',
    ],
    [
      {
        'server/a.ts': `import type { B } from './b.ts';`,
        'server/b.ts': `export * from './c.ts';`,
        'server/c.ts': `await import('./a.ts');`,
        'server/d.ts': `import './a.ts';`,
      },
      'server/a.ts -> server/b.ts -> server/c.ts -> server/a.ts',
    ],
    [{ 'core/a.ts': `import './a.ts';` }, 'core/a.ts -> core/a.ts'],
  ],
  innocent: [
    { 'core/a.ts': `import './b.ts'; import './c.ts';`, 'core/b.ts': `import './c.ts';`, 'core/c.ts': '' },
  ],
});
