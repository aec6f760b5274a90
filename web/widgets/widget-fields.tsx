// The fields of a widget as questions in plain words: what is measured, grouped by what, over what time, drawn as what, of which
// rows. Each answer leads to a widget that can be drawn.
import { TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { nameLimit } from '#core/forms/schema.ts';
import { type FilteredQuestion, questionsWithin } from '#core/forms/filtered-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import {
  changeChart,
  changeGrain,
  changeGroup,
  changeMeasure,
  changeSplit,
  drawnChart,
  measuredQuestion,
  measureNames,
  measureOf,
  measures,
  offeredCharts,
} from '#core/widgets/builder-answers.ts';
import { grainNames } from '#core/widgets/chart/labels.ts';
import { timeGrains } from '#core/widgets/chart/look.ts';
import { entriesQuestions, isFilterType, isFormulaType } from '#core/widgets/widget-issues.ts';
import type { WidgetField } from '#core/widgets/unfinished-widget.ts';
import {
  changeEntries,
  changeFilter,
  colouringQuestions,
  groupingQuestions,
  placeQuestions,
  type WidgetDraft,
} from '#core/widgets/widget-draft.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { ChartChoice } from './chart-choice.tsx';
import { ChoiceOf, choicesOf, columns } from './choice-of.tsx';
import { FormulaField } from './formula-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/widgets/texts.ts';
import { m } from './texts.ts';
import type { StoredPartial } from '#web/logic/use-builder.ts';

const LogicBuilder = lazyPart(() => import('#web/logic/logic-builder.tsx').then((it) => it.LogicBuilder));

export type WidgetFieldsProps = {
  draft: WidgetDraft;
  /** All questions that rows and their entries may answer. */
  questions: readonly FilteredQuestion[];
  /** The issues, if they are due. */
  issues: ReadonlyMap<WidgetField, string>;
  /** Where half-built expressions are stored; by default nowhere. */
  stored?: Readonly<Record<'map' | 'filter', StoredPartial>>;
  onChange(draft: WidgetDraft): void;
};

export function WidgetFields(props: WidgetFieldsProps) {
  const { draft, questions: known, issues, onChange } = props;
  const questions = questionsWithin(known, draft.entriesQuestion);
  const asksCatalog = questions.some(({ type }) => isCatalogType(type));
  const { data: catalog } = useRead(catalogQuery, { enabled: asksCatalog });
  const within = { ...props, questions, catalog };
  return (
    <>
      <TextInput
        {...firstField}
        wrapperProps={{ 'data-field': 'title' }}
        label={t(common.name)}
        maxLength={nameLimit}
        value={draft.title}
        onChange={({ currentTarget }) => onChange({ ...draft, title: currentTarget.value })}
        error={issues.get('title')}
      />
      <EntriesField {...props} />
      {draft.type === 'map' ? (
        <PlaceFields {...within} />
      ) : (
        <>
          <MeasureFields {...within} />
          {draft.aggregation !== null && <GroupFields {...within} />}
        </>
      )}
      <ChartChoice
        charts={offeredCharts(draft, questions)}
        value={drawnChart(draft, questions)}
        error={issues.get('chart')}
        onChange={(chart) => onChange(changeChart(draft, chart, questions))}
      />
      {draft.type !== 'map' && <NumberFields draft={draft} issues={issues} onChange={onChange} />}
      <FilterField {...within} />
    </>
  );
}

type WithinProps = WidgetFieldsProps & { catalog: Parameters<typeof FormulaField>[0]['catalog'] };

const ofFormula = 'formula';

/** What is measured: how many rows there are, or something of the numbers of a question or a formula. */
function MeasureFields({ draft, questions, issues, catalog, stored, onChange }: WithinProps) {
  const measure = measureOf(draft);
  const measured = measuredQuestion(draft);
  const [wantsFormula, setWantsFormula] = useState(measure !== 'COUNT' && measured === null);
  const isFormula = wantsFormula || measured === null;
  const numbers = questions.filter(({ type }) => isFormulaType(type));
  return (
    <>
      <div className="grid gap-12" style={columns}>
        <ChoiceOf
          field="aggregation"
          label={t(both.measured)}
          data={measures.map((value) => ({
            value,
            label:
              value === 'COUNT' && draft.entriesQuestion != null
                ? t(both.countOfEntries)
                : measureNames[value],
          }))}
          value={measure}
          onChoose={(value) =>
            onChange(changeMeasure(draft, measures.find((each) => each === value) ?? 'COUNT', questions))
          }
          error={issues.get('aggregation')}
        />
        {measure !== 'COUNT' && (
          <ChoiceOf
            field="map"
            label={t(both.measuredOf)}
            isSearched
            data={[...choicesOf(numbers), { value: ofFormula, label: t(both.ofFormula) }]}
            value={isFormula ? ofFormula : measured}
            onChoose={(value) => {
              setWantsFormula(value === ofFormula);
              if (value !== ofFormula) onChange({ ...draft, map: { var: value } });
            }}
            error={isFormula ? undefined : issues.get('map')}
          />
        )}
      </div>
      {measure !== 'COUNT' && isFormula && (
        <FormulaField
          key={draft.entriesQuestion}
          value={draft.map}
          questions={questions}
          catalog={catalog}
          error={issues.get('map')}
          stored={stored?.map}
          onChange={(map) => onChange({ ...draft, map })}
        />
      )}
    </>
  );
}

