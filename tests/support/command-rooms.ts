// The commands on things that are listed, made, changed and deleted, with what tests/contract/resource-commands.test.ts needs to try
// each of their verbs.
import { jobsList } from '#core/named-jobs/list.ts';
import { remindersAgenda } from '#core/reminders/agenda.ts';
import { allDesigns } from '#core/reports/own/list.ts';
import { schedulesAgenda } from '#core/reports/schedules/agenda.ts';
import { tokensList } from '#core/tokens/list.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import { recipesList } from '#core/transforms/choices.ts';
import { transformFileText } from '#core/transforms/recipe-file.ts';
import { usersList } from '#core/users/lists.ts';
import { viewsList } from '#core/views/list.ts';

/** The form that they are about. */
export const formName = 'Runway inspection';

const scaleFile = shippedTransforms
  .map((shipped) => transformFileText({ ...shipped, name: 'Scale 4' }))
  .join('');

type Listed = { columns: readonly { id: string; title: string; isLineOnly?: boolean }[] };
export type CommandRoom = {
  command: string;
  /** The lines that make one, behind `formdeck`. */
  made: readonly (readonly string[])[];
  /** What names it. */
  named: string;
  /** Arguments before its name, and options behind it: of what it is a part. */
  first?: readonly string[];
  last?: readonly string[];
  list?: Listed;
  /** Columns of the record that the command leaves out, or titles otherwise. */
  otherwise?: readonly string[];
  /** Null: what it is, the list says. */
  shows: 'facts' | 'file' | null;
  edit?: { verb: string; options: readonly string[]; renames?: string; expected: object; asksWhat: boolean };
  remove: string;
  /** Somebody without rights has things of their own. */
  isOwn?: boolean;
};

const at = ['--at', '2036-12-01 08:00'];
/** The rooms; files that they read are written by `file`. */
export const commandRooms = (file: (name: string, text: string) => string): readonly CommandRoom[] => [
  {
    command: 'groups',
    made: [['groups', 'create', 'Night watch']],
    named: 'Night watch',
    shows: 'facts',
    edit: {
      verb: 'edit',
      options: ['--name', 'Day watch'],
      renames: 'Day watch',
      expected: { name: 'Day watch', members: [] },
      asksWhat: true,
    },
    remove: 'delete',
  },
  {
    command: 'users',
    made: [['users', 'create', 'robin', '--email', 'robin@example.com']],
    named: 'robin',
    list: usersList,
    shows: 'facts',
    edit: {
      verb: 'edit',
      options: ['--role', 'analyst'],
      expected: { userName: 'robin', email: 'robin@example.com', role: 'ANALYST' },
      asksWhat: true,
    },
    remove: 'deactivate',
  },
  {
    command: 'sign-on',
    made: [
      [
        'sign-on',
        'create',
        'Entra ID',
        '--issuer',
        'https://login.example.com/t/v2.0',
        '--client-id',
        '1b2c',
      ],
    ],
    named: 'Entra ID',
    shows: 'facts',
    edit: {
      verb: 'edit',
      options: ['--domains', 'example.com'],
      expected: { name: 'Entra ID', clientId: '1b2c', domains: ['example.com'] },
      asksWhat: true,
    },
    remove: 'delete',
  },
  {
    command: 'tokens',
    made: [['tokens', 'create', 'nightly', '--scope', 'rows:read']],
    named: 'nightly',
    list: tokensList,
    shows: null,
    remove: 'revoke',
    isOwn: true,
  },
  {
    command: 'reminders',
    made: [['reminders', 'create', 'Walk the fence', ...at, '--every', 'day']],
    named: 'Walk the fence',
    list: remindersAgenda,
    otherwise: ['by'],
    shows: 'facts',
    edit: {
      verb: 'edit',
      options: ['--every', 'week'],
      expected: { message: 'Walk the fence', repeatInterval: 'WEEK' },
      asksWhat: true,
    },
    remove: 'delete',
  },
  {
    command: 'reports schedule',
    made: [
      ['reports', 'create', 'submissions', '--form', formName, '--name', 'Who'],
      ['reports', 'publish', 'Who'],
      ['reports', 'schedule', 'set', 'Who', ...at, '--every', 'day', '--to', 'manager'],
    ],
    named: 'Who',
    list: schedulesAgenda,
    otherwise: ['to'],
    shows: 'facts',
    edit: { verb: 'pause', options: [], expected: { paused: { reason: 'person' } }, asksWhat: false },
    remove: 'delete',
  },
  {
    command: 'reports designs',
    made: [],
    named: 'On paper',
    list: allDesigns,
    shows: 'facts',
    remove: 'delete',
  },
  {
    command: 'views',
    made: [['views', 'save', formName, 'Mine', '--tab', 'data']],
    first: [formName],
    named: 'Mine',
    list: viewsList(''),
    shows: 'facts',
    remove: 'delete',
    isOwn: true,
  },
  {
    command: 'import mappings',
    made: [
      [
        'import',
        'mappings',
        'save',
        'faa',
        '--form',
        formName,
        '--file',
        file('rows.csv', 'Location,Speed\nA,2\n'),
      ],
    ],
    last: ['--form', formName],
    named: 'faa',
    shows: 'facts',
    remove: 'delete',
  },
  {
    command: 'transforms',
    made: [['transforms', 'create', file('scale.json', scaleFile)]],
    named: 'Scale 4',
    list: recipesList,
    shows: 'file',
    remove: 'delete',
  },
  {
    command: 'jobs',
    made: [['forms', 'list', '--job', 'nightly-list']],
    named: 'nightly-list',
    list: jobsList,
    shows: 'facts',
    edit: { verb: 'edit', options: ['--pause'], expected: { name: 'nightly-list' }, asksWhat: true },
    remove: 'delete',
    isOwn: true,
  },
  {
    command: 'catalog types',
    made: [['catalog', 'types', 'add', 'Plane']],
    named: 'Plane',
    shows: null,
    edit: { verb: 'rename', options: ['Jet'], renames: 'Jet', expected: { name: 'Jet' }, asksWhat: false },
    remove: 'delete',
  },
];
