// The feature flags of a company. The server's operator sets them (`formdeck company flags`).
import { keysOf } from './keys-of.ts';
import { t } from '#core/messages/text.ts';
import { flagTexts as m } from '#core/messages/flag-texts.ts';

export const flagsTitle = t(m.title);
export const flagsAbout = t(m.about);

export type Flag = {
  /** Display name. */
  label: string;
  /** What it enables, and what happens while it is off. */
  on: string;
  off: string;
  /** The default for a new company. */
  usual: boolean;
};

export const flags = {
  TRANSFORMATION_ENABLED: {
    label: t(m.transforms),
    on: t(m.transformsOn),
    off: t(m.pageIsHidden),
    usual: true,
  },
  CATALOG_ENABLED: {
    label: t(m.catalog),
    on: t(m.catalogOn),
    off: t(m.catalogOff),
    usual: true,
  },
  ADMIN_APPEARANCE: {
    label: t(m.appearance),
    on: t(m.appearanceOn),
    off: t(m.appearanceOff),
    usual: true,
  },
  FORM_REVIEWERS_ENABLED: {
    label: t(m.formReviewers),
    on: t(m.formReviewersOn),
    off: t(m.formReviewersOff),
    usual: true,
  },
  PINNED_WIDGETS_ENABLED: {
    label: t(m.pinnedWidgets),
    on: t(m.pinnedWidgetsOn),
    off: t(m.pinnedWidgetsOff),
    usual: true,
  },
} as const satisfies Record<string, Flag>;
export type FlagName = keyof typeof flags;
export const flagNames = keysOf(flags);

/** Whether a flag is on. A flag that an older company does not have is off. */
export function isOn(actor: { flags: Readonly<Record<string, boolean>> }, name: FlagName): boolean {
  return actor.flags[name] === true;
}

/** The flags of a new company. */
export const usualFlags: Readonly<Record<string, boolean>> = Object.fromEntries(
  flagNames.map((name) => [name, flags[name].usual]),
);
