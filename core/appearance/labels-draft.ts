// The colours of a menu while somebody enters them: what is valid of them, what is wrong, and whether there is something to save.
import type { FieldError } from '#core/errors.ts';
import { colourIssue, type Labels, parseColour } from './schema.ts';

/** The entered colours as they would be stored; null while one of them is none. */
export function validLabels(entered: Labels): Labels | null {
  const sidebarBackgroundColor = parseColour(entered.sidebarBackgroundColor);
  const sidebarTextColor = parseColour(entered.sidebarTextColor);
  return sidebarBackgroundColor === null || sidebarTextColor === null
    ? null
    : { sidebarBackgroundColor, sidebarTextColor };
}

/** One for each entry that is no colour. */
export function labelsIssues(entered: Labels): FieldError[] {
  return (['sidebarBackgroundColor', 'sidebarTextColor'] as const)
    .filter((path) => parseColour(entered[path]) === null)
    .map((path) => ({ path, message: colourIssue }));
}

export function isSameLabels(one: Labels, other: Labels): boolean {
  return (
    one.sidebarBackgroundColor === other.sidebarBackgroundColor &&
    one.sidebarTextColor === other.sidebarTextColor
  );
}
