// What the schemas of users refuse, apart from the other texts: everybody who signs in loads the schemas.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  usernameIsRequired: { id: 'users.usernameIsRequired', defaultMessage: 'A username is required' },
  atMost100Characters: { id: 'users.atMost100Characters', defaultMessage: 'At most 100 characters' },
  usernameHasNoControlCharacters: {
    id: 'users.usernameHasNoControlCharacters',
    defaultMessage: 'A username has no control characters',
  },
  fullNameIsLegible: {
    id: 'users.fullNameIsLegible',
    defaultMessage: 'A full name has letters, and no control characters, < or >',
  },
  validEmailAddressIsRequired: {
    id: 'users.validEmailAddressIsRequired',
    defaultMessage: 'A valid email address is required',
  },
  passwordsMustBeAtLeast: {
    id: 'users.passwordsMustBeAtLeast',
    defaultMessage: 'Passwords must be at least 6 characters',
  },
  passwordIsRequired: { id: 'users.passwordIsRequired', defaultMessage: 'A password is required' },
  atMost500Characters: { id: 'users.atMost500Characters', defaultMessage: 'At most 500 characters' },
  whoeverIsInvitedChoosesPassword: {
    id: 'users.whoeverIsInvitedChoosesPassword',
    defaultMessage: 'Whoever is invited chooses a password: send none',
  },
  groupNameIsRequired: { id: 'users.groupNameIsRequired', defaultMessage: 'A group name is required' },
});
