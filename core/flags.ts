// The feature flags of a company. The server's operator sets them (`formdeck company flags`).
import { keysOf } from './keys-of.ts';

export const flagsTitle = 'Feature flags';
export const flagsAbout =
  'The features your company has. Whoever runs the server sets them: formdeck company flags.';

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
    label: 'Transforms',
    on: 'The Transforms page, which converts files from measuring devices for import.',
    off: 'The page is hidden.',
    usual: true,
  },
  CATALOG_ENABLED: {
    label: 'Catalog',
    on: 'The Catalog page, where managers and admins maintain the items that forms offer.',
    off: "The page is hidden. Forms still offer the catalog's items.",
    usual: true,
  },
  ADMIN_APPEARANCE: {
    label: 'Appearance',
    on: "The Appearance page, where admins choose the menu's colours and the logo.",
    off: 'The page is hidden. Colours and logo stay as they are.',
    usual: true,
  },
  FORM_REVIEWERS_ENABLED: {
    label: 'Form reviewers',
    on: 'Forms can have reviewers, who approve, reject or return rows, and notifications about waiting reviews.',
    off: 'Rows cannot be reviewed, forms have no reviewers, and there are no notifications.',
    usual: true,
  },
  PINNED_WIDGETS_ENABLED: {
    label: 'Pinned widgets',
    on: 'Widgets of dashboards can be pinned to Home.',
    off: 'Nothing can be pinned, and Home shows no pinned widgets.',
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
