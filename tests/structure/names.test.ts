import { exportWords, fileWords, localWords, typeNames } from './names.ts';
import { prove } from './prove.ts';

prove('Files are named by the words of the glossary', fileWords, {
  offences: [
    [{ 'server/sheets/kept-rows.ts': '' }, 'server/sheets/kept-rows.ts says kept'],
    [{ 'core/pins/words.ts': '' }, 'core/pins/words.ts says words'],
    [{ 'web/forms/editor/late-menu.tsx': '' }, 'web/forms/editor/late-menu.tsx says late'],
  ],
  innocent: [{ 'server/sheets/row-cache.ts': '', 'server/session/passwords.ts': '', 'tests/kept.ts': '' }],
});

prove('Exports are named by the words of the glossary', exportWords, {
  offences: [
    [{ 'core/x.ts': 'export function draftFaults() {}' }, 'core/x.ts exports draftFaults'],
    [{ 'core/x.ts': 'export type KeptDraft = 1;' }, 'core/x.ts exports KeptDraft'],
    [{ 'core/x.ts': 'export const rowsAtOnce = 1;' }, 'core/x.ts exports rowsAtOnce'],
    [{ 'core/x.ts': 'export async function useTold() {}' }, 'core/x.ts exports useTold'],
  ],
  innocent: [
    {
      'core/x.ts': 'export const defaultView = 1;\nexport type Reports = 1;\nexport const entries = 2;',
      'core/x.test.ts': 'export const kept = 1;',
    },
  ],
});

prove('Locals and parameters are named by the words of the glossary', localWords, {
  offences: [
    [{ 'core/x.ts': 'function x() {\n  const kept = 1;\n}' }, 'core/x.ts:2 declares kept'],
    [{ 'core/x.ts': 'const x = (a, [b, askedFor]) => 1;' }, 'core/x.ts:1 declares askedFor'],
    [{ 'web/x.tsx': 'function useTold() {}' }, 'web/x.tsx:1 declares useTold'],
    [{ 'cli/x.ts': 'const { a: { b: isKept = 1 } } = x;' }, 'cli/x.ts:1 declares isKept'],
    [{ 'cli/x.ts': 'for (const runThrough of x) y();' }, 'cli/x.ts:1 declares runThrough'],
  ],
  innocent: [
    {
      'core/x.ts': 'const x = ({ fault }) => ({ kept: fault, entries: 1 });\nconst defaults = 1;',
      'core/x.test.ts': 'const kept = 1;',
    },
  ],
});

prove('Types say what they hold', typeNames, {
  offences: [
    [{ 'web/x.tsx': 'type Asked = { view: string };' }, 'web/x.tsx has a type Asked'],
    [{ 'core/x.ts': 'export interface Place {}' }, 'core/x.ts has a type Place'],
  ],
  innocent: [{ 'core/x.ts': 'type AskedQuestion = 1;\ntype Placement = 1;' }],
});
