// What server/sign-on says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  wasDenied: { id: 'signOn.server.wasDenied', defaultMessage: '{provider} did not let you in: {detail}' },
  saysError: { id: 'signOn.server.saysError', defaultMessage: '{provider} could not sign you in: {detail}' },
  refusesSecret: {
    id: 'signOn.server.refusesSecret',
    defaultMessage: '{provider} does not accept the client id and secret of Formdeck: {detail}',
  },
  isSilent: { id: 'signOn.server.isSilent', defaultMessage: '{provider} does not answer ({detail}).' },
  isOpen: {
    id: 'signOn.server.isOpen',
    defaultMessage: '{provider} is not asked: {detail} is not encrypted.',
  },
  isPrivate: {
    id: 'signOn.server.isPrivate',
    defaultMessage: '{provider} is not asked: {detail} is in a private network.',
  },
  isLarge: { id: 'signOn.server.isLarge', defaultMessage: '{provider} answers with more than 1 MiB.' },
  answersOddly: {
    id: 'signOn.server.answersOddly',
    defaultMessage: '{provider} answers what is no sign-in: {detail}',
  },
  tryAgainOrAskAdmin: {
    id: 'signOn.server.tryAgainOrAskAdmin',
    defaultMessage: 'Try again. If it stays so, tell an admin of your company.',
  },
  adminEntersSecret: {
    id: 'signOn.server.adminEntersSecret',
    defaultMessage:
      'Secrets run out. Tell an admin of your company: they make a new one at {provider} and enter it under "Single sign-on".',
  },
  adminLooksAtAddress: {
    id: 'signOn.server.adminLooksAtAddress',
    defaultMessage: 'Tell an admin of your company: they look at the issuer address under "Single sign-on".',
  },
  operatorOpens: {
    id: 'signOn.server.operatorOpens',
    defaultMessage:
      'Providers need https and an address that everybody can reach, unless whoever runs the server sets FORMDECK_PRIVATE_PROVIDERS=on.',
  },
  secretIsLost: {
    id: 'signOn.server.secretIsLost',
    defaultMessage: 'The client secret of {provider} cannot be opened any more.',
  },
  enterSecretAgain: {
    id: 'signOn.server.enterSecretAgain',
    defaultMessage:
      'The key in the folder "files/secrets" is gone, or another one. An admin enters the client secret again under "Single sign-on".',
  },
  providerIsOff: {
    id: 'signOn.server.providerIsOff',
    defaultMessage: 'This way to sign in does not exist, or is turned off.',
  },
  goToSignIn: { id: 'signOn.server.goToSignIn', defaultMessage: 'Open Formdeck and sign in again.' },
  attemptIsOver: {
    id: 'signOn.server.attemptIsOver',
    defaultMessage:
      'This sign-in is over: it took longer than 10 minutes, was used, or began in another browser.',
  },
  isDeactivated: { id: 'signOn.server.isDeactivated', defaultMessage: 'Your account is deactivated.' },
  hasNoEmail: {
    id: 'signOn.server.hasNoEmail',
    defaultMessage: '{provider} does not say what your e-mail address is, so nobody is known by it.',
  },
  emailIsNotTrusted: {
    id: 'signOn.server.emailIsNotTrusted',
    defaultMessage: '{provider} does not say that {email} is verified, so it does not count.',
  },
  severalHaveEmail: {
    id: 'signOn.server.severalHaveEmail',
    defaultMessage: 'Several accounts have the e-mail address {email}.',
  },
  hasNoAccount: {
    id: 'signOn.server.hasNoAccount',
    defaultMessage: 'You have no account at {company} yet, and {provider} makes none for you.',
  },
  askAdmin: {
    id: 'signOn.server.askAdmin',
    defaultMessage: 'Ask {admins}, who can make one for {email} or let your groups in.',
  },
  askAdminAbout: {
    id: 'signOn.server.askAdminAbout',
    defaultMessage: 'Tell {admins}: they look at the account, and at the settings under "Single sign-on".',
  },
  tooManyProviders: {
    id: 'signOn.server.tooManyProviders',
    defaultMessage: 'A company has at most {most} providers',
  },
  belongsToOther: {
    id: 'signOn.server.belongsToOther',
    defaultMessage: 'The account with the e-mail address {email} is of somebody else at {provider}.',
  },
  groupDoesNotExist: {
    id: 'signOn.server.groupDoesNotExist',
    defaultMessage: 'There is no user group "{group}".',
  },
  providerNameIsTaken: {
    id: 'signOn.server.providerNameIsTaken',
    defaultMessage: 'Another provider has this name',
  },
  nobodyComesIn: {
    id: 'signOn.server.nobodyComesIn',
    defaultMessage: 'Passwords are turned off, and no admin could sign in any more.',
  },
  firstLetPasswordsIn: {
    id: 'signOn.server.firstLetPasswordsIn',
    defaultMessage: 'Let people sign in with passwords first, or add another provider and sign in by it.',
  },
  noAdminHasSignedIn: {
    id: 'signOn.server.noAdminHasSignedIn',
    defaultMessage: 'No admin has signed in by single sign-on yet: passwords cannot be turned off.',
  },
  firstSignIn: {
    id: 'signOn.server.firstSignIn',
    defaultMessage: 'Turn a provider on and sign in by it yourself first.',
  },
  noSuchTerminal: {
    id: 'signOn.server.noSuchTerminal',
    defaultMessage: 'No terminal waits with this code. It is good for 10 minutes, and once.',
  },
  beginAgain: { id: 'signOn.server.beginAgain', defaultMessage: 'Run "formdeck login" again.' },
});
