// A chart or number as on the dashboard: a saved widget of the form, a question, or a widget that only this report has.
import { Switch } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import type { SectionDraftOf } from '#core/reports/own/design-draft.ts';
import type { WidgetSource } from '#core/reports/own/sources.ts';
import { lookOf } from '#core/widgets/chart/look.ts';
import {
  draftOfWidget,
  newWidgetDraft,
  type WidgetDraft,
  widgetDraftIssues,
  noDefinition,
} from '#core/widgets/widget-draft.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import type { FieldsOf } from './fields-of.ts';
import { sectionField } from '../half-built.ts';
import { useBuilder, useField, useStoredPartial } from '../use-builder.ts';
import { sectionTitle } from '../section-look.tsx';
import { TitleField } from './title-field.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type WidgetSection = SectionDraftOf<'widget'>;

export function WidgetSectionFields({ section, path, onChange }: FieldsOf<WidgetSection>) {
  const { form } = useBuilder();
  const { source } = section;
  const place = source.from === 'question' ? `${path}.source.question` : `${path}.source.widget`;
  const choose = (value: string | null) => {
    const next = sourceOf(value);
    if (next !== null) onChange({ ...section, source: next });
  };
  const known = { questions: filteredQuestions(form), widgets: form.widgets };
  return (
    <>
      <SearchSelect
        {...useField(place)}
        label={t(m.whatItShows)}
        placeholder={t(m.chooseQuestionOrWidget)}
        nothingFoundMessage={t(m.nothingMatches)}
        data={[
          { group: t(m.thisReport), items: [{ value: 'own', label: t(m.widgetOfThisReport) }] },
          {
            group: t(m.widgetsOfForm),
            items: form.widgets.map(({ id, title }) => ({ value: `widget:${id}`, label: title })),
          },
          {
            group: t(m.questions),
            items: known.questions
              .filter(({ context, entriesOf }) => entriesOf === undefined || !context)
              .map(({ id, text }) => ({ value: `question:${id}`, label: text })),
          },
        ].filter(({ items }) => items.length > 0)}
        value={keyOf(source)}
        allowDeselect={false}
        onChange={choose}
      />
      {source.from === 'own' ? (
        <OwnWidget section={section} source={source} path={path} onChange={onChange} />
      ) : (
        <TitleField
          path={path}
          value={section.title}
          placeholder={sectionTitle({ ...section, title: '' }, known)}
          onChange={(title) => onChange({ ...section, title }, 'title')}
        />
      )}
      <Switch
        label={t(m.itsNumbersAsTableBelow)}
        checked={section.showsTable}
        onChange={({ currentTarget }) => onChange({ ...section, showsTable: currentTarget.checked })}
      />
    </>
  );
}

function keyOf(source: WidgetSource): string | null {
  if (source.from === 'own') return 'own';
  const id = source.from === 'question' ? source.question : source.widget;
  return id === null ? null : `${source.from}:${id}`;
}

function sourceOf(value: string | null): WidgetSource | null {
  if (value === null) return null;
  // How many rows there are, as a new widget of a dashboard.
  if (value === 'own') return { from: 'own', definition: { ...noDefinition, map: 1, aggregation: 'COUNT' } };
  const [from, id = null] = value.split(':');
  return from === 'widget' ? { from, widget: id } : { from: 'question', question: id };
}

type OwnWidgetProps = FieldsOf<WidgetSection> & { source: Extract<WidgetSource, { from: 'own' }> };

/** The fields of the widget builder. Its type is chosen before the fields that say so. */
function OwnWidget({ section, source, path, onChange }: OwnWidgetProps) {
  const { form, issues, WidgetFields } = useBuilder();
  const { definition } = source;
  const { title, key } = section;
  const [type, setType] = useState<WidgetDraft['type'] | null>(null);
  const stored = {
    map: useStoredPartial(sectionField(key, 'map')),
    filter: useStoredPartial(sectionField(key, 'filter')),
  };
  const [isFilterUnfinished, setUnfinished] = useState(stored.filter.partial !== null);
  const draft = useMemo<WidgetDraft>(() => {
    const isNew = Object.values(definition).every((value) => value === null);
    const drawn = isNew
      ? { ...newWidgetDraft(key), title }
      : draftOfWidget({ ...definition, id: key, title, widgetOrder: null, hidden: false });
    return { ...drawn, type: type ?? drawn.type, isFilterUnfinished };
  }, [definition, key, title, type, isFilterUnfinished]);
  const isDue = [...issues.keys()].some((each) => each.startsWith(`${path}.source`));
  const shown = widgetDraftIssues({ ...draft, title: t(m.widget) }, filteredQuestions(form));
  return (
    <div
      className="stack rounded-10 on-sunken gap-16"
      style={{ padding: '0.875rem' }}
      data-path={`${path}.source.definition`}
    >
      <Suspense fallback={<Loading />}>
        <WidgetFields
          draft={draft}
          questions={filteredQuestions(form)}
          issues={isDue ? shown : none}
          stored={stored}
          onChange={(next) => {
            setType(next.type);
            setUnfinished(next.isFilterUnfinished);
            const { map, filter, aggregation, groupByQuestion, placeQuestion, entriesQuestion } = next;
            const look = lookOf(next);
            const made = {
              map,
              filter,
              aggregation,
              groupByQuestion,
              placeQuestion,
              entriesQuestion,
              ...look,
            };
            onChange({ ...section, title: next.title, source: { from: 'own', definition: made } }, 'own');
          }}
        />
      </Suspense>
    </div>
  );
}

const none: ReturnType<typeof widgetDraftIssues> = new Map();
