// The current formats of this process: a face has one user. The server writes for many users and creates formats for
// each; there, these are never set and stay international.
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { setNumbers } from '#core/messages/text.ts';
import { choiceOf, createFormats, type FormatChoice, type Formats } from './formats.ts';
import { isoLocale, oneLocale } from './locales.ts';
import { type FormatPreferences, noPreferences } from './preferences.ts';

const systemLocale = signal<string>(isoLocale);
const preferences = signal<FormatPreferences>(noPreferences);
const fixed = signal<FormatChoice | null>(null);

/** The current formats, as a signal. */
export const currentFormats: ReadonlySignal<Formats> = computed(() =>
  createFormats(fixed.value ?? choiceOf(preferences.value, systemLocale.value)),
);

setNumbers((value) => currentFormats.value.number(value));

/** The name of the system's locale: `Canadian English`. */
export function systemLocaleName(): string {
  const locale = systemLocale.value;
  if (locale === isoLocale) return oneLocale(isoLocale)?.name ?? isoLocale;
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** The formats for preferences on this system, for a preview. */
export function formatsOf(chosen: FormatPreferences): Formats {
  return createFormats(choiceOf(chosen, systemLocale.value));
}

/** Sets the signed-in user's preferences. */
export function setFormatPreferences(chosen: FormatPreferences): void {
  // Equal preferences must not create new formats: users are fetched often.
  if (JSON.stringify(chosen) !== JSON.stringify(preferences.peek())) preferences.value = chosen;
}

/** Sets the default for users without preferences. A locale unknown to Intl is ignored. */
export function setSystemLocale(locale: string): void {
  try {
    systemLocale.value = Intl.getCanonicalLocales(locale)[0] ?? isoLocale;
  } catch {
    systemLocale.value = isoLocale;
  }
}

/** For a worker: formats like its page, or with null its own again. */
export function followFormat(choice: FormatChoice | null): void {
  if (JSON.stringify(choice) !== JSON.stringify(fixed.peek())) fixed.value = choice;
}
