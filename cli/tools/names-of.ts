// The names that complete a word of one kind, from the server or the configuration folder.
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCatalog } from '#core/catalog/calls.ts';
import { placedItems } from '#core/catalog/find-item.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { readForm } from '#core/forms/calls.ts';
import { listForms, type ListedForm } from '#core/forms/list-calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { listImports } from '#core/imports/calls.ts';
import type { ImportPhase } from '#core/imports/policy.ts';
import { listMappings } from '#core/mappings/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { listReports } from '#core/reports/calls.ts';
import type { Report } from '#core/reports/schema.ts';
import { listSchedules, listSubscriptions } from '#core/reports/schedule-calls.ts';
import { listCompanySheets, readSheet } from '#core/sheets/calls.ts';
import { filterableQuestions } from '#core/sheets/filter/filter-draft.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import { listGroups, listUsers } from '#core/users/calls.ts';
import { listViews } from '#core/views/calls.ts';
import type { Context } from '#cli/context.ts';
import { formIdNamed, formNamed } from '#cli/command/form-named.ts';
import { sheetIdOf } from '#cli/command/short-ids.ts';
import { accountName, accountsNamed } from '#cli/platform/accounts.ts';
import type { NameKind } from './completed-word.ts';

/** Shells show a list of names; nobody reads one of 50,000. */
const mostItems = 2_000;
/** The latest sheets or imports. */
const latest = 50;

/** What the words before say of the name. */
export type NameContext = {
  /** The name of the command. */
  verb: string;
  form: string | undefined;
  sheet: string | undefined;
};

type Names = (context: Context, words: NameContext) => Promise<string[]>;

/** For each kind of name, by the placeholder or the name of the flag or argument that takes it. */
const namesByKind: Readonly<Record<NameKind, Names>> = {
  async form(context, { verb }) {
    const forms = await context.send(listForms, {});
    return forms.filter(fits[verb] ?? isCurrent).map(({ name }) => name);
  },
  async view(context, { form }) {
    if (form === undefined) return [];
    const id = await formIdNamed(context, form);
    return (await context.send(listViews, { params: { id } })).map(({ name }) => name);
  },
  question: async (context, words) =>
    titles(context, words, (all) =>
      words.verb === 'images' ? flatQuestions<Question>(all).filter(({ type }) => isStoredType(type)) : all,
    ),
  filter: async (context, words) => titles(context, words, filterableQuestions),
  columns: async (context, words) => titles(context, words),
  async sheet(context, { form }) {
    const templateId = form === undefined ? undefined : await formIdNamed(context, form);
    const query = { size: latest, ...(templateId !== undefined && { templateId }) };
    return (await context.send(listCompanySheets, { query })).content.map(({ id }) => id);
  },
  async import(context, { verb }) {
    const phase = phases[verb];
    const query = { size: latest, ...(phase !== undefined && { phase }) };
    return (await context.send(listImports, { query })).content.map(({ id }) => id);
  },
  async report(context, { verb }) {
    const subscribed = appliesToSubscribed[verb];
    if (subscribed !== undefined) {
      const subscriptions = await context.send(listSubscriptions, {});
      return subscriptions
        .filter((each) => each.subscribed === subscribed)
        .map(({ reportName }) => reportName);
    }
    const reports = await context.send(listReports, {});
    return reports.filter(reportFits[verb] ?? (() => true)).map(({ name }) => name);
  },
  async schedule(context) {
    const schedules = await context.send(listSchedules, {});
    const named = schedules.map(({ reportName }) => reportName);
    const isOnly = (name: string) => named.filter((each) => each === name).length === 1;
    return schedules.map(({ id, reportName }) => (isOnly(reportName) ? reportName : id));
  },
  async recipe(context) {
    const own = await context.send(listTransforms, {});
    return [...shippedTransforms.map(({ key }) => key), ...own.map(({ name }) => name)];
  },
  item: async (context) =>
    placedItems(await context.send(readCatalog, {}))
      .slice(0, mostItems)
      .map(({ item, path }) => item.code ?? path),
  username: async (context) =>
    (await context.send(listUsers, { query: { page: 0, size: 100 } })).content.map(
      ({ userName }) => userName,
    ),
  group: async (context) => (await context.send(listGroups, {})).map(({ name }) => name),
  zone: async () => ['Etc/UTC', ...Intl.supportedValuesOf('timeZone')],
  mapping: async (context, { form }) => mappings(context, form),
  region: regions,
  account: accounts,
};

/** The names of a kind that fit the words before. */
export async function namesOf(context: Context, kind: NameKind, words: NameContext): Promise<string[]> {
  return namesByKind[kind](context, words);
}

const isCurrent = ({ current }: ListedForm) => current;
/** Verbs that only apply to some forms. */
const fits: Readonly<Record<string, (form: ListedForm) => boolean>> = {
  unarchive: ({ current }) => !current,
  publish: ({ current, published, versionOf }) => current && (!published || versionOf !== undefined),
  show: () => true,
};

/** Only some reports can still be published, or be scheduled. */
const reportFits: Readonly<Record<string, (report: Report) => boolean>> = {
  publish: ({ published }) => !published,
  set: ({ published }) => published,
};

/** The verbs on subscriptions, and whether they apply to those subscribed to. */
const appliesToSubscribed: Readonly<Record<string, boolean>> = { unsubscribe: true, subscribe: false };

/** Verbs that only apply to imports in one phase. */
const phases: Readonly<Record<string, ImportPhase>> = { continue: 'repair', cancel: 'running' };

/** The titles of the questions of a form, or of that of a sheet. */
async function titles(
  context: Context,
  { form, sheet }: NameContext,
  choose: (questions: readonly Question[]) => readonly Question[] = (questions) => questions,
): Promise<string[]> {
  const template =
    form !== undefined
      ? await formNamed(context, form)
      : sheet !== undefined
        ? await context.send(readForm, { params: { id: await formIdOfSheet(context, sheet) } })
        : null;
  return template === null ? [] : choose(analysedQuestions(formAsRead(template))).map(({ text }) => text);
}

async function formIdOfSheet(context: Context, given: string): Promise<string> {
  const id = await sheetIdOf(context, given);
  return (await context.send(readSheet, { params: { id } })).templateId;
}

/** Those of this machine, then those that are shared for the form. */
async function mappings(context: Context, form: string | undefined): Promise<string[]> {
  const { path } = await context.config();
  const files = await readdir(join(dirname(path), 'mappings')).catch(() => []);
  const local = files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  if (form === undefined) return local;
  const id = await formIdNamed(context, form);
  const shared = await context.send(listMappings, { params: { id } });
  return [...local, ...shared.map(({ name }) => name)];
}

/** The built-in or configured regions, and those signed in to. */
async function regions(context: Context): Promise<string[]> {
  const [known, { sessions }] = [await context.regions(), await context.ports()];
  return [...known.map(({ id }) => id), ...sessions.list().map(({ region }) => region)];
}

/** The signed-in accounts: by username if that is unambiguous, otherwise with the server. */
async function accounts(context: Context): Promise<string[]> {
  const all = (await context.ports()).sessions.list();
  return all.map((session) =>
    accountsNamed(all, session.userName).length === 1 ? session.userName : accountName(session),
  );
}
