// formdeck appearance edit: sets the menu colours.
import { saveLabels } from '#core/appearance/actions.ts';
import { contrastText, menuContrast, readableText } from '#core/appearance/contrast.ts';
import { findLabels } from '#core/appearance/queries.ts';
import { colourIssue, defaultLabels, parseColour } from '#core/appearance/schema.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { background?: string; text?: string; dryRun?: boolean };
export type EditAppearanceOptions = {
  /** Undefined: unchanged. */
  background: string | undefined;
  text: string | undefined;
  dryRun: boolean;
};

export const edit = verb({
  effect: { undo: 'appearance edit' },

  options: ({ background, text, dryRun }: Flags): EditAppearanceOptions => {
    if (background === undefined && text === undefined)
      throw new AppError('usage', wording(m.useBackgroundOrTextTo));
    return {
      background: colorOf('--background', background),
      text: colorOf('--text', text),
      dryRun: dryRun === true,
    };
  },

  async run(context: Context, { background, text, dryRun }: EditAppearanceOptions) {
    const may = saveLabels.may(actorOf(await context.user()), defaultLabels);
    if (!may.yes) throw new AppError('forbidden', may.why);
    const before = (await findLabels(context.send)) ?? defaultLabels;
    const labels = {
      sidebarBackgroundColor: background ?? before.sidebarBackgroundColor,
      sidebarTextColor: text ?? before.sidebarTextColor,
    };
    const after = dryRun ? labels : await saveLabels.run(context.send, labels);
    return { before, after };
  },

  print(output, { before, after }, { dryRun }) {
    output.line(`${texts.background}: ${before.sidebarBackgroundColor} -> ${after.sidebarBackgroundColor}`);
    output.line(`${texts.text}: ${before.sidebarTextColor} -> ${after.sidebarTextColor}`);
    output.line(`${texts.contrast}: ${contrastText(menuContrast(after))}`);
    const readable = readableText(after);
    if (readable !== null) output.say(t(m.unreadableText, { unreadable: texts.unreadable, readable }));
    output.say(dryRun ? t(m.nothingWasChanged) : texts.saved);
  },

  json: ({ after }, { dryRun }) => (dryRun ? { dryRun, ...after } : after),
});

function colorOf(flag: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const color = parseColour(text);
  if (color !== null) return color;
  throw new AppError('usage', wording(m.doesNotTake, { flag, text }), {
    hint: wording(m.inShellQuoteIt0049ee, { colourIssue }),
  });
}
