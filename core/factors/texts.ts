// What core/factors says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  addedFactor: {
    id: 'factors.addedFactor',
    defaultMessage:
      '{who} set up {kind, select, app {an authenticator app} passkey {a passkey} other {a second factor}}',
  },
  removedFactor: {
    id: 'factors.removedFactor',
    defaultMessage:
      '{who} removed {kind, select, app {their authenticator app} passkey {one of their passkeys} other {a second factor}}',
  },
  droppedFactorsOf: {
    id: 'factors.droppedFactorsOf',
    defaultMessage: '{who} removed the second factor of {user}',
  },
  madeRecoveryCodes: { id: 'factors.madeRecoveryCodes', defaultMessage: '{who} made new recovery codes' },
  usedRecoveryCode: {
    id: 'factors.usedRecoveryCode',
    defaultMessage: '{who} signed in with a recovery code',
  },
  secondFactor: { id: 'factors.secondFactor', defaultMessage: 'Second factor' },
  secondFactorAbout: {
    id: 'factors.secondFactorAbout',
    defaultMessage:
      'A code from your phone after the password. Whoever learns your password alone cannot sign in.',
  },
  yourCompanyRequiresIt: {
    id: 'factors.yourCompanyRequiresIt',
    defaultMessage: 'Your company requires it.',
  },
  authenticatorApp: { id: 'factors.authenticatorApp', defaultMessage: 'Authenticator app' },
  appSince: { id: 'factors.appSince', defaultMessage: 'On since {since}' },
  appIsOff: { id: 'factors.appIsOff', defaultMessage: 'Off' },
  factorsWithCodes: {
    id: 'factors.factorsWithCodes',
    defaultMessage:
      '{hasApp, select, true {Authenticator app, } other {}}{passkeys, plural, =0 {} one {# passkey, } other {# passkeys, }}{count, plural, =0 {no recovery codes left} one {# recovery code left} other {# recovery codes left}}',
  },
  recoveryCodes: { id: 'factors.recoveryCodes', defaultMessage: 'Recovery codes' },
  recoveryCodesLeft: {
    id: 'factors.recoveryCodesLeft',
    defaultMessage: '{count, plural, =0 {None left} one {# left} other {# left}}',
  },
  signedInWithRecoveryCode: {
    id: 'factors.signedInWithRecoveryCode',
    defaultMessage:
      'You signed in with a recovery code: {count, plural, =0 {none is left. Make new ones in your account.} one {# is left.} other {# are left.}}',
  },
  turnOnApp: { id: 'factors.turnOnApp', defaultMessage: 'Add authenticator app' },
  scanCode: {
    id: 'factors.scanCode',
    defaultMessage:
      'Scan this code with an authenticator app on your phone, or type the secret into it. Then enter the code that it shows.',
  },
  typeSecret: {
    id: 'factors.typeSecret',
    defaultMessage:
      'Add this secret to an authenticator app on your phone. Then enter the code that it shows.',
  },
  secret: { id: 'factors.secret', defaultMessage: 'Secret' },
  code: { id: 'factors.code', defaultMessage: 'Code' },
  codeIsRequired: { id: 'factors.codeIsRequired', defaultMessage: 'A code is required' },
  enterCode: {
    id: 'factors.enterCode',
    defaultMessage: 'Enter the code of your authenticator app, or one of your recovery codes.',
  },
  keepRecoveryCodes: {
    id: 'factors.keepRecoveryCodes',
    defaultMessage:
      'Keep these recovery codes where you find them without your phone. Each works once, instead of a code of the app. They are not shown again.',
  },
  recoveryCodesFile: {
    id: 'factors.recoveryCodesFile',
    description: 'The head of a file or a printed page with recovery codes.',
    defaultMessage: 'Formdeck recovery codes of {userName}. Each works once.',
  },
  setUpFirst: {
    id: 'factors.setUpFirst',
    defaultMessage: 'Your company requires a second factor. Set one up to continue.',
  },
  appIsOn: { id: 'factors.appIsOn', defaultMessage: 'The authenticator app is set up' },
  removeApp: { id: 'factors.removeApp', defaultMessage: 'Remove authenticator app' },
  removeAppQuestion: { id: 'factors.removeAppQuestion', defaultMessage: 'Remove the authenticator app?' },
  passwordAloneWillDo: {
    id: 'factors.passwordAloneWillDo',
    defaultMessage: 'Your password alone will be enough to sign in. Your recovery codes stop working.',
  },
  appIsRemoved: { id: 'factors.appIsRemoved', defaultMessage: 'The authenticator app is removed' },
  newRecoveryCodes: { id: 'factors.newRecoveryCodes', defaultMessage: 'Make new recovery codes' },
  earlierCodesStop: {
    id: 'factors.earlierCodesStop',
    defaultMessage: 'The ones that you have stop working.',
  },
  passkeyNeedsName: { id: 'factors.passkeyNeedsName', defaultMessage: 'A passkey needs a name' },
  passkeys: { id: 'factors.passkeys', defaultMessage: 'Passkeys' },
  addPasskey: { id: 'factors.addPasskey', defaultMessage: 'Add passkey' },
  removePasskey: { id: 'factors.removePasskey', defaultMessage: 'Remove passkey' },
  removePasskeyNamed: { id: 'factors.removePasskeyNamed', defaultMessage: 'Remove passkey {name}' },
  signInWithPasskey: { id: 'factors.signInWithPasskey', defaultMessage: 'Sign in with a passkey' },
  usePasskey: { id: 'factors.usePasskey', defaultMessage: 'Use a passkey' },
  passkeyFailed: {
    id: 'factors.passkeyFailed',
    defaultMessage: 'The passkey was not used. Try again, or sign in with your password.',
  },
  passkeyName: { id: 'factors.passkeyName', defaultMessage: 'Name' },
  passkeyNameHelp: {
    id: 'factors.passkeyNameHelp',
    defaultMessage: 'By which you know it again, such as "My phone"',
  },
  passkeyIsAdded: { id: 'factors.passkeyIsAdded', defaultMessage: 'The passkey is added' },
  passkeyIsRemoved: { id: 'factors.passkeyIsRemoved', defaultMessage: 'The passkey is removed' },
  passkeyUsed: { id: 'factors.passkeyUsed', defaultMessage: 'Added {added}, last used {used}' },
  passkeyUnused: { id: 'factors.passkeyUnused', defaultMessage: 'Added {added}, never used' },
  dropFactors: { id: 'factors.dropFactors', defaultMessage: 'Remove second factor' },
  dropFactorsOf: {
    id: 'factors.dropFactorsOf',
    defaultMessage: 'Remove the second factor of {userName}?',
  },
  theySignInWithPassword: {
    id: 'factors.theySignInWithPassword',
    defaultMessage:
      'They can then sign in with their password alone, and get an e-mail about it. Make sure that it is them who asked.',
  },
  factorsAreDropped: {
    id: 'factors.factorsAreDropped',
    defaultMessage: 'The second factor of {userName} is removed',
  },
  unableToChangeFactors: {
    id: 'factors.unableToChangeFactors',
    defaultMessage: 'Unable to change the second factor. Please try again.',
  },
  unableToLoadFactors: {
    id: 'factors.unableToLoadFactors',
    defaultMessage: 'Unable to load your second factor',
  },
  hasNoFactor: { id: 'factors.hasNoFactor', defaultMessage: '{userName} has no second factor.' },
  onlyAdminsDropFactors: {
    id: 'factors.onlyAdminsDropFactors',
    defaultMessage: 'Only admins remove the second factor of others',
  },
  removeOwnInAccount: {
    id: 'factors.removeOwnInAccount',
    defaultMessage: 'Remove your own in your account',
  },
});
