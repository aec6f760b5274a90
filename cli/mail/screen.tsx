// The mail log: e-mails sent, and what the mail server said.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { retryMail } from '#core/mail/actions.ts';
import { mayOpenMail } from '#core/mail/policy.ts';
import { mailsQuery, mailStatusQuery } from '#core/mail/queries.ts';
import { defaultMailView, type MailView } from '#core/mail/view.ts';
import type { ListedMail } from '#core/mail/schema.ts';
import {
  mailCountText,
  mailRouteText,
  mailStateChoices,
  mailStateNames,
  mailTexts,
} from '#core/mail/texts.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { pageText, usePageKeys } from '#cli/terminal/pages.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openMail } from './mail-dialog.tsx';

/** The screen. */
export function MailScreen(_props: ScreenProps<'mail'>) {
  const { actor } = useApp();
  const may = mayOpenMail(actor);
  return may.yes ? <MailLog /> : <NoAccess />;
}

function MailLog() {
  const { core, date, actionKey, perform } = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const search = useSearch();
  const [state, setState] = useScreenState<MailView['state']>('state', defaultMailView.state);
  const list = `${search.text} ${state} page`;
  const [page, setPage] = useScreenState(list, 0);
  const query = useQuery({
    ...mailsQuery(core.send, { state, recipient: search.text, page: page + 1 }),
    placeholderData: keepPreviousData,
  });
  const status = useQuery(mailStatusQuery(core.send)).data;
  const mails = query.data?.content ?? [];
  const table = `${list} ${page}`;
  const current = mails[useCursor(table, mails.length)] ?? null;
  const askState = async () => {
    const chosen = await choose(dialogs, {
      title: mailTexts.byState,
      choices: mailStateChoices,
      current: state,
    });
    if (chosen !== null) setState(chosen);
  };
  useKeys([
    actionKey('mail', retryMail, current),
    { key: 'filter', label: 'filter by state', run: askState },
  ]);
  usePageKeys(page, query.data?.totalPages ?? 0, setPage);
  const counts = status && mailCountText(status);
  const isNarrowed = search.text !== '' || state !== 'all';
  return (
    <Loaded query={query} title={mailTexts.notLoaded}>
      {({ totalElements, totalPages }) => (
        <>
          <Label tone={counts ? 'warning' : 'dim'}>
            {`${pageText({ page, pages: totalPages, total: totalElements, noun: 'e-mail' })}${counts ? `, ${counts}` : ''}`}
          </Label>
          <Label tone={status?.route === 'folder' ? 'warning' : 'dim'}>
            {status ? mailRouteText(status) : ''}
          </Label>
          <SearchBar search={search} placeholder="part of an address or username" />
          <Table
            name={table}
            columns={columns(date)}
            count={mails.length}
            rows={(from, to) => mails.slice(from, to)}
            height={height - 2 - search.height}
            empty={isNarrowed ? mailTexts.noneFound : mailTexts.none}
            enterLabel="open"
            onEnter={async (index) => {
              const mail = mails[index];
              const wanted = mail && (await openMail(dialogs, mail));
              if (mail && wanted === 'retry') await perform(retryMail, mail);
            }}
          />
        </>
      )}
    </Loaded>
  );
}

const columns = (date: (at: number) => string): TableColumn<ListedMail>[] => [
  { id: 'when', title: 'When', value: ({ createdAt }) => date(createdAt), whole: true },
  { id: 'state', title: 'State', value: ({ state }) => mailStateNames[state], whole: true },
  { id: 'to', title: 'To', value: ({ recipient }) => recipient, most: 40 },
  { id: 'subject', title: 'Subject', value: ({ subject }) => subject, most: 60 },
  { id: 'problem', title: 'Problem', value: ({ problem }) => problem ?? '', most: 60, rank: 1 },
];
