// What web/routes says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pageCouldNotBeLoaded: {
    id: 'routes.web.pageCouldNotBeLoaded',
    defaultMessage: 'This page could not be loaded',
  },
  unableToLoadPage: { id: 'routes.web.unableToLoadPage', defaultMessage: 'Unable to load this page' },
});
