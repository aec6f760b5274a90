// The fields of the form for a custom widget: the questions that the builder of a browser asks too, in its words.
import { type FilteredQuestion, questionsWithin } from '#core/forms/filtered-questions.ts';
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
import { chartNames, grainNames } from '#core/widgets/chart/labels.ts';
import { type TimeGrain, timeGrains } from '#core/widgets/chart/look.ts';
import { thresholdsText, typedTarget, typedThresholds } from '#core/widgets/chart/typed-numbers.ts';
import { entriesQuestions, isFormulaType } from '#core/widgets/widget-issues.ts';
import type { WidgetField } from '#core/widgets/unfinished-widget.ts';
import {
  changeEntries,
  colouringQuestions,
  groupingQuestions,
  placeQuestions,
  type WidgetDraft,
} from '#core/widgets/widget-draft.ts';
import { textToType } from '#core/logic/typed-expression.ts';
import { choiceField, type Field } from '#cli/terminal/input/form.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/widgets/texts.ts';
import { m } from './texts.ts';

/** What is typed; `isFormula`: what is measured is not a question's answers. */
export type Typed = { map: string; filter: string; target: string; thresholds: string; isFormula: boolean };

type Editing = {
  draft: WidgetDraft;
  typed: Typed;
  /** All questions that rows and their entries may answer. */
  questions: readonly FilteredQuestion[];
  setDraft(draft: WidgetDraft): void;
  setTyped(typed: Typed): void;
};

/** What is typed at first. */
export function typedOf(
  draft: WidgetDraft,
  numbers: readonly FilteredQuestion[],
  filterable: readonly FilteredQuestion[],
): Typed {
  const isFormula = measureOf(draft) !== 'COUNT' && measuredQuestion(draft) === null;
  return {
    map: isFormula ? textToType(draft.map, numbers) : '',
    filter: textToType(draft.filter, filterable),
    target: draft.target == null ? '' : String(draft.target),
    thresholds: thresholdsText(draft.thresholds ?? []),
    isFormula,
  };
}

/** The draft with the numbers that were typed, and what is wrong with them. */
export function withNumbers(
  draft: WidgetDraft,
  typed: Typed,
): { draft: WidgetDraft; issues: Map<WidgetField, string> } {
  const [target, thresholds] = [typedTarget(typed.target), typedThresholds(typed.thresholds)];
  const issues = new Map<WidgetField, string>();
  if (target.issue !== null) issues.set('target', target.issue);
  if (thresholds.issue !== null) issues.set('thresholds', thresholds.issue);
  return { draft: { ...draft, target: target.value, thresholds: thresholds.value ?? [] }, issues };
}

export function fieldsOf(editing: Editing): Field[] {
  const { draft, typed, questions: known, setDraft, setTyped } = editing;
  const questions = questionsWithin(known, draft.entriesQuestion);
  const within = { ...editing, questions };
  return [
    {
      path: 'title',
      label: t(common.name),
      value: draft.title,
      onChange: (title) => setDraft({ ...draft, title }),
    },
    ...entriesFields({ draft, questions: known, setDraft }),
    ...(draft.type === 'map' ? placeFields(within) : [...measureFields(within), ...groupFields(within)]),
    choiceField({
      path: 'chart',
      label: t(both.drawnAs),
      value: drawnChart(draft, questions),
      choices: offeredCharts(draft, questions).map((value) => ({ value, label: chartNames[value] })),
      onChange: (chart) => setDraft(changeChart(draft, chart, questions)),
    }),
    ...(draft.type === 'map' ? [] : numberFields(within)),
    {
      path: 'filter',
      label: draft.entriesQuestion == null ? t(m.rowsThatCountTitle) : t(m.entriesThatCountTitle),
      value: typed.filter,
      placeholder: 'all of them, or a condition such as [Title] = "text" and [Number] > 5',
      onChange: (filter) => setTyped({ ...typed, filter }),
    },
  ];
}

const ofFormula = 'formula';

