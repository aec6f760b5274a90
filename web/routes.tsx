// The product's routes (spec 3, "Route table"), each with its lazily loaded page.
//
// Long because each address takes a record of some eight lines, and the router's types need all of them in one tree.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { AppError } from '#core/errors.ts';
import { invitationIn } from '#core/session/invitation.ts';
import {
  asWritten,
  auditSearchFrom,
  mailSearchFrom,
  catalogSearchFrom,
  codesSearchFrom,
  fillSearchFrom,
  formsSearchFrom,
  importsSearchFrom,
  homeSearchFrom,
  newDesignSearchFrom,
  remindersSearchFrom,
  reportSearchFrom,
  reportsSearchFrom,
  schedulesSearchFrom,
  sheetSearchFrom,
  signOnSearchFrom,
  terminalSearchFrom,
  transformsSearchFrom,
  usersSearchFrom,
  wallSearchFrom,
} from './paths.ts';
import { loadPage, serverAnswers } from './platform/load-page.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { PageSkeleton } from '#web/ui/frame/skeletons.tsx';
import { t } from '#core/messages/text.ts';
import { m } from '#web/routes/texts.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSignedInRouter>;
  }
}

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: homeSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/home-route.tsx')),
    'HomeRoute',
  ),
});
const toHome = () => redirect({ to: '/', replace: true, throw: true });
/** The screens of signed-out visitors redirect to home. */
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotPassword',
  beforeLoad: toHome,
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/resetPassword',
  // An invitation may be for someone other than the signed-in user.
  beforeLoad: ({ location: { hash } }) => {
    if (invitationIn(hash) === null) toHome();
  },
  component: lazyRouteComponent(
    loadPage(() => import('./session/invited-while-signed-in.tsx')),
    'InvitedWhileSignedIn',
  ),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(
    loadPage(() => import('./shell/privacy-page.tsx')),
    'PrivacyPage',
  ),
});

const help = createRoute({
  getParentRoute: () => root,
  path: '/help/{-$document}',
  component: lazyRouteComponent(
    loadPage(() => import('./shell/help/page.tsx')),
    'HelpPage',
  ),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/account-route.tsx')),
    'AccountRoute',
  ),
});

const forms = createRoute({
  getParentRoute: () => root,
  path: '/forms',
  validateSearch: formsSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/forms-route.tsx')),
    'FormsRoute',
  ),
});
const imports = createRoute({
  getParentRoute: () => root,
  path: '/forms/import',
  validateSearch: importsSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/imports-route.tsx')),
    'ImportsRoute',
  ),
});
const importStatus = createRoute({
  getParentRoute: () => root,
  path: '/forms/import/$importId',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/imports-route.tsx')),
    'ImportStatusRoute',
  ),
});
const importData = createRoute({
  getParentRoute: () => root,
  path: '/forms/$formId/import',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/imports-route.tsx')),
    'ImportRoute',
  ),
});
const newForm = createRoute({
  getParentRoute: () => root,
  path: '/forms/create',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/form-editor-route.tsx')),
    'NewFormRoute',
  ),
});
const exampleForm = createRoute({
  getParentRoute: () => root,
  path: '/forms/create/$category/$file',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/form-editor-route.tsx')),
    'ExampleFormRoute',
  ),
});
const form = createRoute({
  getParentRoute: () => root,
  path: '/forms/$formId',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/form-editor-route.tsx')),
    'FormRoute',
  ),
});

const formOverview = createRoute({
  getParentRoute: () => root,
  path: '/forms/$formId/overview',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/form-home-route.tsx')),
    'FormOverviewRoute',
  ),
});
const formFiles = createRoute({
  getParentRoute: () => root,
  path: '/forms/$formId/files',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/form-home-route.tsx')),
    'FormFilesRoute',
  ),
});
const formSettings = createRoute({
  getParentRoute: () => root,
  path: '/forms/$formId/settings',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/form-editor-route.tsx')),
    'FormSettingsRoute',
  ),
});

const appearance = createRoute({
  getParentRoute: () => root,
  path: '/admin/appearance',
  component: lazyRouteComponent(
    loadPage(() => import('./appearance/page.tsx')),
    'AppearancePage',
  ),
});
const signInSettings = createRoute({
  getParentRoute: () => root,
  path: '/admin/signIn',
  component: lazyRouteComponent(
    loadPage(() => import('./session/sign-in-settings-page.tsx')),
    'SignInSettingsPage',
  ),
});
const flags = createRoute({
  getParentRoute: () => root,
  path: '/admin/flags',
  component: lazyRouteComponent(
    loadPage(() => import('./shell/flags-page.tsx')),
    'FlagsPage',
  ),
});

