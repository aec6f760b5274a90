import {
  emptyNames,
  folderSizes,
  kebabCase,
  lengths,
  openings,
  lazyParts,
  migrationNumbers,
  questionTypeLists,
  roomNames,
  searchedSelects,
  straightQuotes,
} from './files.ts';
import { prove } from './prove.ts';

const long = 'export {};\n'.repeat(301);

function folderOf(count: number, ending: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`web/sheets/part-${at}${ending}`, '']));
}

prove('Rooms are named after features', roomNames, {
  offences: [
    [{ 'core/templates/schema.ts': '' }, 'core/templates'],
    [{ 'core/codes/calls.ts': '', 'web/qr-codes/page.tsx': '' }, 'web/qr-codes'],
    [{ 'core/home/queries.ts': '' }, 'core/home'],
    [{ 'core/output/table.ts': '' }, 'core/output'],
    [{ 'server/tools/doctor.ts': '' }, 'server/tools'],
  ],
  innocent: [
    {
      'core/forms/calls.ts': '',
      'web/forms/page.tsx': '',
      'cli/rows/list.ts': '',
      'cli/output/table.ts': '',
      'cli/tools/doctor.ts': '',
      'core/core.ts': '',
      'tests/support/x.ts': '',
    },
  ],
});

prove('Names are in kebab-case', kebabCase, {
  offences: [
    [{ 'web/forms/FormPage.tsx': '' }, 'web/forms/FormPage.tsx'],
    [{ 'core/form_rules/check.ts': '' }, 'core/form_rules/check.ts'],
    [{ 'docs/readMe.md': '' }, 'docs/readMe.md'],
    [{ 'docs/read_me.md': '' }, 'docs/read_me.md'],
  ],
  innocent: [
    {
      'README.md': '',
      '.ci/run': '',
      '.github/ISSUE_TEMPLATE/bug.md': '',
      'CODE_OF_CONDUCT.md': '',
      'server/db/migrations/0001-ground.sql': '',
      'core/forms/schema.test.ts': '',
      '.oxlintrc.json': '',
    },
  ],
});

prove('Migrations have numbers of their own', migrationNumbers, {
  offences: [
    [
      { 'server/db/migrations/0028-chain.sql': '', 'server/db/migrations/0028-reminders.sql': '' },
      'server/db/migrations/0028-reminders.sql has the number of server/db/migrations/0028-chain.sql',
    ],
    [
      { 'server/db/migrations/reminders.sql': '' },
      'server/db/migrations/reminders.sql has no number of four digits',
    ],
  ],
  innocent: [{ 'server/db/migrations/0001-ground.sql': '', 'server/db/migrations/0004-forms.sql': '' }],
});

prove('Names say something', emptyNames, {
  offences: [
    [{ 'core/utils/dates.ts': '' }, 'core/utils/dates.ts'],
    [{ 'web/ui/shared/button.tsx': '' }, 'web/ui/shared/button.tsx'],
    [{ 'cli/forms/helpers.ts': '' }, 'cli/forms/helpers.ts'],
  ],
  innocent: [{ 'core/time/zone.ts': '', 'core/common-names.ts': '' }],
});

prove('A source file opens with a comment', openings, {
  offences: [
    [{ 'core/core.ts': `import './x.ts';\n// Too late.` }, 'core/core.ts opens without a comment'],
    [{ 'scripts/test.js': `#!/usr/bin/env node\nrun();` }, 'scripts/test.js opens without a comment'],
    [
      { 'server/db/migrations/0002-more.sql': 'select 1;' },
      'server/db/migrations/0002-more.sql opens without a comment',
    ],
    [{ '.ci/run': '#!/usr/bin/env bash\nset -e' }, '.ci/run opens without a comment'],
    [
      { 'scripts/hooks/pre-commit': '#!/bin/sh\nset -eu' },
      'scripts/hooks/pre-commit opens without a comment',
    ],
    [{ '.github/workflows/test.yml': 'name: Test' }, '.github/workflows/test.yml opens without a comment'],
    [{ 'core/core.ts': '//\nexport {};' }, 'core/core.ts opens without a comment'],
  ],
  innocent: [
    {
      'core/core.ts': '// The app.\nexport {};',
      'web/ui/theme.css': '/* Colours. */',
      '.ci/run': '#!/bin/bash\n# All checks.',
    },
    { 'core/app.test.ts': `import './app.ts';`, 'package.json': '{}', 'README.md': '# Formdeck' },
  ],
});

