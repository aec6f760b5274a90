// The mail log: e-mails sent, and what the mail server said.
import { useQuery } from '@tanstack/react-query';
import { retryMail } from '#core/mail/actions.ts';
import { mailList } from '#core/mail/list.ts';
import { mayOpenMail } from '#core/mail/policy.ts';
import { mailStatusQuery } from '#core/mail/queries.ts';
import { mailCountText, mailRouteText } from '#core/mail/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { openMail } from './mail-dialog.tsx';

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
