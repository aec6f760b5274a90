// /reminders: those of this week by day, or a month as a calendar; the dialog over them has its own URL (spec 3,
// section 2, "Reminders").
import { Link } from '@tanstack/react-router';
import { BellPlus } from 'lucide-react';
import { remindersAgenda } from '#core/reminders/agenda.ts';
import { mayManageReminders } from '#core/reminders/policy.ts';
import { remindersTexts as texts } from '#core/reminders/labels.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { type AgendaPageProps, AgendaParts } from '#web/ui/calendar/agenda-page.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { ReminderBody } from './reminder-body.tsx';

const ReminderDialog = lazyDialog(() => import('./reminder-dialog.tsx').then((it) => it.ReminderDialog));

export function RemindersPage(props: AgendaPageProps<'group'>) {
  const may = mayManageReminders(useActor());
  if (!may.yes) return <NoAccessPage title={texts.title} />;
  const { search, onClose } = props;
  return (
    <Page
      title={texts.title}
      actions={
        <LinkButton leftSection={<BellPlus size={16} aria-hidden />} to="/reminders/create" search={search}>
          {texts.create}
        </LinkButton>
      }
    >
      <AgendaParts
        {...props}
        agenda={remindersAgenda}
        look={{
          link: ({ id }, rest) => (
            <Link {...rest} to="/reminders/$reminderId" params={{ reminderId: id }} search={search} />
          ),
          body: (entry) => <ReminderBody {...entry} />,
        }}
        form={(reminder) => <ReminderDialog reminder={reminder} opened onClose={onClose} />}
      />
    </Page>
  );
}
