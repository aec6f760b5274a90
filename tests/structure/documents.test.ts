import { namedIdentifiers, namedPaths } from './documents.ts';
import { prove } from './prove.ts';

const files = {
  '.gitignore': 'dist/\n',
  'package.json': '{"dependencies": {"qrcode": "1.5.4"}}',
  'core/core.ts': '',
  'core/forms/calls.ts': '',
  'docs/words.md': 'See [the app](../core/core.ts).',
};

prove('Paths that documents name are there', namedPaths, {
  offences: [
    [{ ...files, 'README.md': 'Start at `core/main.ts`.' }, 'README.md names core/main.ts'],
    [{ ...files, 'README.md': 'Run `node scripts/go.js --fast`.' }, 'README.md names scripts/go.js'],
    [{ ...files, 'README.md': 'The room `core/templates/` is gone.' }, 'README.md names core/templates/'],
    [{ ...files, 'README.md': '[Words](docs/word.md#a)' }, 'README.md names docs/word.md'],
    [{ ...files, 'docs/more.md': '[Words](docs/words.md)' }, 'docs/more.md names docs/docs/words.md'],
    [
      { ...files, 'README.md': 'Import `#core/actor.ts`; roles are `policy.ts`.' },
      'README.md names core/actor.ts',
      'README.md names policy.ts',
    ],
  ],
  innocent: [
    {
      ...files,
      'README.md': [
        'The `core/core.ts`, `#core/core.ts`, `core/forms/`, `calls.ts`, [words](./docs/words.md), [web](https://example.com/a.ts),',
        '`core/<feature>/calls.ts`, `*.test.ts`, `GET /form/{id}`, `application/json`, `dist/cli/main.js`, `qrcode/lib/core/qrcode.js`.',
        '```\ncore/gone.ts\n```',
      ].join('\n'),
    },
  ],
});

prove('Identifiers that documents name are in the sources', namedIdentifiers, {
  offences: [
    [
      { 'core/core.ts': 'export const formTypes = 1;', 'README.md': 'See `formKinds` and `formTypes`.' },
      'README.md names formKinds, which is not in the sources',
    ],
  ],
  innocent: [
    {
      'core/core.ts': 'export function readForm() {}',
      'README.md': 'It is `readForm(id)` of `core`; see `on(calls.yourCall, ...)`.',
      'docs/decisions/1.md': 'It was `oldName`.',
    },
  ],
});