prove('A file above 300 lines says why', lengths, {
  offences: [
    [{ 'core/core.ts': long }, 'core/core.ts has 301 lines'],
    [{ 'core/app.test.ts': long }, 'core/app.test.ts has 301 lines'],
    [{ 'core/core.ts': `// The app.\n${long}// Long because it is.` }, 'core/core.ts has 303 lines'],
  ],
  innocent: [
    {
      'core/core.ts': `// The app.\n// Long because one table is read as one.\n${long}`,
      'tests/data.json': long,
    },
  ],
});

prove('A folder has at most 30 source files', folderSizes, {
  offences: [
    [folderOf(31, '.tsx'), 'web/sheets has 31 source files'],
    [{ ...folderOf(20, '.tsx'), ...folderOf(11, '.module.css') }, 'web/sheets has 31 source files'],
  ],
  innocent: [
    { ...folderOf(30, '.ts'), ...folderOf(30, '.test.ts'), 'web/sheets/table/data-tab.tsx': '' },
    Object.fromEntries(Object.keys(folderOf(31, '.sql')).map((path) => [path, ''])),
  ],
});

prove('Texts have straight quotes', straightQuotes, {
  offences: [
    [
      { 'web/forms/page.tsx': 'title="No form is called \u201cA\u201d"' },
      'web/forms/page.tsx has curly quotes',
    ],
    [{ 'core/views/policy.ts': "no('somebody else\u2019s')" }, 'core/views/policy.ts has curly quotes'],
  ],
  innocent: [
    {
      'core/imports/csv/headers.ts': '[\u2019]',
      'demo/northern-airfields/catalog.csv': 'Val-d\u2019Or',
      'core/views/policy.ts': '"somebody else\'s"',
    },
  ],
});

prove('A select that is searched is the one of web/ui', searchedSelects, {
  offences: [
    [
      { 'web/forms/x.tsx': '<Select searchable data={data} />' },
      'web/forms/x.tsx has a searchable select of its own',
    ],
  ],
  innocent: [
    { 'web/ui/input/search-select.tsx': '<Select searchable />', 'web/forms/x.tsx': '<SearchSelect />' },
  ],
});

prove('Parts that are loaded later are those of web/ui', lazyParts, {
  offences: [
    [
      { 'web/forms/x.tsx': `const Part = lazy(() => import('./part.tsx'));` },
      "web/forms/x.tsx loads a part by React's lazy",
    ],
  ],
  innocent: [
    {
      'web/ui/lazy-part.tsx': 'lazy(load)',
      'web/forms/x.tsx': `const Part = lazyPart(() => import('./part.tsx').then((it) => it.Part));`,
    },
  ],
});

prove('Types of questions are listed once', questionTypeLists, {
  offences: [
    [{ 'core/sheets/row.ts': `if (type === 'NUMERIC') return 1;` }, 'core/sheets/row.ts'],
    [{ 'web/sheets/row.tsx': `switch (type) {\n  case 'TEXT':\n}` }, 'web/sheets/row.tsx'],
    [{ 'server/sheets/store.ts': `where type in ('TEXT', 'NUMERIC')` }, 'server/sheets/store.ts'],
    [{ 'cli/sheets/row.ts': `const widths = {\n  DATETIME: 17,\n};` }, 'cli/sheets/row.ts'],
  ],
  innocent: [
    {
      'core/sheets/row.ts': `if (answersOf(type).isDecimal) {\n}`,
      'core/forms/new.ts': `const first = { type: 'TEXT' };`,
      'core/sheets/row.test.ts': `expect(type === 'TEXT').toBe(true);`,
    },
  ],
});
