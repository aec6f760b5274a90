// formdeck reports designs import: makes a design of a file, or its next version.
import { formAmong } from '#cli/command/form-named.ts';
import { readJsonFile } from '#cli/command/json-file.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { foldName } from '#core/find-named.ts';
import { readForm } from '#core/forms/calls.ts';
import { type ListedForm, listForms } from '#core/forms/list-calls.ts';
import { questionsAsRead } from '#core/forms/versions.ts';
import { listDesigns } from '#core/reports/calls.ts';
import { changeDesign, createDesign } from '#core/reports/design-calls.ts';
import { designForForm, designIssueLine, dropsRows, parseDesignFile } from '#core/reports/own/design-file.ts';
import { designIssues } from '#core/reports/own/design-issues.ts';
import type { Design } from '#core/reports/own/schema.ts';
import { designTexts, sectionText } from '#core/reports/own/labels.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { form?: string; name?: string; replace?: boolean; dryRun?: boolean };
export type ImportOptions = {
  path: string;
  form: string | null;
  name: string | null;
  replace: boolean;
  dryRun: boolean;
};

export const importDesign = verb({
  effect: { undo: t(m.reportsDesignsDelete) },

  options: ({ form, name, replace, dryRun }: Flags, [path = '']): ImportOptions => ({
    path,
    form: form ?? null,
    name: name ?? null,
    replace: replace === true,
    dryRun: dryRun === true,
  }),

  async run(context: Context, { path, form: formNamed, name, replace, dryRun }: ImportOptions) {
    const file = parseDesignFile(await readJsonFile(context, path));
    const [forms, designs] = await Promise.all([context.send(listForms, {}), context.send(listDesigns, {})]);
    const { id } = formFor(context, forms, file, formNamed);
    const form = await context.send(readForm, { params: { id } });
    const target = { ...form, ...questionsAsRead(form) };
    const design = { ...designForForm(file, target), ...(name !== null && { name: name.trim() }) };
    const issues = designIssues(design, target);
    if (issues.length > 0) {
      throw new AppError(
        'invalid',
        wording(m.designDoesNotFitForm, { form: form.name, count: issues.length }),
        {
          // Each line says its place itself.
          errors: issues.map((issue) => ({ path: '', message: designIssueLine(design, issue) })),
          hint: wording(m.nothingWasChanged),
        },
      );
    }
    const existing = replace
      ? designs.find(({ own, name: taken }) => own && foldName(taken) === foldName(design.name))
      : undefined;
    const said = { design, form, drops: dropsRows(file, id), isNew: existing === undefined };
    if (dryRun) return { ...said, made: null, isSame: false };
    const made =
      existing?.version === undefined
        ? await context.send(createDesign, { body: design })
        : await context.send(changeDesign, {
            params: { id: existing.id },
            body: { ...design, version: existing.version },
          });
    return { ...said, made, isSame: made.version === existing?.version };
  },

  print(output, { design, form, made, isNew, isSame, drops }) {
    if (drops) output.say(designTexts.dropsRows);
    if (made === null) {
      output.say(t(m.wouldBeMade, { isNew: String(isNew), design: design.name, form: form.name }));
      for (const [place, section] of design.sections.entries()) output.line(sectionText(section, place));
      return;
    }
    const did = isSame ? 'nothing' : isNew ? 'created' : 'saved';
    output.say(t(m.designVersion, { did, name: made.name, version: made.version }));
    output.line(made.id);
  },

  json: ({ design, made }) => made ?? design,
});

/** The form that is named, or that of the file: by its id, and in another company by its name. */
function formFor(
  context: Context,
  forms: readonly ListedForm[],
  { form }: Design,
  named: string | null,
): Pick<ListedForm, 'id'> {
  if (named !== null) return formAmong(context, forms, named);
  const known = forms.find(({ id }) => id === form.id);
  if (known !== undefined) return known;
  if (form.name !== undefined && forms.some(({ name }) => foldName(name) === foldName(form.name ?? '')))
    return formAmong(context, forms, form.name);
  throw new AppError('not-found', wording(m.formOfThisDesignDoes), {
    hint: wording(m.chooseAnotherOneWithForm),
  });
}
