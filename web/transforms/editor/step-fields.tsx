// The fields of a step, by its kind.
import { Autocomplete, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dateFormats } from '#core/time/date-format.ts';
import type { RecipeStep } from '#core/transforms/schema.ts';
import { ColumnField, ColumnsField, NewColumnField, NewColumnsField } from './column-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { pairLines, parsePairs } from './pair-lines.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

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
          <NewColumnField label={t(m.newName)} value={step.to} onChange={(to) => onStep({ ...step, to })} />
        </>
      );
    case 'dateTime':
      return <DateTimeFields step={step} columns={columns} onStep={onStep} />;
    case 'number':
      return (
        <>
          <SomeColumns step={step} columns={columns} onStep={onStep} />
          <Select
            label={t(m.decimalsBehind)}
            data={[
              { value: ',', label: t(m.commaNumbers) },
              { value: '.', label: t(m.pointNumbers) },
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
          <SeparatorField label={t(m.at)} description={t(m.separator)} step={step} onStep={onStep} />
          <NewColumnsField
            label={t(m.into)}
            value={step.into}
            onChange={(into) => onStep({ ...step, into })}
          />
        </>
      );
    case 'join':
      return (
        <>
          <SomeColumns step={step} columns={columns} onStep={onStep} />
          <SeparatorField label={t(m.withText)} description={t(m.separator)} step={step} onStep={onStep} />
          <IntoColumn step={step} onStep={onStep} />
        </>
      );
    case 'set':
      return (
        <>
          <NewColumnField
            label={t(m.column)}
            value={step.column}
            onChange={(column) => onStep({ ...step, column })}
          />
          <TextInput
            label={t(m.value)}
            value={step.value}
            onChange={({ currentTarget: { value } }) => onStep({ ...step, value })}
          />
        </>
      );
    case 'filter':
      return <ConditionFields step={step} columns={columns} onStep={onStep} />;
    case 'columnsToRows':
      return <ColumnsToRowsFields step={step} columns={columns} onStep={onStep} />;
    default:
      return step satisfies never;
  }
}

/** The kinds of steps with such a field. */
type FieldsOf<Field> = Omit<StepFieldsProps, 'step'> & { step: Extract<RecipeStep, Field> };

function OneColumn({ step, columns, onStep }: FieldsOf<{ column: string }>) {
  return (
    <ColumnField
      label={t(m.column)}
      columns={columns}
      value={step.column}
      onChange={(column) => onStep({ ...step, column })}
    />
  );
}

function SomeColumns({ step, columns, onStep }: FieldsOf<{ columns: string[] }>) {
  return (
    <ColumnsField
      label={t(m.columns)}
      columns={columns}
      value={step.columns}
      onChange={(value) => onStep({ ...step, columns: value })}
    />
  );
}

function IntoColumn({ step, onStep }: Omit<FieldsOf<{ to: string }>, 'columns'>) {
  return <NewColumnField label={t(m.into)} value={step.to} onChange={(to) => onStep({ ...step, to })} />;
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

function DateTimeFields({ step, columns, onStep }: FieldsOf<{ kind: 'dateTime' }>) {
  return (
    <>
      <ColumnField
        label={t(common.date)}
        columns={columns}
        value={step.date}
        onChange={(date) => onStep({ ...step, date })}
      />
      <ColumnField
        label={t(m.time)}
        placeholder={t(m.inSameColumn)}
        isOptional
        columns={columns}
        value={step.time ?? ''}
        onChange={(time) => onStep({ ...step, time: time === '' ? null : time })}
      />
      <Autocomplete
        label={t(m.format)}
        description={step.time === null ? t(m.ofDate) : t(m.ofBothWithSpaceBetween)}
        data={formats}
        value={step.format}
        onChange={(format) => onStep({ ...step, format })}
      />
      <IntoColumn step={step} onStep={onStep} />
    </>
  );
}

function ColumnsToRowsFields({ step, columns, onStep }: FieldsOf<{ kind: 'columnsToRows' }>) {
  return (
    <>
      <SomeColumns step={step} columns={columns} onStep={onStep} />
      <NewColumnField
        label={t(m.theirNamesInto)}
        value={step.nameTo}
        onChange={(nameTo) => onStep({ ...step, nameTo })}
      />
      <NewColumnField
        label={t(m.theirValuesInto)}
        value={step.valueTo}
        onChange={(valueTo) => onStep({ ...step, valueTo })}
      />
      <Switch
        className="all-columns"
        label={t(m.noRowForEmptyValue)}
        checked={step.skipsEmpty}
        onChange={({ currentTarget: { checked } }) => onStep({ ...step, skipsEmpty: checked })}
      />
    </>
  );
}

function ReplaceFields({ step, columns, onStep }: FieldsOf<{ kind: 'replace' }>) {
  const [lines, setLines] = useState(() => pairLines(step.values));
  return (
    <>
      <OneColumn step={step} columns={columns} onStep={onStep} />
      <NewColumnField
        label={t(m.into)}
        placeholder={t(m.sameColumn)}
        value={step.to ?? ''}
        onChange={(to) => onStep({ ...step, to: to === '' ? null : to })}
      />
      <Textarea
        className="all-columns"
        label={t(m.values)}
        description={t(m.onePerLineDeviceValue)}
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
        label={t(m.anyOtherValue)}
        data={[
          { value: 'keep', label: t(m.staysAsItIs) },
          { value: 'empty', label: t(m.becomesEmpty) },
          { value: 'refuse', label: t(m.isError) },
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
