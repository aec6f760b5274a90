// What cli/tools says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  noSuchWord: {
    id: 'tools.cli.noSuchWord',
    defaultMessage: 'The glossary has no word "{searched}". `formdeck glossary` lists all of them.',
  },
});
