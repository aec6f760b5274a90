// What is said about access tokens.
import type { CellContext } from '#core/resource/list.ts';
import type { Scope } from '#core/scopes.ts';
import type { AccessToken } from './schema.ts';

export const tokenTexts = {
  title: 'Access tokens',
  about:
    'Keys for scripts and scheduled jobs that act on your behalf. They keep working when you change your password.',
  empty: 'You have no access tokens.',
  failed: 'Unable to load your access tokens',
  once: 'You will see it only this once. Store it where only its job can read it, and set it there as FORMDECK_TOKEN.',
  needsForms:
    'Commands for imports and exports also read the form: choose "Read forms, their views and the catalog" too.',
} as const;

/** What each scope lets a token do. */
export const scopeTexts: Readonly<Record<Scope, string>> = {
  'forms:read': 'Read forms, their views and the catalog',
  'rows:read': 'Read sheets, rows, images and numbers',
  'rows:write': 'Add, change and delete rows and sheets',
  import: 'Import files',
  export: 'Export data and images',
  review: 'Review and return rows',
  'users:read': 'Read users and user groups',
  'users:write': 'Create, change and deactivate users and user groups',
  admin: 'Change forms, views and users, and read the audit log',
};

/** How long a token may last, in days. */
export const tokenSpans = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
  { days: 730, label: '2 years' },
] as const;

/** Its place in time: `Ends 2027-01-31 10:00, last used 2026-11-23 14:05`. */
export function tokenTimeText({ expiresAt, lastUsedAt }: AccessToken, { moment, now }: CellContext): string {
  const end = `${expiresAt <= now ? 'Ended' : 'Ends'} ${moment(expiresAt)}`;
  return `${end}, ${lastUsedAt === null ? 'never used' : `last used ${moment(lastUsedAt)}`}`;
}

/** Whether a token with these scopes lacks what import and export commands look up first. */
export function lacksForms(scopes: readonly Scope[]): boolean {
  return (scopes.includes('import') || scopes.includes('export')) && !scopes.includes('forms:read');
}
