// What fills a question before it is answered: a calculation over other answers, or what was answered last.
import { Select, Switch } from '@mantine/core';
import { setFilledBy } from '#core/forms/draft/draft-questions.ts';
import type { DraftPart, DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { explainValue } from '#core/logic/explain.ts';
import { calculatedFor, mayBeCarried, whyNotCalculated } from '#core/questions/fills/fills.ts';
import type { Calculation, FilledBy } from '#core/questions/fills/schema.ts';
import { LogicField } from '#web/forms/editor/cards/logic-field.tsx';
import { useExplain } from '#web/forms/editor/rules/use-explain.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { m as fills } from '#core/questions/fills/texts.ts';
import { m } from './texts.ts';

export type FillFieldProps = Pick<DraftQuestion, 'id' | 'type' | 'questions' | 'filledBy'> & {
  part: DraftPart;
};

type Choice = FilledBy['from'] | 'nothing';

const firsts: Readonly<Record<Choice, FilledBy | undefined>> = {
  nothing: undefined,
  expression: { from: 'expression', expression: null },
  row: { from: 'row' },
  sheet: { from: 'sheet' },
};

export function FillField({ id, type, questions, filledBy, part }: FillFieldProps) {
  const editor = useEditorHandle();
  const { id: fieldId, error } = useField(id, 'filledBy');
  const current: Choice = filledBy?.from ?? 'nothing';
  const isOffered: Readonly<Record<Choice, boolean>> = {
    nothing: true,
    expression: calculatedFor(type) !== null,
    row: part === 'rows' && mayBeCarried(type, questions),
    sheet: mayBeCarried(type, questions),
  };
  const choices = (['nothing', 'expression', 'row', 'sheet'] as const).filter(
    (each) => isOffered[each] || each === current,
  );
  if (choices.length === 1) return null;
  const why = whyNotCalculated(type);
  const change = (next: FilledBy | undefined, typedIn: string | null = null) =>
    editor.change((now) => setFilledBy(now, id, next), typedIn);
  return (
    <>
      <Select
        id={fieldId}
        error={filledBy?.from === 'expression' ? null : error}
        label={t(m.filledBy)}
        description={why === null ? null : t(fills.cannotBeCalculated, { why })}
        allowDeselect={false}
        data={choices.map((value) => ({ value, label: t(m[value]) }))}
        value={current}
        onChange={(value) => value !== null && value !== current && change(firsts[value])}
      />
      {filledBy?.from === 'expression' && (
        <CalculationFields id={id} type={type} calculation={filledBy} onFilledBy={change} />
      )}
    </>
  );
}

type CalculationFieldsProps = Pick<DraftQuestion, 'id' | 'type'> & {
  calculation: Calculation;
  onFilledBy(filledBy: FilledBy, typedIn?: string): void;
};

function CalculationFields({ id, type, calculation, onFilledBy }: CalculationFieldsProps) {
  const explain = useExplain(explainValue);
  const { expression, editable = false } = calculation;
  const isCondition = calculatedFor(type)?.takes.includes('boolean') === true;
  return (
    <>
      <LogicField
        itemId={id}
        field="filledBy"
        label={t(m.calculation)}
        addLabel={t(m.build)}
        purpose={isCondition ? 'condition' : 'number'}
        value={expression}
        sentence={expression === null ? null : explain(expression)}
        onLogic={(logic) => onFilledBy({ ...calculation, expression: logic }, `${id}.filledBy`)}
      />
      <Switch
        label={t(m.editable)}
        description={t(m.editableMeans)}
        checked={editable}
        onChange={({ currentTarget: { checked } }) => {
          const { editable: _, ...only } = calculation;
          onFilledBy(checked ? { ...only, editable: true } : only);
        }}
      />
    </>
  );
}
