// formdeck reports designs export: a design as a JSON file that `import` accepts.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { readForm } from '#core/forms/calls.ts';
import { questionsAsRead } from '#core/forms/versions.ts';
import { designFileText } from '#core/reports/own/design-file.ts';
import { ownDesign, versionOf } from './own-design.ts';

type Flags = { out?: string; at?: string };
export type ExportOptions = { design: string; version: number | null; out: string | null };

export const exportDesign = verb({
  effect: 'reads',

  options: ({ out, at }: Flags, [design = '']): ExportOptions => ({
    design,
    version: versionOf(at),
    out: out === undefined || out === '-' ? null : out,
  }),

  async run(context: Context, { design: named, version, out }: ExportOptions) {
    const design = await ownDesign(context, { named, version });
    const form = await context.send(readForm, { params: { id: design.form.id } });
    const text = designFileText(design, questionsAsRead(form));
    if (out !== null) await writeWhole(out, (write) => write(text));
    return { text, path: out };
  },

  async print(output, { text, path }) {
    if (path === null) await output.raw(text);
    else output.line(path);
  },

  json: ({ text, path }): unknown => (path === null ? JSON.parse(text) : { file: path }),
});
