// The pages of the product, from what each feature says of its own: the menu, the command palette and the jumps of the terminal
// app are made of them.
import type { Actor } from '#core/actor.ts';
import { appearancePages } from '#core/appearance/pages.ts';
import { auditPages } from '#core/audit/pages.ts';
import { catalogPages } from '#core/catalog/pages.ts';
import { codesPages } from '#core/codes/pages.ts';
import { exportsPages } from '#core/exports/pages.ts';
import { fillingPages } from '#core/filling/pages.ts';
import { formsPages } from '#core/forms/pages.ts';
import { importsPages } from '#core/imports/pages.ts';
import { mailPages } from '#core/mail/pages.ts';
import { namedJobsPages } from '#core/named-jobs/pages.ts';
import { remindersPages } from '#core/reminders/pages.ts';
import { reportsPages } from '#core/reports/pages.ts';
import { sheetsPages } from '#core/sheets/pages.ts';
import { transformsPages } from '#core/transforms/pages.ts';
import { usersPages } from '#core/users/pages.ts';
import type { FeaturePage } from './page.ts';

const all = {
  ...appearancePages,
  ...auditPages,
  ...catalogPages,
  ...codesPages,
  ...exportsPages,
  ...fillingPages,
  ...formsPages,
  ...importsPages,
  ...mailPages,
  ...namedJobsPages,
  ...remindersPages,
  ...reportsPages,
  ...sheetsPages,
  ...transformsPages,
  ...usersPages,
};

export type PageAddress = keyof typeof all;
export type Page = Omit<FeaturePage, 'below'> & { below?: PageAddress };

/** Every page by its address. */
const pages: Readonly<Record<PageAddress, Page>> = all;

/** A page, if it is shown to somebody. */
export function pageFor(actor: Actor, address: PageAddress): Page | null {
  const page = pages[address];
  return (page.isFor?.(actor) ?? true) ? page : null;
}
