// formdeck import mappings list: the shared mappings of a form, and those of this machine.
import { personName } from '#core/primitives.ts';
import type { Context } from '#cli/context.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import { patient } from '#cli/command/patient-context.ts';
import { verb } from '#cli/command/verb.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listMappings } from '#core/mappings/calls.ts';
import type { Mapping } from '#core/mappings/schema.ts';
import { localNames } from './local.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** `shared` is null for one of this machine. */
type ListedMapping = { name: string; shared: Mapping | null };

export const list = verb({
  effect: 'reads',
  options: ({ form }: { form: string }) => ({ form }),

  async run(impatient: Context, { form }) {
    const context = patient(impatient);
    const id = await formIdNamed(context, form);
    const [shared, local, { timeZone }] = await Promise.all([
      context.sendAgain(listMappings, { params: { id } }),
      localNames(context),
      context.user(),
    ]);
    const mappings: ListedMapping[] = [
      ...shared.map((mapping) => ({ name: mapping.name, shared: mapping })),
      ...local.map((name) => ({ name, shared: null })),
    ];
    return { mappings, timeZone };
  },

  print(output, { mappings, timeZone }) {
    const date = dateWriter(timeZone);
    output.table(
      [
        { title: 'NAME', value: ({ name }) => name, whole: true },
        {
          title: 'FOR',
          value: ({ shared }) => (shared === null ? t(m.thisMachine) : t(values.everybody)),
          whole: true,
        },
        {
          title: 'COLUMNS',
          value: ({ shared }) => (shared === null ? '' : shared.columns.length),
          align: 'right',
          rank: 2,
        },
        { title: 'CHANGED', value: ({ shared }) => (shared === null ? '' : date(shared.changedAt)), rank: 1 },
        { title: 'BY', value: ({ shared }) => (shared ? personName(shared.changedBy) : ''), rank: 0 },
      ],
      mappings,
      t(m.thereAreNoSavedMappings),
    );
  },

  json: ({ mappings }) => mappings.map(({ name, shared }) => shared ?? { name, id: null }),
});
