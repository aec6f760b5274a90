// /admin/auditlog: the audit log with its tab and filter from the address.
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { auditFilterFrom, auditTabFrom, type AuditTab, type AuditViewFilter } from '#core/audit/view.ts';
import { AuditPage } from '#web/audit/page.tsx';
import { auditSearchFrom } from '#web/paths.ts';
import { AnswerImage } from '#web/sheets/row/answer-image.tsx';
import { RowImageViewer } from '#web/sheets/row/row-image-viewer.tsx';

const route = getRouteApi('/admin/auditlog');

export function AuditRoute() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = useMemo(() => auditFilterFrom(search), [search]);
  const go = (tab: AuditTab, wanted: AuditViewFilter, replaces = false) =>
    void navigate({ search: auditSearchFrom({ tab, ...wanted }), replace: replaces });
  return (
    <AuditPage
      tab={auditTabFrom(search.tab)}
      filter={filter}
      onView={go}
      Image={AnswerImage}
      ImageViewer={RowImageViewer}
    />
  );
}
