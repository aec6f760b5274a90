// The expanded card of an element: heading, text, or computed value.
import { Button, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { matrixOf, setMatrix } from '#core/forms/draft/draft-matrix.ts';
import { matrixOptionsLimit } from '#core/forms/groups/matrices.ts';
import { listText } from '#core/count-text.ts';
import { hasOptions, isMultiValue } from '#core/questions/types.ts';
import { changeElement, setAtLeastOne, setGroup } from '#core/forms/draft/draft-questions.ts';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import type { DraftElement, DraftPart } from '#core/forms/draft/form-draft.ts';
import { CardFooter } from './card-footer.tsx';
import { ConditionField } from './condition-field.tsx';
import { LogicField } from './logic-field.tsx';
import { PartField } from './part-field.tsx';
import { addRow, changeSeveral } from './item-actions.ts';
import { PictureField } from './picture-field.tsx';
import { useDraft, useEditorHandle } from '#web/forms/editor/use-editor.ts';
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
      {type === 'DESCRIPTION' && <PictureField element={element} />}
      {(type === 'CALCULATION' || type === 'AGGREGATION') && (
        <ComputedFields element={element} formula={sentence?.formula ?? null} />
      )}
      <PartField id={id} part={part} label={t(m.shown)} lock={null} />
      {type === 'HEADER' && <GroupField element={element} />}
      {type === 'HEADER' && <MatrixField element={element} />}
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

/** Whether the choices below it are a table, and what its rows are. */
function MatrixField({ element: { id, data } }: { element: DraftElement }) {
  const editor = useEditorHandle();
  const draft = useDraft();
  const matrix = matrixOf(draft, id);
  const [first] = matrix?.rows ?? [];
  return (
    <>
      <Switch
        label={t(m.asMatrix)}
        description={t(m.whatMatrixIs)}
        checked={data.matrix === true}
        onChange={({ currentTarget: { checked } }) => editor.change((now) => setMatrix(now, id, checked))}
      />
      {matrix !== null && (
        <>
          {first !== undefined && hasOptions(first.type) && (
            <Switch
              label={t(m.severalInEachRow)}
              checked={isMultiValue(first.type)}
              onChange={({ currentTarget: { checked } }) => changeSeveral(editor, id, checked)}
            />
          )}
          <p className="m-0 soft text-sm break">
            {first === undefined ? t(m.matrixHasNoRows) : t(m.rowsAre, rowsOf(matrix.rows))}
            {!matrix.isTable && ` ${t(m.tooManyForTable, { most: matrixOptionsLimit })}`}
          </p>
          <Button
            variant="default"
            size="xs"
            className="self-start"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => addRow(editor, id)}
          >
            {t(m.addRow)}
          </Button>
        </>
      )}
    </>
  );
}

function rowsOf(rows: readonly { text: string }[]) {
  return { count: rows.length, rows: listText(rows.map(({ text }) => text.trim() || t(m.rowWithoutTitle))) };
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
