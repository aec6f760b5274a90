// What web/imports/mappings says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  moreForMapping: {
    id: 'imports.web.mappings.moreForMapping',
    defaultMessage: 'More for the mapping {mapping}',
  },
});
