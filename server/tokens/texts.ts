// What server/tokens says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  chooseEndBetweenNowAnd: {
    id: 'tokens.server.chooseEndBetweenNowAnd',
    defaultMessage: 'Choose an end between now and two years from now',
  },
  onlyAdminsMaySeeOther: {
    id: 'tokens.server.onlyAdminsMaySeeOther',
    defaultMessage: "Only admins may see other people's access tokens.",
  },
  youAlreadyHaveAccessToken: {
    id: 'tokens.server.youAlreadyHaveAccessToken',
    defaultMessage: 'You already have an access token called "{name}".',
  },
  chooseAnotherNameOrRevoke: {
    id: 'tokens.server.chooseAnotherNameOrRevoke',
    defaultMessage: 'Choose another name, or revoke that one first.',
  },
  youHaveAccessTokensMaximum: {
    id: 'tokens.server.youHaveAccessTokensMaximum',
    defaultMessage: 'You have {mostTokens} access tokens, the maximum per person.',
  },
  revokeOneThatIsNo: {
    id: 'tokens.server.revokeOneThatIsNo',
    defaultMessage: 'Revoke one that is no longer used.',
  },
  newAccessTokenForYour: {
    id: 'tokens.server.newAccessTokenForYour',
    defaultMessage: 'A new access token for your account',
  },
  mail: {
    id: 'tokens.server.mail',
    defaultMessage:
      'Hello {userName},\n\nAn access token called "{name}" was created for your Formdeck account.\n\nAnyone who has it can use Formdeck on your behalf ({scopes}) until {end}, or until it is revoked.\n\nIf you did not create it, revoke it and change your password: formdeck tokens list, formdeck tokens revoke, formdeck password.\n',
  },
});