/** How the rows are grouped: by the answers to a question, divided by those to another, and by time. */
function GroupFields({ draft, questions, issues, onChange }: WithinProps) {
  const groups = choicesOf(groupingQuestions(questions));
  const { groupByQuestion, splitQuestion = null, timeGrain = null } = draft;
  const nothing = { value: '', label: t(both.byNothing) };
  return (
    <div className="grid gap-12" style={columns}>
      <ChoiceOf
        field="groupByQuestion"
        label={t(both.groupedBy)}
        isSearched
        nothingFoundMessage={t(m.noMatchingQuestionCanBe)}
        data={[nothing, ...groups]}
        value={groupByQuestion ?? ''}
        onChoose={(value) => onChange(changeGroup(draft, value || null, questions))}
        error={issues.get('groupByQuestion')}
      />
      {groupByQuestion !== null && timeGrain === null && (
        <ChoiceOf
          field="splitQuestion"
          label={t(both.dividedBy)}
          isSearched
          nothingFoundMessage={t(m.noMatchingQuestionCanBe)}
          data={[nothing, ...groups.filter(({ value }) => value !== groupByQuestion)]}
          value={splitQuestion ?? ''}
          onChoose={(value) => onChange(changeSplit(draft, value || null, questions))}
          error={issues.get('splitQuestion')}
        />
      )}
      <ChoiceOf
        field="timeGrain"
        label={t(both.overTime)}
        data={[
          { value: '', label: t(both.overAllTime) },
          ...timeGrains.map((value) => ({ value, label: grainNames[value] })),
        ]}
        value={timeGrain ?? ''}
        onChoose={(value) =>
          onChange(changeGrain(draft, timeGrains.find((each) => each === value) ?? null, questions))
        }
        error={issues.get('timeGrain')}
      />
    </div>
  );
}

/** What counts: rows, or the entries of a question, where the form has such questions. */
function EntriesField({ draft, questions, issues, onChange }: WidgetFieldsProps) {
  const owners = entriesQuestions(questions);
  if (owners.length === 0) return null;
  return (
    <ChoiceOf
      field="entriesQuestion"
      label={t(both.counts)}
      data={[
        { value: '', label: t(both.rows) },
        ...owners.map(({ id, text }) => ({ value: id, label: t(both.entriesIn, { question: text }) })),
      ]}
      value={draft.entriesQuestion ?? ''}
      onChoose={(value) => onChange(changeEntries(draft, value || null, questions))}
      error={issues.get('entriesQuestion')}
    />
  );
}

function PlaceFields({ draft, questions, issues, onChange }: WithinProps) {
  return (
    <div className="grid gap-12" style={columns}>
      <ChoiceOf
        field="placeQuestion"
        label={t(both.placesOf)}
        placeholder={t(m.chooseQuestion)}
        data={choicesOf(placeQuestions(questions))}
        value={draft.placeQuestion ?? null}
        onChoose={(placeQuestion) => onChange({ ...draft, placeQuestion })}
        error={issues.get('placeQuestion')}
      />
      <ChoiceOf
        field="groupByQuestion"
        label={t(both.colourBy)}
        data={[{ value: '', label: t(both.noColours) }, ...choicesOf(colouringQuestions(questions))]}
        value={draft.groupByQuestion ?? ''}
        onChoose={(value) => onChange({ ...draft, groupByQuestion: value || null })}
        error={issues.get('groupByQuestion')}
      />
    </div>
  );
}

/** Which rows count: all, until somebody wants a condition. */
function FilterField({ draft, questions, catalog, issues, stored, onChange }: WithinProps) {
  const [isOpen, setIsOpen] = useState(draft.filter !== null || draft.isFilterUnfinished);
  const [begins, setBegins] = useState(false);
  if (!isOpen)
    return (
      <div data-field="filter">
        <TextButton
          isOpen={false}
          onClick={() => {
            setIsOpen(true);
            setBegins(true);
          }}
        >
          {draft.entriesQuestion == null ? t(m.countSomeRows) : t(m.countSomeEntries)}
        </TextButton>
      </div>
    );
  return (
    <div data-field="filter">
      <Suspense fallback={<Loading />}>
        <LogicBuilder
          key={draft.entriesQuestion}
          label={draft.entriesQuestion == null ? t(m.filterOnlyRowsWhere) : t(m.filterOnlyEntriesWhere)}
          purpose="condition"
          value={draft.filter}
          questions={questions}
          mayUse={mayFilter}
          catalog={catalog}
          begins={begins}
          error={issues.get('filter')}
          {...(stored && { stored: stored.filter })}
          onChange={(filter, finish) => onChange(changeFilter(draft, filter, finish === 'unfinished'))}
        />
      </Suspense>
    </div>
  );
}

function mayFilter({ type }: Pick<Question, 'type'>): boolean {
  return isFilterType(type);
}
