// formdeck catalog diff.
import { exitCodes } from '#cli/command/exit-codes.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { planText } from '#core/catalog/file/plan-texts.ts';
import { type FileOptions, fileOptions, planFile, planJson, printPlan } from './plan-file.ts';

export const diff = verb({
  effect: 'reads',
  options: fileOptions,
  run: async (context: Context, options: FileOptions) => (await planFile(context, options)).plan,
  print: (output, plan) => printPlan(output, plan, 'would'),
  json: planJson,
  // Not 1 as for `diff`, since 1 means failure here.
  exitCode: (plan) => (planText(plan) === '' ? exitCodes.ok : exitCodes.partlyDone),
});
