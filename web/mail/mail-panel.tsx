// One e-mail: what became of it, each attempt to send it, and its text without links and passwords.
import { personName } from '#core/primitives.ts';
import { Badge, Button, Text } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { retryMail } from '#core/mail/actions.ts';
import { mailQuery } from '#core/mail/queries.ts';
import type { Mail } from '#core/mail/schema.ts';
import {
  attachmentText,
  attemptText,
  mailKindNames,
  mailStateNames,
  mailStateText,
  mailTexts,
} from '#core/mail/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { SidePanel } from '#web/ui/dialog/side-panel.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { mailStateColours } from './state-colours.ts';
import facts from '#web/ui/styles/facts.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/mail/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export function MailPanel({ id, onClose }: { id: string | null; onClose(): void }) {
  return (
    <SidePanel title={t(common.email)} opened={id !== null} onClose={onClose} width={560}>
      {id !== null && <MailDetails id={id} />}
    </SidePanel>
  );
}

function MailDetails({ id }: { id: string }) {
  const query = useRead((send) => mailQuery(send, id));
  return (
    <Loaded query={query} failed={mailTexts.notLoaded}>
      {(mail) => <Details mail={mail} />}
    </Loaded>
  );
}

function Details({ mail }: { mail: Mail }) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const moment = (at: number) => momentText(at, actor.timeZone);
  return (
    <div className="grid gap-16">
      <Text fw={600} className="min-w-0 break">
        {mail.subject}
      </Text>
      <div className="grid items-start justify-items-start gap-8">
        <Badge color={mailStateColours[mail.state]}>{mailStateNames[mail.state]}</Badge>
        <Text size="sm" className="min-w-0 break">
          {mailStateText(mail, moment)}
        </Text>
      </div>
      {retryMail.may(actor, mail).yes && (
        <div>
          <Button
            variant="default"
            leftSection={<RotateCw size={16} aria-hidden />}
            loading={isRunning}
            onClick={() => void run(retryMail, mail)}
          >
            {retryMail.label}
          </Button>
        </div>
      )}
      <dl className={`grid m-0 gap-y-6 gap-x-16 ${facts.facts}`}>
        <Fact name={t(both.to)}>
          {mail.recipient}
          {mail.user !== null && ` (${personName(mail.user)})`}
        </Fact>
        <Fact name={t(both.kind)}>{mailKindNames[mail.kind]}</Fact>
        <Fact name={t(m.written)}>{moment(mail.createdAt)}</Fact>
        {mail.attachments.length > 0 && (
          <Fact name={t(m.files)}>{mail.attachments.map(attachmentText).join(', ')}</Fact>
        )}
        <Fact name={t(m.messageId)}>{mail.messageId}</Fact>
      </dl>
      {mail.history.length > 0 && (
        <section>
          <h3 className="m-0 mb-8 text-sm">{t(m.attempts)}</h3>
          <ol className="ps-20 m-0 text-sm break">
            {mail.history.map((attempt) => (
              <li key={attempt.at}>{attemptText(attempt, moment)}</li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h3 className="m-0 mb-8 text-sm">{t(m.text)}</h3>
        <div className="py-14 px-16 border rounded-8 on-sunken break pre-wrap">{mail.text}</div>
        <p className="m-0 mt-8 faint text-xs">{mailTexts.notShown}</p>
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Fragment>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Fragment>
  );
}
