// Sign-in, passwords and sessions: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fromWhere, isOwn, userOf, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const sessionFeature = feature({
  things: ['session'],
  audits: {
    'sign-ins': {
      password_changed: (entry) =>
        isOwn(entry)
          ? t(m.changedTheirPassword, { who: who(entry) })
          : t(m.changedPasswordOf, { who: who(entry), user: userOf(entry) }),
      password_check_failed: (entry) => t(m.gaveWrongCurrentPassword, { who: who(entry) }),
      password_reset_requested: (entry) => t(m.temporaryPasswordWasSentTo, { who: who(entry) }),
      signed_in: (entry) => fromWhere(entry, m.hasSignedIn, m.hasSignedInFrom),
      sign_in_failed: (entry) => fromWhere(entry, m.signInFailed, m.signInFailedFrom),
      signed_out: (entry) => t(m.hasSignedOut, { who: who(entry) }),
      session_ended: (entry) => t(m.signedOutOneOfTheir, { who: who(entry) }),
      other_sessions_ended: (entry) => t(m.signedOutAllTheirOther, { who: who(entry) }),
    },
    settings: {
      sign_in_policy_changed: (entry) => t(m.changedWhatSignInNeeds, { who: who(entry) }),
      session_limits_changed: (entry) => t(m.changedHowLongSessionsLast, { who: who(entry) }),
    },
  },
});
