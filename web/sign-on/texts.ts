// What web/sign-on says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  singleSignOn: { id: 'signOn.web.singleSignOn', defaultMessage: 'Single sign-on' },
  signInWith: { id: 'signOn.web.signInWith', defaultMessage: 'Sign in with {provider}' },
  signInAtWith: { id: 'signOn.web.signInAtWith', defaultMessage: '{company}: sign in with {provider}' },
  enterEmail: {
    id: 'signOn.web.enterEmail',
    defaultMessage: "Enter your e-mail address. It leads to your company's sign-in page.",
  },
  severalCompanies: {
    id: 'signOn.web.severalCompanies',
    defaultMessage: 'Your e-mail address leads to several sign-in pages. Choose yours.',
  },
  failed: { id: 'signOn.web.failed', defaultMessage: 'This did not work. Please try again.' },
  anotherPage: {
    id: 'signOn.web.anotherPage',
    defaultMessage: 'Another page wants you to sign in here. Continue only if you have begun it yourself.',
  },
  redirectAbout: {
    id: 'signOn.web.redirectAbout',
    defaultMessage: 'Enter it at your provider, as the redirect address (redirect URI) of Formdeck.',
  },
  addressCopied: { id: 'signOn.web.addressCopied', defaultMessage: 'The address was copied' },
  addressNotCopied: { id: 'signOn.web.addressNotCopied', defaultMessage: 'The address could not be copied' },
  passwords: { id: 'signOn.web.passwords', defaultMessage: 'Passwords' },
  onlyAbout: {
    id: 'signOn.web.onlyAbout',
    defaultMessage:
      '{isOnly, select, true {Passwords sign nobody in. If your provider fails, whoever runs the server lets them back in with "formdeck rescue --passwords".} other {People can sign in with passwords, too.}}',
  },
  settingsFailed: { id: 'signOn.web.settingsFailed', defaultMessage: 'These settings could not be loaded' },
  trialOf: { id: 'signOn.web.trialOf', defaultMessage: 'What {provider} says' },
  trialFailed: { id: 'signOn.web.trialFailed', defaultMessage: 'This trial could not be loaded' },
  nothingChanged: {
    id: 'signOn.web.nothingChanged',
    defaultMessage: 'This was a trial: nothing was changed.',
  },
  terminal: { id: 'signOn.web.terminal', defaultMessage: 'Sign in a terminal' },
  terminalAbout: {
    id: 'signOn.web.terminalAbout',
    defaultMessage:
      'Enter the code that "formdeck login" shows. The terminal is then signed in as {userName}.',
  },
  code: { id: 'signOn.web.code', defaultMessage: 'Code' },
  asksFrom: {
    id: 'signOn.web.asksFrom',
    defaultMessage: '{device}, at the address {address}, asked at {time} to be signed in as {userName}.',
  },
  unknownProgram: { id: 'signOn.web.unknownProgram', defaultMessage: 'A program that does not name itself' },
  onlyYours: {
    id: 'signOn.web.onlyYours',
    defaultMessage:
      'Allow it only if you have started it yourself a moment ago. Whoever sent you a code would act in your name.',
  },
  hereAsks: {
    id: 'signOn.web.hereAsks',
    defaultMessage: 'The formdeck command on this computer asks to be signed in as {userName}.',
  },
  terminalIsSignedIn: {
    id: 'signOn.web.terminalIsSignedIn',
    defaultMessage: 'The terminal is signed in. You can close this page.',
  },
  linkIsWrong: {
    id: 'signOn.web.linkIsWrong',
    defaultMessage: 'This link is not whole. Run "formdeck login --browser" again.',
  },
  allow: { id: 'signOn.web.allow', defaultMessage: 'Allow' },
  otherCode: { id: 'signOn.web.otherCode', defaultMessage: 'Enter another code' },
});
