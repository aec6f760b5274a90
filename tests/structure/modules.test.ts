import { anyTypes, columnNames, defaultExports, reExports } from './modules.ts';
import { prove } from './prove.ts';

prove('No module passes on what another exports', reExports, {
  offences: [
    [
      { 'core/forms/index.ts': `export * from './schema.ts';` },
      'core/forms/index.ts:1 passes on ./schema.ts',
    ],
    [
      { 'core/forms/all.ts': `// All.\nexport { form } from './schema.ts';` },
      'core/forms/all.ts:2 passes on ./schema.ts',
    ],
    [
      { 'web/ui/types.ts': `export type { Form } from '#core/forms/schema.ts';` },
      'web/ui/types.ts:1 passes on #core/forms/schema.ts',
    ],
  ],
  innocent: [
    { 'cli/commands.ts': `export { formsCommand } from './forms/command.ts';` },
    {
      'core/forms/index.ts': `import { form } from './schema.ts';\nexport const forms = [form];\nexport { forms as list };`,
    },
  ],
});

prove('Exports have names', defaultExports, {
  offences: [
    [
      { 'web/forms/page.tsx': `export default function Page() { return <p />; }` },
      'web/forms/page.tsx:1 exports a default',
    ],
    [{ 'core/core.ts': `const app = 1;\nexport { app as default };` }, 'core/core.ts:2 exports a default'],
    [{ 'web/vite.config.ts': `export default {};` }, 'web/vite.config.ts:1 exports a default'],
  ],
  innocent: [
    { 'vite.config.ts': `export default {};` },
    { 'core/core.ts': `import pg from 'pg';\nexport { pg };` },
  ],
});

prove('Nothing is of type any', anyTypes, {
  offences: [
    [{ 'core/core.ts': `export const app: any = 1;` }, 'core/core.ts:1 says any'],
    [
      { 'tests/support/server.ts': `export const all = [] as Array<any>;` },
      'tests/support/server.ts:1 says any',
    ],
  ],
  innocent: [{ 'core/core.ts': `// any\nexport const any: unknown = 'any';` }],
});

prove('Records have our names, and columns stand in SQL', columnNames, {
  offences: [
    [
      { 'server/sheets/store.ts': 'export type SheetRecord = { id: string; form_id: string };' },
      'server/sheets/store.ts:1 names a property like a column',
    ],
  ],
  innocent: [
    { 'server/db/tables.ts': 'export type Sheets = { form_id: string };' },
    {
      'server/views/store.ts':
        "declare module '#server/db/tables.ts' {\n  interface FeatureTables {\n    views: { form_id: string };\n  }\n}\n",
    },
    { 'server/sheets/store.ts': "query.insertInto('sheets').values({ form_id: formId });" },
  ],
});
