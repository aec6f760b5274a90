// What web/filling/offline says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  tool: {
    id: 'filling.web.offline.tool',
    defaultMessage: '{tool, select, signature {the signature} drawing {the drawing} other {the scanner}}',
    description: 'What could not be stored for filling in offline',
  },
  installFormdeck: { id: 'filling.web.offline.installFormdeck', defaultMessage: 'Install Formdeck' },
  installFormdeckOnThisDevice: {
    id: 'filling.web.offline.installFormdeckOnThisDevice',
    defaultMessage: 'Install Formdeck on this device',
  },
  install: { id: 'filling.web.offline.install', defaultMessage: 'Install' },
  notNow: { id: 'filling.web.offline.notNow', defaultMessage: 'Not now' },
  gotIt: { id: 'filling.web.offline.gotIt', defaultMessage: 'Got it' },
  thisDeviceHasNoSpace: {
    id: 'filling.web.offline.thisDeviceHasNoSpace',
    defaultMessage: 'This device has no space left.',
  },
  yourOpenSheets: { id: 'filling.web.offline.yourOpenSheets', defaultMessage: 'your open sheets' },
  thisDeviceHasNoSpaceLeft: {
    id: 'filling.web.offline.thisDeviceHasNoSpaceLeft',
    defaultMessage: 'This device has no space left for the catalog.',
  },
  opensFromHomeScreen: {
    id: 'filling.web.offline.opensFromHomeScreen',
    defaultMessage: 'It opens from your home screen and works offline.',
  },
  pressShare: {
    id: 'filling.web.offline.pressShare',
    defaultMessage: 'Press Share {sign} in your browser, then "Add to Home Screen".',
  },
  tryAgain: { id: 'filling.web.offline.tryAgain', defaultMessage: 'Try again.' },
  catalog: { id: 'filling.web.offline.catalog', defaultMessage: 'the catalog' },
});
