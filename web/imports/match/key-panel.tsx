// Whether rows that exist are changed: by which key, what empty cells do, and a preview by the server.
import { Alert, Button, Checkbox, Select } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { chooseBlankCells, chooseKey } from '#core/imports/import-draft.ts';
import type { ImportState } from '#core/imports/import-model.ts';
import { mayUpdateByKey } from '#core/imports/policy.ts';
import { keyLine } from '#core/imports/update/key-line.ts';
import type { UpdatePreview } from '#core/imports/update/schema.ts';
import { changeText, conflictText, countsText, updateTexts } from '#core/imports/update/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { DraftProps } from './match-panel.tsx';
import classes from './check-panel.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type KeyPanelProps = DraftProps & {
  state: Pick<ImportState, 'preview' | 'previewing' | 'problem'>;
  onPreview(): void;
};

export function KeyPanel({
  draft,
  state: { preview, previewing, problem },
  onChange,
  onPreview,
}: KeyPanelProps) {
  const line = useMemo(() => keyLine(draft), [draft]);
  if (!mayUpdateByKey(useActor()).yes || line.choices.length === 0) return null;
  const { keyQuestion, choices, isUpdate, blankCells, issue } = line;
  return (
    <Panel title={updateTexts.title}>
      <Select
        label={updateTexts.label}
        description={isUpdate ? updateTexts.about : undefined}
        data={[
          { value: everyRow, label: updateTexts.none },
          ...choices.map(({ questionId, title }) => ({ value: questionId, label: title })),
        ]}
        value={keyQuestion ?? everyRow}
        error={issue}
        allowDeselect={false}
        onChange={(value) => onChange((last) => chooseKey(last, value === everyRow ? null : value))}
      />
      {isUpdate && (
        <>
          <Checkbox
            label={updateTexts.blanks}
            description={updateTexts.blanksAbout}
            checked={blankCells === 'CLEAR'}
            onChange={({ currentTarget: { checked } }) =>
              onChange((last) => chooseBlankCells(last, checked ? 'CLEAR' : 'KEEP'))
            }
          />
          <div role="status">
            {preview !== null && <Previewed preview={preview} draft={draft} />}
            {previewing && (
              <p className={`flex m-0 ink numbers gap-8 ${classes.text}`}>{updateTexts.previewing}</p>
            )}
            {problem?.of === 'preview' && (
              <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} p="xs">
                {explanationOf(problem.error) ?? updateTexts.previewFailed}
              </Alert>
            )}
          </div>
          <Button variant="default" disabled={issue !== null} loading={previewing} onClick={onPreview}>
            {updateTexts.preview}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** No question's id. */
const everyRow = 'none';
/** Of each kind. */
const mostShown = 5;

function Previewed({ preview, draft }: { preview: UpdatePreview } & Pick<DraftProps, 'draft'>) {
  const { changed, conflicting, changedRows, conflictingRows } = preview;
  const titles = new Map(draft.form.questions.map(({ id, text }) => [id, text]));
  return (
    <>
      <p className={`flex m-0 ink numbers gap-8 ${classes.text}`}>{countsText(preview)}</p>
      <Lines
        title={t(m.conflicts)}
        lines={conflicting.slice(0, mostShown).map(conflictText)}
        more={conflictingRows - mostShown}
      />
      <Lines
        title={t(m.changes)}
        lines={changed.slice(0, mostShown).map((one) => changeText(one, titles))}
        more={changedRows - mostShown}
      />
    </>
  );
}

function Lines({ title, lines, more }: { title: string; lines: readonly string[]; more: number }) {
  if (lines.length === 0) return null;
  return (
    <ul className="stack bare-list mt-12 gap-8 break" aria-label={title}>
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {more > 0 && <li className="block faint text-xs numbers">{t(m.andMoreRows, { more })}</li>}
    </ul>
  );
}
