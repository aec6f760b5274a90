// A card with a two-line summary that expands in place for editing. There may be hundreds of collapsed ones: they are
// plain elements, and their menus are mounted on first use.
import { CircleAlert, Lock } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Choice } from '#web/ui/choice.ts';
import { cardId, focusSoon, holdInPlace } from '#web/forms/editor/focus.ts';
import { isShown } from '#web/forms/editor/editor-state.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import classes from './card.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';

export type CardProps = {
  /** The id of the item or alert. */
  id: string;
  icon: ReactNode;
  /** Its title; if empty, `untitled` is shown. */
  title: string;
  untitled: string;
  isRequired?: boolean;
  /** Short facts on one line. */
  facts: readonly string[];
  /** Sentences, each on its own line. */
  sentences: readonly string[];
  /** Why it is locked; null: it is not. */
  lock?: string | null;
  issueCount: number;
  isOpen: boolean;
  /** The card that it is in, which stays open. */
  around?: string;
  /** The field to focus when the card is expanded with the keyboard. */
  firstField: string;
  /** Moves it up or down; without it the card cannot be moved. One within another is not dragged. */
  onMove?(step: -1 | 1): void;
  choices(): readonly Choice[];
  children(): ReactNode;
};

export function Card(props: CardProps) {
  const { id, icon, title, untitled, isRequired, facts, sentences, lock, issueCount, isOpen, onMove } = props;
  const { around = null } = props;
  const editor = useEditorHandle();
  const name = title.trim() || untitled;
  const toggle = (event: MouseEvent<HTMLElement>) => {
    holdInPlace(event.currentTarget, () => editor.open(isOpen ? around : id));
    // A keyboard click: the user continues with the keyboard.
    if (event.detail === 0 && !isOpen) focusSoon([props.firstField]);
  };
  const pressAnywhere = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen || !isOwn(event)) return;
    event.preventDefault();
    event.stopPropagation();
    editor.open(around);
    focusSoon([cardId(id)]);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || step === null || onMove === undefined) return;
    event.preventDefault();
    onMove(step);
    focusSoon([cardId(id)]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from each of its fields
    <div className={`card ${classes.card}`} data-open={isOpen || undefined} onKeyDown={pressAnywhere}>
      <div className={`flex items-stretch ${classes.head}`}>
        {onMove !== undefined && around === null && (
          <span
            className={`middle rigid faint grab touch-none ${classes.handle}`}
            data-drag-handle={id}
            aria-hidden="true"
          />
        )}
        <button
          type="button"
          id={cardId(id)}
          className={classes.opener}
          aria-expanded={isOpen}
          aria-keyshortcuts={onMove && 'Alt+ArrowUp Alt+ArrowDown'}
          onClick={toggle}
          onKeyDown={press}
        >
          <span className={`middle w-32 h-32 rigid rounded-8 on-sunken soft ${classes.icon}`}>{icon}</span>
          <span className="stack min-w-0 grow leading-140">
            <span
              className={`flex min-w-0 items-baseline weight-550 narrow-wrap ${classes.title}`}
              style={{ gap: '0 0.25rem' }}
              data-untitled={title.trim() === '' || undefined}
            >
              <span className="cut min-w-0 narrow-wraps">{name}</span>
              {isRequired && ' '}
              {isRequired && (
                <span
                  className="rigid rounded-4 on-sunken soft weight-550"
                  style={{ padding: '0.0625rem 0.375rem', fontSize: '0.6875rem', verticalAlign: '1px' }}
                >
                  {t(m.required)}
                </span>
              )}
            </span>
            {facts.length > 0 && (
              <span className={`cut narrow-wraps ${classes.facts}`}>{facts.join(' · ')}</span>
            )}
            {!isOpen &&
              sentences.map((sentence) => (
                <span key={sentence} className={`two-lines break ${classes.sentence}`}>
                  {sentence}
                </span>
              ))}
            {issueCount > 0 && (
              <span className="row danger text-xs weight-550 gap-5">
                <CircleAlert size={14} aria-hidden />
                {/* Before a save was attempted, only what is half built counts. */}
                {isShown(editor.now().tried, { itemId: id })
                  ? t(counts.problemsToFix, { count: issueCount })
                  : t(m.incompleteExpression)}
              </span>
            )}
          </span>
          {lock != null && <Lock size={14} className="rigid faint" aria-label={lock} role="img" />}
          <span className={`rigid faint ${classes.chevron}`} />
        </button>
        <LazyMenu label={t(m.actionsFor, { name })} choices={props.choices} />
      </div>
      {isOpen && (
        <div className={`stack border-above ${classes.body}`} role="group" aria-label={name}>
          {props.children()}
        </div>
      )}
    </div>
  );
}

/** Not an event that a list or dialog inside handles first. */
function isOwn({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const isOpener = target.closest(`.${classes.opener}`) !== null;
  return isOpener || target.closest('[aria-expanded="true"]') === null;
}

type LateMenuProps = { label: string; choices(): readonly Choice[] };

/**
 * The menu of a card, mounted on first use: there are hundreds of cards, and until then a plain button is cheaper.
 */
function LazyMenu(props: LateMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  if (isOpened) return <MenuAtLast {...props} />;
  return (
    <button
      type="button"
      className={`middle h-36 rigid p-0 border-none rounded-8 on-nothing soft pointer ${classes.menu}`}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsOpened(true)}
    />
  );
}

/** Replaces the pressed button, and opens immediately. */
function MenuAtLast({ label, choices }: LateMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) return;
    wasPressed.current = true;
    const button = place.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, []);
  return (
    <span ref={place}>
      <ActionMenu
        label={label}
        choices={choices()}
        button={
          <button
            type="button"
            className={`middle h-36 rigid p-0 border-none rounded-8 on-nothing soft pointer ${classes.menu}`}
            aria-label={label}
          />
        }
      />
    </span>
  );
}
