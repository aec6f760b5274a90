import { kindTables, operatorRecords } from './kinds.ts';
import { prove } from './prove.ts';

const kindOf = `import { kindOf } from '#core/questions/types.ts';\n`;
const kinds = `import type { QuestionKind } from '#core/questions/kinds/kinds.ts';\n`;
const types = `import { questionTypes } from '#core/questions/types.ts';\n`;
const outside = 'asks for a kind outside of a table';

prove('Kinds are looked up in complete tables', kindTables, {
  offences: [
    [
      { 'core/sheets/row.ts': `${kindOf}if (kindOf(type) === 'number') add();` },
      `core/sheets/row.ts:2 ${outside}`,
    ],
    [{ 'web/sheets/row.tsx': `${kindOf}const kind = kindOf(type);` }, `web/sheets/row.tsx:2 ${outside}`],
    [{ 'cli/rows/row.ts': `${kindOf}switch (kindOf(type)) {\n}` }, `cli/rows/row.ts:2 ${outside}`],
    [{ 'cli/rows/row.ts': `${kindOf}numeric.has(kindOf(type));` }, `cli/rows/row.ts:2 ${outside}`],
    [{ 'web/rows/row.ts': `${types}const { kind } = questionTypes[type];` }, `web/rows/row.ts:2 ${outside}`],
    [{ 'web/rows/row.ts': `${types}use(questionTypes[type].kind);` }, `web/rows/row.ts:2 ${outside}`],
    [
      { 'web/rows/row.ts': `${kinds}const widths: Partial<Record<QuestionKind, number>> = {};` },
      'web/rows/row.ts:2 names some kinds and hides the others',
    ],
    [
      { 'core/sheets/row.ts': `${kinds}const numeric: ReadonlySet<QuestionKind> = new Set(['number']);` },
      'core/sheets/row.ts:2 names some kinds and hides the others',
    ],
    [
      {
        'core/sheets/row.ts':
          `import { answerKinds } from '#core/questions/kinds/kinds.ts';\n` +
          `if (kind === answerKinds.number) add();`,
      },
      'core/sheets/row.ts:2 compares a kind',
    ],
  ],
  innocent: [
    {
      'core/questions/types.ts': `${kindOf}if (kindOf(type) === 'number') add();`,
      'core/sheets/row.ts': `import { answersOf } from '#core/questions/types.ts';\nif (answersOf(type).isList) add();`,
      'server/sheets/row.ts': `${kindOf}${kinds}const sql: Readonly<Record<QuestionKind, Sql>> = all;\nsql[kindOf(type)](row);`,
      'web/logic/kind-menu.tsx': `function kindOf(node) {}\nif (kindOf(node) === 'choice') choose();`,
      'core/sheets/row.test.ts': `${kindOf}expect(kindOf(type) === 'text').toBe(true);`,
    },
  ],
});

prove('Operators of filters are asked for what they say', operatorRecords, {
  offences: [
    [{ 'web/sheets/row.tsx': `if (operator === 'BETWEEN') return 2;` }, 'web/sheets/row.tsx'],
    [{ 'core/sheets/row.ts': `switch (operator) {\n  case 'EQ':\n}` }, 'core/sheets/row.ts'],
  ],
  innocent: [
    {
      'core/questions/filter-operators.ts': `if (operator === 'BETWEEN') return 2;`,
      'server/sheets/row.ts': `const sql = {\n  EQ: '=',\n};`,
      'web/sheets/row.tsx': `if (takesBounds(operator)) return 2;`,
    },
  ],
});
