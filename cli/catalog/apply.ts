// formdeck catalog apply. The file is changed into one request, which is made as a whole or not at all, for the catalog that
// the plan was made for; applied again, a file changes nothing.
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { applyCatalogFile } from '#core/catalog/file/apply-file.ts';
import { planText, stepsThatChange, stepTexts } from '#core/catalog/file/plan-texts.ts';
import { type FileFlags, fileOptions, planFile, planJson, printPlan } from './plan-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Flags = FileFlags & { dryRun?: boolean };
type Options = ReturnType<typeof fileOptions> & { dryRun: boolean };

export const apply = verb({
  effect: {
    asks: ({ dryRun }: Options) => (dryRun ? null : t(m.changesFromFileCanOnly)),
  },
  options: (flags: Flags, args): Options => ({
    ...fileOptions(flags, args),
    dryRun: flags.dryRun === true,
  }),

  async run(context: Context, { dryRun, ...options }: Options) {
    const planned = await planFile(context, options);
    const { plan } = planned;
    const changes = planText(plan);
    if (dryRun || changes === '') return plan;
    if (!context.settings.yes) {
      for (const step of stepsThatChange(plan.steps))
        for (const line of stepTexts(step)) context.output.say(line);
      await confirm(
        context,
        `${changes.charAt(0).toUpperCase()}${changes.slice(1)}?`,
        t(m.nothingWasChanged),
      );
    }
    await applyCatalogFile(context.send, planned);
    return plan;
  },

  print: (output, plan, { dryRun }) => printPlan(output, plan, dryRun ? 'would' : 'did'),
  json: planJson,
});
