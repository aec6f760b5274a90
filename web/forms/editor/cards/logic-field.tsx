// An expression of a question, element or alert: its sentence, and the builder on demand. An incomplete expression cannot be
// stored in the draft: the draft keeps the previous one, the editor keeps the incomplete one, and saving is blocked.
import { Button, Group } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { questionsFor } from '#core/forms/draft/builder-questions.ts';
import type { Logic } from '#core/logic/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { Purpose } from '#core/logic/builder/builder.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { unfinishedAt } from '#core/forms/draft/draft-expressions.ts';
import { focusSoon } from '#web/forms/editor/focus.ts';
import { type Editor, useDraft, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const LogicBuilder = lazyPart(() => import('#web/logic/logic-builder.tsx').then((it) => it.LogicBuilder));

export type LogicFieldProps = {
  itemId: string;
  field:
    | 'condition'
    | 'formula'
    | 'expression'
    | 'filledBy'
    | `rules.${number}.expression`
    | `options.${string}.condition`;
  /** 'Asked if', 'Formula'. */
  label: string;
  /** The button that adds one: 'Add a condition'. */
  addLabel: string;
  purpose: Purpose;
  value: Logic | null;
  sentence: string | null;
  /** A rule of a question is about its own answer; a condition cannot be. */
  readsItself?: boolean;
  /** Explains its use if there is none. */
  hint?: string;
  onLogic(logic: Logic | null): void;
};

export function LogicField(props: LogicFieldProps) {
  const { itemId, field, label, addLabel, value, sentence, hint } = props;
  const { error, id } = useField(itemId, field);
  const editor = useEditorHandle();
  const [isBuilding, setIsBuilding] = useState(() => unfinishedIn(editor, id) !== null);
  const isOpen = isBuilding || (error !== null && value !== null);
  return (
    <div
      id={id}
      className="min-w-0 rounded-8"
      style={{ scrollMarginBlock: 'calc(var(--editor-top) + 1rem) 5rem' }}
      tabIndex={-1}
      role="group"
      aria-label={label}
    >
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <Builder {...props} />
        </Suspense>
      ) : (
        <>
          <p className="m-0 mb-6 weight-550">{label}</p>
          {value === null ? (
            <Group gap="sm">
              <Button
                variant="default"
                size="xs"
                leftSection={<Plus size={14} aria-hidden />}
                onClick={() => setIsBuilding(true)}
              >
                {addLabel}
              </Button>
              {hint !== undefined && <span className="faint text-xs">{hint}</span>}
            </Group>
          ) : (
            <div
              className="row wrap rounded-8 on-sunken gap-6"
              style={{ padding: '0.5rem 0.5rem 0.5rem 0.875rem' }}
            >
              <p className="min-w-192 grow m-0 break">{sentence ?? t(m.customExpression)}</p>
              <Button
                variant="default"
                size="xs"
                leftSection={<Pencil size={14} aria-hidden />}
                aria-label={t(m.edit, { label })}
                onClick={() => {
                  setIsBuilding(true);
                  focusSoon([id]);
                }}
              >
                {t(common.edit)}
              </Button>
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                leftSection={<Trash2 size={14} aria-hidden />}
                aria-label={t(m.remove, { label })}
                onClick={() => {
                  props.onLogic(null);
                  focusSoon([id]);
                }}
              >
                {t(common.remove)}
              </Button>
            </div>
          )}
          {error !== null && (
            <p className="m-0 mt-6 danger text-xs" role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Builder({ itemId, field, label, purpose, value, readsItself = false, onLogic }: LogicFieldProps) {
  const editor = useEditorHandle();
  const { setup, rows } = useDraft();
  const { id, error } = useField(itemId, field);
  const { questions, mayUse } = useMemo(
    () => questionsFor({ setup, rows }, itemId, readsItself),
    [setup, rows, itemId, readsItself],
  );
  const asksCatalog = questions.some(({ type }) => isCatalogType(type));
  const { data: catalog } = useRead(catalogQuery, { enabled: asksCatalog });
  const [partial] = useState(() => unfinishedIn(editor, id)?.partial ?? null);
  const latest = useRef(value);
  latest.current = value;
  useEffect(
    () => () => {
      // Nobody has chosen anything in it.
      if (editor.now().unfinished.get(id)?.partial === null) editor.setUnfinished(id, null);
    },
    [editor, id],
  );
  return (
    // Edits between two changes of focus form one undo step.
    <div onBlur={editor.leaveField}>
      <LogicBuilder
        label={label}
        purpose={purpose}
        value={value}
        questions={questions}
        mayUse={mayUse}
        catalog={catalog}
        begins
        error={error}
        stored={{
          partial,
          onPartial: (next) =>
            editor.setUnfinished(id, next === undefined ? null : { partial: next, over: latest.current }),
        }}
        onChange={(logic, finish) => {
          if (finish !== 'unfinished') onLogic(logic);
        }}
      />
    </div>
  );
}

/** What was half built before, as in a card that was closed. */
function unfinishedIn(editor: Editor, path: string) {
  return unfinishedAt(editor.now().unfinished, editor.draft(), path);
}
