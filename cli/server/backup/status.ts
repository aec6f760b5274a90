// formdeck backup status.
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { verb } from '#cli/command/verb.ts';
import { sizeText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { type PlaceFlags, placeOptions, serverPlace } from '../place.ts';
import { inThisProcess, serverPart } from '../server-part.ts';
import { m } from './texts.ts';

export const showStatus = verb({
  effect: 'reads',
  options: (flags: PlaceFlags) => placeOptions(flags),

  async run(context: Context, options) {
    const { version: _, ...place } = await serverPlace(context, options);
    const { backups } = await serverPart();
    return inThisProcess(() => backups.status({ ...place, mayCreate: false }, Date.now()));
  },

  print(output, { setting, runs, lastGood, isWell }) {
    const date = dateWriter('Etc/UTC');
    if (setting === null) output.say(t(m.noneByThemselves));
    else output.say(t(m.madeByThemselves, { ...setting, next: date(setting.nextAt) }));
    if (setting !== null && !setting.isEncrypted) output.say(t(m.areNotEncrypted));
    output.table(
      [
        { title: t(m.due), value: ({ slot }) => date(slot), whole: true },
        { title: t(m.ended), value: ({ endedAt }) => date(endedAt), whole: true },
        { title: t(m.size), value: ({ bytes }) => (bytes === null ? '' : sizeText(bytes)), whole: true },
        {
          title: t(m.outcome),
          value: ({ problem, file, endedAt }) => problem ?? file ?? (endedAt === null ? t(m.notEnded) : ''),
        },
      ],
      runs,
      t(m.noneYet),
    );
    if (!isWell)
      output.say(
        lastGood === null ? t(m.thereIsNoGoodOne) : t(m.lastGoodIsOld, { at: date(lastGood.endedAt) }),
      );
  },
  exitCode: ({ isWell }) => (isWell ? 0 : 1),
});
