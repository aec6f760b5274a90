// Which rows count, as an expression over their answers: a sentence, and the expression builder once it is wanted.
import { personName } from '#core/primitives.ts';
import { Button } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { catalogNames } from '#core/catalog/catalog-names.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { explainLogic } from '#core/logic/explain.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { selectionText } from '#core/reports/own/row-selection.ts';
import type { RowSelection } from '#core/reports/own/sources.ts';
import { fromFilter } from '#core/sheets/filter/filter-draft.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { isFilterType } from '#core/widgets/widget-issues.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useRead } from '#web/ui/use-read.ts';
import type { StoredPartial } from '#web/logic/use-builder.ts';
import { useBuilder, useStoredPartial } from '../use-builder.ts';
import classes from './fields.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const LogicBuilder = lazyPart(() => import('#web/logic/logic-builder.tsx').then((it) => it.LogicBuilder));

export type RowsFieldProps = {
  label: string;
  value: Logic | null;
  /** What the expression may read; by default what rows answer. */
  questions?: readonly Question[] | undefined;
  error: string | null;
  /** The path of its issues. */
  path?: string;
  onChange(logic: Logic | null): void;
  /** Where an expression that is not finished is stored: it is not in the value yet. */
  stored: StoredPartial;
};

export function RowsField({ label, value, error, path, stored, onChange, ...given }: RowsFieldProps) {
  const { form, catalog } = useBuilder();
  const { questions = analysedQuestions(form) } = given;
  const [isOpen, setOpen] = useState(stored.partial !== null);
  const labelId = useId();
  if (isOpen) {
    return (
      <Suspense fallback={<Loading />}>
        <div data-path={path}>
          <LogicBuilder
            label={label}
            purpose="condition"
            value={value}
            questions={questions}
            mayUse={mayFilter}
            catalog={catalog}
            begins
            error={error}
            stored={stored}
            onChange={(logic, finish) => {
              if (finish !== 'unfinished') onChange(logic);
            }}
          />
        </div>
      </Suspense>
    );
  }
  return (
    <div role="group" aria-labelledby={labelId} data-path={path}>
      <p id={labelId} className="m-0 mb-6 weight-550">
        {label}
      </p>
      {value === null ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t(m.addCondition)}
        </Button>
      ) : (
        <div className={`row wrap rounded-8 on-sunken gap-6 ${classes.said}`}>
          <p className="min-w-192 grow m-0 break">{explainLogic(value, questions)}</p>
          <Button
            variant="default"
            size="xs"
            leftSection={<Pencil size={14} aria-hidden />}
            aria-label={t(m.edit, { label })}
            onClick={() => setOpen(true)}
          >
            {t(common.edit)}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<Trash2 size={14} aria-hidden />}
            aria-label={t(m.remove, { label })}
            onClick={() => onChange(null)}
          >
            {t(common.remove)}
          </Button>
        </div>
      )}
      {error !== null && (
        <p className="m-0 mt-6 danger text-xs" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function mayFilter({ type }: Pick<Question, 'type'>): boolean {
  return isFilterType(type);
}

/** The rows field of a part of the design; `field`: by which it is stored half built. */
export function PartRowsField({
  path,
  field,
  label = t(m.onlyRowsWhere),
  value,
  questions,
  onChange,
}: Pick<RowsFieldProps, 'value' | 'questions' | 'onChange'> & {
  path: string;
  field: string;
  label?: string;
}) {
  const { issues } = useBuilder();
  return (
    <RowsField
      label={label}
      value={value}
      questions={questions}
      path={path}
      error={issues.get(path) ?? null}
      stored={useStoredPartial(field)}
      onChange={onChange}
    />
  );
}

/** The rows of the dashboard that the design was made of: they can be removed, not changed. */
export function SelectionField({ rows, onRemove }: { rows: RowSelection; onRemove(): void }) {
  const { form, catalog = [], issues } = useBuilder();
  const { timeZone } = useActor();
  const { userIds } = fromFilter(rows.filter);
  const { data: users = [] } = useRead(companyUsersQuery, { enabled: userIds.length > 0 });
  const labelId = useId();
  const issue = [...issues].find(([path]) => path.startsWith('rows.'))?.[1];
  const names = new Map([
    ...catalogNames(catalog),
    ...users.map((user) => [user.id, personName(user)] as const),
  ]);
  const label = t(m.rowsOfDashboardThatIt);
  return (
    <div role="group" aria-labelledby={labelId} data-path="rows">
      <p id={labelId} className="m-0 mb-6 weight-550">
        {label}
      </p>
      <div className={`row wrap rounded-8 on-sunken gap-6 ${classes.said}`}>
        <p className="min-w-192 grow m-0 break">
          {selectionText(rows, form, { sheetNames: null, timeZone, catalogNames: names })}
        </p>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<Trash2 size={14} aria-hidden />}
          aria-label={t(m.remove, { label })}
          onClick={onRemove}
        >
          {t(common.remove)}
        </Button>
      </div>
      {issue !== undefined && (
        <p className="m-0 mt-6 danger text-xs" role="alert">
          {issue}
        </p>
      )}
    </div>
  );
}
