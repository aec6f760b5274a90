// A part of a design in its list, a section or a parameter: two lines, and its fields once it is open.
import { CircleAlert } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { DragHandle, SortableItem } from '#web/ui/sortable.tsx';
import { cardId, goToCard } from './go-to-field.ts';
import { useBuilder } from './use-builder.ts';
import classes from './card.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PartCardProps = {
  partKey: string;
  kind: 'section' | 'parameter';
  place: number;
  places: number;
  path: string;
  icon: ReactNode;
  title: string;
  facts: string;
  issueCount: number;
  isOpen: boolean;
  onMove(to: number): void;
  choices: readonly Choice[];
  /** Null: it has no fields. */
  children: (() => ReactNode) | null;
};

export function PartCard(props: PartCardProps) {
  const { partKey, kind, place, places, path, title, isOpen, onMove, choices, children } = props;
  const { builder } = useBuilder();
  const number = place + 1;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented || isInList(event.target)) return;
    builder.open(null);
    goToCard(partKey);
  };
  return (
    <SortableItem
      itemKey={partKey}
      className={`card ${classes.card}`}
      data-open={isOpen || undefined}
      data-path={path}
      onKeyDown={close}
    >
      <div className="row p-0 px-6">
        <DragHandle
          label={t(m.moveOf, { kind, number, places })}
          onUp={place === 0 ? null : () => onMove(place - 1)}
          onDown={place === places - 1 ? null : () => onMove(place + 1)}
        />
        {children === null ? (
          <div id={cardId(partKey)} className={classes.opener} tabIndex={-1}>
            <Words {...props} />
          </div>
        ) : (
          <button
            type="button"
            id={cardId(partKey)}
            className={classes.opener}
            aria-expanded={isOpen}
            onClick={() => builder.open(isOpen ? null : partKey)}
          >
            <Words {...props} />
          </button>
        )}
        <ActionMenu label={t(m.actionsFor, { kind, number })} choices={choices} />
      </div>
      {isOpen && children !== null && (
        <div
          className={`stack border-above gap-16 ${classes.body}`}
          role="group"
          aria-label={title}
          onBlur={builder.leaveField}
        >
          {children()}
        </div>
      )}
    </SortableItem>
  );
}

function Words({ icon, title, facts, issueCount }: PartCardProps) {
  return (
    <>
      <span className={`middle rigid soft ${classes.icon}`}>{icon}</span>
      <span className="stack min-w-0">
        <span className="cut weight-550 narrow-wraps">{title}</span>
        {facts !== '' && <span className="cut faint text-xs narrow-wraps">{facts}</span>}
        {issueCount > 0 && (
          <span className="row danger text-xs gap-4">
            <CircleAlert size={14} aria-hidden /> {t(m.thingsToFix, { count: issueCount })}
          </span>
        )}
      </span>
    </>
  );
}

/** Escape closes the list of a select first. */
function isInList(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('[aria-expanded="true"]:not(button[id^="part-"])') !== null
  );
}
