import { prove } from './prove.ts';
import { classes, words } from './styles.ts';

prove('Classes of modules are used', classes, {
  offences: [
    [
      {
        'web/x/page.module.css': '.row {\n  top: 0.5rem;\n  &:hover .old {\n    top: 0;\n  }\n}',
        'web/x/page.tsx': "import classes from './page.module.css';\nconst row = classes.row;",
      },
      'web/x/page.module.css: .old is not used',
    ],
  ],
  innocent: [
    {
      'web/x/page.module.css': "/* A .dot. */\n.row,\n.body > :global(.uplot) {\n  content: '.x';\n}",
      'web/x/page.tsx':
        "import own from '#web/x/page.module.css';\nconst row = own.row;\nconst { body = '' } = own;",
    },
  ],
});

const kit = { 'web/ui/styles/layout.css': '.row {\n  gap: 0.5rem;\n}' };

prove('Words of the kit exist and are used', words, {
  offences: [
    [
      { ...kit, 'web/x/page.tsx': 'const row = <p className="row rwo" />;' },
      'web/x/page.tsx:1 has the unknown word rwo',
    ],
    [
      { ...kit, 'web/x/page.module.css': '.x {\n  composes: row gone from global;\n}' },
      'web/x/page.module.css has the unknown word gone',
    ],
    [{ ...kit }, 'web/ui/styles/layout.css: .row is not used'],
  ],
  innocent: [
    { ...kit, 'web/x/page.tsx': 'const row = <p className={isRow ? `row ${classes.x}` : classes.y} />;' },
  ],
});
