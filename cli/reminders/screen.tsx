// Reminders: those of a week as a list, or a month with the reminders of a day.
import { personName } from '#core/primitives.ts';
import { useQuery } from '@tanstack/react-query';
import { deleteReminder } from '#core/reminders/actions.ts';
import { remindersAgenda } from '#core/reminders/agenda.ts';
import { progressQuery } from '#core/reminders/queries.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import { progressText, remindersTexts as texts } from '#core/reminders/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { AgendaScreen } from '#cli/resource/agenda-screen.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { reminderForm } from '#core/reminders/reminder-form.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function RemindersScreen(_props: ScreenProps<'reminders'>) {
  const { dialogs } = useTerminal();
  return (
    <AgendaScreen
      agenda={remindersAgenda}
      keys={() => [
        { key: 'add', label: texts.create.toLowerCase(), run: () => openForm(dialogs, reminderForm, null) },
      ]}
      onOpen={(reminder) => openForm(dialogs, reminderForm, reminder)}
      below={(reminder) => <Current reminder={reminder} />}
      belowLines={1}
    />
  );
}

/** The keys of the reminder under the cursor, and who has filled in its form. */
function Current({ reminder }: { reminder: Reminder | null }) {
  const { core, actor, perform, go, say } = useApp();
  const form = reminder?.form ?? null;
  const progress = useQuery({ ...progressQuery(core.send, reminder?.id ?? ''), enabled: form !== null }).data;
  useKeys(
    reminder === null
      ? []
      : [
          {
            key: 'fillIn',
            label: t(m.fillInItsForm),
            off: form === null ? t(m.itHasNoForm) : undefined,
            run: () => form && go({ screen: 'fill', formId: form.id, formName: form.name }),
          },
          {
            key: 'who',
            label: t(m.whoHasFilledItIn),
            off: form === null ? t(m.itHasNoForm) : undefined,
            run: () => {
              const missing = progress?.people.filter(({ filledIn }) => filledIn === null) ?? [];
              if (progress === undefined || progress.since === null || missing.length === 0)
                return say(progress === undefined ? t(m.stillLoading) : t(m.everyoneHasFilledItIn));
              return say(t(m.notYet, { missing: missing.map(personName).join(', ') }));
            },
          },
          { key: 'delete', label: t(keyTexts.delete), run: () => perform(deleteReminder, reminder) },
        ],
  );
  if (form === null || progress === undefined) return null;
  return (
    <Label tone="dim">
      {`${form.name}: ${progressText(progress, (at) => momentText(at, actor.timeZone))}`}
    </Label>
  );
}
