// formdeck backup activate.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { listText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from '../place.ts';
import { inThisProcess, serverPart } from '../server-part.ts';
import { m } from './texts.ts';

type Flags = { company?: string } & PlaceFlags;
export type ActivateBackupOptions = { company: string | undefined } & PlaceOptions;

export const activateBackup = verb({
  effect: { noQuestion: 'Whoever runs the server says that the restored copy takes the place of the other.' },
  options: ({ company, ...place }: Flags): ActivateBackupOptions => ({ company, ...placeOptions(place) }),

  async run(context: Context, options: ActivateBackupOptions) {
    const { version: _, ...place } = await serverPlace(context, options);
    const { backups } = await serverPart();
    const request = { company: options.company, now: Date.now() };
    return inThisProcess(() => backups.activate({ ...place, mayCreate: false }, request));
  },

  print(output, { companies, mails, schedules }) {
    if (companies.length === 0) return output.say(t(m.nothingWaits));
    output.say(t(m.sendsAgain, { companies: listText(companies) }));
    output.say(t(m.whatGoesOut, { mails, schedules }));
  },
});
