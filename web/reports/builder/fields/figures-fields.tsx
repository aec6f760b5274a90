// Numbers side by side: each a value of the report, with a label of its own if wanted.
import { ActionIcon, Button, Menu, Select, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import {
  changed,
  type FigureDraft,
  moved,
  type SectionDraftOf,
  without,
} from '#core/reports/own/design-draft.ts';
import { mostFigures, mostTitleLength } from '#core/reports/own/schema.ts';
import { builtInFigures } from '#core/reports/own/values.ts';
import { DragHandle, SortableItem, SortableList } from '#web/ui/sortable.tsx';
import type { FieldsOf } from './fields-of.ts';
import { useBuilder, useField } from '../use-builder.ts';
import { TitleField } from './title-field.tsx';
import classes from './fields.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { useNewNumber } from './new-number.tsx';

type Figures = SectionDraftOf<'figures'>;

export function FiguresFields({ section, path, onChange }: FieldsOf<Figures>) {
  const { error, wrapperProps } = useField(`${path}.figures`);
  const { figures } = section;
  const set = (next: readonly FigureDraft[], field?: string) =>
    onChange({ ...section, figures: next }, field);
  return (
    <>
      <TitleField
        path={path}
        value={section.title}
        placeholder={t(m.noTitle)}
        onChange={(title) => onChange({ ...section, title }, 'title')}
      />
      <div {...wrapperProps}>
        <p className="m-0 mb-6 weight-550">{t(m.figures)}</p>
        <SortableList
          id={`${section.key}.figures`}
          label={t(m.figures)}
          className="stack gap-6"
          onMove={({ itemKey, to }) => set(moved(figures, itemKey, to))}
        >
          {figures.map((figure, place) => (
            <FigureLine
              key={figure.key}
              figure={figure}
              place={place}
              places={figures.length}
              path={`${path}.figures.${place}`}
              onChange={(next, field) =>
                set(
                  changed(figures, figure.key, () => next),
                  field,
                )
              }
              onMove={(to) => set(moved(figures, figure.key, to))}
              onRemove={() => set(without(figures, figure.key))}
            />
          ))}
        </SortableList>
        {error !== null && <p className="m-0 mt-6 danger text-xs">{error}</p>}
        {figures.length < mostFigures && (
          <AddFigure onAdd={(value, key) => set([...figures, { key, value, label: '', good: null }])} />
        )}
      </div>
    </>
  );
}

type FigureLineProps = {
  figure: FigureDraft;
  place: number;
  places: number;
  path: string;
  onChange(figure: FigureDraft, field?: string): void;
  onMove(to: number): void;
  onRemove(): void;
};

function FigureLine({ figure, place, places, path, onChange, onMove, onRemove }: FigureLineProps) {
  const labels = useFigureLabels();
  const number = place + 1;
  return (
    <SortableItem itemKey={figure.key} className={`flex items-start gap-4 ${classes.item}`}>
      <DragHandle
        label={t(m.moveFigureOf, { number, places })}
        onUp={place === 0 ? null : () => onMove(place - 1)}
        onDown={place === places - 1 ? null : () => onMove(place + 1)}
      />
      <div className="grid min-w-0 grow gap-6 two-columns">
        <Select
          {...useField(`${path}.value`)}
          aria-label={t(m.figure, { number })}
          data={labels}
          value={figure.value}
          allowDeselect={false}
          onChange={(value) => value !== null && onChange({ ...figure, value })}
        />
        <TextInput
          aria-label={t(m.labelOfFigure, { number })}
          placeholder={labels.find(({ value }) => value === figure.value)?.label ?? t(m.label)}
          autoComplete="off"
          maxLength={mostTitleLength}
          value={figure.label}
          onChange={({ currentTarget }) =>
            onChange({ ...figure, label: currentTarget.value }, `figure.${figure.key}`)
          }
        />
        <Select
          className="all-columns"
          aria-label={t(m.goodChangeOfFigure, { number })}
          placeholder={t(m.noChangeIsGood)}
          data={[
            { value: 'up', label: t(m.moreIsGood) },
            { value: 'down', label: t(m.lessIsGood) },
          ]}
          value={figure.good}
          clearable
          onChange={(good) => onChange({ ...figure, good })}
        />
      </div>
      <ActionIcon aria-label={t(m.removeFigure, { number })} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </SortableItem>
  );
}

/** The numbers that a figure can show. */
function useFigureLabels(): { value: string; label: string }[] {
  const { values } = useBuilder();
  return [
    ...Object.entries(builtInFigures).map(([value, label]) => ({ value, label })),
    ...values.map(({ name, label }) => ({ value: name, label: label || name })),
  ];
}

/** The menu that adds a figure: a number that the report knows, or a new one. */
function AddFigure({ onAdd }: { onAdd(value: string, key: string): void }) {
  const { builder, values } = useBuilder();
  const { opener, item, dialog } = useNewNumber((name) => onAdd(name, builder.newId()));
  const known = [
    ...Object.entries(builtInFigures),
    ...values.map(({ name, label }) => [name, label || name] as const),
  ];
  return (
    <>
      <Menu position="bottom-start" width="max-content" portalProps={{ target: '#content' }}>
        <Menu.Target>
          <Button
            ref={opener}
            variant="default"
            size="xs"
            mt="xs"
            leftSection={<Plus size={14} aria-hidden />}
          >
            {t(m.addFigure)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t(m.addFigure)}>
          {known.map(([name, label]) => (
            <Menu.Item key={name} onClick={() => onAdd(name, builder.newId())}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {item}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
