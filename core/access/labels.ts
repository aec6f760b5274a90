// Texts about access, for both faces and the commands.
import { type Actor, isAdmin } from '#core/actor.ts';
import type { SightReason } from '#core/forms/policy.ts';
import type { Right } from './rights.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const rightTexts: Readonly<Record<Right, string>> = {
  fillIn: t(m.fillIn),
  readOwnRows: t(m.readOwnRows),
  readAllRows: t(m.readAllRows),
  review: t(m.review),
  editAnswers: t(m.editAnswers),
  export: t(m.export),
  import: t(m.import),
  widgets: t(m.arrangeWidgets),
  edit: t(m.editForm),
  publish: t(m.publish),
};

/** `fill in, read own rows`. */
export function rightsText(rights: readonly Right[]): string {
  return rights.map((right) => rightTexts[right]).join(', ');
}

const reasonTexts = {
  administrator: t(m.isAdministrator),
  everybody: t(m.formIsNotLimitedTo),
  reviewer: t(m.isNamedAsReviewer),
  tester: t(m.isBetaTesterOfUnpublished),
} as const;

function reasonText(reason: SightReason): string {
  return reason.kind === 'group' ? t(m.sharesGroup, { group: reason.group.name }) : reasonTexts[reason.kind];
}

/** `shares the group Airside; is named as reviewer`. */
export function reasonsText(reasons: readonly SightReason[]): string {
  return reasons.map(reasonText).join('; ');
}

export const accessTexts = {
  title: t(m.access),
  /** The label of the action on a form. */
  whoMaySee: t(m.whoCanSeeIt),
  noForms: t(m.theyCannotSeeAnyForms),
  noFormFound: t(m.noneOfFormsTheyCan),
  nobody: t(m.nobodyCanSeeIt),
  nobodyFound: t(m.nobodyWhoCanSeeIt),
  failed: t(m.unableToLoadWhoCan),
  deactivated: t(m.theyAreDeactivatedTheyCannot),
} as const;

/** Shown below a person's forms to viewers who do not see all forms themselves; null for admins. */
export function onlyYourForms(actor: Pick<Actor, 'role'>): string | null {
  return isAdmin(actor) ? null : t(m.formsThatYouCannotSee);
}
