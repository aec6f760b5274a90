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
});
