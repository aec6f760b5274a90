// One e-mail with its text and each attempt to send it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { retryMail } from '#core/mail/actions.ts';
import { mailQuery } from '#core/mail/queries.ts';
import type { ListedMail, Mail } from '#core/mail/schema.ts';
import {
  attachmentText,
  attemptText,
  mailKindNames,
  mailStateText,
  mailTexts,
  mayRetryMail,
} from '#core/mail/labels.ts';
import { useApp } from '#cli/app/use-app.ts';
import { wrap } from '#cli/output/width.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { type Memory, MemoryContext } from '#cli/terminal/navigation.ts';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** Shows an e-mail; answers `retry` if it is to be sent again. */
export function openMail(dialogs: Dialogs, mail: ListedMail): Promise<'retry' | null> {
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
    <Overlay title="E-mail" width={90} onClose={() => close(null)} closeLabel="close" keys={keys}>
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
