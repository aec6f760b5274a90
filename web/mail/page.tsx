// /admin/mail: e-mails sent, and what the mail server said.
import { Alert, Badge } from '@mantine/core';
import { MailSearch } from 'lucide-react';
import { mailList } from '#core/mail/list.ts';
import { mayOpenMail } from '#core/mail/policy.ts';
import { mailStatusQuery } from '#core/mail/queries.ts';
import { mailCountText, mailRouteText, mailStateNames, mailTexts } from '#core/mail/labels.ts';
import type { MailView } from '#core/mail/view.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ResourceList } from '#web/ui/list/resource-list.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { MailPanel } from './mail-panel.tsx';
import { mailStateColours } from './state-colours.ts';
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
  return (
    <Page title={mailTexts.title} subtitle={mailTexts.about}>
      <RouteNote />
      <ResourceList
        list={mailList}
        view={view}
        onView={onView}
        icon={<MailSearch size={22} />}
        look={{
          name: ({ id }, props) => <button type="button" {...props} onClick={() => onOpen(id)} />,
          cells: {
            state: ({ state }) => <Badge color={mailStateColours[state]}>{mailStateNames[state]}</Badge>,
            problem: ({ problem }) => (
              <strong className="ink" style={{ fontWeight: 'inherit' }}>
                {problem}
              </strong>
            ),
            when: ({ createdAt }) => <Sent at={createdAt} />,
          },
        }}
      />
      <MailPanel id={opened} onClose={() => onOpen(null)} />
    </Page>
  );
}

function Sent({ at }: { at: number }) {
  const { timeZone } = useActor();
  return <time dateTime={new Date(at).toISOString()}>{momentText(at, timeZone)}</time>;
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
      className="mb-16"
    >
      <p className={`m-0 break ${classes.note}`}>
        {mailRouteText(status)} {status.route === 'smtp' && mailTexts.bounces}
      </p>
      {status.publicAddress === null && <p className={`m-0 break ${classes.note}`}>{mailTexts.noAddress}</p>}
    </Alert>
  );
}
