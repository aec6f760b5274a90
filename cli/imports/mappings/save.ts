// formdeck import mappings save: how a file's columns are understood, for everybody who imports into the form.
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { patient } from '#cli/command/patient-context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { piecesOf, readCsv } from '#core/imports/csv/csv-file.ts';
import { saveMapping } from '#core/mappings/actions.ts';
import { listMappings } from '#core/mappings/calls.ts';
import type { Mapping } from '#core/mappings/schema.ts';
import { readTable } from '#cli/imports/table-with-files.ts';
import {
  type FilePlan,
  type PlanFlags,
  type PlanOptions,
  planFile,
  planOptions,
  requireNames,
  withSavedMapping,
} from '#cli/imports/match/plan-options.ts';
import { sharedNamed } from './named.ts';
import { contentOf } from './plan-mapping.ts';
import { namedOptions, type NamedOptions } from './show.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type SaveFlags = PlanFlags & {
  form: string;
  file: string;
  transform?: string;
  worksheet?: string;
  replace?: boolean;
};
type SaveOptions = PlanOptions &
  NamedOptions & { file: string; transform: string | null; worksheet: string | null; replace: boolean };

export const save = verb({
  effect: { undo: t(m.importMappingsDelete) },
  options: (flags: SaveFlags, args): SaveOptions => ({
    ...planOptions(flags),
    ...namedOptions(flags, args),
    file: flags.file,
    transform: flags.transform ?? null,
    worksheet: flags.worksheet ?? null,
    replace: flags.replace === true,
  }),

  async run(impatient: Context, options: SaveOptions): Promise<{ mapping: Mapping; said: string }> {
    const context = patient(impatient);
    const form = await formNamed(context, options.form);
    const content = contentOf(await planOf(context, options, form), form);
    const shared = await context.sendAgain(listMappings, { params: { id: form.id } });
    const known = sharedNamed(shared, options.name);
    if (known !== undefined && !options.replace) {
      throw new AppError('conflict', wording(m.thereIsAlreadyMapping, { known: known.name }), {
        hint: wording(m.chooseAnotherNameOrAdd),
      });
    }
    const id = known?.id ?? (await context.ports()).newId();
    const thing = { formId: form.id, input: { ...content, id, name: options.name } };
    const mapping = await saveMapping.run(context.sendAgain, thing);
    return { mapping, said: saveMapping.done?.(thing, mapping) ?? '' };
  },

  print: (output, { said }) => output.say(said),
  json: ({ mapping }) => mapping,
});

/** How the columns of a file are understood. Throws AppError `invalid` where dates are ambiguous. */
async function planOf(context: Context, options: SaveOptions, form: WholeForm): Promise<FilePlan> {
  const { file, files } = await readTable(context, { ...options, files: null });
  const bringsFiles = files !== null;
  const wishes = { ...(await withSavedMapping(context, options, form)), bringsFiles };
  const head: { plan?: FilePlan } = {};
  const watcher = {
    onHead(...[headers, firstRows, shape]: Parameters<Parameters<typeof readCsv>[1]['onHead']>) {
      requireNames(shape);
      head.plan = planFile(headers, firstRows, form.questions, wishes);
    },
    onRows: () => {},
  };
  await readCsv(piecesOf(file.bytes), watcher, options.headerAlign);
  if (head.plan === undefined) throw new AppError('unexpected');
  const [problem] = head.plan.dateProblems;
  if (problem !== undefined) throw new AppError('invalid', problem.message, { hint: problem.hint });
  return head.plan;
}
