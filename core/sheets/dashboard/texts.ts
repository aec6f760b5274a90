// What core/sheets/dashboard says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thereIsTooMuchData: {
    id: 'sheets.dashboard.thereIsTooMuchData',
    defaultMessage:
      'There is too much data to display. The maximum amount of data that can be displayed is {rows, number} sheet responses or {sheets, number} sheets. Please select less sheets with less responses or apply filters to continue.',
  },
  showingDataFromLatestSheets: {
    id: 'sheets.dashboard.showingDataFromLatestSheets',
    defaultMessage: 'Showing data from the latest {sheets, plural, one {# sheet} other {# sheets}}',
  },
  submissions: { id: 'sheets.dashboard.submissions', defaultMessage: 'Submissions' },
  completed: { id: 'sheets.dashboard.completed', defaultMessage: 'Completed' },
  user: { id: 'sheets.dashboard.user', defaultMessage: 'User' },
  dateCreated: { id: 'sheets.dashboard.dateCreated', defaultMessage: 'Date Created' },
  dateModified: { id: 'sheets.dashboard.dateModified', defaultMessage: 'Date Modified' },
});
