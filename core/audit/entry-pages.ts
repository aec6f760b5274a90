// Reads the audit log in pages, newest first, with the data needed to display one.
import { catalogNames, choosesFromCatalog } from '#core/catalog/catalog-names.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { AppError } from '#core/errors.ts';
import type { Form } from '#core/forms/schema.ts';
import { formAsRead } from '#core/forms/versions.ts';
import type { Run, Send } from '#core/send.ts';
import { deletedRows, type EntryPage, filterAudit } from './calls.ts';
import type { AuditForm, AuditTable, AuditTableInput } from './entry-table.ts';
import { auditBody, type AuditTab, type AuditViewFilter, filterOfTab, isShown } from './view.ts';

/** Entries per displayed page. An export uses larger ones. */
const entriesPerPage = 200;

type EntriesShown = { tab: AuditTab; filter: AuditViewFilter; timeZone: string };
/** The first page's cursor is `first`. */
type EntriesWanted = EntriesShown & { cursor: string; size?: number };

/** A page of a tab, and what its table is made of. */
export async function readEntries(
  send: Send,
  readers: EntryReaders,
  { tab, filter, timeZone, cursor, size = entriesPerPage }: EntriesWanted,
  { signal }: Run = {},
): Promise<{ page: EntryPage; input: AuditTableInput }> {
  const input = { query: { cursor, size }, body: auditBody(tab, filter) };
  const page = await send(tab === 'deleted-rows' ? deletedRows : filterAudit, input, { signal });
  const { forms, catalogNames: names } = await readAround(readers, { tab, filter }, page);
  const options = { timeZone, catalogNames: names };
  return { page, input: { tab, entries: page.content, forms, formId: filter.templateId, options } };
}

/** The entries of a tab, read by the page; `build` makes the table of each. */
export function entriesQuery(
  send: Send,
  readers: EntryReaders,
  { tab, filter: all, timeZone }: EntriesShown,
  build: (input: AuditTableInput) => AuditTable | Promise<AuditTable>,
) {
  const filter = filterOfTab(tab, all);
  return {
    queryKey: ['audit', 'entries', tab, filter, timeZone] as const,
    initialPageParam: 'first',
    queryFn: async (run: Run & { pageParam: string }) => {
      const wanted = { tab, filter, timeZone, cursor: run.pageParam };
      const { page, input } = await readEntries(send, readers, wanted, run);
      const { totalElements, isCounted, next } = page;
      return { ...(await build(input)), totalElements, isCounted, next };
    },
    getNextPageParam: ({ next }: Pick<EntryPage, 'next'>) => next,
    enabled: isShown(tab, all),
  };
}

/** How a face fetches related data: through its cache. */
export type EntryReaders = {
  form(id: string): Promise<Form>;
  catalog(): Promise<readonly CatalogItem[]>;
};

/** The forms of the entries, and the names of catalog items. Deleted ones are left out. */
async function readAround(
  readers: EntryReaders,
  { tab, filter }: Pick<EntriesShown, 'tab' | 'filter'>,
  { content }: Pick<EntryPage, 'content'>,
): Promise<Pick<AuditTableInput, 'forms'> & { catalogNames: ReadonlyMap<string, string> }> {
  if (tab === 'activity') return { forms: [], catalogNames: new Map() };
  const ids = new Set(content.flatMap(({ template }) => template?.id ?? []));
  if (filter.templateId !== null) ids.add(filter.templateId);
  const found = await Promise.all([...ids].map((id) => formOrNull(readers.form, id)));
  const forms = found.flatMap((form) => form ?? []);
  const needsNames = forms.some(choosesFromCatalog);
  return {
    forms: forms.map(auditForm),
    catalogNames: needsNames ? catalogNames(await readers.catalog()) : new Map<string, string>(),
  };
}

/** A form that entries name; null once it is deleted. */
export async function formOrNull(read: EntryReaders['form'], id: string): Promise<Form | null> {
  try {
    return await read(id);
  } catch (error) {
    // Deleted since: its answers are shown as stored.
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

function auditForm(form: Form): AuditForm {
  const { id, contextQuestions, questions } = formAsRead(form);
  const all = [...contextQuestions.map((each) => ({ ...each, context: true })), ...questions];
  return {
    id,
    questions: all.map(
      ({ id: questionId, text, type, questionOptions, questions: ofEntries, context, order }) => ({
        id: questionId,
        text,
        type,
        questionOptions,
        ...(ofEntries !== undefined && { questions: ofEntries }),
        context,
        order,
      }),
    ),
  };
}
