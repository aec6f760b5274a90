// What core/pins says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pinsFirst: { id: 'pins.first', defaultMessage: 'Show them first' },
  pinsNotFirst: { id: 'pins.notFirst', defaultMessage: 'Show them below' },
  pin: { id: 'pins.pin', defaultMessage: 'Pin' },
  unpin: { id: 'pins.unpin', defaultMessage: 'Unpin' },
  show: { id: 'pins.show', defaultMessage: 'Show' },
  sizeOfThisChartCould: {
    id: 'pins.sizeOfThisChartCould',
    defaultMessage: 'The size of this chart could not be saved. Please try again.',
  },
  move: { id: 'pins.move', defaultMessage: 'Move' },
  newOrderOfYourPinned: {
    id: 'pins.newOrderOfYourPinned',
    defaultMessage: 'The new order of your pinned widgets could not be saved. Please try again.',
  },
  pinnedWidgetsAreTurnedOff: {
    id: 'pins.pinnedWidgetsAreTurnedOff',
    defaultMessage: 'Pinned widgets are turned off for your company.',
  },
  yourRoleMayNotPin: { id: 'pins.yourRoleMayNotPin', defaultMessage: 'Your role may not pin widgets.' },
  useOneOfOr0: { id: 'pins.useOneOfOr0', defaultMessage: 'Use one of {chartSizes}, or 0 for all' },
  pinnedWidgets: { id: 'pins.pinnedWidgets', defaultMessage: 'Pinned Widgets' },
  widgetWasSuccessfullyPinned: {
    id: 'pins.widgetWasSuccessfullyPinned',
    defaultMessage: 'Widget was successfully pinned.',
  },
  pinnedWidgetLimitExceeded: {
    id: 'pins.pinnedWidgetLimitExceeded',
    defaultMessage: 'Pinned widget limit exceeded.',
  },
  errorPinningWidget: { id: 'pins.errorPinningWidget', defaultMessage: 'Error pinning widget.' },
  widgetWasUnpinned: { id: 'pins.widgetWasUnpinned', defaultMessage: 'Widget was unpinned.' },
  errorUnpinningWidget: { id: 'pins.errorUnpinningWidget', defaultMessage: 'Error unpinning widget.' },
  loadingYourPinnedWidgets: {
    id: 'pins.loadingYourPinnedWidgets',
    defaultMessage: 'Loading your pinned widgets...',
  },
  somethingWentWrongWhileLoading: {
    id: 'pins.somethingWentWrongWhileLoading',
    defaultMessage: 'Something went wrong while loading your pinned widgets.',
  },
  youHaventPinnedAnyWidgets: {
    id: 'pins.youHaventPinnedAnyWidgets',
    defaultMessage: "You haven't pinned any widgets yet!",
  },
  openFormsDashboardAndChoose: {
    id: 'pins.openFormsDashboardAndChoose',
    defaultMessage: "Open a form's dashboard and choose Pin in the menu of a widget.",
  },
  viewLive: { id: 'pins.viewLive', defaultMessage: 'View Live' },
  leaveFullscreen: { id: 'pins.leaveFullscreen', defaultMessage: 'Leave Fullscreen' },
  thereIsTooMuchData: { id: 'pins.thereIsTooMuchData', defaultMessage: 'There is too much data to display.' },
  dashboardLastUpdated: { id: 'pins.dashboardLastUpdated', defaultMessage: 'Dashboard last updated {time}' },
});
