// A summary of the audit log filter, with a button to change it.
import { personName } from '#core/primitives.ts';
import { Button, Pill } from '@mantine/core';
import { auditTexts } from '#core/audit/labels.ts';
import { filterLabels, type FilterNames } from '#core/audit/format-filter.ts';
import {
  type AuditTab,
  type AuditViewFilter,
  isFiltered,
  noAuditFilter,
  withTemplate,
} from '#core/audit/view.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { useRead } from '#web/ui/use-read.ts';

export type FilterLineProps = {
  tab: AuditTab;
  filter: AuditViewFilter;
  onFilter(filter: AuditViewFilter): void;
  onOpen(): void;
};

export function FilterLine({ tab, filter, onFilter, onOpen }: FilterLineProps) {
  const { timeZone } = useActor();
  const names = useFilterNames(filter);
  if (!isFiltered(tab, filter)) return null;
  return (
    <div className="flex wrap gap-6">
      {filterLabels(tab, filter, names, timeZone).map(({ key, text }) => (
        <Pill
          key={key}
          size="md"
          withRemoveButton
          removeButtonProps={{ 'aria-label': t(m.remove, { text }), tabIndex: 0 }}
          onRemove={() =>
            onFilter(key === 'templateId' ? withTemplate(filter, null) : { ...filter, [key]: null })
          }
        >
          {text}
        </Pill>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={onOpen}>
        {t(m.change)}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onFilter(noAuditFilter)}>
        {auditTexts.clear}
      </Button>
    </div>
  );
}

/** The names of the items that the audit log is filtered by. */
function useFilterNames({ userId, templateId, questionId }: AuditViewFilter): FilterNames {
  const users = useRead(companyUsersQuery, { enabled: userId !== null }).data;
  const forms = useRead(formsQuery, { enabled: templateId !== null }).data;
  const form = useRead((send) => formQuery(send, templateId ?? ''), { enabled: questionId !== null }).data;
  const read = form && formAsRead(form);
  const questions = read ? [...read.contextQuestions, ...read.questions] : [];
  const user = users?.find(({ id }) => id === userId);
  return {
    user: user === undefined ? null : personName(user),
    template: forms?.find(({ id }) => id === templateId)?.name ?? null,
    question: questions.find(({ id }) => id === questionId)?.text ?? null,
  };
}
