// formdeck forms apply. Every file is validated before the first form changes, and unchanged forms are skipped, so that
// the command can be repeated after an interruption.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { changeForm, createForm, createVersion, publishForm, type WholeForm } from '#core/forms/calls.ts';
import { impactOf } from '#core/forms/impact/impact.ts';
import type { ImpactLine } from '#core/forms/impact/impact-line.ts';
import { publishImpactQuery } from '#core/forms/impact/publish-impact.ts';
import { printPlan } from './format-changes.ts';
import { readFormFiles } from './form-files.ts';
import { impactTexts } from './format-impact.ts';
import { type FormPlan, planForms } from './plan.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Flags = { newVersion?: boolean; dryRun?: boolean; publish?: boolean };
export type ApplyOptions = {
  paths: readonly string[];
  newVersion: boolean;
  dryRun: boolean;
  publish: boolean;
};
/** `published`: the form was published by this command; `impact` is null if it replaced no other form. */
type Applied = FormPlan & { published: boolean; impact: ImpactLine[] | null };

export const apply = verb({
  effect: {
    asks: ({ publish, dryRun }: ApplyOptions) =>
      publish && !dryRun ? t(m.publishedFormsCannotBeEdited) : null,
  },
  options: ({ newVersion, dryRun, publish }: Flags, paths): ApplyOptions => ({
    paths,
    newVersion: newVersion === true,
    dryRun: dryRun === true,
    publish: publish === true,
  }),

  async run(context, { paths, newVersion, dryRun, publish }: ApplyOptions): Promise<Applied[]> {
    const planned = await planForms(context, await readFormFiles(context, paths), { newVersion, publish });
    const applied: Applied[] = [];
    const toPublish = publish && !dryRun ? planned.filter(({ unpublished }) => unpublished) : [];
    if (toPublish.length > 0) {
      const names = toPublish.map(({ input }) => `"${input.name}"`).join(', ');
      const question = t(m.publishPublishedFormsCannotBe, { names });
      await confirm(context, question, t(m.nothingWasChanged));
    }
    for (const step of planned) {
      const published = publish && step.unpublished;
      if (dryRun) applied.push({ ...step, published, impact: published ? impactFor(step) : null });
      else
        applied.push(
          await carriedOut(context, step, published, { done: applied.length, all: planned.length }),
        );
    }
    return applied;
  },

  print(output, applied, { dryRun }) {
    printPlan(output, applied, dryRun ? 'would' : 'done');
    for (const { published, input, impact } of applied) {
      if (!published) continue;
      output.say(t(dryRun ? m.wouldBePublished : m.wasPublished, { form: input.name }));
      if (impact !== null) for (const text of impactTexts(impact)) output.line(`  ${text}`);
    }
  },

  json: (applied, { dryRun }) =>
    applied.map(({ path, action, input, changes, published, impact }) => ({
      file: path,
      id: input.id,
      name: input.name,
      action,
      published,
      changes,
      ...(impact !== null && { impact }),
      ...(dryRun && { dryRun }),
    })),
});

async function carriedOut(
  context: Context,
  step: FormPlan,
  publish: boolean,
  { done, all }: { done: number; all: number },
): Promise<Applied> {
  try {
    const { id } = await applyStep(context, step);
    const applied = { ...step, input: { ...step.input, id }, published: publish };
    if (!publish) return { ...applied, impact: null };
    const { inForce: versionOf } = step;
    const impact =
      versionOf === null
        ? null
        : await publishImpactQuery(context.send, { id, versionOf }).queryFn({ signal: context.signal() });
    await context.send(publishForm, { params: { id } });
    return { ...applied, impact };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, hint, details, status } = error;
    const state = t(m.ofFormsWereAppliedBefore, { done, all });
    const next = [hint, ...(all > 1 ? [state] : [])].filter(Boolean).join('\n');
    throw new AppError(code, `${step.path}: ${message}`, {
      ...details,
      status,
      ...(next !== '' && { hint: next }),
      cause: error,
    });
  }
}

/** The impact of publishing it, without counts: it may not be saved yet. */
function impactFor({ inForce, input }: FormPlan): ImpactLine[] | null {
  return inForce === null ? null : impactOf(inForce, input, null);
}

/** Performs one step; returns the resulting form. */
export async function applyStep(
  context: Context,
  { action, input, before }: FormPlan,
): Promise<Pick<WholeForm, 'id'>> {
  if (action === 'none') return { id: before?.id ?? input.id };
  if (before === null) return context.sendAgain(createForm, { body: input });
  const form = action === 'version' ? await nextVersion(context, before.id) : before;
  const body = { ...input, id: form.id, version: form.version };
  return context.send(changeForm, { params: { id: form.id }, body });
}

async function nextVersion(context: Context, id: string): Promise<WholeForm> {
  const { newId } = await context.ports();
  return context.sendAgain(createVersion, { params: { id }, body: { id: newId() } });
}
