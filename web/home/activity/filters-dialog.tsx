// The Activity filter: changes take effect on apply.
import { personAndUsername } from '#core/primitives.ts';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formsQuery } from '#core/forms/queries.ts';
import { type ActivityFilter, activityTexts as texts, formGroups } from '#core/sheets/activity.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Filter = Pick<ActivityFilter, 'sheet' | 'form' | 'user'>;
export type FiltersDialogProps = {
  filter: Filter;
  opened: boolean;
  onClose(): void;
  onApply(filter: Filter): void;
};

export function FiltersDialog({ opened, onClose, ...rest }: FiltersDialogProps) {
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={texts.dialog}>
      <FiltersForm {...rest} onClose={onClose} />
    </Modal>
  );
}

function FiltersForm({ filter, onApply, onClose }: Omit<FiltersDialogProps, 'opened'>) {
  const [draft, setDraft] = useState(filter);
  const forms = useRead(formsQuery).data ?? [];
  const users = useRead(companyUsersQuery).data ?? [];
  const finish = (next: Filter) => {
    onApply(next);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sheet = draft.sheet?.trim() ?? '';
    finish({ ...draft, sheet: sheet === '' ? undefined : sheet });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          {...firstField}
          label={texts.bySheetName}
          maxLength={500}
          value={draft.sheet ?? ''}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, sheet: value })}
        />
        {forms.length > 0 && (
          <SearchSelect
            clearable
            label={texts.byForm}
            placeholder={t(m.allForms)}
            value={draft.form ?? null}
            data={formGroups(forms).map(({ label, forms: some }) => ({
              group: label,
              items: some.map(({ id, name }) => ({ value: id, label: name })),
            }))}
            onChange={(form) => setDraft({ ...draft, form: form ?? undefined })}
          />
        )}
        <SearchSelect
          clearable
          label={texts.byUser}
          placeholder={t(m.everybody)}
          value={draft.user ?? null}
          data={users.map((user) => ({ value: user.id, label: personAndUsername(user) }))}
          onChange={(user) => setDraft({ ...draft, user: user ?? undefined })}
        />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={() => finish({})}>
          {texts.clear}
        </Button>
        <Button type="submit">{texts.apply}</Button>
      </DialogFoot>
    </form>
  );
}
