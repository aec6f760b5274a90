// What core/features says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  answerChanges: { id: 'features.answerChanges', defaultMessage: 'Answer changes' },
  deletedRows: { id: 'features.deletedRows', defaultMessage: 'Deleted rows' },
  signInsAndPasswords: { id: 'features.signInsAndPasswords', defaultMessage: 'Sign-ins and passwords' },
  usersAndGroups: { id: 'features.usersAndGroups', defaultMessage: 'Users and groups' },
  formsDashboardsAndViews: {
    id: 'features.formsDashboardsAndViews',
    defaultMessage: 'Forms, dashboards and views',
  },
  sheetsRowsAndReviews: {
    id: 'features.sheetsRowsAndReviews',
    defaultMessage: 'Sheets, entries and reviews',
  },
  exportsAndDownloads: { id: 'features.exportsAndDownloads', defaultMessage: 'Exports and downloads' },
  settingsRemindersAndAccessTokens: {
    id: 'features.settingsRemindersAndAccessTokens',
    defaultMessage: 'Settings, reminders and access tokens',
  },
});
