// formdeck import mappings show: the columns of a shared mapping, and which of its questions have gone.
import { personName } from '#core/primitives.ts';
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { patient } from '#cli/command/patient-context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { itemTexts, separatorText } from '#core/imports/cells/cell-format.ts';
import { hoursText } from '#core/imports/dates/hours.ts';
import { startText } from '#core/imports/progress.ts';
import { listMappings } from '#core/mappings/calls.ts';
import type { Mapping } from '#core/mappings/schema.ts';
import { missingMapping, sharedNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m as importTexts } from '#cli/imports/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type NamedOptions = { name: string; form: string };

/** The options of a verb about one shared mapping. */
export function namedOptions({ form }: { form: string }, [name = '']: readonly string[]): NamedOptions {
  if (name.trim() === '') throw new AppError('usage', wording(m.mappingNameIsRequired));
  return { form, name: name.trim() };
}

/** A form and one of its shared mappings. */
export async function readNamed(
  context: Context,
  { form: idOrName, name }: NamedOptions,
): Promise<{ form: WholeForm; mapping: Mapping }> {
  const form = await formNamed(context, idOrName);
  const shared = await context.sendAgain(listMappings, { params: { id: form.id } });
  const mapping = sharedNamed(shared, name);
  if (mapping !== undefined) return { form, mapping };
  throw missingMapping(
    name,
    form,
    shared.map((one) => one.name),
  );
}

export const show = verb({
  effect: 'reads',
  options: namedOptions,

  async run(impatient: Context, options: NamedOptions) {
    const context = patient(impatient);
    const { timeZone } = await context.user();
    return { ...(await readNamed(context, options)), timeZone };
  },

  print(output, { form, mapping, timeZone }) {
    const { name, columns, dateColumn, dateFormat, hours, changedAt, changedBy } = mapping;
    const clocks = hours === undefined ? null : hoursText(hours);
    const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
    output.fields([
      [t(common.name), name],
      [t(common.form), form.name],
      [t(m.rowDate), dateColumn === null ? t(m.timeOfImport) : `${dateColumn}, ${dateFormat ?? ''}`],
      ...(clocks === null ? [] : [[t(importTexts.clockChanges), clocks] as const]),
      [
        t(m.changed),
        t(m.changedBy, { changedAt: startText(changedAt, timeZone), userName: personName(changedBy) }),
      ],
    ]);
    output.line('');
    output.table(
      [
        { title: 'COLUMN', value: ({ header }) => header },
        {
          title: 'QUESTION',
          value: ({ questionId, question }) => titles.get(questionId) ?? t(m.irrelevantAnyMore, { question }),
        },
        { title: t(m.writtenAs), value: ({ questionId }) => writtenAs(mapping, questionId), rank: 1 },
      ],
      columns,
      '',
    );
  },

  json: ({ mapping }) => mapping,
});

/** `Code; Comma`. */
function writtenAs({ dateFormats, cellFormats }: Mapping, questionId: string): string {
  const { items, separator } = cellFormats[questionId] ?? {};
  return [
    dateFormats[questionId],
    items === undefined ? undefined : itemTexts[items],
    separator === undefined ? undefined : separatorText(separator),
  ]
    .filter((one) => one !== undefined)
    .join('; ');
}
