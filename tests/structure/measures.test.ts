import { expect, it } from 'vitest';
import { measure, ratchet, recordOf, recordPath } from './measures.ts';
import { filesOf, prove } from './prove.ts';

const body = '  void 0;\n';
const generous = {
  'typescript-lines': 1_000,
  'css-lines': 100,
  'long-functions': 9,
  'many-parameters': 9,
  'one-importer': 9,
};
const recorded = (numbers: Record<string, number>) => ({
  [recordPath]: JSON.stringify({ ...generous, ...numbers }),
});

prove('No number is worse than the recorded one', ratchet, {
  offences: [
    [
      { ...recorded({ 'css-lines': 1 }), 'web/ui/a.css': '.a {\n}\n' },
      'Lines of CSS: 2, recorded are 1. Say something once, or record it with `npm run measure -- --record` and say why',
    ],
    [
      {
        ...recorded({ 'long-functions': 0 }),
        'core/a.ts': `export const a = () => {\n${body.repeat(99)}};\n`,
      },
      'Functions above 100 lines: 1, recorded are 0. `npm run measure -- long-functions` lists them: change one, ' +
        'or record it with `npm run measure -- --record` and say why',
    ],
  ],
  innocent: [
    { ...recorded({ 'long-functions': 0 }), 'core/a.ts': `export const a = () => {\n${body.repeat(98)}};\n` },
    {
      ...recorded({ 'typescript-lines': 0 }),
      'core/a.test.ts': body,
      'bench/a.ts': body,
      'scripts/a.js': body,
    },
  ],
});

it('counts functions by their parameters, and files by who imports them', () => {
  const found = measure(
    filesOf({
      'core/a.ts': `class A {\n  run(a, b, c, d, e) {}\n}\ntype B = (a, b, c, d, e) => void;\n(a, b, c, d) => 1;\n`,
      'core/once.ts': '',
      'core/twice.ts': '',
      'cli/a.ts': `import '#core/once.ts';\nimport '#core/twice.ts';\nimport { x } from '#core/once.ts';\n`,
      'web/a.ts': `import('#core/twice.ts');\n`,
      'core/once.test.ts': `import './once.ts';\n`,
    }),
  );
  expect(Object.fromEntries(found.map(({ name, places }) => [name, places]))).toMatchObject({
    'many-parameters': ['core/a.ts:2'],
    'one-importer': ['core/once.ts'],
  });
});

it('records the next step, so that small changes pass', () => {
  const files = filesOf({ 'core/a.ts': body.repeat(3), 'web/a.css': '.a {\n}\n' });
  expect(JSON.parse(recordOf(measure(files)))).toEqual({
    'typescript-lines': 1_000,
    'css-lines': 100,
    'long-functions': 0,
    'many-parameters': 0,
    'texts-outside': 0,
    'one-importer': 0,
  });
});
