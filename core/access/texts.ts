// Texts about access, for both faces and the commands.
import { type Actor, isAdmin } from '#core/actor.ts';
import type { SightReason } from '#core/forms/policy.ts';
import type { Right } from './rights.ts';

const rightTexts: Readonly<Record<Right, string>> = {
  fillIn: 'fill in',
  readOwnRows: 'read own rows',
  readAllRows: 'read all rows',
  review: 'review',
  editAnswers: 'edit answers',
  export: 'export',
  import: 'import',
  widgets: 'arrange widgets',
  edit: 'edit the form',
  publish: 'publish',
};

/** `fill in, read own rows`. */
export function rightsText(rights: readonly Right[]): string {
  return rights.map((right) => rightTexts[right]).join(', ');
}

const reasonTexts = {
  administrator: 'is an administrator',
  everybody: 'the form is not limited to groups: everyone in the company',
  reviewer: 'is named as reviewer',
  tester: 'is a beta tester of the unpublished form',
} as const;

function reasonText(reason: SightReason): string {
  return reason.kind === 'group' ? `shares the group ${reason.group.name}` : reasonTexts[reason.kind];
}

/** `shares the group Airside; is named as reviewer`. */
export function reasonsText(reasons: readonly SightReason[]): string {
  return reasons.map(reasonText).join('; ');
}

export const accessTexts = {
  title: 'Access',
  /** The label of the action on a form. */
  whoMaySee: 'Who can see it',
  noForms: 'They cannot see any forms.',
  noFormFound: 'None of the forms they can see matches.',
  nobody: 'Nobody can see it.',
  nobodyFound: 'Nobody who can see it has a matching username.',
  failed: 'Unable to load who can see what',
  deactivated: 'They are deactivated: they cannot sign in or see anything.',
} as const;

/** Shown below a person's forms to viewers who do not see all forms themselves; null for admins. */
export function onlyYourForms(actor: Pick<Actor, 'role'>): string | null {
  return isAdmin(actor) ? null : 'Forms that you cannot see yourself are not listed.';
}