function measureFields({ draft, typed, questions, setDraft, setTyped }: Editing): Field[] {
  const measure = measureOf(draft);
  const numbers = questions.filter(({ type }) => isFormulaType(type));
  const choice = choiceField({
    path: 'aggregation',
    label: t(both.measured),
    value: measure,
    choices: measures.map((value) => ({
      value,
      label:
        value === 'COUNT' && draft.entriesQuestion != null ? t(both.countOfEntries) : measureNames[value],
    })),
    onChange: (value) => setDraft(changeMeasure(draft, value, questions)),
  });
  if (measure === 'COUNT') return [choice];
  const of = choiceField<string>({
    path: typed.isFormula ? 'measured' : 'map',
    label: t(both.measuredOf),
    value: typed.isFormula ? ofFormula : (measuredQuestion(draft) ?? ofFormula),
    choices: [...named(numbers), { value: ofFormula, label: t(both.ofFormula) }],
    onChange: (value) => {
      setTyped({ ...typed, isFormula: value === ofFormula });
      if (value !== ofFormula) setDraft({ ...draft, map: { var: value } });
    },
  });
  if (!typed.isFormula) return [choice, of];
  const example = numbers.find(({ entriesOf }) => entriesOf !== undefined) ?? numbers[0];
  return [
    choice,
    of,
    {
      path: 'map',
      label: t(m.formula),
      value: typed.map,
      ...(example && { placeholder: `${textToType({ var: example.id }, questions)} * 2` }),
      onChange: (map) => setTyped({ ...typed, map }),
    },
  ];
}

function groupFields({ draft, questions, setDraft }: Editing): Field[] {
  const { groupByQuestion, splitQuestion = null, timeGrain = null } = draft;
  if (draft.aggregation === null) return [];
  const groups = named(groupingQuestions(questions));
  const nothing = { value: null, label: t(both.byNothing) };
  return [
    choiceField<string | null>({
      path: 'groupByQuestion',
      label: t(both.groupedBy),
      value: groupByQuestion,
      choices: [nothing, ...groups],
      onChange: (value) => setDraft(changeGroup(draft, value, questions)),
    }),
    ...(groupByQuestion === null || timeGrain !== null
      ? []
      : [
          choiceField<string | null>({
            path: 'splitQuestion',
            label: t(both.dividedBy),
            value: splitQuestion,
            choices: [nothing, ...groups.filter(({ value }) => value !== groupByQuestion)],
            onChange: (value) => setDraft(changeSplit(draft, value, questions)),
          }),
        ]),
    choiceField<TimeGrain | null>({
      path: 'timeGrain',
      label: t(both.overTime),
      value: timeGrain,
      choices: [
        { value: null, label: t(both.overAllTime) },
        ...timeGrains.map((value) => ({ value, label: grainNames[value] })),
      ],
      onChange: (value) => setDraft(changeGrain(draft, value, questions)),
    }),
  ];
}

function placeFields({ draft, questions, setDraft }: Editing): Field[] {
  return [
    choiceField<string | null>({
      path: 'placeQuestion',
      label: t(both.placesOf),
      value: draft.placeQuestion ?? null,
      choices: named(placeQuestions(questions)),
      onChange: (value) => setDraft({ ...draft, placeQuestion: value }),
    }),
    choiceField<string | null>({
      path: 'groupByQuestion',
      label: t(both.colourBy),
      value: draft.groupByQuestion,
      choices: [{ value: null, label: t(both.noColours) }, ...named(colouringQuestions(questions))],
      onChange: (value) => setDraft({ ...draft, groupByQuestion: value }),
    }),
  ];
}

function numberFields({ draft, typed, setDraft, setTyped }: Editing): Field[] {
  return [
    {
      path: 'unit',
      label: t(both.unit),
      value: draft.unit ?? '',
      placeholder: t(both.unitExample),
      onChange: (unit) => setDraft({ ...draft, unit: unit || null }),
    },
    {
      path: 'target',
      label: t(both.target),
      value: typed.target,
      placeholder: t(m.targetExample),
      onChange: (target) => setTyped({ ...typed, target }),
    },
    {
      path: 'thresholds',
      label: t(both.thresholds),
      value: typed.thresholds,
      placeholder: t(m.thresholdsExample),
      onChange: (thresholds) => setTyped({ ...typed, thresholds }),
    },
    {
      kind: 'check',
      path: 'comparison',
      label: t(both.comparison),
      value: draft.comparison ?? false,
      onChange: (comparison) => setDraft({ ...draft, comparison }),
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
      label: t(both.counts),
      value: draft.entriesQuestion ?? null,
      choices: [
        { value: null, label: t(both.rows) },
        ...owners.map(({ id, text }) => ({ value: id, label: t(both.entriesIn, { question: text }) })),
      ],
      onChange: (value) => setDraft(changeEntries(draft, value, questions)),
    }),
  ];
}

function named(questions: readonly { id: string; text: string }[]): { value: string; label: string }[] {
  return questions.map(({ id, text }) => ({ value: id, label: text }));
}
