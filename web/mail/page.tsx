// /admin/mail: e-mails sent, and what the mail server said.
import { Alert, Badge, Button, Select } from '@mantine/core';
import { MailSearch } from 'lucide-react';
import { mayOpenMail } from '#core/mail/policy.ts';
import { mailRefresh, mailsQuery, mailStatusQuery } from '#core/mail/queries.ts';
import { defaultMailView, type MailView } from '#core/mail/view.ts';
import type { ListedMail } from '#core/mail/schema.ts';
import {
  mailCountText,
  mailKindNames,
  mailRouteText,
  mailStateChoices,
  mailStateNames,
  mailTexts,
} from '#core/mail/texts.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { SearchField } from '#web/ui/input/search-field.tsx';
import { NoAccessPage } from '#web/ui/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { MailPanel } from './mail-panel.tsx';
import { mailStateColours } from './state-colours.ts';
import listing from '#web/ui/styles/listing.module.css';
import classes from './mail.module.css';

export type MailPageProps = {
  view: MailView;
  onView(view: MailView): void;
  /** The id of the e-mail in the panel. */
  opened: string | null;
  onOpen(id: string | null): void;
};

export function MailPage(props: MailPageProps) {
  const may = mayOpenMail(useActor());
  if (may.yes) return <MailLog {...props} />;
  return <NoAccessPage title={mailTexts.title} />;
}

function MailLog({ view, onView, opened, onOpen }: MailPageProps) {
  const query = useRead(
    (send) => ({
      ...mailsQuery(send, view),
      refetchInterval: ({ state }: { state: { data?: { content: ListedMail[] } | undefined } }) =>
        state.data?.content.some((mail) => mail.state === 'waiting' || mail.state === 'sending') === true
          ? mailRefresh
          : false,
    }),
    { keepsPrevious: true },
  );
  return (
    <Page title={mailTexts.title} subtitle={mailTexts.about}>
      <RouteNote />
      <Toolbar view={view} onView={onView} />
      <PagedList
        query={query}
        failed={mailTexts.notLoaded}
        label={mailTexts.title}
        noun="e-mail"
        page={view.page}
        onPage={(page) => onView({ ...view, page })}
        empty={() => <NoMails view={view} onView={onView} />}
        line={(mail) => <MailLine key={mail.id} mail={mail} onOpen={() => onOpen(mail.id)} />}
      />
      <MailPanel id={opened} onClose={() => onOpen(null)} />
    </Page>
  );
}

/** How e-mail leaves the server, and what the log cannot know. */
function RouteNote() {
  const { data: status } = useRead(mailStatusQuery);
  if (status === undefined) return null;
  const counts = mailCountText(status);
  return (
    <Alert
      color={status.route === 'folder' ? 'amber' : status.failed > 0 ? 'red' : 'gray'}
      {...(counts !== null && { title: counts })}
      className={classes.route ?? ''}
    >
      <p className={classes.note}>
        {mailRouteText(status)} {status.route === 'smtp' && mailTexts.bounces}
      </p>
      {status.publicAddress === null && <p className={classes.note}>{mailTexts.noAddress}</p>}
    </Alert>
  );
}

function Toolbar({ view, onView }: Pick<MailPageProps, 'view' | 'onView'>) {
  // Any change returns to the first page.
  const choose = (part: Partial<MailView>) => onView({ ...view, page: 1, ...part });
  return (
    <div className={listing.toolbar} role="search">
      <SearchField
        label={mailTexts.search}
        search={view.recipient}
        onSearch={(recipient) => choose({ recipient })}
        className={listing.search}
      />
      <Select
        aria-label={mailTexts.byState}
        data={mailStateChoices.map((one) => ({ ...one }))}
        value={view.state}
        onChange={(value) => choose({ state: value ?? view.state })}
        allowDeselect={false}
        className={listing.choice ?? ''}
      />
    </div>
  );
}

function MailLine({ mail, onOpen }: { mail: ListedMail; onOpen(): void }) {
  const { timeZone } = useActor();
  const { recipient, user, subject, kind, state, problem, createdAt } = mail;
  return (
    <li className={classes.line}>
      <div className={classes.naming}>
        <button type="button" className={classes.subject} onClick={onOpen}>
          {subject}
        </button>
        <span className={classes.detail}>
          {recipient}
          {user !== null && ` · ${user.userName}`}
        </span>
        {problem !== null && state !== 'sent' && <span className={classes.problem}>{problem}</span>}
      </div>
      <span className={classes.kind}>{mailKindNames[kind]}</span>
      <Badge color={mailStateColours[state]} className={classes.state ?? ''}>
        {mailStateNames[state]}
      </Badge>
      <time className={classes.when} dateTime={new Date(createdAt).toISOString()}>
        {momentText(createdAt, timeZone)}
      </time>
    </li>
  );
}

function NoMails({ view, onView }: Pick<MailPageProps, 'view' | 'onView'>) {
  const isNarrowed = view.recipient !== '' || view.state !== 'all' || view.page > 1;
  return (
    <EmptyState
      icon={<MailSearch size={22} />}
      title={isNarrowed ? mailTexts.noneFound : mailTexts.none}
      text={isNarrowed ? mailTexts.noneFoundAbout : mailTexts.noneAbout}
      action={
        isNarrowed && (
          <Button variant="default" onClick={() => onView(defaultMailView)}>
            {mailTexts.showAll}
          </Button>
        )
      }
    />
  );
}
