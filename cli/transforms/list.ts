// formdeck transforms list.
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';

export const list = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [own, { timeZone }] = await Promise.all([context.send(listTransforms, {}), context.user()]);
    const shipped = shippedTransforms.map(({ key, description }) => ({ name: key, description, own: null }));
    return {
      transforms: [
        ...shipped,
        ...own.map((transform) => ({
          name: transform.name,
          description: transform.description,
          own: transform,
        })),
      ],
      timeZone,
    };
  },

  print(output, { transforms, timeZone }) {
    const date = dateWriter(timeZone);
    const ids = transforms.flatMap(({ own }) => (own === null ? [] : own.id));
    const shortId = idWriter(output, ids);
    output.table(
      [
        { title: 'NAME', value: ({ name }) => name, whole: true },
        { title: 'BY', value: ({ own }) => own?.user.userName ?? 'Formdeck' },
        { title: 'CHANGED', value: ({ own }) => (own === null ? '' : date(own.dates.lastModified)), rank: 2 },
        { title: 'DESCRIPTION', value: ({ description }) => description, rank: 3 },
        { title: 'ID', value: ({ own }) => (own === null ? '' : shortId(own.id)), whole: true },
      ],
      transforms,
      'There are no recipes.',
    );
  },

  json: ({ transforms }) =>
    transforms.map(({ name, description, own }) => own ?? { name, description, id: null }),
});
