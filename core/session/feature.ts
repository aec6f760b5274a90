// Sign-in, passwords and sessions: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fromWhere, isOwn, userOf, who } from '#core/features/sentence.ts';

export const sessionFeature = feature({
  things: ['session'],
  audits: {
    'sign-ins': {
      password_changed: (entry) =>
        isOwn(entry)
          ? `${who(entry)} changed their password`
          : `${who(entry)} changed the password of ${userOf(entry)}`,
      password_check_failed: (entry) => `${who(entry)} gave a wrong current password`,
      password_reset_requested: (entry) => `A temporary password was sent to ${who(entry)}`,
      signed_in: (entry) => `${who(entry)} signed in${fromWhere(entry)}`,
      sign_in_failed: (entry) => `Sign-in as ${who(entry)} failed${fromWhere(entry)}`,
      signed_out: (entry) => `${who(entry)} signed out`,
      session_ended: (entry) => `${who(entry)} signed out one of their devices`,
      other_sessions_ended: (entry) => `${who(entry)} signed out all their other devices`,
    },
    settings: {
      session_limits_changed: (entry) => `${who(entry)} changed how long sessions last`,
    },
  },
});
