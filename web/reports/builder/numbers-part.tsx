// The numbers that texts and figures of the design name, once it has any.
import { ActionIcon } from '@mantine/core';
import { PencilLine, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { changed, type ValueDraft, without } from '#core/reports/own/design-draft.ts';
import { valueNames } from '#core/reports/own/values.ts';
import { ValueDialog } from './fields/value-dialog.tsx';
import { Part } from './part.tsx';
import { useBuilder } from './use-builder.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const NumbersPart = memo(function NumbersPart({ values }: { values: readonly ValueDraft[] }) {
  const { builder, questions, issues } = useBuilder();
  const [edited, setEdited] = useState<ValueDraft | null>(null);
  const [isEditing, setEditing] = useState(false);
  if (values.length === 0) return null;
  return (
    <Part title={t(m.numbers)} text={t(m.numbersForTextsAndFigures)} path="values">
      <ul className="bare-list card" aria-label={t(m.numbers)}>
        {values.map((value, place) => {
          const { key, name, label, of } = value;
          const title = label || name;
          const question = questions.find(({ id }) => id === value.question)?.text;
          const issue = [...issues].find(([path]) => path.startsWith(`values.${place}.`))?.[1];
          return (
            <li
              key={key}
              className="ruled row gap-4"
              style={{ padding: '0.5rem 0.5rem 0.5rem 1.125rem' }}
              data-path={`values.${place}`}
            >
              <span className="stack min-w-0 grow">
                <span className="cut weight-550 narrow-wraps">{title}</span>
                <span className="cut faint text-xs narrow-wraps">
                  {[`{${name}}`, valueNames[of], question].filter(Boolean).join(' · ')}
                </span>
                {issue !== undefined && <span className="row danger text-xs gap-4">{issue}</span>}
              </span>
              <ActionIcon
                aria-label={t(m.edit, { title })}
                onClick={() => {
                  setEdited(value);
                  setEditing(true);
                }}
              >
                <PencilLine size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t(m.deleteText, { title })}
                onClick={() => builder.change((draft) => ({ ...draft, values: without(draft.values, key) }))}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {edited !== null && (
        <ValueDialog
          key={edited.key}
          value={edited}
          opened={isEditing}
          onClose={() => setEditing(false)}
          onSave={(next) =>
            builder.change((draft) => ({
              ...draft,
              values: changed(draft.values, edited.key, (before) => ({ ...before, ...next })),
            }))
          }
        />
      )}
    </Part>
  );
});
