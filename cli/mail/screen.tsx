// The mail log: e-mails sent, and what the mail server said.
import { useQuery } from '@tanstack/react-query';
import { retryMail } from '#core/mail/actions.ts';
import { mailList } from '#core/mail/list.ts';
import { mayOpenMail } from '#core/mail/policy.ts';
import { mailQuery, mailStatusQuery } from '#core/mail/queries.ts';
import {
  attachmentText,
  attemptText,
  mailCountText,
  mailKindNames,
  mailRouteText,
  mailStateText,
  mailTexts,
  mayRetryMail,
} from '#core/mail/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, type Segment } from '#cli/terminal/theme.tsx';
import { useState } from 'react';
import type { ListedMail, Mail } from '#core/mail/schema.ts';
import { wrap } from '#cli/output/width.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { type Memory, MemoryContext } from '#cli/terminal/navigation.ts';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function MailScreen(_props: ScreenProps<'mail'>) {
  const { actor } = useApp();
  return mayOpenMail(actor).yes ? <MailLog /> : <NoAccess />;
}

function MailLog() {
  const { core, actionKey, perform } = useApp();
  const { dialogs } = useTerminal();
  const status = useQuery(mailStatusQuery(core.send)).data;
  const counts = status && mailCountText(status);
  const head = (place: string) => (
    <>
      <Label tone={counts ? 'warning' : 'dim'}>{[place, ...(counts ? [counts] : [])].join(', ')}</Label>
      <Label tone={status?.route === 'folder' ? 'warning' : 'dim'}>
        {status ? mailRouteText(status) : ''}
      </Label>
    </>
  );
  return (
    <ListScreen
      list={mailList}
      head={{ height: 2, draw: head }}
      keys={(current) => [actionKey('mail', retryMail, current)]}
      onOpen={async (mail) => {
        if ((await openMail(dialogs, mail)) === 'retry') await perform(retryMail, mail);
      }}
    />
  );
}

/** Shows an e-mail with its text and each attempt to send it; answers `retry` if it is to be sent again. */
function openMail(dialogs: Dialogs, mail: ListedMail): Promise<'retry' | null> {
  return dialogs.open<'retry'>((close) => <MailDialog mail={mail} close={close} />);
}

function MailDialog({ mail, close }: { mail: ListedMail; close: Close<'retry'> }) {
  const { core } = useApp();
  const query = useQuery(mailQuery(core.send, mail.id));
  const [memory] = useState<Memory>(() => new Map());
  const keys = keysIf(mayRetryMail(mail.state).yes, {
    key: 'mail',
    label: retryMail.label.toLowerCase(),
    run: () => close('retry'),
  });
  return (
    <Overlay
      title={t(common.email)}
      width={90}
      onClose={() => close(null)}
      closeLabel={t(keyTexts.close)}
      keys={keys}
    >
      <MemoryContext.Provider value={memory}>
        <Loaded query={query} title={mailTexts.notLoaded}>
          {(read) => <Lines mail={read} />}
        </Loaded>
      </MemoryContext.Provider>
    </Overlay>
  );
}

const factWidth = 12;

function Lines({ mail }: { mail: Mail }) {
  const { date } = useApp();
  const { width, height } = useArea();
  const fact = (name: string, text: string): Segment[][] =>
    wrap(text, Math.max(10, width - factWidth)).map((line, at) => [
      { text: (at === 0 ? name : '').padEnd(factWidth), tone: 'dim' },
      { text: line },
    ]);
  const lines: Segment[][] = [
    ...wrap(mail.subject, width).map((line) => [{ text: line, bold: true }]),
    [],
    ...fact(t(m.to), mail.recipient),
    ...fact(t(m.kind), mailKindNames[mail.kind]),
    ...fact(t(m.written), date(mail.createdAt)),
    ...fact(t(common.state), mailStateText(mail, date)),
    ...fact('Message-ID', mail.messageId),
    ...mail.attachments.flatMap((file) => fact(t(m.file), attachmentText(file))),
    ...mail.history.flatMap((attempt) => fact(t(m.attempt), attemptText(attempt, date))),
    [],
    ...mail.text
      .split('\n')
      .flatMap((line): Segment[][] => wrap(line, width).map((part) => [{ text: part }])),
  ];
  return <ScrolledLines name="mail" lines={lines} height={Math.min(lines.length, height)} />;
}
