// What server/readers says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  noSuchServerLanguage: {
    id: 'readers.server.noSuchServerLanguage',
    defaultMessage: 'FORMDECK_LANGUAGE is "{name}", which Formdeck does not know.',
  },
  nameServerLanguage: {
    id: 'readers.server.nameServerLanguage',
    defaultMessage: 'Set it to one of the formats that an account offers, such as fr-CA, or leave it out.',
  },
});
