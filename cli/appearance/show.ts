// formdeck appearance show.
import { contrastText, menuContrast, readableText } from '#core/appearance/contrast.ts';
import { readSignInLink } from '#core/appearance/calls.ts';
import { findLabels, signInAddress } from '#core/appearance/queries.ts';
import { defaultLabels } from '#core/appearance/schema.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const show = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [saved, { key }, { server }] = await Promise.all([
      findLabels(context.send),
      context.send(readSignInLink, {}),
      context.session(),
    ]);
    const labels = saved ?? defaultLabels;
    return {
      ...labels,
      usual: saved === null,
      contrast: Math.round(menuContrast(labels) * 100) / 100,
      readableText: readableText(labels),
      signInLink: signInAddress(server, key),
    };
  },

  print(output, { sidebarBackgroundColor, sidebarTextColor, usual, readableText: readable, signInLink }) {
    const labels = { sidebarBackgroundColor, sidebarTextColor };
    output.line(`${texts.background}: ${sidebarBackgroundColor}`);
    output.line(`${texts.text}: ${sidebarTextColor}`);
    output.line(`${texts.contrast}: ${contrastText(menuContrast(labels))}`);
    output.line(`${texts.signIn}: ${signInLink}`);
    if (usual) output.say(t(m.theseAreDefaultColoursCompany));
    if (readable !== null) output.say(t(m.unreadableText, { unreadable: texts.unreadable, readable }));
  },
});
