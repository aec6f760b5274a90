import { expect, it } from 'vitest';
import { keyLabels, lettersWithTwoMeanings } from './keys.ts';
import { prove } from './prove.ts';

it('a letter has one meaning', () => {
  expect(lettersWithTwoMeanings()).toEqual([]);
});

prove('Screens call a key what the table says that it does', keyLabels, {
  offences: [
    [
      { 'cli/x/screen.tsx': "useKeys([{ key: 'filter', label: 'fill in', run }]);" },
      'cli/x/screen.tsx:1 has "fill in" on f, filter',
    ],
    [
      {
        'cli/x/screen.tsx':
          "const all = [\n  { key: 'export', label: open ? texts.viewHidden.toLowerCase() : 'end' }];",
      },
      'cli/x/screen.tsx:2 has "open texts view hidden end" on x, export',
    ],
    [
      { 'cli/x/screen.tsx': "app.actionKey('approve', archive, form);" },
      'cli/x/screen.tsx:1 has "archive" on a, approve',
    ],
  ],
  innocent: [
    {
      'cli/x/screen.tsx': `useKeys([
        { key: 'add', label: texts.newUser.toLowerCase(), run },
        { key: 'enter', label: 'whatever', run },
        { key: 'search', run },
        actionKey('delete', deleteView, view),
      ]);`,
      'web/x/page.tsx': "const column = { key: 'filter', label: 'fill in' };",
    },
  ],
});
