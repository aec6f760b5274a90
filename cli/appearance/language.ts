// formdeck appearance language: shows or sets the company's language.
import { saveLanguage } from '#core/appearance/actions.ts';
import { readLanguage } from '#core/appearance/calls.ts';
import { appearanceTexts as texts, languageText } from '#core/appearance/labels.ts';
import { AppError } from '#core/errors.ts';
import { locales } from '#core/format/locales.ts';
import { actorOf } from '#core/session/state.ts';
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';

type LanguageOptions = { locale: string | null | undefined };

export const language = verb({
  effect: { undo: 'appearance language' },

  options({ locale }: { locale?: string }): LanguageOptions {
    const chosen = oneOf('--locale', ['auto', ...locales.map(({ id }) => id)], locale);
    return { locale: chosen === 'auto' ? null : chosen };
  },

  async run(context: Context, { locale }: LanguageOptions) {
    if (locale === undefined) return context.send(readLanguage, {});
    const may = saveLanguage.may(actorOf(await context.user()), { locale });
    if (!may.yes) throw new AppError('forbidden', may.why);
    return saveLanguage.run(context.send, { locale });
  },

  print(output, saved, { locale }) {
    output.line(`${texts.language}: ${languageText(saved)}`);
    if (locale !== undefined) output.say(texts.saved);
  },
});
