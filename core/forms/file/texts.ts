// What core/forms/file says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thereIsNoUserGroup: {
    id: 'forms.file.thereIsNoUserGroup',
    defaultMessage: 'There is no user group "{name}" here. Create it first, or remove it from the file.',
  },
  thereIsNoActiveUser: {
    id: 'forms.file.thereIsNoActiveUser',
    defaultMessage:
      'There is no active user "{name}" here. Remove them from the file, or name somebody else.',
  },
  thereIsNoCatalogType: {
    id: 'forms.file.thereIsNoCatalogType',
    defaultMessage: 'There is no catalog type "{name}" here. Create it first, or remove it from the file.',
  },
  thereIsNoFormHere: {
    id: 'forms.file.thereIsNoFormHere',
    defaultMessage: 'There is no form "{name}" here. Create it first, or name another.',
  },
});
