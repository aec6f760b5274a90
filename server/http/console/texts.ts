// What server/http/console says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  formdeckRegionsContainsWhichIs: {
    id: 'http.server.console.formdeckRegionsContainsWhichIs',
    defaultMessage: 'FORMDECK_REGIONS contains "{entry}", which is not a region.',
  },
  useIdNameAddressSuch: {
    id: 'http.server.console.useIdNameAddressSuch',
    defaultMessage:
      'Use id=name=address, such as us=United States=https://us.example.com, separated by commas.',
  },
});
