// What is said about access tokens.
import type { CellContext } from '#core/resource/list.ts';
import type { Scope } from '#core/scopes.ts';
import type { AccessToken } from './schema.ts';
import { counts } from '#core/messages/count-texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const tokenTexts = {
  title: t(m.accessTokens),
  about: t(m.keysForScriptsAndScheduled),
  empty: t(m.youHaveNoAccessTokens),
  failed: t(m.unableToLoadYourAccess),
  once: t(m.youWillSeeItOnly),
  needsForms: t(m.commandsForImportsAndExports),
} as const;

/** What each scope lets a token do. */
export const scopeTexts: Readonly<Record<Scope, string>> = {
  'forms:read': t(m.readFormsTheirViewsAnd),
  'rows:read': t(m.readSheetsRowsImagesAnd),
  'rows:write': t(m.addChangeAndDeleteRows),
  import: t(m.importFiles),
  export: t(m.exportDataAndImages),
  review: t(m.reviewAndReturnRows),
  'users:read': t(m.readUsersAndUserGroups),
  'users:write': t(m.createChangeAndDeactivateUsers),
  admin: t(m.changeFormsViewsAndUsers),
};

/** How long a token may last, in days. */
export const tokenSpans = [
  { days: 30, label: t(counts.days, { count: 30 }) },
  { days: 90, label: t(counts.days, { count: 90 }) },
  { days: 365, label: t(m.years, { count: 1 }) },
  { days: 730, label: t(m.years, { count: 2 }) },
] as const;

/** Its place in time: `Ends 2027-01-31 10:00, last used 2026-11-23 14:05`. */
export function tokenTimeText({ expiresAt, lastUsedAt }: AccessToken, { moment, now }: CellContext): string {
  const end = { hasEnded: String(expiresAt <= now), end: moment(expiresAt) };
  return lastUsedAt === null
    ? t(m.timesOfUnused, end)
    : t(m.timesOfToken, { ...end, lastUsed: moment(lastUsedAt) });
}

/** Whether a token with these scopes lacks what import and export commands look up first. */
export function lacksForms(scopes: readonly Scope[]): boolean {
  return (scopes.includes('import') || scopes.includes('export')) && !scopes.includes('forms:read');
}
