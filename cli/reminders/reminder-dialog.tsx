// The dialog of a new or existing reminder.
import { leaveUnsaved } from '#core/action.ts';
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { useState } from 'react';
import { reminderIntervals } from '#core/calendar/intervals.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { changeReminder, createReminder } from '#core/reminders/actions.ts';
import {
  isReminderChanged,
  newReminderDraft,
  type ReminderDraft,
  reminderDraftIssues,
  reminderDraftOf,
  reminderInputOf,
} from '#core/reminders/reminder-draft.ts';
import { type Reminder, reminderTypes } from '#core/reminders/schema.ts';
import { deliveryNames, frequencyNames, remindersTexts as texts } from '#core/reminders/texts.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';
import { choiceField, type Field, Form } from '#cli/terminal/input/form.tsx';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';

/** Opens it; it closes once the reminder is saved. */
export async function openReminderDialog(dialogs: Dialogs, reminder: Reminder | null): Promise<void> {
  await dialogs.open<true>((close) => <ReminderDialog reminder={reminder} close={close} />);
}

type DialogProps = { reminder: Reminder | null; close: Close<true> };

function ReminderDialog({ reminder, close }: DialogProps) {
  const { dialogs } = useTerminal();
  const { actor, perform } = useApp();
  const { timeZone } = actor;
  const [before] = useState(() =>
    reminder === null ? newReminderDraft : reminderDraftOf(reminder, timeZone),
  );
  const [draft, setDraft] = useState(before);
  const [wasTried, setWasTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    if (!isReminderChanged(draft, before) || (await confirm(dialogs, leaveUnsaved))) close(null);
  };
  const save = async () => {
    setWasTried(true);
    if (reminderDraftIssues(draft, timeZone).length > 0) return;
    const input = reminderInputOf(draft, timeZone, reminder);
    setBusy(true);
    const isDone =
      reminder === null
        ? await perform(createReminder, input)
        : await perform(changeReminder, { id: reminder.id, input });
    setBusy(false);
    if (isDone) close(true);
  };
  const fields = useFields(draft, setDraft);
  useKeys(busy ? [] : [{ key: 'submit', label: 'save', hint: 'first', run: save }], 'part');
  return (
    <Overlay
      title={reminder === null ? texts.createTitle : texts.editTitle}
      width={76}
      onClose={() => void leave()}
    >
      <Box flexDirection="column" marginTop={1}>
        <Form
          fields={fields}
          issues={wasTried ? reminderDraftIssues(draft, timeZone) : []}
          submitLabel="save"
          onSubmit={save}
          busy={busy}
        />
      </Box>
    </Overlay>
  );
}

function useFields(draft: ReminderDraft, setDraft: (draft: ReminderDraft) => void): Field[] {
  const { core } = useApp();
  const { dialogs } = useTerminal();
  const { data: groups = [] } = useQuery(groupNamesQuery(core.send));
  const { data: forms = [] } = useQuery(formsQuery(core.send));
  const offered = forms.filter(({ published, current }) => published && current);
  const chooseGroups = async () => {
    const chosen = await chooseNamed(dialogs, { title: texts.groups, things: groups, current: draft.groups });
    if (chosen !== null) setDraft({ ...draft, groups: chosen });
  };
  const chooseForm = async () => {
    const none = { id: '', name: 'None' };
    const things = [none, ...offered];
    const question = { title: texts.form, things, current: [draft.formId ?? ''], isOne: true };
    const [formId] = (await chooseNamed(dialogs, question)) ?? [];
    if (formId !== undefined) setDraft({ ...draft, formId: formId === '' ? null : formId });
  };
  const names = groups.filter(({ id }) => draft.groups.includes(id)).map(({ name }) => name);
  const choices = [null, ...reminderIntervals].map((value) => ({
    value,
    label: frequencyNames[value ?? 'ONCE'],
  }));
  return [
    {
      path: 'message',
      label: texts.message,
      value: draft.message,
      onChange: (message) => setDraft({ ...draft, message }),
    },
    {
      path: 'scheduleTime',
      label: texts.time,
      value: draft.time.replace('T', ' '),
      placeholder: '2026-12-01 08:00',
      onChange: (time) => setDraft({ ...draft, time }),
    },
    choiceField({
      path: 'repeatInterval',
      label: texts.repeat,
      value: draft.repeatInterval,
      choices,
      onChange: (repeatInterval) => setDraft({ ...draft, repeatInterval }),
    }),
    choiceField({
      path: 'reminderType',
      label: texts.delivery,
      value: draft.reminderType,
      choices: reminderTypes.map((value) => ({ value, label: deliveryNames[value] })),
      onChange: (reminderType) => setDraft({ ...draft, reminderType }),
    }),
    {
      kind: 'pick',
      path: 'groups',
      label: texts.groups,
      value: names.join(', ') || texts.everybody,
      onOpen: chooseGroups,
    },
    {
      kind: 'pick',
      path: 'formId',
      label: texts.form,
      value: offered.find(({ id }) => id === draft.formId)?.name ?? 'None',
      onOpen: chooseForm,
    },
  ];
}
