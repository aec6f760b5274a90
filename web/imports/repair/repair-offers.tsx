// Values that are invalid in several rows: one choice repairs all of them.
import { Button, Group } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  type RepairColumn,
  type RepairDraft,
  replaceInAll,
  type WrongValue,
  wrongValues,
} from '#core/imports/repair/repair-draft.ts';
import { chooseHourInAll, type RepairHour, repairHours } from '#core/imports/repair/repair-hours.ts';
import { Panel } from '#web/ui/panel.tsx';
import { optionsOf } from './repair-columns.ts';
import { RepairField } from './repair-field.tsx';
import classes from './repair-offers.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type RepairOffersProps = {
  draft: RepairDraft;
  onReplace(replace: (draft: RepairDraft) => RepairDraft): void;
};

const shownAtFirst = 3;
const mostShown = 50;

export function RepairOffers({ draft, onReplace }: RepairOffersProps) {
  const settled = useDeferredValue(draft);
  const offers = useMemo(() => offersOf(settled), [settled]);
  const hours = useMemo(() => repairHours(settled), [settled]);
  const columns = useMemo(
    () => new Map(settled.columns.map((column) => [column.questionId, column])),
    [settled.columns],
  );
  const [isWhole, setIsWhole] = useState(false);
  if (offers.length === 0 && hours.length === 0) return null;
  return (
    <Panel title={t(m.fixInBulk)} subtitle={t(m.replaceValueInEveryRow)}>
      <RepairHours hours={hours} onReplace={onReplace} />
      {offers.length > 0 && (
        <ul className={`stack bare-list gap-12 ${classes.offers}`} data-whole={isWhole || undefined}>
          {offers.slice(0, isWhole ? mostShown : shownAtFirst).map((offer) => {
            const { questionId, text } = offer;
            return (
              <Offer
                key={`${questionId}\n${text}`}
                offer={offer}
                column={columns.get(questionId)}
                onReplace={(to) => onReplace((last) => replaceInAll(last, questionId, text, to))}
              />
            );
          })}
        </ul>
      )}
      {offers.length > shownAtFirst && (
        <Button
          variant="subtle"
          size="compact-sm"
          className="self-start"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? t(m.showLess)
            : t(m.showMore, { count: Math.min(offers.length, mostShown) - shownAtFirst })}
        </Button>
      )}
    </Panel>
  );
}

const fewOffers = 3;

/** If there are many distinct issues, it is easier to repair the rows themselves. */
function offersOf(draft: RepairDraft): WrongValue[] {
  const values = wrongValues(draft);
  return values.length <= fewOffers || values.some(({ count }) => count > 1) ? values : [];
}

type OfferProps = { offer: WrongValue; column: RepairColumn | undefined; onReplace(to: string): void };

function Offer({ offer: { title, text, issue, count }, column, onReplace }: OfferProps) {
  const [to, setTo] = useState('');
  const replaced = { isEmpty: String(text === ''), text };
  return (
    <li className={`grid items-center gap-y-8 gap-x-16 ${classes.offer}`}>
      <div className={classes.what}>
        <p className="m-0 break numbers weight-550">{t(m.replaceAllWith, { ...replaced, count })}</p>
        <p className="m-0 break faint text-xs">
          {title}: {issue}
        </p>
      </div>
      <div>
        <RepairField
          name={t(m.whatReplaces, { title, ...replaced })}
          text={to}
          issue={null}
          options={column === undefined ? null : optionsOf(column)}
          onText={setTo}
        />
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={t(m.replaceInRows, { ...replaced, count })}
        disabled={to === ''}
        onClick={() => onReplace(to)}
      >
        {t(m.replace)}
      </Button>
    </li>
  );
}

type RepairHoursProps = {
  hours: readonly RepairHour[];
  onReplace(replace: (draft: RepairDraft) => RepairDraft): void;
};

/** Times that the clocks skip or show twice: one choice settles all of them. */
function RepairHours({ hours, onReplace }: RepairHoursProps) {
  return hours.map(({ kind, label, text: found, choices }) => (
    <div key={kind} role="group" aria-label={label}>
      <p className="m-0 break numbers weight-550">
        {label}: {found}
      </p>
      <Group gap="xs" mt="xs">
        {choices.map(({ value, label: name, first }) => (
          <Button
            key={value}
            size="xs"
            variant="default"
            classNames={{ root: classes.hour ?? '', label: classes.name ?? '' }}
            onClick={() => onReplace((last) => chooseHourInAll(last, kind, value))}
          >
            {rich(m.suchAs, { name, first, example: (example) => <span className="nowrap">{example}</span> })}
          </Button>
        ))}
      </Group>
    </div>
  ));
}
