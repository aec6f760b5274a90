// formdeck company list.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { countText, listText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { type PlaceFlags, placeOptions, serverPlace } from './place.ts';
import { inThisProcess, serverPart } from './server-part.ts';
import { m } from './texts.ts';

export const listCompanies = verb({
  effect: 'reads',
  options: (flags: PlaceFlags) => placeOptions(flags),

  async run(context: Context, options) {
    const { inRegion } = await serverPart();
    const place = { ...(await serverPlace(context, options)), mayCreate: false };
    return inThisProcess(() => inRegion(place, (companies) => companies.list()));
  },

  print(output, companies) {
    output.table(
      [
        { title: 'COMPANY', value: ({ name }) => name },
        { title: t(m.people), value: ({ people }) => countText(people), whole: true },
        { title: t(m.admins), value: ({ admins }) => listText(admins) },
        { title: 'ID', value: ({ id }) => id, whole: true },
      ],
      companies,
      t(m.thereIsNoCompanyIn),
    );
  },
});
