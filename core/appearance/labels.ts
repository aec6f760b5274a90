// Texts of a company's appearance for both faces (spec 3, section 8 "Appearance").
import { t } from '#core/messages/text.ts';
import { oneLocale } from '#core/format/locales.ts';
import type { CompanyLanguage } from './schema.ts';
import { m } from './texts.ts';

export const appearanceTexts = {
  title: t(m.appearance),
  about: t(m.coloursOfMenuAndYour),
  notLoaded: t(m.unableToLoadAppearance),
  colours: t(m.menuColours),
  coloursAbout: t(m.menuPreviewsYourChoiceNobody),
  saved: t(m.settingsSaved),
  notSaved: t(m.thereWasErrorSavingSettings),
  defaultsBack: t(m.resetAppearanceToDefault),
  defaultsNotBack: t(m.thereWasErrorDeletingYour),
  logoUpdated: t(m.logoUpdated),
  logoNotUpdated: t(m.errorUpdatingLogo),
  logoRemoved: t(m.logoRemoved),
  logoNotRemoved: t(m.couldNotRemoveLogo),
  /** For the log, not for people. */
  noLinks: t(m.couldntLookupLinks),
  background: t(m.menuBackgroundColour),
  text: t(m.menuTextColour),
  contrast: t(m.contrastOfMenuText),
  readable: t(m.easyToRead),
  unreadable: t(m.hardToReadContrastShould),
  language: t(m.language),
  languageAbout: t(m.languageAbout),
  languageNotLoaded: t(m.languageNotLoaded),
  serversLanguage: t(m.serversLanguage),
  logo: t(m.logo),
  logoAbout: t(m.shownInMenuOnSign),
  noLogo: t(m.noLogoYetCompanysName),
  signIn: t(m.signInLink),
  signInAbout: t(m.anyoneWhoOpensThisLink),
  logoKinds: t(m.jpgGifPngOrSvg),
} as const;

/** `French (Canada)` */
export function languageText({ locale }: CompanyLanguage): string {
  return locale === null ? appearanceTexts.serversLanguage : (oneLocale(locale)?.name ?? locale);
}
