// What the gallery shows: people of an airfield, as a resource with a field of every kind, and an agenda of their inspections.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import type { Agenda } from '#core/resource/agenda.ts';
import type { Form, FormField } from '#core/resource/form.ts';
import type { List } from '#core/resource/list.ts';
import type { ListState } from '#core/resource/list-view.ts';
import { resource } from '#core/resource/resource.ts';
import { subscriptionsOf } from '#core/resource/subscriptions.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { counts } from '#core/messages/count-texts.ts';
import { reportsList } from '#core/reports/list.ts';

export type Person = { id: string; name: string; firm: string; role: string; seen: number };
type Draft = Readonly<
  Record<'name' | 'email' | 'notes' | 'password' | 'shifts' | 'starts' | 'region' | 'role' | 'badge', string>
> & { isOnSite: boolean; groups: readonly string[]; leader: string | null };

const now = Date.now();
const day = 86_400_000;

export const people: readonly Person[] = [
  ['Amara Okafor', 'Northern Airfields', 'Inspector', 0.02],
  ['Jean-Baptiste Lefebvre-Tremblay', 'Aéroports de la Côte-Nord', 'Manager', 1],
  ['Nguyễn Thị Minh Khai', 'Bird Control Ltd', 'Inspector', 4],
  ['ياسمين حداد', 'خدمات المطار', 'Inspector', 40],
].map(([name, firm, role, ago], index) => ({
  id: String(index),
  name: String(name),
  firm: String(firm),
  role: String(role),
  seen: now - Number(ago) * day,
}));

const groupNames = ['Runway 09', 'Runway 27', 'Apron', 'Fire station'];
const readGroups = () => ({
  queryKey: ['gallery', 'groups'],
  queryFn: async () => groupNames.map((name, id) => ({ id: String(id), name })),
});
const groups = thingsOf(readGroups, byName);
const roles = ['Inspector', 'Manager'].map((value) => ({ value, label: value }));

export const first: ListState = { search: '', page: 1 };

/** The list of people who are read so. */
export function listOf(name: string, read: () => Promise<readonly Person[]>): List<Person, ListState> {
  return {
    title: 'People',
    count: counts.people,
    view: {
      first,
      search: { label: 'Search people', about: 'part of a name or firm' },
      choices: {},
    },
    whole: () => ({ queryKey: ['gallery', name], queryFn: read }),
    within: (items, { search }) =>
      items.filter((item) => item.name.toLowerCase().includes(search.toLowerCase())),
    keyOf: ({ id }) => id,
    columns: [
      { id: 'name', title: 'Name', text: (person) => person.name },
      { id: 'firm', title: 'Firm', text: ({ firm }) => firm },
      { id: 'role', title: 'Role', text: ({ role }) => role },
      { id: 'seen', title: 'Last seen', text: ({ seen }, { moment }) => moment(seen) },
    ],
    line: { name: 'name', below: ['firm'], beside: 'role', cells: { role: '7rem', seen: '12rem' } },
    texts: {
      none: 'There is nobody yet.',
      noneHint: 'Add the people who work on the airfield.',
      notFound: 'Nobody matches.',
      notFoundHint: 'Try part of a name or firm.',
      showAll: 'Show everybody',
      failed: 'Unable to load the people.',
    },
  };
}

export const unable = (): Promise<never> =>
  Promise.reject(new AppError('forbidden', 'Only admins see these people.'));

const subscribed = people.map(({ id, name }) => ({
  id,
  name: `Reports of ${name}`,
  user: { userName: 'kim' },
  subscribed: id === '0',
}));
export const subscriptions = subscriptionsOf<(typeof subscribed)[number]>({
  title: 'Reports by e-mail',
  count: reportsList.count,
  heading: 'Report',
  whole: () => ({ queryKey: ['gallery', 'subscribed'], queryFn: async () => subscribed }),
  nameOf: ({ name }) => name,
  timesOf: () => ({ interval: 'WEEK', scheduleTime: now, timeZone: 'UTC' }),
  none: 'No report is sent to you.',
});
export const subscribe = action<(typeof subscribed)[number], (typeof subscribed)[number]>({
  id: 'gallery.subscribe',
  label: 'Receive by e-mail',
  may: () => ({ yes: true }),
  run: async (_, item) => item,
  failed: () => 'Unable to subscribe',
  touches: [],
});

