// What the user may fill in: reminders, drafts on this computer, returned rows and open sheets first, then all forms, and what was
// sent; one search over all of it. Home of role USER.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchChoices } from '#core/filling/choices.ts';
import { fillableForms } from '#core/filling/policy.ts';
import { sheetsToContinue } from '#core/filling/work.ts';
import { workTexts } from '#core/filling/work-texts.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { noticeText } from '#core/notifications/format-notification.ts';
import type { Notification } from '#core/notifications/schema.ts';
import { sheetName } from '#core/sheets/activity.ts';
import { ownOpenSheetsQuery, ownSentSheetsQuery, returnedRowsQuery } from '#core/sheets/queries.ts';
import { returnedTexts } from '#core/sheets/review/labels.ts';
import type { ReturnedRow, Sheet } from '#core/sheets/schema.ts';
import { homeTabsOf, tabKeys } from '#cli/app/home-tabs.ts';
import type { ScreenPlace, ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { useHomeKeys } from '#cli/app/use-home-keys.ts';
import { useReminders } from '#cli/app/use-reminders.ts';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Line, type Tone } from '#cli/terminal/theme.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useFillDrafts } from './fill-drafts.ts';
import type { SavedFilling } from './saved-filling.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** A line, and the words by which it is found. */
type Work = { section: string; tone: Tone; title: string; detail: string; label: string; place: ScreenPlace };

/** The screen. */
export function FillInScreen(_props: ScreenProps<'fill-in'>) {
  const app = useApp();
  const { core, actor, go } = app;
  const { width, height } = useArea();
  const search = useSearch();
  const query = useQuery(formsQuery(core.send));
  const own = useOwnWork();
  const tabs = homeTabsOf(app);
  const isHome = 'fill' in tabs;
  useKeys([{ key: 'forms', run: () => go({ screen: 'forms' }) }, ...(isHome ? tabKeys(app, 'fill') : [])]);
  useHomeKeys(isHome);
  return (
    <Loaded query={query} title={workTexts.failed}>
      {(all) => {
        const work = [...own.first, ...fillableForms(all, actor).map(formWork), ...own.sent];
        const found = searchChoices(work, search.text);
        return (
          <>
            {isHome ? (
              <TabLine names={tabs} current="fill" right={{ text: own.note, tone: 'dim' }} />
            ) : (
              <Line
                segments={[
                  { text: workTexts.title, bold: true },
                  { text: `  ${own.note}`, tone: 'dim' },
                ]}
              />
            )}
            <SearchBar search={search} placeholder={t(m.partOfNameOfForm)} />
            <Table
              name={`work ${search.text}`}
              columns={columnsFor(width)}
              count={found.length}
              rows={(from, to) => found.slice(from, to)}
              height={height - 1 - search.height}
              empty={
                work.length === 0
                  ? `${workTexts.none}. ${workTexts.noneText}`
                  : workTexts.nothingFound(search.text)
              }
              enterLabel={t(keyTexts.open)}
              onEnter={(index) => {
                const one = found[index];
                if (one) go(one.place);
              }}
            />
          </>
        );
      }}
    </Loaded>
  );
}

const columnsFor = (width: number): TableColumn<Work>[] => [
  { id: 'section', title: t(m.what), value: ({ section }) => section, tone: ({ tone }) => tone, whole: true },
  {
    id: 'title',
    title: t(common.name),
    value: ({ title }) => title,
    most: width < narrow ? 44 : 60,
    whole: true,
  },
  { id: 'detail', title: t(m.details), value: ({ detail }) => detail, most: 60 },
];

/** Here names give way to what is said about them, such as why a row was returned. */
const narrow = 100;

