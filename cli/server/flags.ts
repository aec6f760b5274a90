// formdeck company flags: what is switched on for the companies of a server's data folder.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { type FlagName, flagNames, flags as allFlags } from '#core/flags.ts';
import { dataFolderFrom, regionFrom } from './place.ts';
import { inThisProcess, serverPart } from './server-part.ts';

type Flags = { company?: string; set?: string[]; data?: string };
export type FlagsOptions = {
  company: string | undefined;
  /** Empty: they are only listed. */
  change: Partial<Record<FlagName, boolean>>;
  data: string | undefined;
};

export const flags = verb({
  effect: { undo: 'company flags' },

  options: ({ company, set = [], data }: Flags): FlagsOptions => ({
    company,
    change: Object.fromEntries(set.map(parseSetting)),
    data,
  }),

  async run(context: Context, { company, change, data }: FlagsOptions) {
    const { inRegion } = await serverPart();
    const place = {
      dataFolder: dataFolderFrom(data, context.environment),
      region: regionFrom(context),
      version: context.version,
      environment: context.environment,
      mayCreate: false,
    };
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
        { title: 'STATE', value: ({ isSet }) => (isSet ? 'on' : 'off'), whole: true },
        { title: 'WHAT IT SWITCHES ON', value: ({ flag }) => allFlags[flag].on },
      ],
      companies.flatMap(({ name, flags: set }) =>
        flagNames.map((flag) => ({ name, flag, isSet: set[flag] })),
      ),
      'There is no company in this region.',
    );
  },
});

function parseSetting(text: string): [FlagName, boolean] {
  const [, name = '', state = ''] = /^(\w+)=(on|off)$/i.exec(text.trim()) ?? [];
  const flag = flagNames.find((each) => each === name.toUpperCase());
  if (flag !== undefined) return [flag, state.toLowerCase() === 'on'];
  throw new AppError('usage', `--set does not take "${text}".`, {
    hint: `Write FLAG=on or FLAG=off, with one of ${flagNames.join(', ')}.`,
  });
}