const exports = createRoute({
  getParentRoute: () => root,
  path: '/exports',
  component: lazyRouteComponent(
    loadPage(() => import('./exports/page.tsx')),
    'ExportsPage',
  ),
});

/** Both lists and their dialogs are one page, so that the content behind a dialog stays. */
const users = createRoute({
  getParentRoute: () => root,
  path: '/users',
  validateSearch: usersSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/users-route.tsx')),
    'UsersRoute',
  ),
});
const userList = createRoute({ getParentRoute: () => users, path: '/' });
const newUser = createRoute({ getParentRoute: () => users, path: '/create' });
const user = createRoute({ getParentRoute: () => users, path: '/$userId' });
const userGroups = createRoute({ getParentRoute: () => users, path: '/groups' });
const newUserGroup = createRoute({ getParentRoute: () => users, path: '/groups/create' });
const userGroup = createRoute({ getParentRoute: () => users, path: '/groups/$groupId' });

const reminders = createRoute({
  getParentRoute: () => root,
  path: '/reminders',
  validateSearch: remindersSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/reminders-route.tsx')),
    'RemindersRoute',
  ),
});
const reminderList = createRoute({ getParentRoute: () => reminders, path: '/' });
const newReminder = createRoute({ getParentRoute: () => reminders, path: '/create' });
const reminder = createRoute({ getParentRoute: () => reminders, path: '/$reminderId' });

const auditLog = createRoute({
  getParentRoute: () => root,
  path: '/admin/auditlog',
  validateSearch: auditSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/audit-route.tsx')),
    'AuditRoute',
  ),
});

const jobs = createRoute({
  getParentRoute: () => root,
  path: '/admin/jobs',
  component: lazyRouteComponent(
    loadPage(() => import('./named-jobs/page.tsx')),
    'JobsPage',
  ),
});

const signOn = createRoute({
  getParentRoute: () => root,
  path: '/admin/sign-on',
  validateSearch: signOnSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/sign-on-route.tsx')),
    'SignOnRoute',
  ),
});
/** Whoever has signed in by a provider is here no more. */
const findProvider = createRoute({ getParentRoute: () => root, path: '/sign-on', beforeLoad: toHome });
const terminal = createRoute({
  getParentRoute: () => root,
  path: '/terminal',
  validateSearch: terminalSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/sign-on-route.tsx')),
    'TerminalRoute',
  ),
});

const mailLog = createRoute({
  getParentRoute: () => root,
  path: '/admin/mail',
  validateSearch: mailSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/mail-route.tsx')),
    'MailRoute',
  ),
});

const codes = createRoute({
  getParentRoute: () => root,
  path: '/codes',
  component: lazyRouteComponent(
    loadPage(() => import('./codes/page.tsx')),
    'CodesPage',
  ),
});
const codesPrint = createRoute({
  getParentRoute: () => root,
  path: '/codes/print',
  validateSearch: codesSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/codes-route.tsx')),
    'CodesPrintRoute',
  ),
});

const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  validateSearch: reportsSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/reports-route.tsx')),
    'ReportsRoute',
  ),
});
const report = createRoute({
  getParentRoute: () => root,
  path: '/reports/$reportId',
  validateSearch: reportSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/reports-route.tsx')),
    'ReportRoute',
  ),
});

const designs = createRoute({
  getParentRoute: () => root,
  path: '/reports/designs',
  component: lazyRouteComponent(
    loadPage(() => import('./reports/designs/designs-page.tsx')),
    'DesignsPage',
  ),
});
const newDesign = createRoute({
  getParentRoute: () => root,
  path: '/reports/designs/create',
  validateSearch: newDesignSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/designs-route.tsx')),
    'NewDesignRoute',
  ),
});
const design = createRoute({
  getParentRoute: () => root,
  path: '/reports/designs/$designId',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/designs-route.tsx')),
    'DesignRoute',
  ),
});

const schedules = createRoute({
  getParentRoute: () => root,
  path: '/reports/schedules',
  validateSearch: schedulesSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/schedules-route.tsx')),
    'SchedulesRoute',
  ),
});
const scheduleList = createRoute({ getParentRoute: () => schedules, path: '/' });
const newSchedule = createRoute({ getParentRoute: () => schedules, path: '/create' });
const schedule = createRoute({ getParentRoute: () => schedules, path: '/$scheduleId' });
const reportFile = createRoute({
  getParentRoute: () => root,
  path: '/reports/files/$fileId',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/schedules-route.tsx')),
    'ReportFileRoute',
  ),
});