/** What was begun, and what was sent. */
function useOwnWork(): { first: readonly Work[]; sent: readonly Work[]; note: string } {
  const { core, user, date } = useApp();
  const { data: returned } = useQuery({ ...returnedRowsQuery(core.send), placeholderData: keepPreviousData });
  const { data: begun = [] } = useQuery(ownOpenSheetsQuery(core.send, user.id));
  const { data: sent } = useQuery(ownSentSheetsQuery(core.send, user.id));
  const rows = returned?.content ?? [];
  const open = sheetsToContinue(begun, rows);
  const isReturned = new Set(rows.map(({ id }) => id));
  // The correction of a returned row is gone on with from there.
  const drafts = useAllDrafts().filter(({ id }) => !isReturned.has(id));
  const reminders = useReminders();
  const counts = [
    ...(reminders.length === 0 ? [] : [t(m.reminders, { count: reminders.length })]),
    ...(rows.length === 0 ? [] : [t(m.returnedRows, { count: rows.length })]),
    ...(drafts.length === 0 ? [] : [t(m.drafts, { count: drafts.length })]),
    ...(open.length === 0 ? [] : [t(m.openSheets, { count: open.length })]),
  ];
  return {
    first: [
      ...reminders.map((reminder) => reminderWork(reminder, date)),
      ...rows.map(returnedWork),
      ...drafts.map((draft) => draftWork(draft, date)),
      ...open.map(openWork),
    ],
    sent: (sent?.content ?? []).map((sheet) => sentWork(sheet, date)),
    note: counts.join(', '),
  };
}

/** The drafts of all forms on this computer, last changed first. */
function useAllDrafts(): readonly SavedFilling[] {
  const { core, user } = useApp();
  const drafts = useFillDrafts();
  const server = core.session.region.peek()?.server ?? '';
  const { data = [] } = useQuery({
    queryKey: ['fill-drafts', 'all', user.id],
    queryFn: () => drafts.listAll({ server, userId: user.id }),
    // Other processes send and discard them, too.
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

/** Leads to the reminders, where they are read and followed. */
function reminderWork(reminder: Notification, date: (ms: number) => string): Work {
  const title = noticeText(reminder);
  return {
    section: t(m.reminder),
    tone: 'warning',
    title,
    detail: date(reminder.timestamp),
    label: title,
    place: { screen: 'notifications' },
  };
}

function formWork({ id, name, description, questionCount }: ListedForm): Work {
  const detail = description || t(m.questions, { count: questionCount });
  const place: ScreenPlace = { screen: 'fill', formId: id, formName: name, isNew: true };
  return { section: t(common.form), tone: 'plain', title: name, detail, label: name, place };
}

function draftWork({ id, form, sheet, given, changedAt }: SavedFilling, date: (ms: number) => string): Work {
  const title = sheet.name === '' ? form.name : `${form.name}, ${sheet.name}`;
  return {
    section: workTexts.drafts,
    tone: 'warning',
    title,
    detail: t(m.answersChanged, { count: Object.keys(given).length, when: date(changedAt) }),
    label: title,
    place: { screen: 'fill', formId: form.id, formName: form.name, draftId: id },
  };
}

function returnedWork({ id, sheetId, sheetName: sheet, template, returned }: ReturnedRow): Work {
  const title = `${template.name}, ${sheet || t(both.unnamedSheet)}`;
  return {
    section: t(m.returned),
    tone: 'warning',
    title,
    detail: returnedTexts.said(returned),
    label: title,
    place: { screen: 'fill', formId: template.id, formName: template.name, sheetId, rowId: id },
  };
}

function openWork(sheet: Sheet): Work {
  const { id, template, rowCount } = sheet;
  const title = sheetName(sheet);
  return {
    section: workTexts.open,
    tone: 'accent',
    title: `${template.name}, ${title}`,
    detail: t(m.entries, { count: rowCount }),
    label: `${title} ${template.name}`,
    place: { screen: 'fill', formId: template.id, formName: template.name, sheetId: id },
  };
}

function sentWork(sheet: Sheet, date: (ms: number) => string): Work {
  const { id, template, dates, name } = sheet;
  const title = sheetName(sheet);
  const of = { formId: template.id, formName: template.name, sheetIds: [id], sheetName: name };
  return {
    section: workTexts.sent,
    tone: 'dim',
    title: `${template.name}, ${title}`,
    detail: date(dates.lastModified),
    label: `${title} ${template.name}`,
    place: { screen: 'rows', ...of },
  };
}
