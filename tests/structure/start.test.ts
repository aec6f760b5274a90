import { prove } from './prove.ts';
import { lightStart } from './start.ts';

prove('A short command starts without kinds of questions, rules and logic', lightStart, {
  offences: [
    [
      {
        'cli/context.ts': `import { flag } from './command/flags.ts';`,
        'cli/command/flags.ts': `import { reason } from '#core/questions/rules/passing.ts';`,
      },
      'cli/context.ts -> cli/command/flags.ts -> core/questions/rules/passing.ts',
    ],
  ],
  innocent: [
    {
      'cli/context.ts': `import type { Rule } from '#core/questions/rules/schema.ts';
const rules = () => import('#core/questions/rules/rules.ts');`,
      'cli/rows/add.ts': `import { reason } from '#core/questions/rules/passing.ts';`,
    },
  ],
});
