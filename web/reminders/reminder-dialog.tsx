// The dialog of a new or existing reminder (spec 3, sections 2 and 5).
import { leaveUnsaved } from '#core/action.ts';
import { Button, Modal, Select, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { reminderIntervals } from '#core/calendar/intervals.ts';
import { AppError } from '#core/errors.ts';
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
import { type Reminder, reminderMessageLimit, reminderTypes } from '#core/reminders/schema.ts';
import { deliveryNames, frequencyNames, remindersTexts as texts } from '#core/reminders/texts.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useLeaveGuard } from '#web/ui/dialog/use-leave-guard.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from '#web/ui/calendar/agenda.module.css';

export type ReminderDialogProps = {
  /** Null: a new one. */
  reminder: Reminder | null;
  opened: boolean;
  onClose(): void;
};

export function ReminderDialog({ reminder, opened, onClose }: ReminderDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={reminder === null ? texts.createTitle : texts.editTitle}
      size="lg"
      fullScreen={useNarrow()}
      closeOnClickOutside={false}
    >
      <ReminderForm key={reminder?.id} reminder={reminder} onClose={onClose} />
    </Modal>
  );
}

const once = 'ONCE';
const shownOptions = 100;

function ReminderForm({ reminder, onClose }: Omit<ReminderDialogProps, 'opened'>) {
  const { timeZone } = useActor();
  // The reminder as it was when the dialog opened.
  const [before] = useState(() =>
    reminder === null ? newReminderDraft : reminderDraftOf(reminder, timeZone),
  );
  const [draft, setDraft] = useState(before);
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const { run, isRunning } = useAction();
  const { data: groups = [] } = useRead(groupNamesQuery);
  const { data: forms = [] } = useRead(formsQuery);
  const set = (part: Partial<ReminderDraft>) => {
    setDraft({ ...draft, ...part });
    setRefused(null);
  };
  const issues = wasTried
    ? [...reminderDraftIssues(draft, timeZone), ...(refused?.details.errors ?? [])]
    : [];
  const issueAt = (path: string) =>
    issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message ?? null;
  const letGo = useLeaveGuard(isReminderChanged(draft, before), leaveUnsaved);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reminderDraftIssues(draft, timeZone).length > 0) return;
    const onFailed = (_: string, error: unknown) => {
      if (error instanceof AppError) setRefused(error);
    };
    const input = reminderInputOf(draft, timeZone, reminder);
    const ended =
      reminder === null
        ? await run(createReminder, input, { onFailed })
        : await run(changeReminder, { id: reminder.id, input }, { onFailed });
    if (!ended.done) return;
    letGo();
    onClose();
  };

  const offered = forms.filter(({ published, current }) => published && current);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <fieldset className={classes.fields}>
          <Textarea
            {...firstField}
            label={texts.message}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={reminderMessageLimit}
            dir="auto"
            value={draft.message}
            error={issueAt('message')}
            onChange={({ currentTarget }) => set({ message: currentTarget.value })}
          />
          <MomentInput
            kind="datetime-local"
            label={texts.time}
            value={draft.time}
            error={issueAt('scheduleTime')}
            onChange={(time) => set({ time })}
          />
          <Select
            label={texts.repeat}
            data={([once, ...reminderIntervals] as const).map((value) => ({
              value,
              label: frequencyNames[value],
            }))}
            value={draft.repeatInterval ?? once}
            allowDeselect={false}
            onChange={(value) =>
              set({ repeatInterval: reminderIntervals.find((each) => each === value) ?? null })
            }
          />
          <Select
            label={texts.delivery}
            data={reminderTypes.map((value) => ({ value, label: deliveryNames[value] }))}
            value={draft.reminderType}
            allowDeselect={false}
            onChange={(value) =>
              set({ reminderType: reminderTypes.find((each) => each === value) ?? 'MOBILE' })
            }
          />
          <SearchMultiSelect
            label={texts.groups}
            description={draft.reminderType === 'EMAIL' ? undefined : texts.groupsHelp}
            placeholder={draft.groups.length > 0 ? '' : texts.everybody}
            data={groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={[...draft.groups]}
            limit={shownOptions}
            hidePickedOptions
            clearable
            nothingFoundMessage="No user groups match"
            error={issueAt('groups')}
            onChange={(value) => set({ groups: value })}
          />
          <SearchSelect
            label={texts.form}
            description={texts.formHelp}
            placeholder="None"
            data={offered.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.formId}
            limit={shownOptions}
            clearable
            nothingFoundMessage="No forms match"
            error={issueAt('formId')}
            onChange={(formId) => set({ formId })}
          />
        </fieldset>
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isRunning}>
          {createReminder.label}
        </Button>
      </DialogFoot>
    </form>
  );
}