const remove = action<{ name: string }, null>({
  id: 'gallery.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ name }) => ({
    title: `Delete ${name}?`,
    text: 'This cannot be undone.',
    confirm: 'Delete',
  }),
  may: () => ({ yes: true }),
  run: () => Promise.resolve(null),
  done: ({ name }) => `${name} was deleted`,
  failed: () => 'Unable to delete',
  touches: [],
});
const save = action<Draft, Person>({
  id: 'gallery.save',
  label: 'Save',
  may: () => ({ yes: true }),
  failed: () => 'Unable to save',
  touches: [],
  run: () => Promise.reject(new AppError('conflict', 'Somebody has changed this person in the meantime.')),
});

/** A field of the draft, with what its kind has besides. */
const field =
  (kind: FormField<Draft>['kind'], path: keyof Draft, label: string, more: object) => (draft: Draft) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kinds stand beside what they need
    ({
      kind,
      path,
      label,
      value: draft[path],
      set: (value: unknown) => ({ [path]: value }),
      ...more,
    }) as FormField<Draft>;
const none = { none: 'No group', nothingFound: 'No group matches' };
const badges = ['yellow', 'red'].map((value) => ({ value, label: `Enters the ${value} zone` }));
const off = 'Only the operator of the server changes it.';

export const form = {
  name: 'person',
  title: (person) => (person === null ? 'New person' : 'Person'),
  things: { groups },
  draftOf: (person) => ({
    name: person?.name ?? '',
    email: '',
    notes: '',
    password: '',
    shifts: '3',
    starts: '',
    region: 'ca',
    role: person?.role ?? 'Inspector',
    badge: 'yellow',
    isOnSite: true,
    groups: ['0', '2'],
    leader: null,
  }),
  fields: (draft, { offered: { groups: options } }) => [
    ...[
      field('text', 'name', 'Name', { example: 'Amara Okafor' }),
      field('text', 'email', 'E-mail', { as: 'email', help: 'Where reports are sent.' }),
      field('password', 'password', 'Password', { isOwn: false, reveal: 'Show the password' }),
      field('choice', 'role', 'Role', { options: roles }),
      field('choice', 'region', 'Region', { options: [{ value: 'ca', label: 'Canada' }], off }),
      field('choice', 'badge', 'Badge', { options: badges, isSpread: true }),
      field('number', 'shifts', 'Shifts a week', { least: 0, most: 7 }),
      field('moment', 'starts', 'First shift', {}),
      field('things', 'groups', 'Groups', { options, ...none }),
      field('thing', 'leader', 'Leads', { options, ...none }),
      field('switch', 'isOnSite', 'On site now', {}),
      field('text', 'notes', 'Notes', { as: 'lines', longest: 1_000 }),
    ].map((of) => of(draft)),
    { kind: 'slot', path: 'photo' },
  ],
  issues: ({ name, email }) => [
    ...(name.trim() === '' ? [{ path: 'name', message: 'Enter a name' }] : []),
    ...(email.includes('@')
      ? []
      : [{ path: 'email', message: 'Enter an e-mail address such as amara@example.com' }]),
  ],
  save: (run, { draft }) => run(save, draft),
  saveLabel: () => 'Save',
  remove,
  existing: {
    title: 'Person',
    failed: 'This person could not be loaded',
    query: (_, id) => ({
      queryKey: ['gallery', 'one', id],
      queryFn: async () => people.find((person) => person.id === id) ?? unable(),
    }),
  },
} satisfies Form<Person, Draft, Person>;

export const peopleResource = resource<Person, ListState, Draft>({
  nameOf: ({ name }) => name,
  missing: { id: 'gallery.missing', defaultMessage: 'There is no person "{named}".' },
  list: listOf('Rows', async () => people),
  form,
});

type Inspection = { id: string; name: string; at: number };
const inspections = ['Friction test of runway 09', 'Birds at the pond', 'Lights of the apron'];

export const agenda: Agenda<Inspection, 'group'> = {
  title: 'Inspections',
  view: { filter: 'group', tabs: ['list', 'calendar', 'all'], isDated: false },
  read: () => ({
    queryKey: ['gallery', 'agenda'],
    queryFn: async () =>
      inspections.map((name, id) => ({ id: String(id), name, at: now + (id - 1) * 3_600_000 })),
  }),
  timingOf: ({ at }) => ({ first: at, interval: 'WEEK', timeZone: 'Etc/UTC' }),
  textOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  columns: [{ id: 'name', title: 'Inspection', text: ({ name }) => name }],
  remove,
  filter: {
    label: 'Group',
    title: 'Groups',
    all: 'All groups',
    notFound: 'No group matches',
    gone: 'Gone',
    things: groups,
    keeps: () => true,
  },
  texts: {
    failed: 'Unable to load.',
    missing: 'It is gone',
    showAll: 'Show all',
    noneDay: 'Nothing on this day.',
    noneWeek: 'Nothing is due this week',
    noneWeekHint: 'Plan an inspection.',
  },
};
