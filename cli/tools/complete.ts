// formdeck __complete SHELL WORD ...: prints names, one per line, that only the server or the configuration folder
// knows, for the shells' completion scripts. Prints no messages and never fails: a user who presses TAB expects names or
// silence.
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { readCatalog } from '#core/catalog/calls.ts';
import { placedItems } from '#core/catalog/find-item.ts';
import { listForms, type ListedForm } from '#core/forms/list-calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { listCompanySheets } from '#core/sheets/calls.ts';
import { listMappings } from '#core/mappings/calls.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import { listGroups, listUsers } from '#core/users/calls.ts';
import { listViews } from '#core/views/calls.ts';
import { createContext, type Context, type Surroundings } from '#cli/context.ts';
import { accountName, accountsNamed } from '#cli/platform/accounts.ts';
import { formIdNamed, formNamed } from '#cli/command/form-named.ts';
import { readAllSettings } from '#cli/command/options.ts';
import { harmless } from '#cli/output/width.ts';
import { completedBy, readWords, unquoted } from './completed-word.ts';
import { isImageType } from '#core/questions/types.ts';

/** Shells show a list of names; nobody reads one of 50,000. */
const mostItems = 2_000;

/** Milliseconds that a user waits after TAB. */
const patience = 1_500;

/** Prints the names that may follow these words. Bash passes them as typed, including quotes. */
export async function complete(
  program: Command,
  [shell, ...words]: readonly string[],
  surroundings: Surroundings,
  version: string,
): Promise<void> {
  try {
    const read = readWords(program, shell === 'bash' ? words.map(unquoted) : words);
    const kind = completedBy(read);
    if (kind === null) return;
    const { server, region, account } = read.flags;
    const settings = await readAllSettings(
      {
        quiet: true,
        ...(server?.[0] !== undefined && { server: server[0] }),
        ...(region?.[0] !== undefined && { region: region[0] }),
        ...(account?.[0] !== undefined && { account: account[0] }),
      },
      surroundings.env,
    );
    const context = createContext(settings, surroundings, version);
    const timer = setTimeout(() => context.end(), patience);
    try {
      const names = await namesOf(context, kind, read.command.name(), formBefore(read));
      // A shell inserts them literally, and a sanitized name would not exist.
      const lines = names.filter((name) => harmless(name) === name).map((name) => `${name}\n`);
      surroundings.stdout.write([...new Set(lines)].join(''));
    } finally {
      clearTimeout(timer);
      context.end();
    }
  } catch {
    // Not signed in, no response, unknown form: no names.
  }
}

async function namesOf(
  context: Context,
  kind: string,
  verb: string,
  form: string | undefined,
): Promise<string[]> {
  switch (kind) {
    case 'form': {
      const forms = await context.send(listForms, {});
      return forms.filter(fits[verb] ?? isCurrent).map(({ name }) => name);
    }
    case 'view': {
      if (form === undefined) return [];
      const id = await formIdNamed(context, form);
      return (await context.send(listViews, { params: { id } })).map(({ name }) => name);
    }
    case 'question': {
      if (form === undefined) return [];
      const { questions, contextQuestions } = formAsRead(await formNamed(context, form));
      // The only flag that takes a question is about its images.
      return [...contextQuestions, ...questions]
        .filter(({ type }) => isImageType(type))
        .map(({ text }) => text);
    }
    case 'sheet': {
      const templateId = form === undefined ? undefined : await formIdNamed(context, form);
      const query = { size: 50, ...(templateId !== undefined && { templateId }) };
      return (await context.send(listCompanySheets, { query })).content.map(({ id }) => id);
    }
    case 'recipe': {
      const own = await context.send(listTransforms, {});
      return [...shippedTransforms.map(({ key }) => key), ...own.map(({ name }) => name)];
    }
    case 'item':
      return placedItems(await context.send(readCatalog, {}))
        .slice(0, mostItems)
        .map(({ item, path }) => item.code ?? path);
    case 'username':
      return (await context.send(listUsers, { query: { page: 0, size: 100 } })).content.map(
        ({ userName }) => userName,
      );
    case 'group':
      return (await context.send(listGroups, {})).map(({ name }) => name);
    case 'zone':
      return ['Etc/UTC', ...Intl.supportedValuesOf('timeZone')];
    case 'mapping':
      return mappings(context, form);
    case 'region':
      return regions(context);
    case 'account':
      return accounts(context);
    default:
      return [];
  }
}

const isCurrent = ({ current }: ListedForm) => current;
/** Verbs that only apply to some forms. */
const fits: Readonly<Record<string, (form: ListedForm) => boolean>> = {
  unarchive: ({ current }) => !current,
  publish: ({ current, published, versionOf }) => current && (!published || versionOf !== undefined),
  show: () => true,
};

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

/** The form given earlier: the first argument, or --form. */
function formBefore({ command, args, flags }: ReturnType<typeof readWords>): string | undefined {
  const at = command.registeredArguments.findIndex((argument) => argument.name() === 'form');
  return flags['form']?.[0] ?? (at < 0 ? undefined : args[at]);
}
