// The names of the items that the audit log is filtered by.
import type { FilterNames } from '#core/audit/format-filter.ts';
import type { AuditViewFilter } from '#core/audit/view.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { useRead } from '#web/ui/use-read.ts';

export function useFilterNames({ userId, templateId, questionId }: AuditViewFilter): FilterNames {
  const users = useRead(companyUsersQuery, { enabled: userId !== null }).data;
  const forms = useRead(formsQuery, { enabled: templateId !== null }).data;
  const form = useRead((send) => formQuery(send, templateId ?? ''), { enabled: questionId !== null }).data;
  const read = form && formAsRead(form);
  const questions = read ? [...read.contextQuestions, ...read.questions] : [];
  return {
    user: users?.find(({ id }) => id === userId)?.userName ?? null,
    template: forms?.find(({ id }) => id === templateId)?.name ?? null,
    question: questions.find(({ id }) => id === questionId)?.text ?? null,
  };
}
