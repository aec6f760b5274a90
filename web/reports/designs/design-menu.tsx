// The actions on a design in the list.
import { Download, FilePlus2, Trash2 } from 'lucide-react';
import { formQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { deleteDesign } from '#core/reports/design-actions.ts';
import { designFileText } from '#core/reports/own/design-file.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { designQuery } from '#core/reports/queries.ts';
import type { ReportDesign } from '#core/reports/schema.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { actionChoice } from '#web/ui/choice.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type DesignMenuProps = { design: ReportDesign; onReport(): void };

export function DesignMenu({ design, onReport }: DesignMenuProps) {
  const { id, name } = design;
  const { send } = useCore();
  const saveFile = async () => {
    const { signal } = new AbortController();
    try {
      const whole = await designQuery(send, id).queryFn({ signal });
      const of = await formQuery(send, whole.form.id).queryFn({ signal });
      const text = designFileText(whole, formAsRead(of));
      saveBlob(new Blob([text], { type: 'application/json' }), designFileName(name));
    } catch (error) {
      notifyFailed(t(m.designCouldNotBeSaved), explanationOf(error));
    }
  };
  return (
    <ActionMenu
      label={t(m.actionsFor, { name })}
      choices={[
        {
          id: 'report',
          label: designTexts.fromDashboard,
          icon: <FilePlus2 size={16} aria-hidden />,
          onChoose: onReport,
        },
        {
          id: 'export',
          label: t(m.saveAsFile),
          icon: <Download size={16} aria-hidden />,
          onChoose: () => void saveFile(),
        },
        actionChoice(deleteDesign, design, { icon: <Trash2 size={16} aria-hidden />, apart: true }),
      ]}
    />
  );
}

/** Design file: its name, without what file systems refuse. */
export function designFileName(name: string): string {
  return `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '_').trim() || 'design'}.json`;
}
