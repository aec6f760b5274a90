// What of a form needs somebody, each with the way there.
import { ClipboardCheck, GitBranch, TriangleAlert, BellRing, type LucideIcon } from 'lucide-react';
import { assertNever } from '#core/assert-never.ts';
import type { Attention } from '#core/forms/home/attention.ts';
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import { sheetIdsText } from '#web/paths.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { formPath } from '../editor-paths.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const icons: Readonly<Record<Attention['kind'], LucideIcon>> = {
  review: ClipboardCheck,
  import: TriangleAlert,
  alerts: BellRing,
  version: GitBranch,
};

export function AttentionPanel({ formId, attention }: { formId: string; attention: readonly Attention[] }) {
  return (
    <Panel title={t(m.needsAttention)}>
      <ul className="grid bare-list" aria-label={t(m.needsAttention)}>
        {attention.map((each) => {
          const Icon = icons[each.kind];
          return (
            <li key={each.kind} className="ruled row gap-10 py-8">
              <Icon size={18} aria-hidden className="rigid soft" />
              <Way formId={formId} attention={each} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Way({ formId, attention }: { formId: string; attention: Attention }) {
  const { text } = attention;
  const rows = '/sheet/$templateId/$sheetIds/data';
  switch (attention.kind) {
    case 'review':
      return (
        <LinkAnchor
          to={rows}
          params={{ templateId: formId, sheetIds: sheetIdsText(attention.sheetIds) }}
          search={{ review: 'PENDING' }}
        >
          {text}
        </LinkAnchor>
      );
    case 'alerts':
      return (
        <LinkAnchor
          to={rows}
          params={{ templateId: formId, sheetIds: 'all' }}
          search={{ filter: filterToAddress(attention.filter) }}
        >
          {text}
        </LinkAnchor>
      );
    case 'import':
      return (
        <LinkAnchor to="/forms/import/$importId" params={{ importId: attention.importId }}>
          {text}
        </LinkAnchor>
      );
    case 'version':
      return <LinkAnchor to={formPath(attention.formId)}>{text}</LinkAnchor>;
    default:
      return assertNever(attention);
  }
}
