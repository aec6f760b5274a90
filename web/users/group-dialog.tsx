// The dialog of a user group: its name and members.
import { leaveUnsaved } from '#core/action.ts';
import { Alert, Button, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { changeGroup, createGroup, deleteGroup } from '#core/users/actions.ts';
import { groupDraftIssues, groupDraftOf, isGroupChanged } from '#core/users/group-draft.ts';
import { mayChangeGroup, mayManageGroups } from '#core/users/policy.ts';
import { groupQuery } from '#core/users/queries.ts';
import type { Group } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from './dialogs.module.css';
import { type Failure, FailureNote } from './failure-note.tsx';
import { MemberPicker } from './member-picker.tsx';
import { useLeaveGuard } from '#web/ui/dialog/use-leave-guard.ts';

export type GroupDialogProps = {
  /** Null: a new group. */
  id: string | null;
  opened: boolean;
  onClose(): void;
};

export function GroupDialog({ id, opened, onClose }: GroupDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={id === null ? peopleTexts.newGroup : 'User Group'}
      size="lg"
      fullScreen={useNarrow()}
      closeOnClickOutside={false}
    >
      {id === null ? (
        <GroupForm group={null} onClose={onClose} />
      ) : (
        <ExistingGroup id={id} onClose={onClose} />
      )}
    </Modal>
  );
}

function ExistingGroup({ id, onClose }: { id: string; onClose(): void }) {
  const query = useRead((send) => groupQuery(send, id));
  return (
    <Loaded query={query} failed="This user group could not be loaded">
      {(group) => <GroupForm key={group.id} group={group} onClose={onClose} />}
    </Loaded>
  );
}

function GroupForm({ group: latest, onClose }: { group: Group | null; onClose(): void }) {
  const actor = useActor();
  // The group as it was when the dialog opened; changes are computed against it.
  const [group] = useState(latest);
  const [draft, setDraft] = useState(() => groupDraftOf(group));
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isRunning } = useAction();
  const letGo = useLeaveGuard(isGroupChanged(draft, group), leaveUnsaved);
  const may = group === null ? mayManageGroups(actor) : mayChangeGroup(actor);
  const refused = failure?.error instanceof AppError ? (failure.error.details.errors ?? []) : [];
  const issues = wasTried ? [...groupDraftIssues(draft), ...refused] : [];
  const nameIssue = issues.find(({ path }) => path === 'name')?.message ?? null;
  const onFailed = (said: string, error: unknown) => setFailure({ said, error });
  const leave = () => {
    letGo();
    onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (groupDraftIssues(draft).length > 0) return;
    const ended =
      group === null
        ? await run(createGroup, draft, { onFailed })
        : await run(changeGroup, { group, draft }, { onFailed });
    if (ended.done) leave();
  };
  const remove = async () => {
    if (group === null) return;
    setFailure(null);
    if ((await run(deleteGroup, group, { onFailed })).done) leave();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {!may.yes && <Alert color="gray">{may.why}</Alert>}
        {nameIssue === null && <FailureNote failure={failure} />}
        <fieldset disabled={!may.yes} className={classes.fields}>
          <TextInput
            {...firstField}
            id="group-name"
            label="Name"
            autoComplete="off"
            value={draft.name}
            error={nameIssue}
            onChange={({ currentTarget }) => {
              setFailure(null);
              setDraft({ ...draft, name: currentTarget.value });
            }}
          />
          <MemberPicker members={draft.members} onChange={(members) => setDraft({ ...draft, members })} />
        </fieldset>
      </Stack>
      <DialogFoot justify="space-between">
        {group !== null && deleteGroup.may(actor, group).yes ? (
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            {deleteGroup.label}
          </Button>
        ) : (
          <span />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isRunning} disabled={!may.yes}>
            {group === null ? createGroup.label : changeGroup.label}
          </Button>
        </div>
      </DialogFoot>
    </form>
  );
}
