// `f`: the filter dialog. Enter edits a line; issues are shown below the list.
import { personAndUsername } from '#core/primitives.ts';
import { Box } from 'ink';
import { useId, useState } from 'react';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { daysToChoose, lastDaysText } from '#core/sheets/filter/filter-dates.ts';
import {
  changeDate,
  changeLastDays,
  draftDates,
  type DraftIssues,
  draftIssues,
  emptyDraft,
  type FilterDraft,
  fromFilter,
  removeLine,
  toFilter,
} from '#core/sheets/filter/filter-draft.ts';
import { alertsLabel, passedLabel } from '#core/sheets/filter/format-filter.ts';
import { type HourChoice, hourChoices, weekdayChoices } from '#core/sheets/filter/filter-hours.ts';
import type { Nameable } from '#core/sheets/filter/parse-named.ts';
import { statusesToChoose } from '#core/sheets/review/review-status.ts';
import type { ReviewStatus, RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { leaveFilterText, sheetTexts } from '#core/sheets/labels.ts';
import { pad } from '#cli/output/width.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { List } from '#cli/terminal/list.tsx';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { choose, chooseMany, confirm } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { filterItems, type FilterItem } from './filter-items.ts';
import { type FilterDialogContext, askChangedLine, askMoment, askNewLine } from './filter-questions.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The result; a filter of null is none. */
export type ChosenFilter = { filter: RowFilterInput | null };

export type FilterDialogProps = Pick<FilterDialogContext, 'catalog' | 'now'> & {
  overview: Pick<SheetOverview, 'form' | 'people' | 'namesById'>;
  filter: RowFilterInput | null;
  timeZone: string;
  close: Close<ChosenFilter>;
};

/** Opens the dialog; null if cancelled. */
export function askFilter(
  dialogs: Dialogs,
  given: Omit<FilterDialogProps, 'close'>,
): Promise<ChosenFilter | null> {
  return dialogs.open<ChosenFilter>((close) => <FilterDialog {...given} close={close} />);
}

/** The dialog. */
export function FilterDialog({ overview, filter, now, timeZone, catalog, close }: FilterDialogProps) {
  const { dialogs } = useTerminal();
  const { form, people, namesById } = overview;
  // The cursor starts at the top each time.
  const listName = useId();
  const [, moveTo] = useScreenState(`${listName}.cursor`, 0);
  const [first] = useState<FilterDraft>(() => fromFilter(filter));
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const issues = isChecked ? draftIssues(draft, filteredQuestions(form)) : null;
  const itemsOf = (of: FilterDraft, wrong: DraftIssues | null) =>
    filterItems(of, form, wrong, { now: now(), timeZone, catalogNames: namesById, people: people.length });
  const items = itemsOf(draft, issues);
  const current = items[useCursor(listName, items.length)];
  const labelWidth = Math.min(32, Math.max(...items.map(({ label }) => label.length)));
  const context: FilterDialogContext = {
    dialogs,
    questions: filteredQuestions(form),
    now,
    timeZone,
    catalog,
  };

  const leave = async () => {
    const isChanged = JSON.stringify(draft) !== JSON.stringify(first);
    if (!isChanged || (await confirm(dialogs, leaveFilterText))) close(null);
  };
  const apply = () => {
    setChecked(true);
    if (draftIssues(draft, filteredQuestions(form)) === null) close({ filter: toFilter(draft) });
  };
  const change = async (item: FilterItem): Promise<void> => {
    if (item.what === 'apply') return apply();
    const next = await changed(draft, item, context, { people, alerts: form.alerts });
    if (next === null) return;
    setDraft(next);
    // The usual next step.
    if (item.what === 'add' || item.what === 'clear')
      moveTo(itemsOf(next, null).findIndex(({ what }) => what === 'apply'));
  };
  const remove = () => {
    if (current?.key !== undefined) setDraft(removeLine(draft, current.key));
  };

  return (
    <Overlay
      title={sheetTexts.filter}
      width={84}
      onClose={() => void leave()}
      keys={[
        { key: 'submit', label: t(keyTexts.apply), run: apply },
        {
          key: 'add',
          label: t(keyTexts.add),
          run: () => change({ what: 'add', label: '', text: '', issues: [] }),
        },
        {
          key: 'takeOut',
          label: t(keyTexts.remove),
          off: current?.key === undefined ? t(m.chooseFilterToRemove) : undefined,
          run: remove,
        },
      ]}
    >
      <Box marginTop={1} flexDirection="column">
        <List
          name={listName}
          items={items}
          empty=""
          enterLabel={current?.what === 'apply' ? 'apply' : 'change'}
          onEnter={(index) => {
            const item = items[index];
            return item && change(item);
          }}
          line={({ label, text, issues: wrong, what }) => [
            {
              text: pad(label, labelWidth + 3),
              bold: what === 'apply',
              ...(text === '' && { tone: 'accent' }),
            },
            { text },
            ...(wrong.length > 0 ? [{ text: '  !', tone: 'bad' as const, bold: true }] : []),
          ]}
        />
      </Box>
      {items.flatMap(({ label, issues: wrong }) =>
        wrong.map((issue) => (
          <Label key={`${label} ${issue}`} tone="bad">
            {`! ${label}: ${issue}`}
          </Label>
        )),
      )}
    </Overlay>
  );
}

const anyTime = 0;

/** Undefined if cancelled. */
async function askWithOrWithout(
  { dialogs }: FilterDialogContext,
  title: string,
  now: boolean | null,
  labelOf: (value: boolean) => string,
): Promise<boolean | null | undefined> {
  const wanted = await choose<'all' | 'with' | 'without'>(dialogs, {
    title,
    choices: [
      { value: 'all', label: t(common.all) },
      { value: 'with', label: labelOf(true) },
      { value: 'without', label: labelOf(false) },
    ],
    current: now === null ? 'all' : now ? 'with' : 'without',
  });
  if (wanted === null) return undefined;
  return wanted === 'all' ? null : wanted === 'with';
}

/** Null if cancelled. */
async function askHours(
  { dialogs }: FilterDialogContext,
  title: string,
  choices: readonly HourChoice[],
  current: readonly number[],
): Promise<readonly number[] | null> {
  return chooseMany<number>(dialogs, {
    title,
    choices: choices.map(({ id, name }) => ({ value: Number(id), label: name })),
    current,
  });
}

/** The changed draft; null if cancelled. */
async function changed(
  draft: FilterDraft,
  item: FilterItem,
  context: FilterDialogContext,
  { people, alerts }: Nameable,
): Promise<FilterDraft | null> {
  switch (item.what) {
    case 'and':
      return { ...draft, and: !draft.and };
    case 'minDate':
    case 'maxDate': {
      const edge = item.what === 'minDate' ? 'start' : 'end';
      const clock = { now: context.now(), timeZone: context.timeZone };
      const at = await askMoment(context, {
        title: item.label,
        edge,
        at: draftDates(draft, clock)[item.what],
      });
      return at === undefined ? null : changeDate(draft, item.what, at, clock);
    }
    case 'period': {
      const days = await choose<number>(context.dialogs, {
        title: t(both.rowsSubmitted),
        choices: [
          { value: anyTime, label: t(m.anyTime) },
          ...daysToChoose(draft.lastDays).map((value) => ({ value, label: lastDaysText(value) })),
        ],
        current: draft.lastDays ?? anyTime,
      });
      return days === null ? null : changeLastDays(draft, days === anyTime ? null : days);
    }
    case 'review': {
      const state = await choose<ReviewStatus | 'ALL'>(context.dialogs, {
        title: item.label,
        choices: [
          { value: 'ALL', label: t(common.all) },
          ...statusesToChoose.map((value) => ({ value, label: reviewLabels[value] })),
        ],
        current: draft.reviewState ?? ('ALL' as const),
      });
      return state === null ? null : { ...draft, reviewState: state === 'ALL' ? null : state };
    }
    case 'alerts': {
      const wanted = await askWithOrWithout(context, item.label, draft.alerts, alertsLabel);
      return wanted === undefined ? null : { ...draft, alerts: wanted };
    }
    case 'passed': {
      const wanted = await askWithOrWithout(context, item.label, draft.passed, passedLabel);
      return wanted === undefined ? null : { ...draft, passed: wanted };
    }
    case 'weekdays': {
      const weekdays = await askHours(context, item.label, weekdayChoices(), draft.weekdays);
      return weekdays && { ...draft, weekdays };
    }
    case 'hours': {
      const hours = await askHours(context, item.label, hourChoices(), draft.hours);
      return hours && { ...draft, hours };
    }
    case 'users': {
      const userIds = await chooseMany<string>(context.dialogs, {
        title: item.label,
        choices: people.map((person) => ({ value: person.id, label: personAndUsername(person) })),
        current: draft.userIds,
      });
      return userIds && { ...draft, userIds };
    }
    case 'raised': {
      const alertIds = await chooseMany<string>(context.dialogs, {
        title: item.label,
        choices: alerts.map(({ id, name }) => ({ value: id, label: name })),
        current: draft.alertIds,
      });
      return alertIds && { ...draft, alertIds };
    }
    case 'line':
      return askChangedLine(context, draft, item.key ?? 0);
    case 'add':
      return askNewLine(context, draft);
    default:
      return emptyDraft;
  }
}
