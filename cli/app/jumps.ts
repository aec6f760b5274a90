// The targets of `:`: the screens, and for every form those that show it.
import { type Actor, isAdmin, isManager } from '#core/actor.ts';
import { mayChangeAppearance } from '#core/appearance/policy.ts';
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { mayImport } from '#core/forms/policy.ts';
import { maySeeInsights } from '#core/insights/policy.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { mayPin } from '#core/pins/policy.ts';
import { designTexts } from '#core/reports/own/texts.ts';
import { mayChangeReports, mayReadReports } from '#core/reports/policy.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { mayManageReminders } from '#core/reminders/policy.ts';
import { roleNames } from '#core/users/list-users.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import { mayTransform } from '#core/transforms/policy.ts';
import type { BriefUser } from '#core/users/schema.ts';
import { homeOf } from './home-tabs.ts';
import type { ScreenPlace } from './screen-places.ts';
import type { Jump } from '#cli/terminal/command-line.tsx';

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
      { text: `sheets ${form.name}`, note: 'its sheets', places: [home, list, sheets] as const },
      {
        text: `dashboard ${form.name}`,
        note: 'all its sheets',
        places: [home, list, sheets, { screen: 'dashboard', ...all, isBare: true }] as const,
      },
      {
        text: `rows ${form.name}`,
        aliases: [`data ${form.name}`, `table ${form.name}`],
        note: 'as a table',
        places: [home, list, sheets, { screen: 'rows', ...all }] as const,
      },
      ...(mayFillIn(actor, form).yes
        ? [
            {
              text: `fill ${form.name}`,
              note: 'a row or more',
              places: [home, list, { screen: 'fill', ...one }] as const,
            },
          ]
        : []),
      ...(mayImport(actor, form).yes
        ? [
            {
              text: `import ${form.name}`,
              note: 'a CSV file',
              places: [home, list, { screen: 'import', ...one }] as const,
            },
          ]
        : []),
      ...(mayExport(actor).yes
        ? [
            {
              text: `export ${form.name}`,
              note: 'to a file',
              places: [home, list, { screen: 'export', ...all }] as const,
            },
          ]
        : []),
    ].map(({ places, ...jump }) => ({ ...jump, go: () => reset(places) }));
  };
  return [
    {
      text: 'home',
      aliases: ['start'],
      note: home.screen === 'home' ? 'recent sheets' : 'what to fill in',
      go: () => reset([home]),
    },
    {
      text: 'activity',
      aliases: ['recent'],
      note: 'recent sheets',
      go: () => reset([{ screen: 'home' }]),
    },
    {
      text: 'fill in',
      aliases: ['forms to fill in', 'drafts', 'returned'],
      note: 'what you have begun, and all forms',
      go: () => reset(home.screen === 'fill-in' ? [home] : [home, { screen: 'fill-in' }]),
    },
    ...(maySeeInsights(actor).yes
      ? [
          {
            text: 'insights',
            aliases: ['alerts'],
            note: 'alerts over time',
            go: () => reset([home, { screen: 'insights' }]),
          },
        ]
      : []),
    ...(mayPin(actor).yes
      ? [
          {
            text: 'pins',
            aliases: ['widgets'],
            note: 'pinned widgets',
            go: () => reset([{ screen: 'pins' }]),
          },
        ]
      : []),
    { text: 'forms', aliases: ['templates'], note: 'all forms', go: () => reset([home, list]) },
    ...(isManager(actor)
      ? [
          {
            text: 'imports',
            aliases: ['uploads'],
            note: 'past imports, and undoing them',
            go: () => reset([home, list, { screen: 'imports' }]),
          },
        ]
      : []),
    hearsOfNotifications(actor)
      ? {
          text: 'notifications',
          aliases: ['inbox', 'messages'],
          note: 'your notifications',
          go: () => reset([home, { screen: 'notifications' }]),
        }
      : {
          text: 'my reminders',
          aliases: ['inbox', 'messages'],
          note: 'reminders that were sent to you',
          go: () => reset([home, { screen: 'notifications' }]),
        },
    ...(mayReadReports(actor).yes
      ? [
          {
            text: 'reports',
            note: 'your data, ready to print and share',
            go: () => reset([home, { screen: 'reports' }]),
          },
        ]
      : []),
    ...(mayChangeReports(actor).yes
      ? [
          {
            text: 'designs',
            aliases: ['report designs'],
            note: designTexts.about.toLowerCase(),
            go: () => reset([home, { screen: 'reports' }, { screen: 'reportDesigns' }]),
          },
        ]
      : []),
    ...(mayScheduleReports(actor).yes
      ? [
          {
            text: 'schedules',
            aliases: ['reports by e-mail'],
            note: 'reports sent by e-mail on a schedule',
            go: () => reset([home, { screen: 'reports' }, { screen: 'reportSchedules' }]),
          },
        ]
      : []),
    ...(mayExport(actor).yes
      ? [
          {
            text: 'exports',
            aliases: ['downloads'],
            note: 'exports the server prepared for you',
            go: () => reset([home, { screen: 'exports' }]),
          },
        ]
      : []),
    {
      text: 'codes',
      aliases: ['qr', 'labels'],
      note: 'QR codes on labels',
      go: () => reset([home, { screen: 'codes' }]),
    },
    ...(mayTransform(actor).yes
      ? [
          {
            text: 'transforms',
            aliases: ['convert', 'recipes'],
            note: 'device files to CSV',
            go: () => reset([home, { screen: 'transforms' }]),
          },
        ]
      : []),
    ...jumpsToPeople(people, actor, reset),
    ...(mayChangeCatalog(actor).yes
      ? [
          {
            text: 'catalog',
            aliases: ['items'],
            note: 'the items that forms offer',
            go: () => reset([home, { screen: 'catalog' }]),
          },
        ]
      : []),
    ...(mayManageReminders(actor).yes
      ? [
          {
            text: 'reminders',
            aliases: ['calendar'],
            note: 'scheduled messages to people',
            go: () => reset([home, { screen: 'reminders' }]),
          },
        ]
      : []),
    ...jumpsOfAdmins(actor, reset),
    {
      text: 'account',
      aliases: ['me', 'password', 'sign out', 'sessions'],
      note: 'who is signed in',
      go: () => reset([home, { screen: 'account' }]),
    },
    ...forms.flatMap(ofForm),
  ];
}

