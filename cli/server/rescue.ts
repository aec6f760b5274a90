// formdeck rescue: sets the password of an admin who cannot sign in any more, or takes their second factor away.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { passwordFor } from './create-company.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from './place.ts';
import { inThisProcess, serverPart } from './server-part.ts';
import { m } from './texts.ts';

type Flags = {
  username: string;
  passwordStdin?: boolean;
  passwords?: boolean;
  dropFactor?: boolean;
} & PlaceFlags;
export type RescueOptions = {
  userName: string;
  passwordStdin: boolean;
  passwords: boolean;
  dropFactor: boolean;
} & PlaceOptions;

export const rescue = verb({
  effect: {
    noQuestion:
      'The admin chooses another password, or sets up another factor, once signed in; all admins are told.',
  },
  options: ({ username, passwordStdin, passwords, dropFactor, ...place }: Flags): RescueOptions => {
    if (dropFactor === true && (passwordStdin === true || passwords === true))
      throw new AppError('usage', wording(m.eitherPasswordOrFactor));
    return {
      userName: username,
      passwordStdin: passwordStdin === true,
      passwords: passwords === true,
      dropFactor: dropFactor === true,
      ...placeOptions(place),
    };
  },

  async run(context: Context, options: RescueOptions) {
    const { userName, dropFactor } = options;
    const how = dropFactor ? { dropFactor } : { password: await passwordFor(context, options) };
    const { inRegion } = await serverPart();
    const place = { ...(await serverPlace(context, options)), mayCreate: false };
    const rescued = await inThisProcess(() =>
      inRegion(place, (companies) => companies.rescue({ userName, ...how })),
    );
    return { ...rescued, dropFactor };
  },

  print(output, { userName, told, dropFactor }) {
    output.say(t(m.rescued, { userName, count: told, isFactor: String(dropFactor) }));
  },
});
