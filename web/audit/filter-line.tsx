// A summary of the audit log filter, with a button to change it.
import { Button, Pill } from '@mantine/core';
import { auditTexts } from '#core/audit/labels.ts';
import { filterLabels } from '#core/audit/format-filter.ts';
import {
  type AuditTab,
  type AuditViewFilter,
  isFiltered,
  noAuditFilter,
  withTemplate,
} from '#core/audit/view.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useFilterNames } from './use-filter-names.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
