// What cli/tokens says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  useScopeToSayWhat: {
    id: 'tokens.cli.useScopeToSayWhat',
    defaultMessage: 'Use --scope to say what the token can do.',
  },
  chooseFrom: { id: 'tokens.cli.chooseFrom', defaultMessage: 'Choose from {scopes}.' },
  createdAccessTokenGoodUntil: {
    id: 'tokens.cli.createdAccessTokenGoodUntil',
    defaultMessage: 'Created the access token "{made}" ({scopes}), good until {date}',
  },
  itIsShownThisOnce: {
    id: 'tokens.cli.itIsShownThisOnce',
    defaultMessage:
      'It is shown this once. Keep it where only its job can read it, and set it as FORMDECK_TOKEN there.',
  },
  expiresDoesNotTake: {
    id: 'tokens.cli.expiresDoesNotTake',
    defaultMessage: '--expires does not take "{text}".',
  },
  usePeriodSuchAs90d: {
    id: 'tokens.cli.usePeriodSuchAs90d',
    defaultMessage: 'Use a period such as 90d, 12w, 6m or 1y, or the last day, such as 2027-01-31.',
  },
  thereAreNoAccessTokens: {
    id: 'tokens.cli.thereAreNoAccessTokens',
    defaultMessage: 'There are no access tokens. Create one with `formdeck tokens create`.',
  },
  nothingWasRevoked: { id: 'tokens.cli.nothingWasRevoked', defaultMessage: 'Nothing was revoked.' },
  revokedAccessTokenOf: {
    id: 'tokens.cli.revokedAccessTokenOf',
    defaultMessage: 'Revoked the access token "{name}" of {userName}.',
  },
  revokeAccessTokenAnythingThat: {
    id: 'tokens.cli.revokeAccessTokenAnythingThat',
    defaultMessage:
      'Revoke the access token "{name}"? Anything that uses it stops working immediately. This cannot be undone.',
  },
  youHaveNoAccessToken: {
    id: 'tokens.cli.youHaveNoAccessToken',
    defaultMessage: 'You have no access token "{named}".',
  },
  formdeckTokensListShowsThose: {
    id: 'tokens.cli.formdeckTokensListShowsThose',
    defaultMessage: '`formdeck tokens list` shows those you have.',
  },
  noteImportAndExportCommands: {
    id: 'tokens.cli.noteImportAndExportCommands',
    defaultMessage: 'Note: import and export commands also read the form, which needs the scope forms:read.',
  },
});
