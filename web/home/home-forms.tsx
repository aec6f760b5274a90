// The current user's forms: to fill in, and to read the answers.
import { ClipboardPen } from 'lucide-react';
import { fillableForms } from '#core/filling/policy.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { LinkAnchor, LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import type { OfflineMarkView } from '#web/slots.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { SkeletonLines } from '#web/ui/notices/skeleton-lines.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

const mostForms = 8;

export type HomeFormsProps = {
  /** Shows whether a form can be filled in offline. */
  OfflineMark: OfflineMarkView;
};

export function HomeForms({ OfflineMark }: HomeFormsProps) {
  const query = useRead(formsQuery);
  return (
    <Panel
      title={t(common.forms)}
      actions={
        <LinkAnchor size="sm" to="/forms">
          {t(m.allForms)}
        </LinkAnchor>
      }
    >
      <Loaded query={query} loading={<SkeletonLines lines={3} />}>
        {(forms) => <FormList forms={forms} OfflineMark={OfflineMark} />}
      </Loaded>
    </Panel>
  );
}

function FormList({ forms, OfflineMark }: HomeFormsProps & { forms: readonly ListedForm[] }) {
  const actor = useActor();
  const fillable = new Set(fillableForms(forms, actor).map(({ id }) => id));
  const shown = forms
    .filter(({ id, published, current }) => fillable.has(id) || (published && current))
    .slice(0, mostForms);
  if (shown.length === 0) {
    return (
      <EmptyState
        isShort
        title={t(m.noFormsYet)}
        text={mayEditForm(actor).yes ? t(m.publishedFormsAppearHere) : t(m.formsThatYouCanFill)}
        {...(mayEditForm(actor).yes && {
          action: <LinkButton to="/forms/create">{t(m.createForm)}</LinkButton>,
        })}
      />
    );
  }
  return (
    <ul className="grid bare-list" aria-label={t(common.forms)}>
      {shown.map(({ id, name, sheetCount }) => (
        <li key={id} className="ruled row justify-between gap-12 py-8">
          <div className="min-w-0 break" dir="auto">
            <LinkAnchor
              inherit
              to="/sheet/$templateId/$sheetIds"
              params={{ templateId: id, sheetIds: 'all' }}
            >
              {name}
            </LinkAnchor>
            <div className="faint text-xs">{t(counts.sheets, { count: sheetCount })}</div>
          </div>
          {fillable.has(id) && <OfflineMark formId={id} onlyMissing />}
          {fillable.has(id) && (
            <LinkButton
              variant="default"
              size="xs"
              flex="none"
              leftSection={<ClipboardPen size={14} aria-hidden />}
              aria-label={t(m.fillIn, { name })}
              to="/fill/$templateId"
              params={{ templateId: id }}
            >
              {t(m.fillInButton)}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
