// What server/factors says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  codeIsNotTaken: { id: 'factors.server.codeIsNotTaken', defaultMessage: 'This code is not right.' },
  codesWorkOnce: {
    id: 'factors.server.codesWorkOnce',
    defaultMessage:
      'The app shows a new one every 30 seconds, and each works once. If it goes on, set the clock of your phone to the automatic time.',
  },
  sendCodeWithSameCall: {
    id: 'factors.server.sendCodeWithSameCall',
    defaultMessage: 'Use the code of your authenticator app, or one of your recovery codes.',
  },
  appIsThere: {
    id: 'factors.server.appIsThere',
    defaultMessage: 'You have an authenticator app already.',
  },
  removeItFirst: {
    id: 'factors.server.removeItFirst',
    defaultMessage: 'Remove it first, then set up the new one.',
  },
  startAgain: {
    id: 'factors.server.startAgain',
    defaultMessage: 'There is no authenticator app that waits for its first code.',
  },
  startAgainHint: { id: 'factors.server.startAgainHint', defaultMessage: 'Begin to set it up again.' },
  companyRequiresFactor: {
    id: 'factors.server.companyRequiresFactor',
    defaultMessage: 'Your company requires a second factor, and this is the only one that you have.',
  },
  askAdminToDrop: {
    id: 'factors.server.askAdminToDrop',
    defaultMessage:
      'To change phones, ask an admin to remove it: you then set up another one when you sign in.',
  },
  tooManyPasskeys: {
    id: 'factors.server.tooManyPasskeys',
    defaultMessage: 'You have {mostPasskeys} passkeys, the maximum.',
  },
  removePasskeyFirst: {
    id: 'factors.server.removePasskeyFirst',
    defaultMessage: 'Remove one that you no longer use.',
  },
  passkeyDoesNotHold: {
    id: 'factors.server.passkeyDoesNotHold',
    defaultMessage: 'This passkey could not be checked. Begin again.',
  },
  hasNoFactor: { id: 'factors.server.hasNoFactor', defaultMessage: '{userName} has no second factor.' },
  mailSubject: {
    id: 'factors.server.mailSubject',
    defaultMessage:
      '{what, select, added {A second factor was added to your account} removed {A second factor was removed from your account} dropped {Your second factor was removed} codes {New recovery codes were made for your account} other {A recovery code of your account was used}}',
  },
  mail: {
    id: 'factors.server.mail',
    defaultMessage:
      'Hello {userName},\n\n{isOwn, select, true {somebody who was signed in as you, most likely you yourself,} other {{doer}}} {what, select, added {added a second factor to your Formdeck account. From now on a sign-in needs it.} removed {removed a second factor from your Formdeck account.} dropped {removed the second factor of your Formdeck account. You sign in with your password alone until you set up another one.} codes {made new recovery codes for your Formdeck account. The earlier ones have stopped working.} other {signed in to your Formdeck account with a recovery code. {count, plural, =0 {None is} one {# is} other {# are}} left.}}\n\nIf you did not expect this, tell an administrator of your company immediately.\n',
  },
});
