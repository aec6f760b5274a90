// /fill: the forms that the user may fill in, unfinished work, and which forms work offline.
import { CornerUpLeft, FilePen, FileText, Search } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#core/count-text.ts';
import { searchChoices } from '#core/filling/choices.ts';
import type { OutboxEntry } from '#core/filling/outbox/outbox-entry.ts';
import { fillableForms } from '#core/filling/policy.ts';
import type { ListedForm } from '#core/forms/calls.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { ownOpenSheetsQuery, returnedRowsQuery } from '#core/sheets/queries.ts';
import { returnedTexts } from '#core/sheets/review/texts.ts';
import type { ReturnedRow, Sheet } from '#core/sheets/schema.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { BigRow, BigRows } from './big-row.tsx';
import { FillFrame } from './fill-frame.tsx';
import { InstallCard } from '#web/filling/offline/install-card.tsx';
import { copies } from '#web/filling/device/fill-store.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import { OfflineLine } from '#web/filling/offline/offline-line.tsx';
import { OfflineMark } from '#web/filling/offline/offline-mark.tsx';
import { sheetTitle } from './sheet-title.ts';
import { useCopy, useCachedQuery } from '#web/filling/use-cached-query.ts';
import inputs from '#web/filling/inputs/inputs.module.css';
import classes from './forms-page.module.css';

/** From this many forms on, there is a search. */
const searchFrom = 6;

export function FillFormsPage() {
  const actor = useActor();
  const forms = useCachedQuery(formsQuery, copies.forms);
  return (
    <FillFrame
      title="Fill In"
      subtitle={
        forms.isCopy
          ? 'There is no connection. The forms that are kept on this device can be filled in.'
          : 'Choose a form, or go on with what you have begun.'
      }
    >
      <InstallCard />
      <OfflineLine />
      <Loaded query={forms} failed="Unable to load the forms">
        {(all) => <FormsToFill forms={fillableForms(all, actor)} />}
      </Loaded>
    </FillFrame>
  );
}

function FormsToFill({ forms }: { forms: readonly ListedForm[] }) {
  const [search, setSearch] = useState('');
  const recent = useCopy(copies.recentForms).data ?? [];
  const sheets = useOpenSheets();
  const returned = useReturnedRows();
  if (forms.length === 0 && returned.length === 0)
    return (
      <EmptyState
        icon={<FileText size={22} />}
        title="There are no forms to fill in"
        text="Once a form is published for you or one of your groups, it is here."
      />
    );
  const byId = new Map(forms.map((form) => [form.id, form]));
  const found = searchChoices(
    forms.map((form) => ({ form, label: form.name })),
    search,
  ).map(({ form }) => form);
  const rowOf = (form: ListedForm) => (
    <BigRow
      key={form.id}
      title={form.name}
      detail={form.description || counted(form.questionCount, 'question')}
      mark={<OfflineMark formId={form.id} />}
      link={{ to: '/fill/$templateId', params: { templateId: form.id } }}
    />
  );
  const isSearching = search.trim() !== '';
  const recentForms = recent.flatMap((id) => byId.get(id) ?? []).slice(0, 3);
  return (
    <>
      {forms.length >= searchFrom && (
        <div className={classes.search}>
          <Search size={20} aria-hidden />
          <input
            className={inputs.field}
            type="search"
            aria-label="Search the forms"
            placeholder="Search the forms"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </div>
      )}
      {!isSearching && (
        <>
          <BigRows title={returned.length === 0 ? '' : returnedTexts.count(returned.length)}>
            {returned.map((row) => (
              <BigRow
                key={row.id}
                icon={<CornerUpLeft size={22} aria-hidden />}
                title={`${row.template.name}, ${sheetTitle(row.sheetName)}`}
                detail={returnedTexts.said(row.returned)}
                mark={<OfflineMark formId={row.template.id} sheetId={row.sheetId} onlyMissing />}
                link={{
                  to: '/fill/$templateId/$sheetId',
                  params: { templateId: row.template.id, sheetId: row.sheetId },
                  search: { returned: row.id },
                }}
              />
            ))}
          </BigRows>
          <BigRows title="Go on with">
            {sheets.map(({ id, name, templateId, template, rowCount, isWaiting }) => (
              <BigRow
                key={id}
                icon={<FilePen size={22} aria-hidden />}
                title={sheetTitle(name)}
                detail={`${template.name}, ${counted(rowCount, 'row')}`}
                mark={<OfflineMark formId={templateId} {...(!isWaiting && { sheetId: id })} onlyMissing />}
                link={{ to: '/fill/$templateId/$sheetId', params: { templateId, sheetId: id } }}
              />
            ))}
          </BigRows>
          <BigRows title="Used last">{recentForms.map(rowOf)}</BigRows>
        </>
      )}
      <BigRows title={isSearching ? counted(found.length, 'form') : 'All forms'}>{found.map(rowOf)}</BigRows>
      <p role="status" className={classes.nothing}>
        {isSearching && found.length === 0 ? `No form is called "${search.trim()}".` : ''}
      </p>
    </>
  );
}

/** Rows returned to the current user, except those whose correction waits to be sent. */
function useReturnedRows(): readonly ReturnedRow[] {
  const { outbox } = useFilling();
  const entries = useSignalValue(outbox.entries);
  const { data } = useCachedQuery(returnedRowsQuery, copies.returnedRows);
  const waiting = new Set(entries.map(({ id }) => id));
  return (data?.content ?? []).filter(({ id }) => !waiting.has(id));
}

type OpenSheet = Pick<Sheet, 'id' | 'name' | 'templateId' | 'template' | 'rowCount'> & {
  /** The server does not have it yet. */
  isWaiting: boolean;
};

/** The user's own open sheets, unsent ones first. At most a handful: the others are on the page of their form. */
function useOpenSheets(): readonly OpenSheet[] {
  const { outbox } = useFilling();
  const entries = useSignalValue(outbox.entries);
  const { userId } = useActor();
  const { data: sent = [] } = useCachedQuery((send) => ownOpenSheetsQuery(send, userId), copies.openSheets);
  const waiting = entries.filter(({ kind }) => kind === 'sheet').toReversed();
  const here = new Set(waiting.map(({ id }) => id));
  return [
    ...waiting.map(({ id, sheet, form }) => ({
      id,
      name: sheet.name,
      templateId: form.id,
      template: form,
      rowCount: rowsWaiting(entries, id),
      isWaiting: true,
    })),
    ...sent
      .filter(({ id }) => !here.has(id))
      .map((sheet) => ({
        ...sheet,
        rowCount: sheet.rowCount + rowsWaiting(entries, sheet.id),
        isWaiting: false,
      })),
  ]
    .filter(({ id }) => !entries.some((entry) => entry.kind === 'complete' && entry.sheet.id === id))
    .slice(0, 5);
}

function rowsWaiting(entries: readonly OutboxEntry[], sheetId: string): number {
  return entries.filter(({ kind, sheet }) => kind === 'row' && sheet.id === sheetId).length;
}
