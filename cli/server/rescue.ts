// formdeck rescue: sets the password of an admin who cannot sign in any more.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { t } from '#core/messages/text.ts';
import { passwordFor } from './create-company.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from './place.ts';
import { inThisProcess, serverPart } from './server-part.ts';
import { m } from './texts.ts';

type Flags = { username: string; passwordStdin?: boolean; passwords?: boolean } & PlaceFlags;
export type RescueOptions = { userName: string; passwordStdin: boolean; passwords: boolean } & PlaceOptions;

export const rescue = verb({
  effect: { noQuestion: 'The admin chooses another password once signed in; all admins are told.' },
  options: ({ username, passwordStdin, passwords, ...place }: Flags): RescueOptions => ({
    userName: username,
    passwordStdin: passwordStdin === true,
    passwords: passwords === true,
    ...placeOptions(place),
  }),

  async run(context: Context, options: RescueOptions) {
    const password = await passwordFor(context, options);
    const { inRegion } = await serverPart();
    const place = { ...(await serverPlace(context, options)), mayCreate: false };
    const { userName, passwords } = options;
    return inThisProcess(() =>
      inRegion(place, (companies) => companies.rescue({ userName, password, passwords })),
    );
  },

  print(output, { userName, told }) {
    output.say(t(m.rescued, { userName, count: told }));
  },
});
