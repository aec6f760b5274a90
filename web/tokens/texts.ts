// What web/tokens says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  yourAccessToken: { id: 'tokens.web.yourAccessToken', defaultMessage: 'Your access token' },
  whatItIsFor: { id: 'tokens.web.whatItIsFor', defaultMessage: 'What it is for' },
  nightlyImport: { id: 'tokens.web.nightlyImport', defaultMessage: 'Nightly import' },
  whatItCanDo: { id: 'tokens.web.whatItCanDo', defaultMessage: 'What it can do' },
  itCanNeverDoMore: { id: 'tokens.web.itCanNeverDoMore', defaultMessage: 'It can never do more than you.' },
  howLongItLasts: { id: 'tokens.web.howLongItLasts', defaultMessage: 'How long it lasts' },
  create: { id: 'tokens.web.create', defaultMessage: 'Create' },
  accessTokenCopied: { id: 'tokens.web.accessTokenCopied', defaultMessage: 'Access token copied' },
  accessTokenCouldNotBe: {
    id: 'tokens.web.accessTokenCouldNotBe',
    defaultMessage: 'The access token could not be copied. Select it and copy it manually.',
  },
  accessToken: { id: 'tokens.web.accessToken', defaultMessage: 'Access token' },
});
