// Every screen of the terminal app as a record. Components are loaded on demand.
import type { ComponentType } from 'react';
import { accessTexts } from '#core/access/texts.ts';
import { auditTexts } from '#core/audit/texts.ts';
import { catalogTexts } from '#core/catalog/texts.ts';
import { jobTexts } from '#core/named-jobs/texts.ts';
import { mailTexts } from '#core/mail/texts.ts';
import { counted } from '#core/count-text.ts';
import { importsTexts } from '#core/imports/history/view.ts';
import { insightTexts } from '#core/insights/texts.ts';
import { appearanceTexts } from '#core/appearance/texts.ts';
import { flagsTitle } from '#core/flags.ts';
import { exportJobTexts } from '#core/exports/job.ts';
import { workTexts } from '#core/filling/work-texts.ts';
import { remindersTexts } from '#core/reminders/texts.ts';
import { notificationTexts } from '#core/notifications/format-notification.ts';
import { designTexts } from '#core/reports/own/texts.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { reportTexts } from '#core/reports/texts.ts';
import { codeTexts } from '#core/codes/texts.ts';
import { transformTexts } from '#core/transforms/texts.ts';
import { sheetTexts } from '#core/sheets/texts.ts';
import { peopleTexts } from '#core/users/texts.ts';
import type { PlaceOf, ScreenId, ScreenProps, SheetIds } from './screen-places.ts';

export type Screen<Id extends ScreenId> = {
  /** The last breadcrumb. */
  title(place: PlaceOf<Id>): string;
  /** The corresponding page in the browser. */
  webPath(place: PlaceOf<Id>): string;
  load(): Promise<ComponentType<ScreenProps<Id>>>;
};

const sheetPath = ({ formId, sheetIds }: { formId: string; sheetIds: SheetIds }) =>
  `/sheet/${formId}/${sheetIds === 'all' ? 'all' : sheetIds.join(',')}`;

const sheetsTitle = ({ sheetIds, sheetName }: { sheetIds: SheetIds; sheetName?: string | undefined }) => {
  if (sheetIds === 'all') return 'All sheets';
  return sheetIds.length === 1 ? sheetName || 'Unnamed sheet' : counted(sheetIds.length, 'sheet');
};

