// The fields of a step, by its kind.
import { Autocomplete, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dateFormats } from '#core/time/date-format.ts';
import type { RecipeStep } from '#core/transforms/schema.ts';
import { ColumnField, ColumnsField, NewColumnField, NewColumnsField } from './column-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { pairLines, parsePairs } from './pair-lines.ts';

export type StepFieldsProps = {
  step: RecipeStep;
  columns: readonly string[];
  onStep(step: RecipeStep): void;
};

const formats = dateFormats.map(({ format }) => format);

export function StepFields({ step, columns, onStep }: StepFieldsProps) {
  switch (step.kind) {
    case 'keep':
    case 'drop':
      return <SomeColumns step={step} columns={columns} onStep={onStep} />;
    case 'rename':
      return (
        <>
          <OneColumn step={step} columns={columns} onStep={onStep} />
          <NewColumnField label="New name" value={step.to} onChange={(to) => onStep({ ...step, to })} />
        </>
      );
    case 'dateTime':
      return (
        <>
          <ColumnField
            label="Date"
            columns={columns}
            value={step.date}
            onChange={(date) => onStep({ ...step, date })}
          />
          <ColumnField
            label="Time"
            placeholder="In the same column"
            isOptional
            columns={columns}
            value={step.time ?? ''}
            onChange={(time) => onStep({ ...step, time: time === '' ? null : time })}
          />
          <Autocomplete
            label="Format"
            description={step.time === null ? 'Of the date' : 'Of both, with a space between'}
            data={formats}
            value={step.format}
            onChange={(format) => onStep({ ...step, format })}
          />
          <IntoColumn step={step} onStep={onStep} />
        </>
      );
    case 'number':
      return (
        <>
          <SomeColumns step={step} columns={columns} onStep={onStep} />
          <Select
            label="Decimals behind a"
            data={[
              { value: ',', label: 'Comma: 1.234,5' },
              { value: '.', label: 'Point: 1,234.5' },
            ]}
            allowDeselect={false}
            value={step.decimal}
            onChange={(value) => onStep({ ...step, decimal: value === '.' ? '.' : ',' })}
          />
        </>
      );
    case 'replace':
      return <ReplaceFields step={step} columns={columns} onStep={onStep} />;
    case 'split':
      return (
        <>
          <OneColumn step={step} columns={columns} onStep={onStep} />
          <SeparatorField label="At" description="The separator" step={step} onStep={onStep} />
          <NewColumnsField label="Into" value={step.into} onChange={(into) => onStep({ ...step, into })} />
        </>
      );
    case 'join':
      return (
        <>
          <SomeColumns step={step} columns={columns} onStep={onStep} />
          <SeparatorField label="With" description="The separator" step={step} onStep={onStep} />
          <IntoColumn step={step} onStep={onStep} />
        </>
      );
    case 'set':
      return (
        <>
          <NewColumnField
            label="Column"
            value={step.column}
            onChange={(column) => onStep({ ...step, column })}
          />
          <TextInput
            label="Value"
            value={step.value}
            onChange={({ currentTarget: { value } }) => onStep({ ...step, value })}
          />
        </>
      );
    case 'filter':
      return <ConditionFields step={step} columns={columns} onStep={onStep} />;
    case 'columnsToRows':
      return (
        <>
          <SomeColumns step={step} columns={columns} onStep={onStep} />
          <NewColumnField
            label="Their names into"
            value={step.nameTo}
            onChange={(nameTo) => onStep({ ...step, nameTo })}
          />
          <NewColumnField
            label="Their values into"
            value={step.valueTo}
            onChange={(valueTo) => onStep({ ...step, valueTo })}
          />
          <Switch
            className="all-columns"
            label="No row for an empty value"
            checked={step.skipsEmpty}
            onChange={({ currentTarget: { checked } }) => onStep({ ...step, skipsEmpty: checked })}
          />
        </>
      );
    default:
      return step satisfies never;
  }
}

/** The kinds of steps with such a field. */
type FieldsOf<Field> = Omit<StepFieldsProps, 'step'> & { step: Extract<RecipeStep, Field> };

function OneColumn({ step, columns, onStep }: FieldsOf<{ column: string }>) {
  return (
    <ColumnField
      label="Column"
      columns={columns}
      value={step.column}
      onChange={(column) => onStep({ ...step, column })}
    />
  );
}

function SomeColumns({ step, columns, onStep }: FieldsOf<{ columns: string[] }>) {
  return (
    <ColumnsField
      label="Columns"
      columns={columns}
      value={step.columns}
      onChange={(value) => onStep({ ...step, columns: value })}
    />
  );
}

function IntoColumn({ step, onStep }: Omit<FieldsOf<{ to: string }>, 'columns'>) {
  return <NewColumnField label="Into" value={step.to} onChange={(to) => onStep({ ...step, to })} />;
}

type SeparatorProps = Omit<FieldsOf<{ separator: string }>, 'columns'> & {
  label: string;
  description: string;
};

function SeparatorField({ step, onStep, label, description }: SeparatorProps) {
  return (
    <TextInput
      label={label}
      description={description}
      value={step.separator}
      onChange={({ currentTarget: { value } }) => onStep({ ...step, separator: value })}
    />
  );
}

function ReplaceFields({
  step,
  columns,
  onStep,
}: StepFieldsProps & { step: RecipeStep & { kind: 'replace' } }) {
  const [lines, setLines] = useState(() => pairLines(step.values));
  return (
    <>
      <OneColumn step={step} columns={columns} onStep={onStep} />
      <NewColumnField
        label="Into"
        placeholder="The same column"
        value={step.to ?? ''}
        onChange={(to) => onStep({ ...step, to: to === '' ? null : to })}
      />
      <Textarea
        className="all-columns"
        label="Values"
        description="One per line: device value = form value"
        placeholder={'OK = Pass\nMETAL = Reject'}
        autosize
        minRows={2}
        maxRows={12}
        value={lines}
        onChange={({ currentTarget: { value } }) => {
          setLines(value);
          onStep({ ...step, values: parsePairs(value) });
        }}
      />
      <Select
        label="Any other value"
        data={[
          { value: 'keep', label: 'stays as it is' },
          { value: 'empty', label: 'becomes empty' },
          { value: 'refuse', label: 'is an error' },
        ]}
        allowDeselect={false}
        value={step.others}
        onChange={(value) =>
          onStep({ ...step, others: value === 'empty' || value === 'refuse' ? value : 'keep' })
        }
      />
    </>
  );
}
