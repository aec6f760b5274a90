// formdeck forms diff.
import { AppError } from '#core/errors.ts';
import { exitCodes } from '#cli/command/exit-codes.ts';
import { verb } from '#cli/command/verb.ts';
import { printPlan } from './format-changes.ts';
import { readFormFiles } from './form-files.ts';
import { type FormPlan, planForms } from './plan.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Flags = { newVersion?: boolean };
export type DiffOptions = { paths: readonly string[]; newVersion: boolean };

export const diff = verb({
  effect: 'reads',
  options: ({ newVersion }: Flags, paths): DiffOptions => ({ paths, newVersion: newVersion === true }),

  async run(context, { paths, newVersion }: DiffOptions): Promise<FormPlan[]> {
    const files = await readFormFiles(context, paths);
    try {
      return await planForms(context, files, { newVersion });
    } catch (error) {
      if (newVersion || !(error instanceof AppError) || error.code !== 'invalid') throw error;
      // A difference is no failure: what a published form does not allow is what its next version would be. A file that is
      // wrong is refused for that one too.
      const planned = await planForms(context, files, { newVersion: true });
      context.output.say(t(m.formsApplyNeedsNewVersion));
      return planned;
    }
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
