// Every screen of the terminal app as a record. Components are loaded on demand.
import { counts } from '#core/messages/count-texts.ts';
import type { ComponentType } from 'react';
import { accessTexts } from '#core/access/labels.ts';
import type { OwnPageAddress } from '#core/features/pages.ts';
import { insightTexts } from '#core/insights/labels.ts';
import { notificationTexts } from '#core/notifications/format-notification.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { PlaceOf, ScreenId, ScreenProps, SheetIds } from './screen-places.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Screen<Id extends ScreenId> = { load(): Promise<ComponentType<ScreenProps<Id>>> } & (
  | {
      /** Named as the page that it is. */
      page: OwnPageAddress;
      title?: undefined;
      webPath?(place: PlaceOf<Id>): string;
    }
  | {
      page?: undefined;
      /** The last breadcrumb. */
      title(place: PlaceOf<Id>): string;
      /** The corresponding page in the browser. */
      webPath(place: PlaceOf<Id>): string;
    }
);

const sheetPath = ({ formId, sheetIds }: { formId: string; sheetIds: SheetIds }) =>
  `/sheet/${formId}/${sheetIds === 'all' ? 'all' : sheetIds.join(',')}`;

const sheetsTitle = ({ sheetIds, sheetName }: { sheetIds: SheetIds; sheetName?: string | undefined }) => {
  if (sheetIds === 'all') return t(m.allSheets);
  return sheetIds.length === 1
    ? sheetName || t(m.unnamedSheet)
    : t(counts.sheets, { count: sheetIds.length });
};

