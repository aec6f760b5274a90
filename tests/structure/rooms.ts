// Who may import whom among the rooms of a floor. A room is a folder of a floor: a feature's, or one of the floor's
// kernel. Features are found on the disk, so that a new one is under the rules without anybody naming it here.
import { type Import, importsOf } from './syntax.ts';
import { isTest, type Rule, roomOf, type SourceFile } from './source-tree.ts';
import { ringsIn } from './floors.ts';

/** The folders of each floor that are no feature's. */
export const kernel: Readonly<Record<string, readonly string[]>> = {
  core: [
    'calendar',
    'changes',
    'features',
    'files',
    'format',
    'logic',
    'messages',
    'portions',
    'questions',
    'resource',
    'time',
  ],
  server: ['http', 'db', 'jobs', 'schedules', 'files', 'readers', 'demo', 'checks', 'backups'],
  cli: ['command', 'app', 'output', 'resource', 'terminal', 'platform'],
  web: ['shell', 'routes', 'ui', 'logic', 'platform', 'public'],
};

/** A face's features are composed by the floor's kernel, and do not know each other but for the pairs below. */
export const faceRooms: Rule = (files) =>
  crossings(files)
    .filter(
      ({ floor, room, to }) => (floor === 'cli' || floor === 'web') && floor === to.floor && room !== to.room,
    )
    .filter(({ floor, room, to }) => isFeature(floor, room) && isFeature(floor, to.room))
    .filter(({ floor, room, to }) => !faceNeighbours.has(`${floor}: ${room} -> ${to.room}`))
    .map(told);

/**
 * A pin is a widget of a dashboard in another place, and is drawn as there. `sheets rows` is `rows list`. Entries are asked for in one
 * way. Signing in by a provider looks like signing in, and is one of the ways to sign in.
 */
const faceNeighbours: ReadonlySet<string> = new Set([
  'cli: pins -> sheets',
  'cli: session -> sign-on',
  'cli: sheets -> filling',
  'cli: sheets -> rows',
  'web: pins -> sheets',
  'web: sign-on -> session',
]);

/**
 * What draws for every feature knows none: it is told what to draw. The expression builder draws what core says of
 * questions and answers, and knows no page.
 */
export const faceKernel: Rule = (files) =>
  crossings(files)
    .filter(({ floor, room, to }) => {
      const from = `${floor}/${room}`;
      return (
        (drawing.includes(from) || (from === builder && to.floor === 'web')) && isFeature(to.floor, to.room)
      );
    })
    .map(told);

const drawing = ['cli/output', 'cli/terminal', 'web/ui'];
const builder = 'web/logic';

/** What is made of all features. */
const madeOfAll: ReadonlySet<string> = new Set([
  'core/core.ts',
  'core/features/all.ts',
  'core/features/all-pages.ts',
]);

/**
 * In core a feature takes its neighbours' schemas and pure knowledge; what they ask of the server is theirs. The kernel
 * (the folders named above, and the top of the floor) is below the features and takes nothing of them.
 */
export const coreRooms: Rule = (files) =>
  crossings(files)
    .filter(({ floor, to }) => floor === 'core' && to.floor === 'core' && isFeature('core', to.room))
    .filter(({ room, from, to, target }) => {
      if (room === null || !isFeature('core', room)) return !madeOfAll.has(from.path);
      if (room === to.room || askedElsewhere.has(`${from.path} -> ${target}`)) return false;
      if (offersThings.test(from.path) && target.endsWith('/queries.ts')) return false;
      return /\/(calls|queries|actions)\.ts$/.test(target);
    })
    .map(told);

/**
 * The password that a sign-in asks for is set by the call that changes a user (contract, "Sign-in"). A sheet view is
 * loaded as one: form and catalog first (spec 2, section 2). The widget of a question is hidden by the call that changes
 * the question (spec 2, section 7). A browser downloads images by a token (contract, "Sign-in"). A file of
 * people is held against the forms that name them as reviewer, who keep their role (contract, "Users"). The pictures of a form
 * are images as those of answers are, which an XLSForm takes along (docs/decisions/0063-pictures-in-instructions.md).
 */
const askedElsewhere: ReadonlySet<string> = new Set([
  'core/session/sign-in.ts -> core/users/calls.ts',
  'core/sheets/engine/load-sheets.ts -> core/forms/calls.ts',
  'core/sheets/engine/load-sheets.ts -> core/catalog/queries.ts',
  'core/widgets/actions.ts -> core/forms/calls.ts',
  'core/exports/actions.ts -> core/session/calls.ts',
  'core/users/apply-people.ts -> core/forms/calls.ts',
  'core/forms/xlsform/media/create-read-form.ts -> core/filling/calls.ts',
  'core/forms/xlsform/write-file.ts -> core/sheets/calls.ts',
]);

/** The record of a list, an agenda or a form offers things of its neighbours: the forms of a filter, the groups of a user. */
const offersThings = /\/(list|lists|agenda|[a-z-]+-form)\.ts$/;

/** The server mounts core's calls and applies its policies; what asks a server is for the faces. */
export const serverOnCore: Rule = (files) =>
  crossings(files)
    .filter(({ floor, target }) => floor === 'server' && facesOnly.test(target))
    .map(told);