export const screens: { readonly [Id in ScreenId]: Screen<Id> } = {
  home: {
    title: () => 'Home',
    webPath: () => '/',
    load: async () => (await import('#cli/home/screen.tsx')).HomeScreen,
  },
  'fill-in': {
    title: () => workTexts.title,
    webPath: () => '/fill',
    load: async () => (await import('#cli/filling/work-screen.tsx')).FillInScreen,
  },
  pins: {
    title: () => 'Home',
    webPath: () => '/',
    load: async () => (await import('#cli/pins/screen.tsx')).PinsScreen,
  },
  forms: {
    title: () => 'Forms',
    webPath: () => '/forms',
    load: async () => (await import('#cli/forms/screen.tsx')).FormsScreen,
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
    title: (place) => `${sheetsTitle(place)}: rows`,
    webPath: (place) => `${sheetPath(place)}/data`,
    load: async () => (await import('#cli/sheets/table/rows-screen.tsx')).RowsScreen,
  },
  row: {
    title: () => 'Row',
    webPath: ({ formId, sheetId, rowId }) => `/sheet/${formId}/${sheetId}/data/${rowId}`,
    load: async () => (await import('#cli/sheets/row/row-screen.tsx')).RowScreen,
  },
  views: {
    title: () => 'Saved views',
    webPath: sheetPath,
    load: async () => (await import('#cli/views/screen.tsx')).ViewsScreen,
  },
  import: {
    title: ({ formName }) => `Import into ${formName}`,
    webPath: ({ formId }) => `/forms/${formId}/import`,
    load: async () => (await import('#cli/imports/screen.tsx')).ImportScreen,
  },
  imports: {
    title: () => importsTexts.title,
    webPath: ({ formId }) => `/forms/import${formId === undefined ? '' : `?form=${formId}`}`,
    load: async () => (await import('#cli/imports/history/list-screen.tsx')).ImportsScreen,
  },
  'import-status': {
    title: ({ fileName }) => (fileName === undefined ? 'Import' : `Import of ${fileName}`),
    webPath: ({ importId }) => `/forms/import/${importId}`,
    load: async () => (await import('#cli/imports/status-screen.tsx')).ImportStatusScreen,
  },
  export: {
    title: ({ formName }) => `Export of ${formName}`,
    webPath: sheetPath,
    load: async () => (await import('#cli/exports/screen.tsx')).ExportScreen,
  },
  reports: {
    title: () => reportTexts.title,
    webPath: () => '/reports',
    load: async () => (await import('#cli/reports/list-screen.tsx')).ReportsScreen,
  },
  reportDesigns: {
    title: () => designTexts.title,
    webPath: () => '/reports/designs',
    load: async () => (await import('#cli/reports/designs/screen.tsx')).ReportDesignsScreen,
  },
  reportDesign: {
    title: ({ design }) => design.name,
    webPath: () => '/reports/designs',
    load: async () => (await import('#cli/reports/designs/preview-screen.tsx')).ReportDesignScreen,
  },
  reportSchedules: {
    title: () => scheduleTexts.title,
    webPath: ({ reportId }) => `/reports/schedules${reportId === undefined ? '' : `?report=${reportId}`}`,
    load: async () => (await import('#cli/reports/schedules/screen.tsx')).ReportSchedulesScreen,
  },
  report: {
    title: ({ report }) => report.name,
    webPath: ({ report }) => `/reports/${report.id}`,
    load: async () => (await import('#cli/reports/report-screen.tsx')).ReportScreen,
  },
  exports: {
    title: () => exportJobTexts.title,
    webPath: () => '/exports',
    load: async () => (await import('#cli/exports/jobs-screen.tsx')).ExportsScreen,
  },
  fill: {
    title: ({ formName, rowId }) => `${rowId === undefined ? 'Fill in' : 'Correct'} ${formName}`,
    webPath: ({ formId, sheetId, rowId }) =>
      `/fill/${formId}${sheetId === undefined ? '' : `/${sheetId}`}${rowId === undefined ? '' : `?returned=${rowId}`}`,
    load: async () => (await import('#cli/filling/screen.tsx')).FillScreen,
  },
  'form-access': {
    title: () => accessTexts.whoMaySee,
    webPath: () => '/forms',
    load: async () => (await import('#cli/forms/access-screen.tsx')).FormAccessScreen,
  },
  audit: {
    title: () => auditTexts.title,
    webPath: () => '/admin/auditlog',
    load: async () => (await import('#cli/audit/screen.tsx')).AuditScreen,
  },
  jobs: {
    title: () => jobTexts.title,
    webPath: () => '/admin/jobs',
    load: async () => (await import('#cli/named-jobs/screen.tsx')).JobsScreen,
  },
  mail: {
    title: () => mailTexts.title,
    webPath: () => '/admin/mail',
    load: async () => (await import('#cli/mail/screen.tsx')).MailScreen,
  },
  users: {
    title: () => peopleTexts.users,
    webPath: () => '/users',
    load: async () => (await import('#cli/users/screens/users-screen.tsx')).UsersScreen,
  },
  user: {
    title: ({ userName }) => userName,
    webPath: ({ userId }) => `/users/${userId}`,
    load: async () => (await import('#cli/users/screens/user-screen.tsx')).UserScreen,
  },
  groups: {
    title: () => peopleTexts.groups,
    webPath: () => '/users/groups',
    load: async () => (await import('#cli/users/screens/groups-screen.tsx')).GroupsScreen,
  },
  group: {
    title: ({ groupName }) => groupName,
    webPath: ({ groupId }) => `/users/groups/${groupId}`,
    load: async () => (await import('#cli/users/screens/group-screen.tsx')).GroupScreen,
  },
  catalog: {
    title: () => catalogTexts.title,
    webPath: () => '/catalog',
    load: async () => (await import('#cli/catalog/screens/tree-screen.tsx')).CatalogScreen,
  },
  'catalog-item': {
    title: ({ itemName }) => itemName,
    webPath: () => '/catalog',
    load: async () => (await import('#cli/catalog/screens/item-screen.tsx')).CatalogItemScreen,
  },
  reminders: {
    title: () => remindersTexts.title,
    webPath: () => '/reminders',
    load: async () => (await import('#cli/reminders/screen.tsx')).RemindersScreen,
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
    title: () => 'Account',
    webPath: () => '/',
    load: async () => (await import('#cli/session/account-screen.tsx')).AccountScreen,
  },
  transforms: {
    title: () => transformTexts.title,
    webPath: () => '/transforms',
    load: async () => (await import('#cli/transforms/screen.tsx')).TransformsScreen,
  },
  transform: {
    title: ({ recipeName }) => recipeName,
    webPath: () => '/transforms',
    load: async () => (await import('#cli/transforms/convert-screen.tsx')).ConvertScreen,
  },
  codes: {
    title: () => codeTexts.print,
    webPath: () => '/codes',
    load: async () => (await import('#cli/codes/screen.tsx')).CodesScreen,
  },
  appearance: {
    title: () => appearanceTexts.title,
    webPath: () => '/admin/appearance',
    load: async () => (await import('#cli/appearance/screen.tsx')).AppearanceScreen,
  },
  flags: {
    title: () => flagsTitle,
    webPath: () => '/admin/flags',
    load: async () => (await import('./flags-screen.tsx')).FlagsScreen,
  },
  resource: {
    title: ({ title }) => title,
    webPath: ({ address }) => address,
    load: async () => (await import('#cli/resource/resource-screen.tsx')).ResourceScreen,
  },
};
