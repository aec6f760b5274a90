// The recipients of a scheduled report, as chips.
import { mayReceiveReports } from '#core/reports/schedules/policy.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { recipientNotes } from '#core/reports/schedules/texts.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { SearchMultiSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';

export type RecipientsFieldProps = {
  userIds: readonly string[];
  /** Those who are saved: some may not be there to choose any more. */
  current: ReportSchedule['users'];
  issue: string | null;
  onChange(userIds: string[]): void;
};

export function RecipientsField({ userIds, current, issue, onChange }: RecipientsFieldProps) {
  const { data: users = [] } = useRead(companyUsersQuery);
  const offered = users.filter(mayReceiveReports).map(({ id, userName }) => ({ value: id, label: userName }));
  const others = current
    .filter(({ id }) => !offered.some(({ value }) => value === id))
    .map(({ id, userName, status }) => ({
      value: id,
      label: recipientNotes[status] === '' ? userName : `${userName} (${recipientNotes[status]})`,
    }));
  return (
    <SearchMultiSelect
      label={texts.users}
      description={texts.usersHelp}
      data={[...offered, ...others]}
      value={[...userIds]}
      limit={100}
      hidePickedOptions
      clearable
      nothingFoundMessage="No users match"
      error={issue}
      onChange={onChange}
    />
  );
}
