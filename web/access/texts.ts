// What web/access says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pagesOfS: {
    id: 'access.web.pagesOfS',
    defaultMessage: '{noun, select, form {Pages of forms} other {Pages of users}}',
  },
  whoCanSee: { id: 'access.web.whoCanSee', defaultMessage: 'Who can see {form}' },
  found: {
    id: 'access.web.found',
    defaultMessage:
      '{noun, select, form {{count, plural, one {# form} other {# forms}}} other {{count, plural, one {# user} other {# users}}}}',
  },
});
