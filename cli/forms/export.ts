// formdeck forms export: forms as JSON files, for reading and version control.
import { join } from 'node:path';
import type { Context } from '#cli/context.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { makeFolder } from '#cli/platform/make-folder.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { formFileNames } from '#core/forms/file/file-name.ts';
import { formFile, formFileText } from '#core/forms/file/format-form-file.ts';
import { type CatalogType, typesOf } from '#cli/command/catalog-types.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { out?: string; all?: boolean };
export type ExportOptions = {
  /** Null: all that are not archived. */
  forms: readonly string[] | null;
  /** A file, or a folder if it ends with a slash; null is standard output. */
  out: string | null;
};
type Exported = {
  readonly forms: readonly ExportedForm[];
  /** The names of the archived ones. */ readonly left: readonly string[];
};
type ExportedForm = { form: WholeForm; types: readonly CatalogType[]; path: string | null };

export const exportForms = verb({
  effect: 'reads',
  options: ({ out, all }: Flags, forms): ExportOptions => {
    if (forms.length > 0 === (all === true)) throw new AppError('usage', wording(m.nameFormsOrGiveAll));
    const isMany = all === true || forms.length > 1;
    if (isMany && (out === undefined || out === '-')) {
      throw new AppError('usage', wording(m.severalFormsNeedFolder), { hint: wording(m.nameOneOutForms) });
    }
    const folder = isMany && !out?.endsWith('/') ? `${out}/` : out;
    return {
      forms: all === true ? null : forms,
      out: folder === undefined || folder === '-' ? null : folder,
    };
  },

  async run(context, { forms, out }: ExportOptions): Promise<Exported> {
    const { found, left } = await formsNamed(context, forms);
    const types = await typesOf(context, found);
    if (out === null) return { forms: found.map((form) => ({ form, types, path: null })), left };
    if (out.endsWith('/')) {
      try {
        makeFolder(out);
      } catch (error) {
        throw fileError(error, out);
      }
    }
    const names = formFileNames(found);
    const exported: ExportedForm[] = [];
    for (const [index, form] of found.entries()) {
      const path = out.endsWith('/') ? join(out, names[index] ?? form.id) : out;
      await writeWhole(path, (write) => write(formFileText(form, types)));
      exported.push({ form, types, path });
    }
    return { forms: exported, left };
  },

  async print(output, { forms: exported, left }) {
    for (const { form, types, path } of exported) {
      if (path === null) await output.raw(formFileText(form, types));
      else output.line(path);
    }
    if (exported.some(({ path }) => path !== null))
      output.say(t(m.formsExported, { count: exported.length }));
    if (left.length > 0) {
      const names = left.map((name) => `"${name}"`).join(', ');
      output.say(t(m.archivedFormsAreLeftOut, { names }));
    }
  },

  json: ({ forms: exported }) =>
    exported.map(({ form, types, path }) => ({
      ...(path !== null && { file: path }),
      form: formFile(form, types),
    })),
});

async function formsNamed(
  context: Context,
  names: readonly string[] | null,
): Promise<{ found: WholeForm[]; left: string[] }> {
  const all = names === null ? await context.send(listForms, {}) : [];
  const ids =
    names === null
      ? all.filter(({ current }) => current).map(({ id }) => id)
      : await Promise.all(names.map((name) => formIdNamed(context, name)));
  const forms: WholeForm[] = [];
  for (const id of new Set(ids)) forms.push(await context.send(readForm, { params: { id } }));
  return { found: forms, left: all.filter(({ current }) => !current).map(({ name }) => name) };
}
