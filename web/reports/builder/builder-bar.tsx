// The bar above the builder: the design's name, whether it is saved, and what can be done with it.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Download, History, Play } from 'lucide-react';
import { canRedo, canUndo } from '#core/forms/draft/history.ts';
import { designFileText } from '#core/reports/own/design-file.ts';
import { designOfDraft } from '#core/reports/own/design-draft.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { saveBlob } from '#web/platform/download.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { UndoButtons } from '#web/ui/editor/undo-buttons.tsx';
import { designFileName } from '../designs/design-menu.tsx';
import { type BuilderState, isUnsaved } from './builder-state.ts';
import { useBuilder } from './use-builder.ts';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import bar from '#web/ui/editor/editor-bar.module.css';
import classes from './builder.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type BuilderBarProps = {
  state: BuilderState;
  steps: { undo(): void; redo(): void };
  isSaving: boolean;
  onSave(): void;
  onVersions(): void;
};

export function BuilderBar({ state, steps, isSaving, onSave, onVersions }: BuilderBarProps) {
  const { form } = useBuilder();
  const navigate = useNavigate();
  const { history, saved } = state;
  const name = history.present.name.trim();
  const kind = saved === null ? designTexts.create : designTexts.edit;
  useTitle(name === '' ? kind : name);
  const [report] = saved?.reports ?? [];
  return (
    <header className={`sticky top-0 row py-8 border-below gap-20 narrow-wrap narrow-gap-8 ${bar.bar}`}>
      <div className="min-w-0 grow narrow-own-line">
        <div className="faint text-xs">
          <Trail
            steps={[
              { label: reportTexts.title, link: { to: '/reports' } },
              { label: designTexts.title, link: { to: '/reports/designs' } },
            ]}
            here={kind}
          />
        </div>
        <h1 className="cut m-0 weight-640 leading-130 narrow-wraps break" style={{ fontSize: '1.25rem' }}>
          {name === '' ? t(m.designWithoutName) : name}
        </h1>
      </div>
      <p className="rigid m-0 soft text-xs">
        {saved === null ? t(m.notSavedYet) : isUnsaved(state) ? t(m.unsavedChanges) : t(m.allSaved)}
      </p>
      <div ref={footBar} className={`row rigid gap-8 ${bar.actions} ${classes.actions}`}>
        <UndoButtons canUndo={canUndo(history)} canRedo={canRedo(history)} steps={steps} />
        <ActionMenu
          label={t(m.options)}
          choices={[
            {
              id: 'report',
              label: report === undefined ? t(m.runReport) : t(m.runNamedReport, { report: report.name }),
              icon: <Play size={16} aria-hidden />,
              isOffered: () => report !== undefined,
              onChoose: () =>
                report && void navigate({ to: '/reports/$reportId', params: { reportId: report.id } }),
            },
            {
              id: 'versions',
              label: t(m.versions),
              icon: <History size={16} aria-hidden />,
              isOffered: () => saved !== null,
              onChoose: onVersions,
            },
            {
              id: 'export',
              label: t(m.saveAsFile),
              icon: <Download size={16} aria-hidden />,
              onChoose: () => {
                const text = designFileText(designOfDraft(history.present), form);
                saveBlob(new Blob([text], { type: 'application/json' }), designFileName(name));
              },
            },
          ]}
        />
        <Button loading={isSaving} onClick={onSave}>
          {t(common.save)}
        </Button>
      </div>
    </header>
  );
}
