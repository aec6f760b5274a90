// formdeck forms diff.
import { exitCodes } from '#cli/command/exit-codes.ts';
import { verb } from '#cli/command/verb.ts';
import { printPlan } from './format-changes.ts';
import { readFormFiles } from './form-files.ts';
import { type FormPlan, planForms } from './plan.ts';

type Flags = { newVersion?: boolean };
export type DiffOptions = { paths: readonly string[]; newVersion: boolean };

export const diff = verb({
  effect: 'reads',
  options: ({ newVersion }: Flags, paths): DiffOptions => ({ paths, newVersion: newVersion === true }),

  async run(context, { paths, newVersion }: DiffOptions): Promise<FormPlan[]> {
    return planForms(context, await readFormFiles(context, paths), { newVersion });
  },

  print(output, planned) {
    printPlan(output, planned, 'would');
  },

  json: (planned) =>
    planned.map(({ path, action, input, changes }) => ({
      file: path,
      id: input.id,
      name: input.name,
      action,
      changes,
    })),

  // Not 1 as for `diff`, since 1 means failure here.
  exitCode: (planned) =>
    planned.some(({ action }) => action !== 'none') ? exitCodes.partlyDone : exitCodes.ok,
});
