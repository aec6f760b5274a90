// The actions on a company's appearance, with the texts of spec 3, section 8.
import { action } from '#core/action.ts';
import * as calls from './calls.ts';
import { type LogoFile, sendLogoFile } from './logo-file.ts';
import { mayChangeAppearance } from './policy.ts';
import type { CompanyLanguage, Labels } from './schema.ts';
import { appearanceTexts as texts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['appearance'], ['audit']] as const;
const may = mayChangeAppearance;

export const saveLabels = action<Labels, Labels>({
  id: 'appearance.saveLabels',
  label: t(m.submit),
  may,
  run: (send, labels) => send(calls.saveLabels, { body: labels }),
  repeatable: true,
  done: () => texts.saved,
  failed: () => texts.notSaved,
  touches,
});

/** Deletes the saved colours. */
export const deleteLabels = action<null, unknown>({
  id: 'appearance.deleteLabels',
  label: t(m.defaults),
  may,
  run: (send) => send(calls.deleteLabels, {}),
  repeatable: true,
  done: () => texts.defaultsBack,
  failed: () => texts.defaultsNotBack,
  touches,
});

export const saveLanguage = action<CompanyLanguage, CompanyLanguage>({
  id: 'appearance.saveLanguage',
  label: t(m.submit),
  may,
  run: (send, body) => send(calls.saveLanguage, { body }),
  repeatable: true,
  done: () => texts.saved,
  failed: () => texts.notSaved,
  touches,
});

export const sendLogo = action<LogoFile, unknown>({
  id: 'appearance.sendLogo',
  label: t(m.submit),
  may,
  run: sendLogoFile,
  done: () => texts.logoUpdated,
  failed: () => texts.logoNotUpdated,
  touches,
});

export const removeLogo = action<null, unknown>({
  id: 'appearance.removeLogo',
  label: t(m.defaults),
  danger: true,
  confirmation: () => ({
    title: t(m.removeLogo),
    text: t(m.companysNameIsShownInstead),
    confirm: t(common.remove),
  }),
  may,
  run: (send) => send(calls.deleteLogo, {}),
  repeatable: true,
  done: () => texts.logoRemoved,
  failed: () => texts.logoNotRemoved,
  touches,
});
