// The condition that keeps or drops rows: three fields, or JSON-logic for complex ones.
import { Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { logic } from '#core/logic/schema.ts';
import { type RecipeStep } from '#core/transforms/schema.ts';
import { conditionOf, readCondition, type RowCondition, rowOperators } from '#core/transforms/step-kinds.ts';
import { ColumnField } from './column-fields.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type FilterStep = RecipeStep & { kind: 'filter' };
export type ConditionFieldsProps = {
  step: FilterStep;
  columns: readonly string[];
  onStep(step: FilterStep): void;
};

export function ConditionFields({ step, columns, onStep }: ConditionFieldsProps) {
  const [plain, setPlain] = useState(() => readCondition(step.condition));
  const change = (changes: Partial<RowCondition>) => {
    if (plain === null) return;
    const next = { ...plain, ...changes };
    setPlain(next);
    onStep({ ...step, condition: conditionOf(next) });
  };
  return (
    <>
      <Select
        label={t(m.rows)}
        data={[
          { value: 'keep', label: t(m.keepThose) },
          { value: 'drop', label: t(m.dropThose) },
        ]}
        allowDeselect={false}
        value={step.rows}
        onChange={(value) => onStep({ ...step, rows: value === 'drop' ? 'drop' : 'keep' })}
      />
      {plain === null ? (
        <ConditionText step={step} onStep={onStep} />
      ) : (
        <>
          <ColumnField
            label={t(m.whose)}
            columns={columns}
            value={plain.column}
            onChange={(column) => change({ column })}
          />
          <Select
            label={t(m.condition)}
            data={[...rowOperators]}
            allowDeselect={false}
            value={plain.operator}
            onChange={(value) =>
              change({ operator: rowOperators.find((each) => each.value === value)?.value ?? 'is' })
            }
          />
          {plain.operator !== 'filled' && plain.operator !== 'empty' && (
            <TextInput
              label={t(m.value)}
              value={plain.value}
              inputMode={plain.operator === 'above' || plain.operator === 'below' ? 'decimal' : 'text'}
              error={isNoNumber(plain) ? t(m.thisIsNotNumber) : undefined}
              onChange={({ currentTarget: { value } }) => change({ value })}
            />
          )}
        </>
      )}
    </>
  );
}

function isNoNumber({ operator, value }: RowCondition): boolean {
  return (
    (operator === 'above' || operator === 'below') && (value.trim() === '' || Number.isNaN(Number(value)))
  );
}

function ConditionText({ step, onStep }: Omit<ConditionFieldsProps, 'columns'>) {
  const [text, setText] = useState(() => JSON.stringify(step.condition, null, 2));
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Textarea
      className="all-columns"
      label={t(m.condition)}
      description={t(m.jsonLogicWhoseVariablesAre)}
      autosize
      maxRows={12}
      value={text}
      error={isWrong ? t(m.thisIsNotValidJson) : undefined}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        const condition = parsed(value);
        setIsWrong(condition === null);
        if (condition !== null) onStep({ ...step, condition });
      }}
    />
  );
}

function parsed(text: string): z.infer<typeof logic> | null {
  try {
    return logic.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
