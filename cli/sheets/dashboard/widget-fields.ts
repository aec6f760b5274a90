// The fields of the form for a custom widget, by its type.
import { type FilteredQuestion, questionsWithin } from '#core/forms/filtered-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import { entriesQuestions, isFormulaType } from '#core/widgets/widget-issues.ts';
import { aggregationNames, widgetTypeNames } from '#core/widgets/labels.ts';
import { type Aggregation, aggregations, type WidgetType, widgetTypes } from '#core/widgets/schema.ts';
import {
  changeEntries,
  changeWidgetType,
  colouringQuestions,
  groupingQuestions,
  placeQuestions,
  type WidgetDraft,
} from '#core/widgets/widget-draft.ts';
import { choiceField, type Field } from '#cli/terminal/input/form.tsx';
import { textToType } from './typed-expression.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as widgetsTexts } from '#core/widgets/texts.ts';
import { m } from './texts.ts';

export type Typed = { map: string; filter: string };

type Editing = {
  draft: WidgetDraft;
  typed: Typed;
  /** All questions that rows and their entries may answer. */
  questions: readonly FilteredQuestion[];
  setDraft(draft: WidgetDraft): void;
  setTyped(typed: Typed): void;
};

export function fieldsOf({ draft, typed, questions: known, setDraft, setTyped }: Editing): Field[] {
  const questions = questionsWithin(known, draft.entriesQuestion);
  const aggregation = choiceField<Aggregation | null>({
    path: 'aggregation',
    label: t(m.aggregation),
    value: draft.aggregation,
    choices: [
      { value: null, label: t(m.chooseOne) },
      ...aggregations.map((value) => ({ value, label: aggregationNames[value] })),
    ],
    onChange: (value) => setDraft({ ...draft, aggregation: value }),
  });
  const grouping = choiceField<string | null>({
    path: 'groupByQuestion',
    label: t(m.groupBy),
    value: draft.groupByQuestion,
    choices: [{ value: null, label: t(m.chooseOne) }, ...named(groupingQuestions(questions))],
    onChange: (value) => setDraft({ ...draft, groupByQuestion: value }),
  });
  const places = choiceField<string | null>({
    path: 'placeQuestion',
    label: t(widgetsTexts.placesOf),
    value: draft.placeQuestion ?? null,
    choices: [{ value: null, label: t(m.chooseOne) }, ...named(placeQuestions(questions))],
    onChange: (value) => setDraft({ ...draft, placeQuestion: value }),
  });
  const colours = choiceField<string | null>({
    path: 'groupByQuestion',
    label: t(widgetsTexts.colourBy),
    value: draft.groupByQuestion,
    choices: [{ value: null, label: t(widgetsTexts.noColours) }, ...named(colouringQuestions(questions))],
    onChange: (value) => setDraft({ ...draft, groupByQuestion: value }),
  });
  const formula: Field = {
    path: 'map',
    label: t(m.formula),
    value: typed.map,
    placeholder: exampleOf(
      questions.filter(({ type }) => isFormulaType(type)),
      ' * 2',
      draft.entriesQuestion == null ? 'rows' : 'entries',
    ),
    onChange: (map) => setTyped({ ...typed, map }),
  };
  const choices: Readonly<Record<WidgetType, Field[]>> = {
    line: [formula],
    summary: [formula, aggregation],
    bar: [formula, aggregation, grouping],
    map: [places, colours],
  };
  return [
    {
      path: 'title',
      label: t(common.name),
      value: draft.title,
      onChange: (title) => setDraft({ ...draft, title }),
    },
    choiceField({
      path: 'type',
      label: t(common.type),
      value: draft.type,
      choices: widgetTypes
        .filter((type) => type !== 'map' || placeQuestions(questions).length > 0)
        .map((value) => ({ value, label: widgetTypeNames[value] })),
      onChange: (type) => setDraft(changeWidgetType(draft, type)),
    }),
    ...entriesFields({ draft, questions: known, setDraft }),
    ...choices[draft.type],
    {
      path: 'filter',
      label: draft.entriesQuestion == null ? t(m.rowsThatCountTitle) : t(m.entriesThatCountTitle),
      value: typed.filter,
      placeholder: 'all of them, or a condition such as [Title] = "text" and [Number] > 5',
      onChange: (filter) => setTyped({ ...typed, filter }),
    },
  ];
}

/** What counts: rows, or the entries of a question, where the form has such questions. */
function entriesFields({
  draft,
  questions,
  setDraft,
}: Pick<Editing, 'draft' | 'questions' | 'setDraft'>): Field[] {
  const owners = entriesQuestions(questions);
  if (owners.length === 0) return [];
  return [
    choiceField<string | null>({
      path: 'entriesQuestion',
      label: t(widgetsTexts.counts),
      value: draft.entriesQuestion ?? null,
      choices: [
        { value: null, label: t(widgetsTexts.rows) },
        ...owners.map(({ id, text }) => ({
          value: id,
          label: t(widgetsTexts.entriesIn, { question: text }),
        })),
      ],
      onChange: (value) => setDraft(changeEntries(draft, value, questions)),
    }),
  ];
}

function exampleOf(questions: readonly FilteredQuestion[], rest: string, kind: 'entries' | 'rows'): string {
  // Of entries, one of their own questions.
  const first = questions.find(({ entriesOf }) => entriesOf !== undefined) ?? questions[0];
  return first === undefined
    ? t(m.n1ToCountRows, { kind })
    : t(m.or1ToCountRows, { textToType: textToType({ var: first.id }, questions), rest, kind });
}

function named(questions: readonly Question[]): { value: string; label: string }[] {
  return questions.map(({ id, text }) => ({ value: id, label: text }));
}
