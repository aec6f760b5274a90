import { describe, expect, it } from 'vitest';
import { filesOf, prove } from './prove.ts';
import { coreRooms, faceKernel, faceRooms, serverOnCore, serverList, serverRooms } from './rooms.ts';
import { readRepository } from './source-tree.ts';

prove("A face's feature does not import its neighbour", faceRooms, {
  offences: [
    [
      { 'cli/forms/list.ts': `import { sheetTable } from '#cli/sheets/table.ts';` },
      'cli/forms/list.ts:1 imports cli/sheets/table.ts',
    ],
    [
      { 'web/new-one/page.tsx': `const page = await import('#web/other/page.tsx');` },
      'web/new-one/page.tsx:1 imports web/other/page.tsx',
    ],
    [
      { 'web/sheets/page.tsx': `import { PinnedWidget } from '#web/pins/pinned-widget.tsx';` },
      'web/sheets/page.tsx:1 imports web/pins/pinned-widget.tsx',
    ],
  ],
  innocent: [
    { 'web/pins/pinned-widget.tsx': `import { WidgetFrame } from '#web/sheets/widgets/widget-frame.tsx';` },
    { 'cli/program.ts': `import { add } from './forms/command.ts';` },
    {
      'cli/forms/list.ts': `import { row } from './row.ts';\nimport { table } from '#cli/output/table.ts';\nimport { createContext } from '#cli/context.ts';`,
    },
    {
      'cli/forms/list.ts': `import { listForms } from '#core/forms/calls.ts';\nimport { listSheets } from '#core/sheets/calls.ts';`,
    },
  ],
});

prove('What draws for all features knows none', faceKernel, {
  offences: [
    [
      { 'cli/output/table.ts': `import { columns } from '#cli/forms/columns.ts';` },
      'cli/output/table.ts:1 imports cli/forms/columns.ts',
    ],
    [
      { 'web/ui/chart/chart.tsx': `import type { Widget } from '#core/widgets/schema.ts';` },
      'web/ui/chart/chart.tsx:1 imports core/widgets/schema.ts',
    ],
    [
      { 'web/logic/fields/value-field.tsx': `import { MomentInput } from '#web/sheets/moment-input.tsx';` },
      'web/logic/fields/value-field.tsx:1 imports web/sheets/moment-input.tsx',
    ],
  ],
  innocent: [
    {
      'cli/output/errors.ts': `import { AppError } from '#core/errors.ts';\nimport { formatDate } from '#core/time/date-format.ts';`,
    },
    {
      'web/logic/fields/value-field.tsx': `import type { Question } from '#core/forms/schema.ts';\nimport { Notice } from '#web/ui/notices/notice.tsx';`,
    },
  ],
});

prove("Core's features share what they know, not what they ask of the server", coreRooms, {
  offences: [
    [
      { 'core/reports/queries.ts': `import { sheetsQuery } from '#core/sheets/queries.ts';` },
      'core/reports/queries.ts:1 imports core/sheets/queries.ts',
    ],
    [
      { 'core/reports/actions.ts': `import { closeForm } from '#core/forms/actions.ts';` },
      'core/reports/actions.ts:1 imports core/forms/actions.ts',
    ],
    [
      { 'core/errors.ts': `import { form } from './forms/schema.ts';` },
      'core/errors.ts:1 imports core/forms/schema.ts',
    ],
    [
      { 'core/logic/check.ts': `import type { Form } from '#core/forms/schema.ts';` },
      'core/logic/check.ts:1 imports core/forms/schema.ts',
    ],
    [
      { 'core/questions/values.ts': `import { cellText } from '#core/imports/cells.ts';` },
      'core/questions/values.ts:1 imports core/imports/cells.ts',
    ],
  ],
  innocent: [
    {
      'core/imports/plan.ts': `import { form } from '#core/forms/schema.ts';\nimport { calls } from './calls.ts';`,
    },
    { 'core/core.ts': `import { formsQuery } from './forms/queries.ts';` },
  ],
});

prove('The server uses nothing of core that is for the faces', serverOnCore, {
  offences: [
    [
      { 'server/forms/routes.ts': `import { formsQuery } from '#core/forms/queries.ts';` },
      'server/forms/routes.ts:1 imports core/forms/queries.ts',
    ],
    [
      { 'server/app.ts': `import type { Action } from '#core/forms/actions.ts';` },
      'server/app.ts:1 imports core/forms/actions.ts',
    ],
    [
      { 'server/mail/send.ts': `import { createHttp } from '#core/http.ts';` },
      'server/mail/send.ts:1 imports core/http.ts',
    ],
    [
      { 'server/jobs/runner.ts': `import { retry } from '#core/retry.ts';` },
      'server/jobs/runner.ts:1 imports core/retry.ts',
    ],
    [
      { 'server/session/routes.ts': `import { signIn } from '#core/session/sign-in.ts';` },
      'server/session/routes.ts:1 imports core/session/sign-in.ts',
    ],
  ],
  innocent: [
    {
      'server/forms/routes.ts': `import { readForm } from '#core/forms/calls.ts';\nimport { mayEdit } from '#core/forms/policy.ts';`,
    },
  ],
});

prove("The server's features use each other along the declared list", serverRooms, {
  offences: [
    [
      { 'server/audit/store.ts': `import { findForm } from '#server/forms/store.ts';` },
      'server/audit/store.ts:1 imports server/forms/store.ts',
    ],
    [
      { 'server/new-one/store.ts': `import { findForm } from '#server/forms/store.ts';` },
      'server/new-one/store.ts:1 imports server/forms/store.ts',
    ],
    [
      { 'server/http/token.ts': `import { findForm } from '#server/forms/store.ts';` },
      'server/http/token.ts:1 imports server/forms/store.ts',
    ],
    [
      { 'server/forms/store.ts': `import { audit } from '#server/audit/routes.ts';` },
      'server/forms/store.ts:1 imports server/audit/routes.ts',
    ],
  ],
  innocent: [
    { 'server/routes.ts': `import { formRoutes } from './forms/routes.ts';` },
    { 'server/demo/seed.ts': `import { insertForm } from '#server/forms/store.ts';` },
    {
      'server/forms/routes.ts': `import { audit } from '#server/audit/write.ts';\nimport { query } from '#server/db/transaction.ts';`,
    },
  ],
});

const use = (from: string, to: string) => ({
  [`server/${from}/store.ts`]: `import '#server/${to}/store.ts';`,
});

describe('The declared list', () => {
  const list = serverList({ forms: ['audit'], sheets: ['forms'] });
  it('may have no circle', () => {
    const circular = serverList({ forms: ['imports'], imports: ['sheets'], sheets: ['forms'] });
    expect(circular([])).toContain('forms -> imports -> sheets -> forms is a circle');
  });
  it('names what is used and nothing else', () => {
    const files = filesOf({ ...use('forms', 'audit') });
    expect(list(files)).toEqual(['sheets -> forms is not used']);
    expect(list([...files, ...filesOf(use('sheets', 'forms'))])).toEqual([]);
  });
  it('holds on the disk', () => expect(serverList()(readRepository())).toEqual([]));
});
