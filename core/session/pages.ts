// Signing in, the account, and what everybody may read: its pages.
import { isAdmin } from '#core/actor.ts';
import { pagesOf } from '#core/features/page.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const sessionPages = pagesOf({
  '/account': { help: 'staff#your-account' },
  '/admin/signIn': {
    title: t(m.signInSettings),
    name: 'sign-in',
    isFor: isAdmin,
    about: t(m.signInSettingsAbout),
    words: ['password', 'security', '2fa', 'two-factor', 'passkey'],
    help: 'admins#sign-in',
  },
  '/forgotPassword': { help: null },
  '/resetPassword': { help: null },
  '/privacy': { help: null },
  '/help': { help: null },
});
