// What cli/appearance/logo says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  removedLogoMustBeUploaded: {
    id: 'appearance.cli.logo.removedLogoMustBeUploaded',
    defaultMessage: 'A removed logo must be uploaded again.',
  },
  nothingWasRemoved: { id: 'appearance.cli.logo.nothingWasRemoved', defaultMessage: 'Nothing was removed.' },
});
