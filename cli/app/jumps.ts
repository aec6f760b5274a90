// The targets of `:`: the screens, and for every form those that show it.
import { personAndUsername, personName } from '#core/primitives.ts';
import type { Actor } from '#core/actor.ts';
import { type PageAddress, pageFor, resourceAddresses } from '#core/features/pages.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { mayImport } from '#core/forms/policy.ts';
import { maySeeInsights } from '#core/insights/policy.ts';
import { keysOf } from '#core/keys-of.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { mayPin } from '#core/pins/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { roleNames } from '#core/users/list-users.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import type { BriefUser } from '#core/users/user.ts';
import { homeOf } from './home-tabs.ts';
import type { ScreenId, ScreenPlace } from './screen-places.ts';
import { screens } from './screens.ts';
import type { Jump } from '#cli/terminal/command-line.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Reset = (places: readonly [ScreenPlace, ...ScreenPlace[]]) => void;

/** The jump targets of a user; each resets the stack of screens, so that esc goes back as usual. */
export function jumpsTo(
  { forms, people }: { forms: readonly ListedForm[]; people: readonly BriefUser[] },
  actor: Actor,
  reset: Reset,
): Jump[] {
  const home = homeOf(actor);
  const list: ScreenPlace = { screen: 'forms' };
  const ofForm = (form: ListedForm): Jump[] => {
    const one = { formId: form.id, formName: form.name };
    const sheets: ScreenPlace = { screen: 'sheets', ...one };
    const all = { ...one, sheetIds: 'all' as const };
    return [
      { text: `sheets ${form.name}`, note: t(m.itsSheets), places: [home, list, sheets] as const },
      {
        text: `dashboard ${form.name}`,
        note: t(m.allItsSheets),
        places: [home, list, sheets, { screen: 'dashboard', ...all, isBare: true }] as const,
      },
      {
        text: `rows ${form.name}`,
        aliases: [`data ${form.name}`, `table ${form.name}`],
        note: t(m.asTable),
        places: [home, list, sheets, { screen: 'rows', ...all }] as const,
      },
      ...(mayFillIn(actor, form).yes
        ? [
            {
              text: `fill ${form.name}`,
              note: t(m.rowOrMore),
              places: [home, list, { screen: 'fill', ...one }] as const,
            },
          ]
        : []),
      ...(mayImport(actor, form).yes
        ? [
            {
              text: `import ${form.name}`,
              note: t(m.csvFile),
              places: [home, list, { screen: 'import', ...one }] as const,
            },
          ]
        : []),
      ...(mayExport(actor).yes
        ? [
            {
              text: `export ${form.name}`,
              note: t(m.toFile),
              places: [home, list, { screen: 'export', ...all }] as const,
            },
          ]
        : []),
    ].map(({ places, ...jump }) => ({ ...jump, go: () => reset(places) }));
  };
  return [
    {
      text: 'activity',
      aliases: ['recent'],
      note: t(m.recentSheets),
      go: () => reset([{ screen: 'activity' }]),
    },
    ...inOrder.flatMap((address) => jumpToPage(address, actor, reset)),
    ...(maySeeInsights(actor).yes
      ? [
          {
            text: 'insights',
            aliases: ['alerts'],
            note: t(m.alertsOverTime),
            go: () => reset([home, { screen: 'insights' }]),
          },
        ]
      : []),
    ...(mayPin(actor).yes
      ? [
          {
            text: 'pins',
            aliases: ['widgets'],
            note: t(m.pinnedWidgets),
            go: () => reset([{ screen: 'pins' }]),
          },
        ]
      : []),
    {
      ...(hearsOfNotifications(actor)
        ? { text: 'notifications', note: t(m.yourNotifications) }
        : { text: 'my reminders', note: t(m.remindersThatWereSentTo) }),
      aliases: ['inbox', 'messages'],
      go: () => reset([home, { screen: 'notifications' }]),
    },
    ...jumpsToPeople(people, actor, reset),
    {
      text: 'account',
      aliases: ['me', 'password', 'sign out', 'sessions'],
      note: t(m.whoIsSignedIn),
      go: () => reset([home, { screen: 'account' }]),
    },
    ...forms.flatMap(ofForm),
  ];
}

/** The screen of each page that has one of its own, in the order of the list. */
const screenOfPage: ReadonlyMap<PageAddress, ScreenPlace> = new Map(
  keysOf<ScreenId>(screens).flatMap((screen) => {
    const { page } = screens[screen];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page is opened without parameters
    return page === undefined ? [] : [[page, { screen } as ScreenPlace] as const];
  }),
);

const inOrder: readonly PageAddress[] = [...screenOfPage.keys(), ...resourceAddresses];

function screenAt(address: PageAddress, title: string): ScreenPlace {
  return screenOfPage.get(address) ?? { screen: 'resource', address, title };
}

function jumpToPage(address: PageAddress, actor: Actor, reset: Reset): Jump[] {
  const page = pageFor(actor, address);
  if (page === null) return [];
  const home = homeOf(actor);
  const { title, name = title.toLowerCase(), words, about, below } = page;
  const above = below === undefined ? [] : [screenAt(below, title)];
  const places = [...above, screenAt(address, title)].filter(
    ({ screen }) => screen !== home.screen && address !== '/',
  );
  return [{ text: name, aliases: words, note: about, go: () => reset([home, ...places]) }];
}

/** The users, for those who manage them. */
function jumpsToPeople(people: readonly BriefUser[], actor: Actor, reset: Reset): Jump[] {
  if (!mayOpenUsers(actor).yes) return [];
  const home = homeOf(actor);
  const users: ScreenPlace = { screen: 'users' };
  return people.map(({ role, ...person }) => ({
    text: `user ${personAndUsername(person)}`,
    note: roleNames[role],
    go: () => reset([home, users, { screen: 'user', userId: person.id, name: personName(person) }]),
  }));
}
