// formdeck codes: labels as a PDF, pictures, or codes on the terminal.
import { formNamed } from '#cli/command/form-named.ts';
import { oneOf } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { listCatalogTypes, readCatalog } from '#core/catalog/calls.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { codeLines, codeOf } from '#core/codes/code.ts';
import { blankCodes, codesOf, type CodesDraft, type CodeText, planOf } from '#core/codes/codes-draft.ts';
import { findItem, findItemType, placedItems } from '#core/catalog/find-item.ts';
import { labelSheets } from '#core/codes/label-sheets.ts';
import { codesIssue } from '#core/codes/labels.ts';
import { AppError } from '#core/errors.ts';
import { requireKind, writeCodes } from './write-codes.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

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
  catalog?: string | true;
  itemType?: string;
  out?: string;
};
export type CodesOptions = {
  draft: CodesDraft;
  form: string | null;
  question: string | null;
  /** The catalog, or a branch of it by name; null: no codes of items. */
  catalog: string | true | null;
  itemType: string | null;
  out: string | null;
};
type CodesData = { codes: readonly CodeText[]; out: string | null; notes: readonly string[] };

const types = { uuid: 'UUID', increment: 'INCREMENT', static: t(m.staticValue) } as const;
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
      throw new AppError('usage', wording(m.formAndQuestionBelongTogether));
    const { catalog = null, itemType = null } = flags;
    if (out !== null) requireKind(out, '--out');
    if (catalog !== null) {
      const other = (['type', 'count', 'prefix', 'start', 'value'] as const).find(
        (name) => flags[name] !== undefined,
      );
      if (other !== undefined)
        throw new AppError('usage', wording(m.catalogAndExcludeEachOther, { other }), {
          hint: wording(m.codesOfItemsContainCatalogs),
        });
    } else if (itemType !== null) throw new AppError('usage', wording(m.itemTypeBelongsToCatalog));
    const draft: CodesDraft = {
      ...blankCodes,
      type: catalog === null ? types[type ?? 'uuid'] : 'CATALOG',
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
    return { draft, form, question, catalog, itemType, out };
  },

  async run(context: Context, options: CodesOptions): Promise<CodesData> {
    const { draft, form, question, out } = options;
    const ports = await context.ports();
    const { items, chosen } = await itemsOf(context, options);
    const link = form === null || question === null ? {} : await linkTo(context, form, question);
    const plan = requirePlan({ ...draft, ...chosen, ...link, seed: ports.newId() });
    const origin = form === null ? '' : (await context.session()).server;
    const made = codesOf(plan, origin, items);
    const issue = codesIssue(made);
    if (issue !== null) throw new AppError('invalid', issue);
    const notes = out === null ? [] : await writeCodes(out, { codes: made, plan, at: ports.now() });
    return { codes: made, out, notes };
  },

  print(output, { codes: made, out, notes }) {
    if (out !== null) {
      output.say(t(m.createdCodes, { count: made.length, file: out }));
      for (const note of notes) output.say(note);
      return;
    }
    for (const { content, label, note } of made) {
      for (const line of codeLines(codeOf(content))) output.line(line);
      output.line(label);
      if (note !== '') output.line(note);
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
  throw new AppError('usage', wording(m.thereAreNoLabelsCalled, { given }), {
    hint: wording(m.chooseOneOf, { names: names.join(', ') }),
  });
}

/** The catalog, and which of its items are meant; nothing unless they are. */
async function itemsOf(
  context: Context,
  { catalog, itemType }: CodesOptions,
): Promise<{ items: readonly CatalogItem[]; chosen: Partial<CodesDraft> }> {
  if (catalog === null) return { items: [], chosen: {} };
  const items = await context.send(readCatalog, {});
  const branch = catalog === true ? '' : findItem(placedItems(items), catalog).item.id;
  const type = itemType && findItemType(await context.send(listCatalogTypes, {}), itemType).id;
  return { items, chosen: { branch, itemType: type ?? '' } };
}

async function linkTo(context: Context, formName: string, question: string): Promise<Partial<CodesDraft>> {
  const form = await formNamed(context, formName);
  const wanted = question.trim().toLowerCase();
  const found = [...form.contextQuestions, ...form.questions].find(
    ({ id, text }) => id === wanted || text.trim().toLowerCase() === wanted,
  );
  if (found !== undefined) return { formId: form.id, questionId: found.id };
  throw new AppError('not-found', wording(m.hasNoQuestion, { form: form.name, question }), {
    hint: wording(m.seeFormdeckFormsShow, { form: form.name }),
  });
}
