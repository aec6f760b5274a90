// An interactive preview of the form as on a phone: conditions, defaults, calculations and alerts are live.
import { SegmentedControl } from '@mantine/core';
import { BellRing, Rocket, RotateCcw } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { aroundIn } from '#core/filling/entries/entry-draft.ts';
import { givenTo } from '#core/filling/fill-draft.ts';
import {
  alertsToShow,
  calculatedText,
  choicesAt,
  issuesAt,
  launchesToShow,
} from '#core/filling/fill-view.ts';
import { partOf } from '#core/forms/draft/draft-items.ts';
import type { DraftPart, FormDraft } from '#core/forms/draft/form-draft.ts';
import type { AnswerField } from '#web/slots.ts';
import { PreviewItem } from './preview-item.tsx';
import { useNearness } from './use-nearness.ts';
import { usePreview } from './use-preview.ts';
import classes from './preview.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PreviewProps = {
  draft: FormDraft;
  openId: string | null;
  /** When the edited item is shown, as half a sentence; null: always. */
  openWhen: string | null;
  /** Its input component. */
  AnswerField: AnswerField;
};

export const Preview = memo(function Preview({ draft, openId, openWhen, AnswerField }: PreviewProps) {
  const [chosen, setChosen] = useState<DraftPart>('rows');
  const [followed, setFollowed] = useState<string | null>(null);
  if (followed !== openId) {
    // Follow the edited item.
    setFollowed(openId);
    setChosen((openId === null ? null : partOf(draft, openId)) ?? chosen);
  }
  const part = draft.setup.length === 0 ? 'rows' : chosen;
  const { fill, answer, leave, isTried, startAgain } = usePreview(draft, part);
  const isHidden = (id: string) => fill?.hidden.has(id) === true;
  // What is edited stays in sight, greyed while its condition does not hold.
  const shown = draft[part].filter(({ id, type }) => type !== null && (!isHidden(id) || id === openId));
  const screen = useRef<HTMLDivElement>(null);
  const watch = useNearness(screen);
  useEffect(() => follow(screen.current, openId), [openId, part]);
  return (
    <div className={`stack overflow-hidden border-strong on-surface ${classes.phone}`}>
      <div className="relative border-below" style={{ padding: '1rem 1.25rem 0.875rem' }}>
        <p className="cut m-0 weight-640 text-center">{draft.name.trim() || t(m.formWithoutName)}</p>
        {isTried && (
          <button
            type="button"
            className="absolute middle w-32 h-32 p-0 border-none rounded-8 on-nothing soft pointer hover-on-sunken"
            style={{ top: '0.6875rem', insetInlineEnd: '0.75rem' }}
            onClick={startAgain}
            aria-label={t(m.startAgain)}
          >
            <RotateCcw size={16} aria-hidden />
          </button>
        )}
        {draft.setup.length > 0 && (
          <SegmentedControl
            className="mt-12"
            size="xs"
            fullWidth
            aria-label={t(m.whatToTest)}
            value={part}
            onChange={(value) => setChosen(value === 'setup' ? 'setup' : 'rows')}
            data={[
              { value: 'setup', label: t(m.onSetup) },
              { value: 'rows', label: t(m.aRow) },
            ]}
          />
        )}
      </div>
      <div
        ref={screen}
        className="relative scroll-y grow on-canvas focus-outline-in-3"
        style={{ padding: '0.75rem 0.75rem 2rem' }}
        tabIndex={0}
        role="group"
        aria-label={t(m.formAsPeopleSeeIt)}
      >
        {fill === null && (
          <p className="py-32 px-16 m-0 faint text-center">{t(m.formCannotBePreviewedYet)}</p>
        )}
        {fill !== null && shown.length === 0 && (
          <p className="py-32 px-16 m-0 faint text-center">{t(m.questionsYouAddAppearHere)}</p>
        )}
        {fill !== null &&
          shown.map((item) => {
            const values = givenTo(fill, item.id);
            const question = fill.plan.parts[fill.part].questions.get(item.id);
            return (
              <PreviewItem
                key={item.id}
                item={item}
                question={question}
                choices={question === undefined ? null : choicesAt(fill, question)}
                around={question === undefined ? null : aroundIn(fill, question)}
                values={values.length === 0 ? none : values}
                issue={issuesAt(fill, item.id)[0] ?? null}
                computed={computedText(fill, item.id)}
                isEdited={item.id === openId}
                hiddenUntil={isHidden(item.id) ? (openWhen ?? t(m.itsConditionHolds)) : null}
                onAnswer={answer}
                onLeave={leave}
                watch={watch}
                AnswerField={AnswerField}
              />
            );
          })}
        {fill !== null &&
          alertsToShow(fill).map(({ id, name }) => (
            <Note key={id} tone="red" icon={<BellRing size={16} className="mt-3" aria-hidden />}>
              <span className="weight-550">{name}</span>
            </Note>
          ))}
        {fill !== null &&
          launchesToShow(fill).map(({ id, name, description }) => (
            <Note key={id} tone="amber" icon={<Rocket size={16} className="mt-3" aria-hidden />}>
              <strong>{name}</strong>
              <p className="m-0">{description}</p>
            </Note>
          ))}
      </div>
    </div>
  );
});

/** What the form says beside its questions. */
function Note({ tone, icon, children }: { tone: 'red' | 'amber'; icon: ReactNode; children: ReactNode }) {
  const light = `--mantine-color-${tone}-light`;
  return (
    <div
      className="flex items-start p-12 rounded-12 m-0 mt-8 gap-10"
      style={{ background: `var(${light})`, color: `var(${light}-color)` }}
      role="status"
    >
      {icon}
      <div>{children}</div>
    </div>
  );
}

const none: readonly string[] = [];

function computedText(fill: Parameters<typeof calculatedText>[0], id: string): string | null {
  const item = fill.plan.parts[fill.part].items.find((each) => each.id === id);
  if (item?.kind !== 'element') return null;
  const { type } = item.element;
  return type === 'CALCULATION' || type === 'AGGREGATION' ? calculatedText(fill, item.element) : null;
}

/** In frames: how long it may take until an item's surroundings have rendered at their final height. */
const settling = 30;

/**
 * Scrolls the edited item into view, within the phone and not the page, and holds it there until everything is rendered.
 */
function follow(screen: HTMLElement | null, id: string | null): () => void {
  let frame = 0;
  const hold = (frames: number) => {
    const item =
      id === null ? null : screen?.querySelector<HTMLElement>(`[data-preview="${CSS.escape(id)}"]`);
    if (screen == null || item == null) return;
    screen.scrollTop = item.offsetTop - screen.clientHeight / 3;
    if (frames > 0) frame = requestAnimationFrame(() => hold(frames - 1));
  };
  hold(settling);
  return () => cancelAnimationFrame(frame);
}