/** Users and groups, for those who manage them. */
function jumpsToPeople(people: readonly BriefUser[], actor: Actor, reset: Reset): Jump[] {
  if (!mayOpenUsers(actor).yes) return [];
  const home = homeOf(actor);
  const users: ScreenPlace = { screen: 'users' };
  return [
    {
      text: 'users',
      aliases: ['people', 'accounts'],
      note: 'who is in the company',
      go: () => reset([home, users]),
    },
    {
      text: 'groups',
      aliases: ['teams'],
      note: 'user groups',
      go: () => reset([home, { screen: 'groups' }]),
    },
    ...people.map(({ id, userName, role }) => ({
      text: `user ${userName}`,
      note: roleNames[role],
      go: () => reset([home, users, { screen: 'user', userId: id, userName }]),
    })),
  ];
}

/** What admins look after beside people. */
function jumpsOfAdmins(actor: Actor, reset: Reset): Jump[] {
  const home = homeOf(actor);
  const looks = {
    text: 'appearance',
    aliases: ['logo', 'colors', 'theme'],
    note: 'menu colours and logo',
    go: () => reset([home, { screen: 'appearance' }]),
  };
  const flags = {
    text: 'flags',
    aliases: ['features'],
    note: "the company's features",
    go: () => reset([home, { screen: 'flags' }]),
  };
  const audit = {
    text: 'audit',
    aliases: ['log', 'history'],
    note: 'who changed what',
    go: () => reset([home, { screen: 'audit' }]),
  };
  const jobs = {
    text: 'jobs',
    aliases: ['nightly commands', 'cron'],
    note: 'commands that run by themselves',
    go: () => reset([home, { screen: 'jobs' }]),
  };
  const mail = {
    text: 'mail',
    aliases: ['e-mails', 'outbox'],
    note: 'e-mails sent',
    go: () => reset([home, { screen: 'mail' }]),
  };
  return [
    ...(mayChangeAppearance(actor).yes ? [looks] : []),
    ...(isAdmin(actor) ? [flags, audit, mail, jobs] : []),
  ];
}
