// What core says of lists, forms and pages once, both faces draw: generated from the records. A list shows what its record finds,
// searched, narrowed and in each order; a form refuses an empty draft with the record's words; a page that somebody is not
// shown says so when they come by its address.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, noAccessTexts, type Role } from '#core/actor.ts';
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { pageAddresses, pageFor } from '#core/features/pages.ts';
import { createHttp } from '#core/http.ts';
import { exportsList } from '#core/exports/list.ts';
import { importsList } from '#core/imports/history/list.ts';
import { mailList } from '#core/mail/list.ts';
import { reminderForm } from '#core/reminders/reminder-form.ts';
import { designsList } from '#core/reports/own/list.ts';
import { reportSubscriptions } from '#core/reports/schedules/subscriptions.ts';
import { reportsList } from '#core/reports/list.ts';
import type { Form } from '#core/resource/form.ts';
import { readItems } from '#core/resource/read-items.ts';
import { addressOf, choicesOf, type ListState } from '#core/resource/list-view.ts';
import type { List } from '#core/resource/list.ts';
import type { Send } from '#core/send.ts';
import { authenticate } from '#core/session/calls.ts';
import { sessionsList } from '#core/session/list.ts';
import { actorOf } from '#core/session/state.ts';
import { recipesList } from '#core/transforms/choices.ts';
import { tokensList } from '#core/tokens/list.ts';
import { groupForm } from '#core/users/group-form.ts';
import { groupsList, usersList } from '#core/users/lists.ts';
import { userForm } from '#core/users/user-form.ts';
import type { ScreenPlace } from '#cli/app/screen-places.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { patience } from '#tests/support/patience.ts';
import { startBrowser } from '#tests/support/browser.ts';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import type { Product } from '#tests/support/product.ts';
import { demoPassword, startDemo } from './demo.ts';
import { inDialog, press, shown, signIn, text } from './page-words.ts';

let product: Product;
let browser: Browser;
const signedIn = new Map<string, { actor: Actor; send: Send; page: Page }>();
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  await product.run(['tokens', 'create', 'Nightly import', '--scope', 'import']);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** Somebody of the demo, at a page of their own and with a client of their own. */
async function as(userName: string) {
  const known = signedIn.get(userName);
  if (known !== undefined) return known;
  const http = createHttp(fetch);
  const body = { username: userName, password: demoPassword };
  const { token, user } = await http.send({ server: product.origin }, authenticate, { body });
  const context: BrowserContext = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/');
  await signIn(page, userName);
  await shown(page.getByRole('navigation', { name: 'Main' }));
  const send: Send = (call, input, options) =>
    http.send({ server: product.origin, token }, call, input, options);
  const made = { actor: actorOf(user), send, page };
  signedIn.set(userName, made);
  return made;
}

const terminals: DrawnTerminal[] = [];
afterEach(() => {
  for (const terminal of terminals.splice(0)) terminal.end();
});

async function terminalAt(place: ScreenPlace, shows: string | RegExp): Promise<DrawnTerminal> {
  const { actor, send } = await as('admin');
  const terminal = await drawApp({ answer: () => undefined, otherwise: send }, place, shows, {
    flags: actor.flags,
    columns: 140,
    rows: 40,
  });
  terminals.push(terminal);
  return terminal;
}

/** A list in both faces, with the types of its things put away. */
type Room = {
  name: string;
  address: string;
  /** Null, where the terminal app does not list them. */
  place: ScreenPlace | null;
  title: string;
  isSearched: boolean;
  /** The views that are tried, with the parameters of each in an address. */
  views: readonly { about: string; search: string; address: Record<string, string | number> }[];
  expected(send: Send, index: number): Promise<{ names: readonly string[]; total: number }>;
  count: Message;
  notFound: string;
  none: string;
};

/** The whole list, one that is searched, one that finds nothing, and each choice of fixed options; a short list as it is. */
function room<Item, View extends ListState>(
  list: List<Item, View>,
  { address, place, search }: { address: string; place: ScreenPlace | null; search?: string },
): Room {
  const { first } = list.view;
  const chosen = choicesOf(list.view).flatMap(([key, { title, options }]) =>
    'all' in options
      ? []
      : options
          .filter(({ value }) => value !== String(first[key]))
          .map(({ value, label }) => ({ about: `${title}: ${label}`, view: { ...first, [key]: value } })),
  );
  const views = [
    { about: 'all of them', view: first },
    ...(search === undefined
      ? []
      : [
          { about: 'searched', view: { ...first, search } },
          { about: 'searched for what there is not', view: { ...first, search: 'zzqx' } },
        ]),
    ...chosen,
  ];
  const name = list.columns.find(({ id }) => id === list.line.name);
  return {
    name: list.title,
    address,
    place,
    title: list.title,
    isSearched: search !== undefined,
    count: list.count,
    notFound: list.texts.notFound,
    none: list.texts.none,
    views: views.map(({ about, view }) => ({
      about,
      search: view.search,
      address: addressOf(list.view, view),
    })),
    async expected(send, index) {
      const run = { signal: new AbortController().signal };
      const view = views[index]?.view ?? first;
      const { items, total } = await readItems(list, { send, view, run, most: shownAtOnce });
      const written = { moment: String, timeZone: 'UTC', now: 0 };
      return { names: items.map((item) => String(name?.text(item, written))), total };
    },
  };
}

