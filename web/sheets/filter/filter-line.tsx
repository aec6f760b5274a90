// One line of the filter dialog: question, operator, values.
import { ActionIcon, Select, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  changeOperator,
  changeQuestion,
  changeValues,
  type FilterDraft,
  type FilterLine as Line,
  filterableQuestions,
  operatorsOf,
} from '#core/sheets/filter/filter-draft.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { operatorLabel } from '#core/sheets/filter/format-filter.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import type { Question } from '#core/questions/schema.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { FilterValues } from './filter-values.tsx';
import classes from './filter-form.module.css';
import { isMoment } from '#core/questions/types.ts';
import { takesBounds } from '#core/questions/filter-operators.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

export type FilterLineProps = {
  line: Line;
  /** From 1, for screen readers. */
  number: number;
  /** It was just added: focus it. */
  isNew: boolean;
  draft: FilterDraft;
  overview: SheetOverview;
  issues: readonly string[];
  onDraft(draft: FilterDraft): void;
  onRemove(): void;
};

export function FilterLine({
  line,
  number,
  isNew,
  draft,
  overview,
  issues,
  onDraft,
  onRemove,
}: FilterLineProps) {
  const questions = filteredQuestions(overview.form);
  const question = questions.find(({ id }) => id === line.questionId);
  const offered = filterableQuestions(questions);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  return (
    <div
      className={`grid items-start gap-8 ${classes.line}`}
      role="group"
      aria-label={t(m.filter, { number })}
      data-wide={(isMoment(question?.type) && takesBounds(line.operator)) || undefined}
    >
      <SearchSelect
        ref={first}
        className={classes.question}
        aria-label={t(both.question)}
        placeholder={t(m.chooseQuestion)}
        allowDeselect={false}
        nothingFoundMessage={t(m.noQuestionsMatch)}
        value={line.questionId}
        data={offered.map(({ id, text }) => ({ value: id, label: text }))}
        error={question === undefined && issues.length > 0}
        onChange={(id) => {
          const next = questions.find((each) => each.id === id);
          if (next !== undefined) onDraft(changeQuestion(draft, line.key, next, questions));
        }}
      />
      {question !== undefined && (
        <LineFields
          line={line}
          question={question}
          draft={draft}
          overview={overview}
          isInvalid={issues.length > 0}
          onDraft={onDraft}
        />
      )}
      <ActionIcon className={classes.remove} aria-label={t(m.removeFilter, { number })} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
      <LineIssues issues={issues} />
    </div>
  );
}

export type LineFieldsProps = Pick<FilterLineProps, 'line' | 'draft' | 'overview' | 'onDraft'> & {
  question: Question;
  isInvalid: boolean;
};

/** The operator and the values of a line whose question is chosen. */
export function LineFields({ line, question, draft, overview, isInvalid, onDraft }: LineFieldsProps) {
  const operators = operatorsOf(question.type);
  return (
    <>
      <Select
        className={classes.operator ?? ''}
        aria-label={t(m.operator)}
        allowDeselect={false}
        value={line.operator}
        data={operators.map((value) => ({ value, label: operatorLabel(value, question.type) }))}
        onChange={(value) => {
          const operator = operators.find((each) => each === value);
          if (operator !== undefined) onDraft(changeOperator(draft, line.key, operator));
        }}
      />
      <div className={`grid gap-8 ${classes.values}`}>
        <FilterValues
          key={question.id}
          question={question}
          line={line}
          overview={overview}
          isInvalid={isInvalid}
          onValues={(values) => onDraft(changeValues(draft, line.key, values))}
        />
      </div>
    </>
  );
}

export function LineIssues({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <Text component="div" role="alert" size="xs" c="var(--danger)" className={classes.issues}>
      {issues.map((issue) => (
        <div key={issue}>{issue}</div>
      ))}
    </Text>
  );
}
