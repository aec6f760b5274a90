// The audit log filter: user, period, form and question.
import { personAndUsername } from '#core/primitives.ts';
import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { activityAreas } from '#core/audit/areas.ts';
import { auditFilterTexts, auditTexts } from '#core/audit/labels.ts';
import { type AuditTab, type AuditViewFilter, noAuditFilter, withTemplate } from '#core/audit/view.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/audit/texts.ts';
import { m } from './texts.ts';

export type FilterDialogProps = {
  tab: AuditTab;
  filter: AuditViewFilter;
  opened: boolean;
  onClose(): void;
  onApply(filter: AuditViewFilter): void;
};

export function FilterDialog(props: FilterDialogProps) {
  const isNarrow = useNarrow();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={auditTexts.filter}
      size="lg"
      fullScreen={isNarrow}
      // A click outside would discard the input.
      closeOnClickOutside={false}
    >
      <FilterForm {...props} />
    </Modal>
  );
}

type Options = { value: string; label: string }[];

function FilterForm(props: FilterDialogProps) {
  const users = useRead(companyUsersQuery);
  const forms = useRead(formsQuery);
  const data = users.data && forms.data && { users: users.data, forms: forms.data };
  const refetch = () => Promise.all([users.refetch(), forms.refetch()]);
  return (
    <Loaded query={{ data, error: users.error ?? forms.error, refetch }} failed={auditTexts.nothingLoaded}>
      {(loaded) => (
        <Fields
          {...props}
          users={loaded.users.map((user) => ({ value: user.id, label: personAndUsername(user) }))}
          forms={loaded.forms.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Loaded>
  );
}

function Fields({
  tab,
  filter,
  onApply,
  users,
  forms,
}: FilterDialogProps & { users: Options; forms: Options }) {
  const { timeZone } = useActor();
  const [draft, setDraft] = useState(filter);
  const questions = useQuestions(draft.templateId);
  const [isWrong, setWrong] = useState({ start: false, end: false });
  const isReversed =
    draft.startDate !== null &&
    draft.endDate !== null &&
    Date.parse(draft.startDate) > Date.parse(draft.endDate);
  const field = (date: string | null) =>
    date === null ? '' : momentText(Date.parse(date), timeZone).replace(' ', 'T');
  const setDate = (edge: 'start' | 'end', text: string) => {
    const at = text === '' ? null : parseMoment(text, timeZone, edge);
    setWrong({ ...isWrong, [edge]: text !== '' && at === null });
    setDraft({ ...draft, [`${edge}Date`]: at === null ? null : new Date(at).toISOString() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed && !isWrong.start && !isWrong.end) onApply(draft);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SearchSelect
          data-autofocus
          label={auditFilterTexts.user}
          placeholder={t(m.anyone)}
          clearable
          data={withUnknown(users, draft.userId)}
          value={draft.userId}
          onChange={(userId) => setDraft({ ...draft, userId })}
        />
        <Group grow align="flex-start">
          <MomentInput
            kind="datetime-local"
            label={auditFilterTexts.startDate}
            value={field(draft.startDate)}
            onChange={(text) => setDate('start', text)}
            error={isWrong.start && t(m.enterDateAndTime)}
          />
          <MomentInput
            kind="datetime-local"
            label={auditFilterTexts.endDate}
            value={field(draft.endDate)}
            onChange={(text) => setDate('end', text)}
            error={isWrong.end ? t(m.enterDateAndTime) : isReversed && t(m.endIsBeforeStart)}
          />
        </Group>
        <SearchSelect
          label={auditFilterTexts.template}
          placeholder={t(m.any)}
          clearable
          data={withUnknown(forms, draft.templateId)}
          value={draft.templateId}
          onChange={(templateId) => setDraft(withTemplate(draft, templateId))}
        />
        {tab === 'activity' ? (
          <Select
            label={auditFilterTexts.area}
            placeholder={t(both.everything)}
            clearable
            data={[...activityAreas]}
            value={draft.area}
            onChange={(area) =>
              setDraft({ ...draft, area: activityAreas.find(({ value }) => value === area)?.value ?? null })
            }
          />
        ) : (
          <SearchSelect
            label={auditFilterTexts.question}
            placeholder={draft.templateId === null ? t(m.chooseTemplateFirst) : t(m.any)}
            clearable
            disabled={draft.templateId === null}
            data={withUnknown(questions, draft.questionId)}
            value={draft.questionId}
            onChange={(questionId) => setDraft({ ...draft, questionId })}
          />
        )}
      </Stack>
      <DialogFoot justify="space-between">
        <Button variant="subtle" color="gray" px="xs" onClick={() => onApply(noAuditFilter)}>
          {auditTexts.clear}
        </Button>
        <Button type="submit">{auditTexts.apply}</Button>
      </DialogFoot>
    </form>
  );
}

/** The questions of a form, including those of earlier versions. */
function useQuestions(formId: string | null): Options {
  const form = useRead((send) => formQuery(send, formId ?? ''), { enabled: formId !== null }).data;
  if (form === undefined || formId === null) return [];
  const { contextQuestions, questions } = formAsRead(form);
  return [...contextQuestions, ...questions].map(({ id, text }) => ({ value: id, label: text }));
}

/** Keeps a selected item that is no longer in the list. */
function withUnknown(options: Options, chosen: string | null): Options {
  return chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
}
