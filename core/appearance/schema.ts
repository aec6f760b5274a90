// A company's appearance: the two colours of its menu, and its logo (spec 3, "Appearance").
import * as z from 'zod/mini';
import { chosenLocale } from '#core/format/preferences.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Three or six hexadecimal digits after a #, as specified. Other CSS colours are not accepted. */
const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
export const colourIssue = t(m.enterColourAsFollowedBy);

/** A normalized colour: six digits in lower case; null if invalid. */
export function parseColour(text: string): string | null {
  const colour = text.trim().toLowerCase();
  if (!hexColour.test(colour)) return null;
  return colour.length === 7 ? colour : `#${colour.slice(1).replaceAll(/./g, '$&$&')}`;
}

const colour = z.string(colourIssue).check(
  z.trim(),
  z.regex(hexColour, colourIssue),
  z.overwrite((text) => parseColour(text) ?? text),
);

/** The colours of the menu: its background and its text. */
export const labels = z.object({ sidebarBackgroundColor: colour, sidebarTextColor: colour });
export type Labels = z.infer<typeof labels>;

/** The default colours. */
export const defaultLabels: Labels = { sidebarBackgroundColor: '#0049ee', sidebarTextColor: '#ffffff' };

/** How the company's people read what is written for them, unless they have chosen it themselves: a locale, such as `fr-CA`. */
export const companyLanguage = z.object({ locale: chosenLocale });
export type CompanyLanguage = z.infer<typeof companyLanguage>;

export const logoTypes = ['image/jpeg', 'image/gif', 'image/png', 'image/svg+xml'] as const;
export type LogoType = (typeof logoTypes)[number];
export const maximumLogoBytes = 2 * 1024 * 1024;

/** The upload address of a logo. */
export const logoTarget = z.object({
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
});

/** Two addresses that need no token. */
export const companyLinks = z.object({ labels: z.string(), logo: z.string() });
/** Milliseconds until they expire. */
export const linksLifetime = 12 * 3_600_000;

/** Polling interval in milliseconds. */
export const labelsInterval = 10 * 60_000;

/** What a sign-in screen shows of the company in its link. */
export const brand = z.object({
  name: z.string(),
  labels: z.nullable(labels),
  /** The version of its logo; null if it has none. */
  logo: z.nullable(z.string()),
});
