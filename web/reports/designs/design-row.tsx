// A design in the list: its name, its form, how many reports are made by it, and its actions.
import { Anchor, Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { Download, FilePlus2, PencilLine, Trash2 } from 'lucide-react';
import { counted } from '#core/count-text.ts';
import { formQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { deleteDesign } from '#core/reports/design-actions.ts';
import { designFileText } from '#core/reports/own/design-file.ts';
import { designTexts } from '#core/reports/own/texts.ts';
import { designQuery } from '#core/reports/queries.ts';
import type { ReportDesign } from '#core/reports/schema.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { actionChoice } from '#web/ui/choice.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import classes from '../reports.module.css';

export type DesignRowProps = { design: ReportDesign; onReport(): void };

export function DesignRow({ design, onReport }: DesignRowProps) {
  const { id, name, description, form, version = 1, savedAt, reports = 0 } = design;
  const { timeZone } = useActor();
  const { send } = useCore();
  const navigate = useNavigate();
  const edit = () => void navigate({ to: '/reports/designs/$designId', params: { designId: id } });
  const saveFile = async () => {
    const { signal } = new AbortController();
    try {
      const whole = await designQuery(send, id).queryFn({ signal });
      const of = await formQuery(send, whole.form.id).queryFn({ signal });
      const text = designFileText(whole, formAsRead(of));
      saveBlob(new Blob([text], { type: 'application/json' }), designFileName(name));
    } catch (error) {
      notifyFailed('The design could not be saved as a file. Please try again.', explanationOf(error));
    }
  };
  return (
    <li className={`row gap-12 ${classes.row}`}>
      <div className={`min-w-0 grow ${classes.naming}`}>
        <div className="row wrap weight-600 gap-y-2 gap-x-8 break">
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/reports/designs/$designId" params={{ designId: id }} />
            )}
            c="inherit"
            fw={600}
          >
            {name}
          </Anchor>
        </div>
        {description !== '' && (
          <p className={`m-0 mt-2 faint text-xs break ${classes.subtitle}`}>{description}</p>
        )}
        <p className={`m-0 mt-2 faint text-xs break ${classes.subtitle}`}>
          {[form?.name, counted(reports, 'report'), `version ${version}`].filter(Boolean).join(' · ')}
          {savedAt !== undefined && (
            <>
              {' '}
              · <time>{momentText(savedAt, timeZone)}</time>
            </>
          )}
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        leftSection={<PencilLine size={14} aria-hidden />}
        aria-label={`Edit ${name}`}
        onClick={edit}
      >
        Edit
      </Button>
      <ActionMenu
        label={`Actions for ${name}`}
        choices={[
          {
            id: 'report',
            label: designTexts.fromDashboard,
            icon: <FilePlus2 size={16} aria-hidden />,
            onChoose: onReport,
          },
          {
            id: 'export',
            label: 'Save as a file',
            icon: <Download size={16} aria-hidden />,
            onChoose: () => void saveFile(),
          },
          actionChoice(deleteDesign, design, { icon: <Trash2 size={16} aria-hidden />, apart: true }),
        ]}
      />
    </li>
  );
}

/** Design file: its name, without what file systems refuse. */
export function designFileName(name: string): string {
  return `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '_').trim() || 'design'}.json`;
}
