// The options of a choice: Enter moves to the next, pasted lines become options, dragging or Alt and an arrow moves one.
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { memo, useMemo } from 'react';
import {
  addOption,
  changeOption,
  moveOption,
  removeOption,
  setOptions,
} from '#core/forms/draft/draft-questions.ts';
import { fieldPath } from '#core/forms/draft/issue-locations.ts';
import type { DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { SortableList } from '#web/ui/sortable.tsx';
import { OfferedField } from '#web/forms/editor/offered/offered-field.tsx';
import { focusSoon } from '#web/forms/editor/focus.ts';
import { OptionRow, type OptionWork } from './option-row.tsx';
import { type Editor, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type OptionsFieldProps = Pick<DraftQuestion, 'id' | 'options'> & {
  /** Why they are locked; null: they are not. */
  lock: string | null;
  /** The title of the matrix whose rows share them; null: it is of none. */
  matrix: string | null;
};

export const OptionsField = memo(function OptionsField({ id, options, lock, matrix }: OptionsFieldProps) {
  const editor = useEditorHandle();
  const { id: fieldId, error } = useField(id, 'options');
  const work = useMemo(() => workOn(editor, id), [editor, id]);
  return (
    <div id={fieldId} role="group" aria-label={t(m.options)} tabIndex={-1} className="rounded-8">
      <p className="m-0 mb-6 weight-550">{t(m.options)}</p>
      {lock !== null && <p className="m-0 faint text-xs">{lock}</p>}
      {matrix !== null && <p className="m-0 mb-6 faint text-xs">{t(m.optionsOfAllRows, { matrix })}</p>}
      <SortableList
        id={`${id}.options`}
        label={t(m.options)}
        className="stack gap-6"
        onMove={({ itemKey, to }) => editor.change((now) => moveOption(now, id, itemKey, to))}
      >
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            questionId={id}
            option={option}
            number={index + 1}
            isLocked={lock !== null}
            mayRemove={options.length > 1}
            work={work}
          />
        ))}
      </SortableList>
      {error !== null && (
        <p className="m-0 mt-6 danger text-xs" role="alert">
          {error}
        </p>
      )}
      {options.some(({ value }) => value.trim() !== '') && (
        <div className="mt-8">
          <OfferedField id={id} options={options} />
        </div>
      )}
      {lock === null && (
        <div className="row wrap mt-8 gap-y-6 gap-x-12">
          <Button
            variant="default"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => work.addAfter(options.at(-1)?.id ?? null)}
          >
            {t(m.addOption)}
          </Button>
          <span className="m-0 faint text-xs">{t(m.pasteListToAddOption)}</span>
        </div>
      )}
    </div>
  );
});

/** The actions of a row. */
function workOn(editor: Editor, id: string): OptionWork {
  const optionsNow = () => {
    const { setup, rows } = editor.draft();
    const item = [...setup, ...rows].find((each) => each.id === id);
    return item?.kind === 'question' ? item.options : [];
  };
  const focusOption = (optionId: string | undefined) =>
    optionId !== undefined && focusSoon([fieldPath(id, `options.${optionId}`)]);
  return {
    change: (optionId, change, field) =>
      editor.change((now) => changeOption(now, id, optionId, change), field),
    addAfter(optionId) {
      const options = optionsNow();
      const at = options.findIndex((option) => option.id === optionId) + 1;
      const next = options[at];
      // An existing empty one is reused.
      if (next !== undefined && next.value === '') {
        focusOption(next.id);
        return;
      }
      const newId = editor.newId();
      editor.change((now) => addOption(now, id, newId, { at: at === 0 ? options.length : at }));
      focusOption(newId);
    },
    remove(optionId) {
      const options = optionsNow();
      const index = options.findIndex((option) => option.id === optionId);
      editor.change((now) => removeOption(now, id, optionId));
      focusOption((options[index - 1] ?? options[index + 1])?.id);
    },
    move(optionId, step) {
      const index = optionsNow().findIndex((option) => option.id === optionId);
      editor.change((now) => moveOption(now, id, optionId, index + step));
      focusOption(optionId);
    },
    paste(optionId, lines) {
      const options = optionsNow();
      const index = options.findIndex((option) => option.id === optionId);
      const values = options.map(({ value }) => value);
      const autosaved = options[index]?.value.trim() === '' ? 1 : 0;
      editor.change((now) =>
        setOptions(now, id, values.toSpliced(index + 1 - autosaved, autosaved, ...lines), editor.newId),
      );
      const last = lines.at(-1)?.trim();
      focusOption(optionsNow().find(({ value }) => value === last)?.id);
      editor.announce(t(m.optionsWereAdded, { count: optionsNow().length - options.length + autosaved }));
    },
  };
}
