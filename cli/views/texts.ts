// What cli/views says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  viewNameIsRequired: { id: 'views.cli.viewNameIsRequired', defaultMessage: 'A view name is required' },
  chooseAnotherNameOrAdd: {
    id: 'views.cli.chooseAnotherNameOrAdd',
    defaultMessage: 'Choose another name, or add --replace.',
  },
  isNotNumberOfDays: { id: 'views.cli.isNotNumberOfDays', defaultMessage: 'is not a number of days' },
  isMoreThanDays: { id: 'views.cli.isMoreThanDays', defaultMessage: 'is more than {mostFilterDays} days' },
  viewAlwaysShowsLatestDays: {
    id: 'views.cli.viewAlwaysShowsLatestDays',
    defaultMessage: 'A view always shows the latest days: use 7d or 4w, or fixed dates with --from and --to.',
  },
  noSavedViewsYetPress: {
    id: 'views.cli.noSavedViewsYetPress',
    defaultMessage: 'No saved views yet. Press + to save the current view.',
  },
  willShowWhatYouWere: {
    id: 'views.cli.willShowWhatYouWere',
    defaultMessage: '"{view}" will show what you were looking at before.',
  },
  thereAreNoViews: { id: 'views.cli.thereAreNoViews', defaultMessage: 'There are no views.' },
  saveIntoThisOne: { id: 'views.cli.saveIntoThisOne', defaultMessage: 'save into this one' },
  whenItIsChosen: { id: 'views.cli.whenItIsChosen', defaultMessage: 'when it is chosen' },
  saveAsNew: { id: 'views.cli.saveAsNew', defaultMessage: 'save as new' },
  removeAsDefault: { id: 'views.cli.removeAsDefault', defaultMessage: 'remove as default' },
  setAsDefault: { id: 'views.cli.setAsDefault', defaultMessage: 'set as default' },
  for: { id: 'views.cli.for', defaultMessage: 'For' },
  by: { id: 'views.cli.by', defaultMessage: 'By' },
  sheets: { id: 'views.cli.sheets', defaultMessage: 'Sheets' },
  filter: { id: 'views.cli.filter', defaultMessage: 'Filter' },
  tab: { id: 'views.cli.tab', defaultMessage: 'Tab' },
  opens: { id: 'views.cli.opens', defaultMessage: 'Opens' },
  withForm: { id: 'views.cli.withForm', defaultMessage: 'with the form' },
  changed: { id: 'views.cli.changed', defaultMessage: 'Changed' },
});
