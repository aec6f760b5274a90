// What cli/sign-on says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  chooseRegion: {
    id: 'signOn.cli.chooseRegion',
    defaultMessage: 'There are several regions, and a browser signs in to one.',
  },
  addRegion: { id: 'signOn.cli.addRegion', defaultMessage: 'Add --region, with one of: {regions}' },
  allowInBrowser: {
    id: 'signOn.cli.allowInBrowser',
    defaultMessage: 'Allow it in the browser that has opened. If none has, open:',
  },
  whichRegion: { id: 'signOn.cli.whichRegion', defaultMessage: 'Where do you sign in?' },
  signInByBrowser: { id: 'signOn.cli.signInByBrowser', defaultMessage: 'Sign in by a browser' },
  openPage: { id: 'signOn.cli.openPage', defaultMessage: 'Open this page in any browser, and sign in:' },
  enterCode: { id: 'signOn.cli.enterCode', defaultMessage: 'Then enter this code there:' },
  openAndEnter: {
    id: 'signOn.cli.openAndEnter',
    defaultMessage:
      'Open this page in any browser, sign in, and enter the code {userCode} within {minutes} minutes:',
  },
  youCanClose: {
    id: 'signOn.cli.youCanClose',
    defaultMessage: 'The terminal is signed in. You can close this page.',
  },
  tooLate: { id: 'signOn.cli.tooLate', defaultMessage: 'Nobody allowed it within {minutes} minutes.' },
  secretPrompt: { id: 'signOn.cli.secretPrompt', defaultMessage: 'Client secret: ' },
  noTerminal: { id: 'signOn.cli.noTerminal', defaultMessage: 'There is no terminal to ask for the secret.' },
  useStdin: {
    id: 'signOn.cli.useStdin',
    defaultMessage: 'Use --stdin, and put the secret on the first line.',
  },
  secretSaved: { id: 'signOn.cli.secretSaved', defaultMessage: 'The client secret of "{name}" was saved' },
  secretIsRequired: { id: 'signOn.cli.secretIsRequired', defaultMessage: 'A client secret is required.' },
  signInThere: {
    id: 'signOn.cli.signInThere',
    defaultMessage: 'Sign in on the page that has opened, which changes nothing. If none has, open:',
  },
  nothingWasChanged: { id: 'signOn.cli.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  lockedOut: {
    id: 'signOn.cli.lockedOut',
    defaultMessage: 'Whoever has no account at a provider is locked out.',
  },
  onOrOff: { id: 'signOn.cli.onOrOff', defaultMessage: 'Say "on" or "off".' },
  passwords: {
    id: 'signOn.cli.passwords',
    defaultMessage:
      '{isOnly, select, true {Passwords are off: people sign in by single sign-on alone.} other {Passwords are on, beside single sign-on.}}',
  },
  redirectAddress: {
    id: 'signOn.cli.redirectAddress',
    defaultMessage: 'Redirect address for providers: {address}',
  },
});
