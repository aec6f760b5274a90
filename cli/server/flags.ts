// formdeck company flags: what is switched on for the companies of a server's data folder.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { type FlagName, flagNames, flags as allFlags } from '#core/flags.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from './place.ts';
import { inThisProcess, serverPart } from './server-part.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

type Flags = { company?: string; set?: string[] } & PlaceFlags;
export type FlagsOptions = {
  company: string | undefined;
  /** Empty: they are only listed. */
  change: Partial<Record<FlagName, boolean>>;
} & PlaceOptions;

export const flags = verb({
  effect: { undo: 'company flags' },

  options: ({ company, set = [], ...place }: Flags): FlagsOptions => ({
    company,
    change: Object.fromEntries(set.map(parseSetting)),
    ...placeOptions(place),
  }),

  async run(context: Context, { company, change, ...options }: FlagsOptions) {
    const { inRegion } = await serverPart();
    const place = { ...(await serverPlace(context, options)), mayCreate: false };
    return inThisProcess(() =>
      inRegion(place, (companies) =>
        Object.keys(change).length === 0
          ? companies.listFlags(company)
          : companies.changeFlags(change, company),
      ),
    );
  },

  print(output, companies) {
    output.table(
      [
        { title: 'COMPANY', value: ({ name }) => name },
        { title: 'FLAG', value: ({ flag }) => flag, whole: true },
        { title: 'STATE', value: ({ isSet }) => (isSet ? t(values.on) : t(values.off)), whole: true },
        { title: t(m.whatItSwitchesOn), value: ({ flag }) => allFlags[flag].on },
      ],
      companies.flatMap(({ name, flags: set }) =>
        flagNames.map((flag) => ({ name, flag, isSet: set[flag] })),
      ),
      t(m.thereIsNoCompanyIn),
    );
  },
});

function parseSetting(text: string): [FlagName, boolean] {
  const [, name = '', state = ''] = /^(\w+)=(on|off)$/i.exec(text.trim()) ?? [];
  const flag = flagNames.find((each) => each === name.toUpperCase());
  if (flag !== undefined) return [flag, state.toLowerCase() === 'on'];
  throw new AppError('usage', wording(m.setDoesNotTake, { text }), {
    hint: wording(m.writeFlagOnOrFlag, { flagNames: flagNames.join(', ') }),
  });
}
