// The expanded card of an element: heading, text, or computed value.
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { changeElement, setAtLeastOne, setGroup } from '#core/forms/draft/draft-questions.ts';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import type { DraftElement, DraftPart } from '#core/forms/draft/form-draft.ts';
import { CardFooter } from './card-footer.tsx';
import { ConditionField } from './condition-field.tsx';
import { LogicField } from './logic-field.tsx';
import { PartField } from './part-field.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type ElementFieldsProps = {
  element: DraftElement;
  part: DraftPart;
  sentence: DraftSentence | undefined;
};

export function ElementFields({ element, part, sentence }: ElementFieldsProps) {
  const { id, type, condition } = element;
  return (
    <>
      <LabelField element={element} />
      {(type === 'CALCULATION' || type === 'AGGREGATION') && (
        <ComputedFields element={element} formula={sentence?.formula ?? null} />
      )}
      <PartField id={id} part={part} label={t(m.shown)} lock={null} />
      {type === 'HEADER' && <GroupField element={element} />}
      <ConditionField id={id} condition={condition} sentence={sentence} isQuestion={false} />
      <CardFooter id={id} part={part} />
    </>
  );
}

function LabelField({ element: { id, type, data } }: { element: DraftElement }) {
  const editor = useEditorHandle();
  const field = useField(id, 'label');
  const onText = (label: string) => editor.change((now) => changeElement(now, id, { label }), field.id);
  if (type === 'DESCRIPTION') {
    return (
      <Textarea
        {...field}
        label={t(m.text)}
        description={t(m.markdownBoldItalicHeadingList)}
        autosize
        minRows={4}
        maxRows={20}
        value={data.label}
        onChange={({ currentTarget: { value } }) => onText(value)}
      />
    );
  }
  return (
    <TextInput
      {...field}
      label={type === 'HEADER' ? t(m.heading) : t(common.name)}
      placeholder={type === 'HEADER' ? t(m.whatComesNext) : t(m.whatItCalculatesSuchAs)}
      value={data.label}
      onChange={({ currentTarget: { value } }) => onText(value)}
    />
  );
}

/** Whether its condition is that of everything below it, and whether one of the questions there has to be answered. */
function GroupField({ element: { id, data } }: { element: DraftElement }) {
  const editor = useEditorHandle();
  const isOn = data.group === true;
  return (
    <>
      <Switch
        label={t(m.showOrHideTogether)}
        description={t(m.conditionCountsForAll)}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => editor.change((now) => setGroup(now, id, checked))}
      />
      {isOn && (
        <Switch
          label={t(m.atLeastOne)}
          description={t(m.ofThoseThatAreAsked)}
          checked={data.atLeastOne === true}
          onChange={({ currentTarget: { checked } }) =>
            editor.change((now) => setAtLeastOne(now, id, checked))
          }
        />
      )}
    </>
  );
}

const aggregations = [
  { value: 'SUM', label: t(m.sum) },
  { value: 'AVG', label: t(m.average) },
  { value: 'MIN', label: t(m.minimum) },
  { value: 'MAX', label: t(m.maximum) },
] as const;

function ComputedFields({ element, formula }: { element: DraftElement; formula: string | null }) {
  const editor = useEditorHandle();
  const { id, type, data } = element;
  const aggregationField = useField(id, 'aggregation');
  const defaultField = useField(id, 'defaultValue');
  return (
    <>
      <LogicField
        itemId={id}
        field="formula"
        label={t(m.formula)}
        addLabel={t(m.addFormula)}
        purpose="number"
        value={data.formula ?? null}
        sentence={formula}
        onLogic={(logic) =>
          editor.change((now) => changeElement(now, id, { formula: logic }), `${id}.formula`)
        }
      />
      <div className="grid items-start gap-16 two-columns narrow-one-column">
        {type === 'AGGREGATION' && (
          <Select
            {...aggregationField}
            label={t(m.aggregation)}
            description={t(m.overResultsOfFormulaIn)}
            required
            allowDeselect={false}
            data={[...aggregations]}
            value={data.aggregation ?? null}
            onChange={(value) =>
              value !== null && editor.change((now) => changeElement(now, id, { aggregation: value }))
            }
          />
        )}
        <TextInput
          {...defaultField}
          label={t(m.defaultText)}
          description={t(m.shownWhileThereIsNothing)}
          value={data.defaultValue ?? ''}
          onChange={({ currentTarget: { value } }) =>
            editor.change((now) => changeElement(now, id, { defaultValue: value || null }), defaultField.id)
          }
        />
      </div>
    </>
  );
}