const facesOnly =
  /^core\/([\w-]+\/(queries|actions|state)|session\/(session|sign-in|ask-regions)|live\/(follow|catch-up)|action|core|http|ports|retry|send)\.ts$/;

/**
 * Which of its neighbours a feature of the server may use, beside the audit log, which all of them write. The arrows go one way: lowest
 * are notifications and mail, then sessions, users, forms, catalog, sheets, and what fills, imports and exports them. What a feature
 * shows of one above it is handed to its routes by server/routes.ts.
 */
const declared: Neighbours = {
  factors: ['mail'],
  session: ['factors', 'mail'],
  tokens: ['mail'],
  appearance: ['mail', 'users'],
  widgets: ['forms'],
  mappings: ['forms'],
  reports: ['appearance', 'catalog', 'exports', 'forms', 'mail', 'sheets', 'troubles', 'users', 'widgets'],
  troubles: ['mail', 'notifications'],
  'named-jobs': ['troubles'],
  reminders: ['forms', 'mail', 'notifications', 'push'],
  feeds: ['appearance', 'session', 'users'],
  views: ['forms', 'sheets'],
  users: ['factors', 'mail', 'session', 'tokens'],
  access: ['users'],
  'sign-on': ['appearance', 'session', 'users'],
  forms: ['users'],
  sheets: ['catalog', 'forms', 'notifications'],
  filling: ['catalog', 'forms', 'notifications', 'sheets'],
  imports: ['catalog', 'forms', 'notifications', 'sheets', 'users'],
  home: ['imports', 'insights', 'notifications', 'sheets', 'troubles'],
  live: ['forms'],
  pins: ['catalog', 'forms', 'sheets', 'users', 'widgets'],
  exports: ['catalog', 'forms', 'mail', 'notifications', 'sheets', 'troubles', 'users'],
};

type Neighbours = Readonly<Record<string, readonly string[]>>;

/** The server's features use each other along a list, but never each other's routes and jobs; its kernel uses none. */
export const serverRooms: Rule = (files) =>
  meetings(files)
    .filter(({ from, room, to, target }) => {
      if (!isFeature('server', room)) return !kernelOnFeatures.has(`${from.path} -> ${target}`);
      const isDeclared = to.room === 'audit' || (declared[room ?? '']?.includes(to.room ?? '') ?? false);
      return !isDeclared || /\/([\w-]+-)?(routes|jobs?)\.ts$/.test(target);
    })
    .map(told);

/** The list itself has no circle, and nothing that is not needed any more. */
export function serverList(neighbours: Neighbours = declared): Rule {
  return (files) => {
    const used = new Set(meetings(files).map(({ room, to }) => `${room} -> ${to.room}`));
    const pairs = Object.entries(neighbours).flatMap(([room, others]) =>
      others.map((other) => `${room} -> ${other}`),
    );
    const next = new Map(Object.entries(neighbours).map(([room, others]) => [room, new Set(others)]));
    return [
      ...ringsIn(next).map((ring) => `${[...ring, ring[0]].join(' -> ')} is a circle`),
      ...pairs.filter((pair) => !used.has(pair)).map((pair) => `${pair} is not used`),
    ];
  };
}

/** Types of the world and of the tables that are a feature's. */
const kernelOnFeatures: ReadonlySet<string> = new Set([
  'server/services.ts -> server/forms/rules-cache.ts',
  'server/services.ts -> server/live/hub.ts',
  'server/services.ts -> server/mail/worker.ts',
  'server/services.ts -> server/sheets/page-cache.ts',
  'server/services.ts -> server/sheets/row-cache.ts',
  'server/db/tables.ts -> server/forms/definition.ts',
  'server/db/work-tables.ts -> server/mail/new-mail.ts',
]);

/** What composes all features: the server, what checks its settings and backs it up, and the demo companies, which are made with everything there is. */
const composers = /^server\/((app|routes|serve)\.ts$|(demo|checks|backups)\/)/;

/** Where a feature of the server is imported from outside its room. */
function meetings(files: readonly SourceFile[]): Crossing[] {
  return crossings(files).filter(
    ({ from, floor, room, to }) =>
      floor === 'server' &&
      to.floor === 'server' &&
      room !== to.room &&
      isFeature('server', to.room) &&
      !composers.test(from.path),
  );
}

type Crossing = Import & {
  target: string;
  floor: string;
  room: string | null;
  to: { floor: string; room: string | null };
};

/** The imports of the repository's own files, with the rooms at both ends. */
function crossings(files: readonly SourceFile[]): Crossing[] {
  return importsOf(files.filter((file) => !isTest(file))).flatMap((one) => {
    const { target } = one;
    return target === null ? [] : [{ ...one, target, ...roomOf(one.from.path), to: roomOf(target) }];
  });
}

/** Whether a room is a feature's. Only floors have features. */
function isFeature(floor: string, room: string | null): boolean {
  return room !== null && kernel[floor] !== undefined && !kernel[floor].includes(room);
}

function told({ place, target }: Crossing): string {
  return `${place} imports ${target}`;
}
