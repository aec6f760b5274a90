// formdeck codes: labels as a PDF, pictures, or codes on the terminal.
import { extname } from 'node:path';
import { formNamed } from '#cli/command/form-named.ts';
import { oneOf } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { codeLines, codeOf, codeSvg } from '#core/codes/code.ts';
import {
  baseCodeSize,
  blankCodes,
  codesOf,
  type CodesDraft,
  type CodeText,
  planOf,
} from '#core/codes/codes-draft.ts';
import { codesPdf } from '#core/codes/codes-pdf.ts';
import { codesZip } from '#core/codes/codes-zip.ts';
import { labelSheets } from '#core/codes/label-sheets.ts';
import { codePng } from '#core/codes/png.ts';
import { layoutOf, printNotes } from '#core/codes/texts.ts';
import { counted } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';

type Flags = {
  type?: string;
  count?: string;
  prefix?: string;
  start?: string;
  value?: string;
  description?: string;
  labels?: string;
  perRow?: string;
  scale?: string;
  form?: string;
  question?: string;
  out?: string;
};
export type CodesOptions = {
  draft: CodesDraft;
  form: string | null;
  question: string | null;
  out: string | null;
};
type CodesData = { codes: readonly CodeText[]; out: string | null; notes: readonly string[] };

const types = { uuid: 'UUID', increment: 'INCREMENT', static: 'STATIC VALUE' } as const;
const extensions = ['.pdf', '.svg', '.png', '.zip'];
const flagOf: Readonly<Record<string, string>> = {
  howMany: '--count',
  perRow: '--per-row',
  sheet: '--labels',
};

export const codes = verb({
  effect: 'reads',

  options(flags: Flags): CodesOptions {
    const type =
      flags.type === undefined ? undefined : oneOf('--type', ['uuid', 'increment', 'static'], flags.type);
    const { form = null, question = null, out = null } = flags;
    if ((form === null) !== (question === null))
      throw new AppError('usage', '--form and --question belong together.');
    if (out !== null && !extensions.includes(extname(out).toLowerCase())) {
      throw new AppError('usage', `--out does not take "${out}".`, {
        hint: `Name a file that ends with ${extensions.join(', ')}.`,
      });
    }
    const draft: CodesDraft = {
      ...blankCodes,
      type: types[type ?? 'uuid'],
      ...(flags.count !== undefined && { howMany: flags.count }),
      ...(flags.prefix !== undefined && { prefix: flags.prefix }),
      ...(flags.start !== undefined && { start: flags.start }),
      ...(flags.value !== undefined && { value: flags.value }),
      ...(flags.description !== undefined && { description: flags.description }),
      ...(flags.perRow !== undefined && { perRow: flags.perRow }),
      ...(flags.scale !== undefined && { scale: flags.scale }),
      ...(flags.labels !== undefined && { sheet: sheetNamed(flags.labels) }),
    };
    requirePlan(draft);
    return { draft, form, question, out };
  },

  async run(context: Context, { draft, form, question, out }: CodesOptions): Promise<CodesData> {
    const seed = (await context.ports()).newId();
    const link = form === null || question === null ? {} : await linkTo(context, form, question);
    const plan = requirePlan({ ...draft, ...link, seed });
    const origin = form === null ? '' : (await context.session()).server;
    const made = codesOf(plan, origin);
    const pixels = Math.max(1, Math.round(baseCodeSize * (plan.scale === 0 ? 1 : plan.scale)));
    const [first] = made;
    // A value that no code can hold is refused before a file is begun.
    for (const { content } of made.slice(0, 1)) codeOf(content);
    if (out === null || first === undefined) return { codes: made, out: null, notes: [] };
    const kind = extname(out).toLowerCase();
    if ((kind === '.svg' || kind === '.png') && made.length > 1) {
      throw new AppError('usage', `A ${kind} file holds one code.`, { hint: 'Name a .zip or a .pdf file.' });
    }
    const at = (await context.ports()).now();
    const notes = await writeWhole(out, async (write) => {
      if (kind === '.svg') await write(codeSvg(codeOf(first.content), pixels));
      else if (kind === '.png') await write(codePng(codeOf(first.content), pixels));
      else if (kind === '.zip') await codesZip(made, { kind: 'png', pixels, at }, write);
      else
        return printNotes(await codesPdf(made, { ...layoutOf(plan), description: plan.description }, write));
      return [];
    });
    return { codes: made, out, notes };
  },

  print(output, { codes: made, out, notes }) {
    if (out !== null) {
      output.say(`Made ${counted(made.length, 'code')}: ${out}`);
      for (const note of notes) output.say(note);
      return;
    }
    for (const { content, label } of made) {
      for (const line of codeLines(codeOf(content))) output.line(line);
      output.line(label);
      output.line('');
    }
  },

  json: ({ codes: made, out }) => ({ codes: made, out }),
});

function requirePlan(draft: CodesDraft) {
  const { plan, issues } = planOf(draft);
  if (plan !== null) return plan;
  const [{ path, message } = { path: '', message: '' }] = issues;
  throw new AppError('usage', `${flagOf[path] ?? `--${path}`}: ${message}.`);
}

function sheetNamed(given: string): string {
  const names = ['A4', 'Letter', ...labelSheets.map(({ name }) => name)];
  const found = names.find((name) => name.toLowerCase() === given.trim().toLowerCase());
  if (found !== undefined) return found;
  throw new AppError('usage', `There are no labels "${given}".`, {
    hint: `Choose among ${names.join(', ')}.`,
  });
}

async function linkTo(context: Context, formName: string, question: string): Promise<Partial<CodesDraft>> {
  const form = await formNamed(context, formName);
  const wanted = question.trim().toLowerCase();
  const found = [...form.contextQuestions, ...form.questions].find(
    ({ id, text }) => id === wanted || text.trim().toLowerCase() === wanted,
  );
  if (found !== undefined) return { formId: form.id, questionId: found.id };
  throw new AppError('not-found', `"${form.name}" has no question "${question}".`, {
    hint: `See \`formdeck forms show "${form.name}"\`.`,
  });
}
