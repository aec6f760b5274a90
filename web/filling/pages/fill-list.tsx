// The user's work and forms, with one search over all of them: on the page of filling in, and on the home page of role USER.
import { CheckCheck, CornerUpLeft, FileClock, FilePen, FileText } from 'lucide-react';
import { useState } from 'react';
import { countText } from '#core/count-text.ts';
import { searchChoices } from '#core/filling/choices.ts';
import { fillableForms } from '#core/filling/policy.ts';
import { sheetsToContinue } from '#core/filling/work.ts';
import { workTexts } from '#core/filling/work-texts.ts';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { returnedTexts } from '#core/sheets/review/labels.ts';
import type { ReturnedRow, Sheet } from '#core/sheets/schema.ts';
import { copies } from '#web/filling/device/fill-store.ts';
import { SearchField } from '#web/filling/inputs/search-field.tsx';
import { OfflineLine } from '#web/filling/offline/offline-line.tsx';
import { OfflineMark } from '#web/filling/offline/offline-mark.tsx';
import { useCopy, useCachedQuery } from '#web/filling/use-cached-query.ts';
import {
  type OpenSheet,
  useDrafts,
  useOpenSheets,
  useReturnedRows,
  useSentSheets,
} from '#web/filling/use-work.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { When } from '#web/ui/time/when.tsx';
import { BigRow, type BigRowProps, MoreRows } from './big-row.tsx';
import { sheetTitle } from './sheet-title.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

/** From this many lines on, there is a search. */
const searchFrom = 6;

export function FillList() {
  const actor = useActor();
  const forms = useCachedQuery(formsQuery, copies.forms);
  return (
    <>
      <OfflineLine />
      <Loaded query={forms} failed={workTexts.failed}>
        {(all) => <Everything forms={fillableForms(all, actor)} />}
      </Loaded>
    </>
  );
}

/** A line, and the words by which it is found. */
type Line = { key: string; label: string; row: BigRowProps };
type Section = { title: string; lines: readonly Line[]; shown?: number; note?: string };

function Everything({ forms }: { forms: readonly ListedForm[] }) {
  const [search, setSearch] = useState('');
  const recent = useCopy(copies.recentForms).data ?? [];
  const openSheets = useOpenSheets();
  const returned = useReturnedRows();
  const drafts = useDrafts();
  const sent = useSentSheets();
  const byId = new Map(forms.map((form) => [form.id, form]));
  const isReturned = new Set(returned.map(({ id }) => id));
  const own: Section[] = [
    {
      title: workTexts.drafts,
      lines: drafts.filter(({ id }) => !isReturned.has(id)).map(draftLine),
    },
    {
      title: returned.length === 0 ? '' : returnedTexts.count(returned.length),
      lines: returned.map(returnedLine),
    },
    { title: workTexts.open, lines: sheetsToContinue(openSheets, returned).map(sheetLine) },
  ];
  const recentForms = recent.flatMap((id) => byId.get(id) ?? []).slice(0, 3);
  const rest: Section[] = [
    { title: workTexts.recent, lines: recentForms.map(formLine) },
    { title: workTexts.forms, lines: forms.map(formLine), shown: Number.POSITIVE_INFINITY },
    {
      title: workTexts.sent,
      lines: sent.sheets.map(sentLine),
      shown: 3,
      ...(sent.total > sent.sheets.length && {
        note: t(m.latestOf, { count: sent.sheets.length, total: sent.total }),
      }),
    },
  ];
  const all = [...own, ...rest];
  const total = all.reduce((sum, { lines }) => sum + lines.length, 0);
  if (total === 0)
    return <EmptyState icon={<FileText size={22} />} title={workTexts.none} text={workTexts.noneText} />;
  const words = search.trim();
  const found = [...own, ...rest.slice(1)].map((section) => ({
    ...section,
    lines: searchChoices(section.lines, words),
  }));
  const foundCount = found.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      {total >= searchFrom && (
        <SearchField label={workTexts.search} value={search} onSearch={setSearch} dir="auto" />
      )}
      {(words === '' ? all : found).map(({ title, lines, shown = 5, note }) => (
        <MoreRows
          key={title}
          title={words === '' ? title : `${title} (${countText(lines.length)})`}
          shown={words === '' ? shown : Number.POSITIVE_INFINITY}
          note={note}
        >
          {lines.map(({ key, row }) => (
            <BigRow key={key} {...row} />
          ))}
        </MoreRows>
      ))}
      <p role="status" className="empty-hidden m-0">
        {words !== '' && foundCount === 0 ? workTexts.nothingFound(words) : ''}
      </p>
    </>
  );
}

function formLine({ id, name, description, questionCount }: ListedForm): Line {
  return {
    key: id,
    label: name,
    row: {
      title: name,
      detail: description || t(counts.questions, { count: questionCount }),
      mark: <OfflineMark formId={id} />,
      link: { to: '/fill/$templateId', params: { templateId: id } },
    },
  };
}

function draftLine({ id, form, sheet, part, startsSheet, given, changedAt }: SavedDraft): Line {
  const title = sheet.name === '' ? form.name : `${form.name}, ${sheet.name}`;
  const params = { templateId: form.id };
  const answers = t(counts.answers, { count: Object.keys(given).length });
  return {
    key: id,
    label: title,
    row: {
      icon: <FileClock size={22} aria-hidden />,
      title,
      detail: (
        <>
          {answers}, <When at={changedAt} text={(time) => t(m.changedAgo, { time })} />
        </>
      ),
      mark: <OfflineMark formId={form.id} onlyMissing />,
      link:
        startsSheet === true
          ? { to: '/fill/$templateId', params, search: { entry: id } }
          : part === 'contextQuestions'
            ? { to: '/fill/$templateId', params, search: { sheet: id } }
            : {
                to: '/fill/$templateId/$sheetId',
                params: { ...params, sheetId: sheet.id },
                search: { row: id },
              },
    },
  };
}

function returnedLine({ id, sheetId, sheetName, template, returned }: ReturnedRow): Line {
  const title = `${template.name}, ${sheetTitle(sheetName)}`;
  return {
    key: id,
    label: title,
    row: {
      icon: <CornerUpLeft size={22} aria-hidden />,
      title,
      detail: returnedTexts.said(returned),
      mark: <OfflineMark formId={template.id} sheetId={sheetId} onlyMissing />,
      link: {
        to: '/fill/$templateId/$sheetId',
        params: { templateId: template.id, sheetId },
        search: { returned: id },
      },
    },
  };
}

function sheetLine({ id, name, templateId, template, rowCount, isWaiting }: OpenSheet): Line {
  return {
    key: id,
    label: `${sheetTitle(name)} ${template.name}`,
    row: {
      icon: <FilePen size={22} aria-hidden />,
      title: sheetTitle(name),
      detail: t(m.formAndEntries, { form: template.name, count: rowCount }),
      mark: <OfflineMark formId={templateId} {...(!isWaiting && { sheetId: id })} onlyMissing />,
      link: { to: '/fill/$templateId/$sheetId', params: { templateId, sheetId: id } },
    },
  };
}

function sentLine({ id, name, templateId, template, dates }: Sheet): Line {
  return {
    key: id,
    label: `${sheetTitle(name)} ${template.name}`,
    row: {
      icon: <CheckCheck size={22} aria-hidden />,
      title: sheetTitle(name),
      detail: (
        <>
          {template.name}, <When at={dates.lastModified} />
        </>
      ),
      link: { to: '/fill/$templateId/$sheetId', params: { templateId, sheetId: id } },
    },
  };
}