const transforms = createRoute({
  getParentRoute: () => root,
  path: '/transforms',
  validateSearch: transformsSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/transforms-route.tsx')),
    'TransformsRoute',
  ),
});

const catalog = createRoute({
  getParentRoute: () => root,
  path: '/catalog',
  validateSearch: catalogSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/catalog-route.tsx')),
    'CatalogRoute',
  ),
});

const fill = createRoute({
  getParentRoute: () => root,
  path: '/fill',
  component: lazyRouteComponent(
    loadPage(() => import('./routes/fill-route.tsx')),
    'FillRoute',
  ),
});
const fillForm = createRoute({
  getParentRoute: () => root,
  path: '/fill/$templateId',
  validateSearch: fillSearchFrom('sheet', 'entry'),
  component: lazyRouteComponent(
    loadPage(() => import('./routes/fill-route.tsx')),
    'FillFormRoute',
  ),
});
const fillSheet = createRoute({
  getParentRoute: () => root,
  path: '/fill/$templateId/$sheetId',
  validateSearch: fillSearchFrom('row', 'returned', 'sent', 'view'),
  component: lazyRouteComponent(
    loadPage(() => import('./routes/fill-route.tsx')),
    'FillSheetRoute',
  ),
});

/** One page with its tabs and the row panel: loaded data stays when they change. */
const sheet = createRoute({
  getParentRoute: () => root,
  path: '/sheet/$templateId/$sheetIds',
  validateSearch: sheetSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/sheet-route.tsx')),
    'SheetRoute',
  ),
});
const dashboard = createRoute({ getParentRoute: () => sheet, path: '/' });
const data = createRoute({ getParentRoute: () => sheet, path: '/data' });
const row = createRoute({ getParentRoute: () => sheet, path: '/data/$rowId' });
const rowHistory = createRoute({ getParentRoute: () => sheet, path: '/data/$rowId/history' });

const wall = createRoute({
  getParentRoute: () => root,
  path: '/wall',
  validateSearch: wallSearchFrom,
  component: lazyRouteComponent(
    loadPage(() => import('./sheets/wall/page.tsx')),
    'WallPage',
  ),
});

/** Pages that are drawn from a resource have no route of their own. */
const resources = createRoute({
  getParentRoute: () => root,
  path: '/$',
  validateSearch: (search: Record<string, unknown>) => search,
  component: lazyRouteComponent(
    loadPage(() => import('./routes/resource-route.tsx')),
    'ResourceRoute',
  ),
});

const routeTree = root.addChildren([
  home,
  forgotPassword,
  resetPassword,
  privacy,
  help,
  account,
  forms,
  imports,
  importStatus,
  importData,
  newForm,
  exampleForm,
  form,
  formOverview,
  formFiles,
  formSettings,
  appearance,
  signInSettings,
  flags,
  exports,
  auditLog,
  mailLog,
  jobs,
  signOn,
  findProvider,
  terminal,
  codes,
  codesPrint,
  reports,
  report,
  designs,
  newDesign,
  design,
  reportFile,
  schedules.addChildren([scheduleList, newSchedule, schedule]),
  transforms,
  catalog,
  fill,
  fillForm,
  fillSheet,
  users.addChildren([userList, newUser, user, userGroups, newUserGroup, userGroup]),
  reminders.addChildren([reminderList, newReminder, reminder]),
  sheet.addChildren([dashboard, data, row, rowHistory]),
  wall,
  resources,
]);

/** Matches an address without a live router: no history, no scroll restoration. */
export function routesAt(history: RouterHistory) {
  const [routes] = createRouter({ routeTree, history }).getMatchedRoutes(history.location.pathname);
  return routes;
}

/** The router loads the code of a page only once; staying on the page is better than a blank one. */
async function tryAgain(error: unknown, reset: () => void): Promise<void> {
  if (!isUnreachable(error)) reset();
  else if (await serverAnswers()) location.reload();
}

function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unreachable';
}

const parseTexts = parseSearchWith((text) => text);

/** A router for one session. */
export function createSignedInRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A page only gets validated search parameters.
    search: { strict: true },
    // The list of sheets in a path: `a,b`, not `a%2Cb`.
    pathParamsAllowedCharacters: [','],
    // Parameters are plain text in the address, as people and the specification write it.
    parseSearch: (text) => asWritten(parseTexts(text)),
    stringifySearch: stringifySearchWith(String),
    defaultErrorComponent: ({ error, reset }) => (
      <ErrorScreen
        {...(isUnreachable(error) && { title: t(m.unableToLoadPage) })}
        error={error}
        onRetry={() => void tryAgain(error, reset)}
      />
    ),
    defaultPendingComponent: PageSkeleton,
  });
}
