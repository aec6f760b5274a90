// Single sign-on: its pages.
import { isAdmin } from '#core/actor.ts';
import { pagesOf } from '#core/features/page.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const signOnPages = pagesOf({
  '/admin/sign-on': {
    title: t(m.title),
    isFor: isAdmin,
    about: t(m.about),
    words: [t(m.words), 'SSO', 'OIDC', 'OpenID', 'Entra', 'Google', 'Keycloak', 'Okta'],
    help: 'admins#single-sign-on',
  },
  '/sign-on': { help: null },
  '/terminal': { help: null },
});