/** Those of pages first, in the order in which `:` lists them. */
export const screens: { readonly [Id in ScreenId]: Screen<Id> } = {
  home: {
    page: '/',
    load: async () => (await import('#cli/home/screen.tsx')).HomeScreen,
  },
  'fill-in': {
    page: '/fill',
    load: async () => (await import('#cli/filling/work-screen.tsx')).FillInScreen,
  },
  forms: {
    page: '/forms',
    load: async () => (await import('#cli/forms/screen.tsx')).FormsScreen,
  },
  imports: {
    page: '/forms/import',
    webPath: ({ formId }) => `/forms/import${formId === undefined ? '' : `?form=${formId}`}`,
    load: async () => (await import('#cli/imports/history/list-screen.tsx')).ImportsScreen,
  },
  reports: {
    page: '/reports',
    load: async () => (await import('#cli/reports/list-screen.tsx')).ReportsScreen,
  },
  reportDesigns: {
    page: '/reports/designs',
    load: async () => (await import('#cli/reports/designs/screen.tsx')).ReportDesignsScreen,
  },
  reportSchedules: {
    page: '/reports/schedules',
    webPath: ({ reportId }) => `/reports/schedules${reportId === undefined ? '' : `?report=${reportId}`}`,
    load: async () => (await import('#cli/reports/schedules/screen.tsx')).ReportSchedulesScreen,
  },
  exports: {
    page: '/exports',
    load: async () => (await import('#cli/exports/jobs-screen.tsx')).ExportsScreen,
  },
  codes: {
    page: '/codes',
    load: async () => (await import('#cli/codes/screen.tsx')).CodesScreen,
  },
  transforms: {
    page: '/transforms',
    load: async () => (await import('#cli/transforms/screen.tsx')).TransformsScreen,
  },
  users: {
    page: '/users',
    load: async () => (await import('#cli/users/screens/users-screen.tsx')).UsersScreen,
  },
  groups: {
    page: '/users/groups',
    load: async () => (await import('#cli/users/screens/groups-screen.tsx')).GroupsScreen,
  },
  catalog: {
    page: '/catalog',
    load: async () => (await import('#cli/catalog/screens/tree-screen.tsx')).CatalogScreen,
  },
  reminders: {
    page: '/reminders',
    load: async () => (await import('#cli/reminders/screen.tsx')).RemindersScreen,
  },
  appearance: {
    page: '/admin/appearance',
    load: async () => (await import('#cli/appearance/screen.tsx')).AppearanceScreen,
  },
  signInSettings: {
    page: '/admin/signIn',
    load: async () => (await import('#cli/session/sign-in-settings-screen.tsx')).SignInSettingsScreen,
  },
  flags: {
    page: '/admin/flags',
    load: async () => (await import('./flags-screen.tsx')).FlagsScreen,
  },
  audit: {
    page: '/admin/auditlog',
    load: async () => (await import('#cli/audit/screen.tsx')).AuditScreen,
  },
  mail: {
    page: '/admin/mail',
    load: async () => (await import('#cli/mail/screen.tsx')).MailScreen,
  },
  jobs: {
    page: '/admin/jobs',
    load: async () => (await import('#cli/named-jobs/screen.tsx')).JobsScreen,
  },
  signOn: {
    page: '/admin/sign-on',
    load: async () => (await import('#cli/sign-on/screen.tsx')).SignOnScreen,
  },
  glossary: {
    title: () => t(m.glossary),
    webPath: () => '/help/words',
    load: async () => (await import('./glossary-screen.tsx')).GlossaryScreen,
  },
  activity: {
    title: () => t(m.home),
    webPath: () => '/',
    load: async () => (await import('#cli/home/activity-screen.tsx')).ActivityScreen,
  },
  pins: {
    title: () => t(m.home),
    webPath: () => '/',
    load: async () => (await import('#cli/pins/screen.tsx')).PinsScreen,
  },
  sheets: {
    title: ({ formName, choosing }) => (choosing === undefined ? formName : sheetTexts.select),
    webPath: ({ formId }) => `/sheet/${formId}/all`,
    load: async () => (await import('#cli/sheets/list-screen.tsx')).SheetsScreen,
  },
  dashboard: {
    title: sheetsTitle,
    webPath: sheetPath,
    load: async () => (await import('#cli/sheets/dashboard/dashboard-screen.tsx')).DashboardScreen,
  },
  rows: {
    title: (place) => t(m.entriesOf, { sheets: sheetsTitle(place) }),
    webPath: (place) => `${sheetPath(place)}/data`,
    load: async () => (await import('#cli/sheets/table/rows-screen.tsx')).RowsScreen,
  },
  row: {
    title: () => t(m.row),
    webPath: ({ formId, sheetId, rowId }) => `/sheet/${formId}/${sheetId}/data/${rowId}`,
    load: async () => (await import('#cli/sheets/row/row-screen.tsx')).RowScreen,
  },
  views: {
    title: () => t(m.savedViews),
    webPath: sheetPath,
    load: async () => (await import('#cli/views/screen.tsx')).ViewsScreen,
  },
  import: {
    title: ({ formName }) => t(m.importInto, { formName }),
    webPath: ({ formId }) => `/forms/${formId}/import`,
    load: async () => (await import('#cli/imports/screen.tsx')).ImportScreen,
  },
  'import-status': {
    title: ({ fileName }) => (fileName === undefined ? t(m.importText) : t(m.importOf, { fileName })),
    webPath: ({ importId }) => `/forms/import/${importId}`,
    load: async () => (await import('#cli/imports/status-screen.tsx')).ImportStatusScreen,
  },
  export: {
    title: ({ formName }) => t(m.exportOf, { formName }),
    webPath: sheetPath,
    load: async () => (await import('#cli/exports/screen.tsx')).ExportScreen,
  },
  reportDesign: {
    title: ({ design }) => design.name,
    webPath: () => '/reports/designs',
    load: async () => (await import('#cli/reports/designs/preview-screen.tsx')).ReportDesignScreen,
  },
  report: {
    title: ({ report }) => report.name,
    webPath: ({ report }) => `/reports/${report.id}`,
    load: async () => (await import('#cli/reports/report-screen.tsx')).ReportScreen,
  },
  fill: {
    title: ({ formName, rowId }) => t(rowId === undefined ? m.fillInForm : m.correctForm, { form: formName }),
    webPath: ({ formId, sheetId, rowId }) =>
      `/fill/${formId}${sheetId === undefined ? '' : `/${sheetId}`}${rowId === undefined ? '' : `?returned=${rowId}`}`,
    load: async () => (await import('#cli/filling/screen.tsx')).FillScreen,
  },
  'form-access': {
    title: () => accessTexts.whoMaySee,
    webPath: () => '/forms',
    load: async () => (await import('#cli/forms/access-screen.tsx')).FormAccessScreen,
  },
  user: {
    title: ({ name }) => name,
    webPath: ({ userId }) => `/users/${userId}`,
    load: async () => (await import('#cli/users/screens/user-screen.tsx')).UserScreen,
  },
  group: {
    title: ({ groupName }) => groupName,
    webPath: ({ groupId }) => `/users/groups/${groupId}`,
    load: async () => (await import('#cli/users/screens/group-screen.tsx')).GroupScreen,
  },
  'catalog-item': {
    title: ({ itemName }) => itemName,
    webPath: () => '/catalog',
    load: async () => (await import('#cli/catalog/screens/item-screen.tsx')).CatalogItemScreen,
  },
  insights: {
    title: () => insightTexts.title,
    webPath: () => '/',
    load: async () => (await import('#cli/insights/screen.tsx')).InsightsScreen,
  },
  notifications: {
    title: () => notificationTexts.title,
    webPath: () => '/',
    load: async () => (await import('#cli/notifications/screen.tsx')).NotificationsScreen,
  },
  account: {
    title: () => t(m.account),
    webPath: () => '/account',
    load: async () => (await import('#cli/session/account-screen.tsx')).AccountScreen,
  },
  transform: {
    title: ({ recipeName }) => recipeName,
    webPath: () => '/transforms',
    load: async () => (await import('#cli/transforms/convert-screen.tsx')).ConvertScreen,
  },
  resource: {
    title: ({ title }) => title,
    webPath: ({ address }) => address,
    load: async () => (await import('#cli/resource/resource-screen.tsx')).ResourceScreen,
  },
};