/** As many as are compared: fewer than are on a page, and on the screen. */
const shownAtOnce = 20;

const rooms = [
  room(usersList, { address: '/users', place: { screen: 'users' }, search: 'an' }),
  room(groupsList, { address: '/users/groups', place: { screen: 'groups' }, search: 'wild' }),
  room(mailList, { address: '/admin/mail', place: { screen: 'mail' }, search: 'admin' }),
  room(importsList, { address: '/forms/import', place: { screen: 'imports' }, search: 'csv' }),
  room(sessionsList, { address: '/account', place: { screen: 'account' } }),
  room(designsList, { address: '/reports/designs', place: { screen: 'reportDesigns' } }),
  room(exportsList, { address: '/exports', place: { screen: 'exports' } }),
  room(recipesList, { address: '/transforms', place: { screen: 'transforms' } }),
  room(reportSubscriptions, { address: '/reports', place: null }),
  room(tokensList, { address: '/account', place: null }),
  room(reportsList, { address: '/reports', place: { screen: 'reports' }, search: 'strike' }),
];

describe.each(rooms)('the list $name', (its) => {
  it.each(its.views.map(({ about }, index) => [about, index] as const))(
    'is drawn by the browser: %s',
    async (_, index) => {
      const { send, page } = await as('admin');
      const expected = await its.expected(send, index);
      const parameters = new URLSearchParams();
      for (const [key, value] of Object.entries(its.views[index]?.address ?? {}))
        parameters.set(key, String(value));
      await page.goto(`${its.address}?${parameters.toString()}`);
      if (expected.total === 0) {
        await shown(page.getByText(its.notFound).or(page.getByText(its.none)));
        return;
      }
      if (its.isSearched) await text(page, t(its.count, { count: expected.total }));
      const lines = page.getByRole('list', { name: its.title, exact: true }).getByRole('listitem');
      const drawn = async () => (await lines.allInnerTexts()).slice(0, shownAtOnce);
      await expect
        .poll(async () => (await drawn()).length, { timeout: patience })
        .toBe(expected.names.length);
      const all = await drawn();
      // One's own session is the first, no matter who asks.
      if (!its.isSearched) for (const name of expected.names) expect(all.join('\n')).toContain(name);
      else for (const [at, line] of all.entries()) expect(line).toContain(expected.names[at]);
    },
  );

  it.skipIf(its.place === null)('is drawn by the terminal, whole and searched', async () => {
    const { send } = await as('admin');
    const [whole, searched] = await Promise.all([its.expected(send, 0), its.expected(send, 1)]);
    const place = its.place ?? { screen: 'home' };
    const terminal = await terminalAt(
      place,
      its.isSearched ? t(its.count, { count: whole.total }) : (whole.names[0] ?? its.none),
    );
    for (const name of whole.names.slice(0, 10))
      await expect.poll(terminal.text).toContain(name.slice(0, 20));
    if (!its.isSearched) return;
    await terminal.type('/');
    await terminal.type(its.views[1]?.search ?? '');
    await terminal.type(keys.enter);
    await expect.poll(terminal.text).toContain(t(its.count, { count: searched.total }));
    for (const name of searched.names.slice(0, 10)) expect(terminal.text()).toContain(name.slice(0, 20));
  });
});

/** What a form says of a new thing without anything in it. */
function emptyDraft<Thing, Draft, Saved>(form: Form<Thing, Draft, Saved>, actor: Actor) {
  const context = { actor, now: Date.now() };
  return { save: form.saveLabel(null), issues: form.issues(form.draftOf(null, context), null, context) };
}

describe.each([
  ['user', (actor: Actor) => emptyDraft(userForm, actor), '/users/create', { screen: 'users' }],
  ['user group', (actor: Actor) => emptyDraft(groupForm, actor), '/users/groups/create', null],
  [
    'reminder',
    (actor: Actor) => emptyDraft(reminderForm, actor),
    '/reminders/create',
    { screen: 'reminders' },
  ],
] as const)('the form of a new %s', (_, of, address, place) => {
  it('says in the browser what is missing', async () => {
    const { actor, page } = await as('admin');
    const { save, issues } = of(actor);
    await page.goto(address);
    await press(page, save);
    expect(issues.length).toBeGreaterThan(0);
    for (const { message } of issues) await shown(inDialog(page).getByText(message, { exact: true }));
  });

  it.skipIf(place === null)('says in the terminal what is missing', async () => {
    const { actor } = await as('admin');
    const { issues } = of(actor);
    const terminal = await terminalAt(place ?? { screen: 'home' }, /enter|\+/);
    await terminal.type('+');
    await terminal.type('\u0013');
    for (const { message } of issues) await expect.poll(terminal.text).toContain(message);
  });
});

const people: Readonly<Partial<Record<Role, string>>> = {
  MANAGER: 'manager',
  ANALYST: 'analyst',
  REVIEWER: 'reviewer',
  USER: 'user',
};

describe.each(Object.entries(people))('the role %s', (_, userName) => {
  it('is told of every page that it is not shown, at its address', async () => {
    const { actor, page } = await as(userName);
    const closed = pageAddresses.filter((address) => pageFor(actor, address) === null);
    expect(closed.length).toBeGreaterThan(2);
    for (const address of closed) {
      await page.goto(address);
      await expect
        .poll(() => page.getByText(noAccessTexts.title).isVisible(), { message: address })
        .toBe(true);
    }
  });
});
