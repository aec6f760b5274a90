import { messages } from './messages.ts';
import { prove } from './prove.ts';

const texts = (path: string, id: string, pattern: string) => ({
  [path]: `import { defineMessages } from '#core/messages/message.ts';
export const m = defineMessages({ one: { id: '${id}', defaultMessage: '${pattern}' } });`,
});
const french = (id: string, pattern: string) => ({
  'core/messages/languages/fr.json': JSON.stringify({ [id]: pattern }),
});

prove('Messages can be said, in each language with the same values', messages, {
  offences: [
    [
      { ...texts('core/pins/texts.ts', 'pins.one', 'One'), ...texts('web/pins/texts.ts', 'pins.one', 'One') },
      'core/pins/texts.ts:2 declares pins.one again',
    ],
    [
      texts('web/named-jobs/texts.ts', 'jobs.web.one', 'One'),
      'web/named-jobs/texts.ts:2 has the id jobs.web.one: it begins with namedJobs',
    ],
    [
      texts('web/pins/texts.ts', 'pins.one', String.raw`Pin \'{name}\'`),
      'web/pins/texts.ts:2 has an apostrophe before a brace, which takes the brace as it is: write two',
    ],
    [
      texts('web/pins/texts.ts', 'pins.one', ', largest first'),
      'web/pins/texts.ts:2 is a part of a sentence: say the whole of it, with what comes before or after as values',
    ],
    [
      texts('web/pins/texts.ts', 'pins.one', 'Pinned by '),
      'web/pins/texts.ts:2 is a part of a sentence: say the whole of it, with what comes before or after as values',
    ],
    [
      texts('web/pins/texts.ts', 'pins.row2', 'Row {row}'),
      'web/pins/texts.ts:2 has an id with a number, pins.row2: say what it is about',
    ],
    [texts('web/pins/texts.ts', 'pins.one', '{open'), 'web/pins/texts.ts:2 cannot be read: {open'],
    [
      { ...texts('web/pins/texts.ts', 'pins.one', 'Pin {name}'), ...french('pins.one', 'Épingler {nom}') },
      'core/messages/languages/fr.json: pins.one has the values nom, in English name',
    ],
    [french('pins.gone', 'Parti'), 'core/messages/languages/fr.json has pins.gone, which is no message'],
    [
      { 'web/pins/rows.tsx': "const rowsText = count === 1 ? 'a row' : 'all rows';\n" },
      'web/pins/rows.tsx forms an English plural: a message has a plural for it',
    ],
  ],
  innocent: [
    texts('cli/pins/texts.ts', 'pins.one', 'Name of the pin: '),
    texts('cli/pins/texts.ts', 'pins.one', 'and {count, number} more'),
    texts('cli/pins/texts.ts', 'pins.write24', 'Write 24'),
    texts('web/pins/texts.ts', 'pins.one', String.raw`Pin \'\'{name}\'\'`),
    { 'core/pins/rows.ts': "const verb = count === 1 ? 'is' : 'are';\n" },
    {
      ...texts(
        'web/pins/texts.ts',
        'pins.one',
        '{count, plural, one {# pin of {name}} other {# pins of {name}}}',
      ),
      ...french(
        'pins.one',
        '{count, plural, one {# épingle} many {# épingles} other {# épingles}} de {name}',
      ),
    },
  ],
});
