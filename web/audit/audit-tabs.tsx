// The tabs of the audit log, as links because each has its own URL.
import { Link } from '@tanstack/react-router';
import { type AuditTab, auditTabs, type AuditViewFilter } from '#core/audit/view.ts';
import { auditSearchFrom } from '#web/paths.ts';
import classes from '#web/ui/styles/link-tabs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type AuditTabsProps = { tab: AuditTab; filter: AuditViewFilter; onTab(): void };

export function AuditTabs({ tab, filter, onTab }: AuditTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={t(m.viewsOfAuditLog)}>
      {auditTabs.map(({ value, label }) => (
        <Link
          key={value}
          to="/admin/auditlog"
          search={auditSearchFrom({ tab: value, ...filter })}
          className={classes.tab}
          // All tabs share one path, so the search parameters decide which one is active.
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={{}}
          aria-current={value === tab ? 'page' : undefined}
          onClick={onTab}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
