// The fields of a widget: name, type, formula, filter, and aggregation.
import type { WidgetField } from '#core/widgets/widget-issues.ts';
import { SegmentedControl, Select, type SelectProps, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { nameLimit } from '#core/forms/schema.ts';
import { type FilteredQuestion, questionsWithin } from '#core/forms/filtered-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { checkFormula } from '#core/logic/check.ts';
import { entriesQuestions, isFilterType, isFormulaType } from '#core/widgets/widget-issues.ts';
import { aggregationHint, aggregationNames, widgetTypeHint, widgetTypeNames } from '#core/widgets/labels.ts';
import { aggregations, type WidgetType, widgetTypes } from '#core/widgets/schema.ts';
import {
  changeAggregation,
  changeEntries,
  changeFilter,
  changeWidgetType,
  colouringQuestions,
  groupingQuestions,
  placeQuestions,
  type WidgetDraft,
} from '#core/widgets/widget-draft.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
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

export function WidgetFields({ draft, questions: known, issues, stored, onChange }: WidgetFieldsProps) {
  const questions = questionsWithin(known, draft.entriesQuestion);
  const asksCatalog = questions.some(({ type }) => isCatalogType(type));
  const { data: catalog } = useRead(catalogQuery, { enabled: asksCatalog });
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
      <div className="grid justify-items-start gap-4">
        <span className="weight-550" id="widget-type">
          {t(common.type)}
        </span>
        <SegmentedControl
          aria-labelledby="widget-type"
          value={draft.type}
          onChange={(type) => onChange(changeWidgetType(draft, type))}
          data={typesFor(questions)}
        />
        <span className="faint text-xs">{widgetTypeHint(draft)}</span>
      </div>
      <EntriesField draft={draft} questions={known} issues={issues} onChange={onChange} />
      {draft.type === 'map' && (
        <PlaceFields draft={draft} questions={questions} issues={issues} onChange={onChange} />
      )}
      {(draft.type === 'summary' || draft.type === 'bar') && (
        <div className="grid gap-12" style={columns}>
          <ChoiceOf
            field="aggregation"
            label={t(m.aggregation)}
            placeholder={t(m.chooseOne)}
            description={aggregationHint(draft)}
            data={aggregations.map((value) => ({ value, label: aggregationNames[value] }))}
            value={draft.aggregation}
            onChoose={(value) =>
              onChange(changeAggregation(draft, aggregations.find((each) => each === value) ?? null))
            }
            error={issues.get('aggregation')}
          />
          {draft.type === 'bar' && (
            <ChoiceOf
              field="groupByQuestion"
              label={t(m.groupBy)}
              placeholder={t(m.chooseQuestion)}
              isSearched
              nothingFoundMessage={t(m.noMatchingQuestionCanBe)}
              data={choicesOf(groupingQuestions(questions))}
              value={draft.groupByQuestion}
              onChoose={(groupByQuestion) => onChange({ ...draft, groupByQuestion })}
              error={issues.get('groupByQuestion')}
            />
          )}
        </div>
      )}
      <Suspense fallback={<Loading />}>
        {draft.type !== 'map' && (
          <div data-field="map">
            <LogicBuilder
              key={draft.entriesQuestion}
              label={t(m.formula)}
              purpose="number"
              value={draft.map}
              questions={questions}
              mayUse={mayCalculate}
              check={checkFormula}
              catalog={catalog}
              error={issues.get('map')}
              {...(stored && { stored: stored.map })}
              onChange={(map) => onChange({ ...draft, map })}
            />
          </div>
        )}
        <div data-field="filter">
          <LogicBuilder
            key={draft.entriesQuestion}
            label={draft.entriesQuestion == null ? t(m.filterOnlyRowsWhere) : t(m.filterOnlyEntriesWhere)}
            purpose="condition"
            value={draft.filter}
            questions={questions}
            mayUse={mayFilter}
            catalog={catalog}
            error={issues.get('filter')}
            {...(stored && { stored: stored.filter })}
            onChange={(filter, finish) => onChange(changeFilter(draft, filter, finish === 'unfinished'))}
          />
        </div>
      </Suspense>
    </>
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

function PlaceFields({ draft, questions, issues, onChange }: WidgetFieldsProps) {
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
      <Select
        wrapperProps={{ 'data-field': 'groupByQuestion' }}
        label={t(both.colourBy)}
        placeholder={t(both.noColours)}
        clearable
        data={choicesOf(colouringQuestions(questions))}
        value={draft.groupByQuestion}
        onChange={(groupByQuestion) => onChange({ ...draft, groupByQuestion })}
        error={issues.get('groupByQuestion')}
      />
    </div>
  );
}

type ChoiceOfProps = Omit<SelectProps, 'onChange'> & {
  field: WidgetField;
  /** There may be many. */
  isSearched?: boolean;
  onChoose(value: string): void;
};

/** One of several; it can be changed but not cleared. */
function ChoiceOf({ field, isSearched = false, onChoose, ...props }: ChoiceOfProps) {
  const Field = isSearched ? SearchSelect : Select;
  return (
    <Field
      {...props}
      wrapperProps={{ 'data-field': field }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      onChange={(value) => value !== null && onChoose(value)}
    />
  );
}

const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' };

/** A map only where the form asks for a place. */
function typesFor(questions: readonly Question[]): { value: WidgetType; label: string }[] {
  const offered = widgetTypes.filter((type) => type !== 'map' || placeQuestions(questions).length > 0);
  return offered.map((value) => ({ value, label: widgetTypeNames[value] }));
}

function choicesOf(questions: readonly Question[]): { value: string; label: string }[] {
  return questions.map(({ id, text }) => ({ value: id, label: text }));
}

function mayCalculate({ type }: Pick<Question, 'type'>): boolean {
  return isFormulaType(type);
}

function mayFilter({ type }: Pick<Question, 'type'>): boolean {
  return isFilterType(type);
}
