// The formats in force in this process: of a face, which shows one person's world. The server writes for many people and
// makes formats of its own for each; what it writes by these is in the international ones, since nobody sets them there.
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { choiceOf, createFormats, type FormatChoice, type Formats } from './formats.ts';
import { isoLocale, oneLocale } from './locales.ts';
import { type FormatPreferences, noPreferences } from './preferences.ts';

const systemLocale = signal<string>(isoLocale);
const preferences = signal<FormatPreferences>(noPreferences);
const fixed = signal<FormatChoice | null>(null);

/** What is in force; a change of it is seen at once by what is bound to it. */
export const currentFormats: ReadonlySignal<Formats> = computed(() =>
  createFormats(fixed.value ?? choiceOf(preferences.value, systemLocale.value)),
);

/** What the system's locale is called: `Canadian English`. */
export function systemLocaleName(): string {
  const locale = systemLocale.value;
  if (locale === isoLocale) return oneLocale(isoLocale)?.name ?? isoLocale;
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** What preferences come to here, for a preview of them. */
export function formatsOf(chosen: FormatPreferences): Formats {
  return createFormats(choiceOf(chosen, systemLocale.value));
}

/** What whoever is signed in has chosen. */
export function setFormatPreferences(chosen: FormatPreferences): void {
  // The same again makes nothing anew: users are read often.
  if (JSON.stringify(chosen) !== JSON.stringify(preferences.peek())) preferences.value = chosen;
}

/** What holds where they have chosen nothing. A locale that Intl does not know counts as none. */
export function setSystemLocale(locale: string): void {
  try {
    systemLocale.value = Intl.getCanonicalLocales(locale)[0] ?? isoLocale;
  } catch {
    systemLocale.value = isoLocale;
  }
}

/** For a worker: writes as its page does. */
export function followFormat(choice: FormatChoice): void {
  if (JSON.stringify(choice) !== JSON.stringify(fixed.peek())) fixed.value = choice;
}
