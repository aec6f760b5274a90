// Signing in, the account, and what everybody may read: its pages.
import { pagesOf } from '#core/features/page.ts';

export const sessionPages = pagesOf({
  '/account': { help: 'staff#your-account' },
  '/forgotPassword': { help: null },
  '/resetPassword': { help: null },
  '/privacy': { help: null },
  '/help': { help: null },
});
