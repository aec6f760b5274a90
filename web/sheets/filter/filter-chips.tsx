// The conditions in force above the data, one chip each: a click changes just this one, a cross removes it, and more
// are added behind them.
import { ActionIcon, Button, MantineThemeProvider, Popover } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { removeCondition, conditionOffers } from '#core/sheets/filter/filter-conditions.ts';
import { fromFilter } from '#core/sheets/filter/filter-draft.ts';
import { type Condition, filterConditions } from '#core/sheets/filter/format-filter.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { ConditionEditorProps } from './condition-editor.tsx';
import type { CountRows } from './use-filter-count.ts';
import { within } from './within.ts';
import classes from './filter-chips.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

const ConditionEditor = lazyPart(() => import('./condition-editor.tsx').then((it) => it.ConditionEditor));

export type FilterChipsProps = {
  overview: SheetOverview;
  filter: RowFilterInput | null;
  onCount: CountRows;
  /** Null removes the filter. */
  onFilter(filter: RowFilterInput | null): void;
};

export function FilterChips({ overview, filter, onCount, onFilter }: FilterChipsProps) {
  const { timeZone } = useActor();
  const { form, namesById } = overview;
  const conditions =
    filter === null
      ? []
      : filterConditions(filter, filteredQuestions(form), { timeZone, catalogNames: namesById });
  const isAny = filter?.and === false;
  const shared = { overview, filter, onCount, onFilter };
  return (
    <div className={classes.chips}>
      {conditions.length > 0 && (
        <ul className={`bare-list ${classes.list}`} aria-label={t(m.filters)}>
          {conditions.map((condition, index) => {
            const isOr = isAny && isLine(condition) && isLine(conditions[index - 1]);
            return (
              <li key={condition.key} className={classes.item}>
                {isOr && <span className="soft">{t(m.or)}</span>}
                <Chip {...shared} condition={condition} />
              </li>
            );
          })}
        </ul>
      )}
      <AddFilter {...shared} />
      {conditions.length > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onFilter(null)}>
          {sheetTexts.clearFilters}
        </Button>
      )}
    </div>
  );
}

function isLine(condition: Condition | undefined): boolean {
  return condition?.key.startsWith('line ') === true;
}

function Chip({ condition, ...props }: FilterChipsProps & { condition: Condition }) {
  const { filter, onFilter } = props;
  const { key, text } = condition;
  return (
    <span
      className="inline-flex min-w-0 items-center border-strong rounded-16 on-surface"
      style={{ maxWidth: '24rem' }}
    >
      <EditorPopover
        {...props}
        label={text}
        condition={key}
        target={({ onClick }) => (
          <button
            type="button"
            className={`cut border-none rounded-16 on-nothing ink pointer font-inherit text-13 hover-underline ${classes.text}`}
            title={text}
            dir="auto"
            onClick={onClick}
          >
            {text}
          </button>
        )}
      />
      <ActionIcon
        className="rigid rounded-16"
        me="0.125rem"
        size={24}
        variant="transparent"
        color="gray"
        aria-label={sheetTexts.removeFilter(text)}
        title={t(common.remove)}
        onClick={() => onFilter(removeCondition(filter, key))}
      >
        <X size={14} aria-hidden />
      </ActionIcon>
    </span>
  );
}

function AddFilter(props: FilterChipsProps) {
  return (
    <EditorPopover
      {...props}
      label={t(m.addFilter)}
      condition={null}
      target={({ onClick }) => (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={onClick}
        >
          {sheetTexts.addFilter}
        </Button>
      )}
    />
  );
}

type Target = { onClick(): void };
type EditorPopoverProps = FilterChipsProps & {
  label: string;
  /** Null: it asks first what to filter by. */
  condition: Condition['key'] | null;
  target(target: Target): ReactElement;
};

function EditorPopover({ label, condition, target, onFilter, ...editor }: EditorPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      width={320}
      trapFocus
      returnFocus
      portalProps={{ target: '#content' }}
      shadow="md"
    >
      <Popover.Target>{target({ onClick: () => setIsOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown aria-label={label} maw="calc(100vw - 2rem)">
        {isOpen && (
          <Suspense>
            <Content
              {...editor}
              condition={condition}
              onApply={(next) => {
                setIsOpen(false);
                onFilter(next);
              }}
            />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

type ContentProps = Omit<ConditionEditorProps, 'condition'> & { condition: Condition['key'] | null };

function Content({ condition, ...props }: ContentProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const { overview, filter } = props;
  if (condition !== null) return <ConditionEditor {...props} condition={condition} />;
  if (picked !== null) return <ConditionEditor {...props} condition={{ id: picked }} />;
  return (
    <MantineThemeProvider theme={within} inherit>
      <SearchSelect
        label={t(both.filterBy)}
        placeholder={t(m.chooseQuestion)}
        nothingFoundMessage={t(m.noQuestionsMatch)}
        data-autofocus
        data={conditionOffers(overview.form, fromFilter(filter)).map(({ id, label }) => ({
          value: id,
          label,
        }))}
        onChange={setPicked}
      />
    </MantineThemeProvider>
  );
}
