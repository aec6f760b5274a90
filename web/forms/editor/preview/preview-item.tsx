// A question or element in the preview. Memoized by the draft's item and its preview answer, and not rendered at all
// while it is far from the viewport.
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import type { DraftItem } from '#core/forms/draft/form-draft.ts';
import { type AnswerChoice, sameChoices } from '#core/filling/choices.ts';
import { type EntrySurroundings, sameAround } from '#core/filling/entries/entry-draft.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerField } from '#web/slots.ts';
import type { WatchNearness } from './use-nearness.ts';
import classes from './preview.module.css';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { FormPicture } from './form-picture.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const Markdown = lazyPart(() => import('#web/ui/markdown.tsx').then((it) => it.Markdown));

export type PreviewItemProps = {
  item: DraftItem;
  /** The question as the server would have it; undefined for an element. */
  question: Question | undefined;
  values: readonly string[];
  issue: string | null;
  /** Those of its options that are shown; null: all. */
  choices: readonly AnswerChoice[] | null;
  /** What its entries read around them; null: nothing. */
  around: EntrySurroundings | null;
  /** The value of a computed element. */
  computed: string | null;
  isEdited: boolean;
  /** Why it would not be shown to the person who fills in; null: it is. */
  hiddenUntil: string | null;
  onAnswer(questionId: string, values: readonly string[]): void;
  onLeave(questionId: string): void;
  /** Stable. */
  watch: WatchNearness;
  AnswerField: AnswerField;
};

/** Until an item was rendered once. */
const guessedHeight = '5rem';

export const PreviewItem = memo(
  function PreviewItem(props: PreviewItemProps) {
    const { item, isEdited, watch } = props;
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setIsNear] = useState(false);
    const [height, setHeight] = useState<number>();
    useEffect(() => {
      const element = place.current;
      if (element === null) return undefined;
      return watch(element, (near, heightNow) => {
        // Keep the item that has the focus.
        if (!near && element.contains(document.activeElement)) return;
        if (!near) setHeight(heightNow);
        setIsNear(near);
      });
    }, [watch]);
    return (
      <div
        ref={place}
        className={`p-12 rounded-12 ${classes.item}`}
        data-preview={item.id}
        data-edited={isEdited || undefined}
        style={isNear ? undefined : { minHeight: height ?? guessedHeight }}
      >
        {isNear && props.hiddenUntil !== null && (
          <p className="m-0 mb-6 accent-ink text-xs break">
            {t(m.hiddenUntil, { hiddenUntil: props.hiddenUntil })}
          </p>
        )}
        {isNear && (
          <div inert={props.hiddenUntil !== null} className={classes.content}>
            <Content {...props} />
          </div>
        )}
      </div>
    );
  },
  (before, after) =>
    before.item === after.item &&
    before.values.join('\n') === after.values.join('\n') &&
    before.issue === after.issue &&
    sameChoices(before.choices ?? [], after.choices ?? []) &&
    sameAround(before.around, after.around) &&
    before.computed === after.computed &&
    before.isEdited === after.isEdited &&
    before.hiddenUntil === after.hiddenUntil,
);

function Content({
  item,
  question,
  values,
  issue,
  choices,
  around,
  computed,
  onAnswer,
  onLeave,
  AnswerField,
}: PreviewItemProps) {
  if (item.kind === 'element') return <Element item={item} computed={computed} issue={issue} />;
  if (question === undefined) return null;
  return (
    <AnswerField
      question={question}
      values={values}
      issue={issue}
      choices={choices}
      around={around}
      onValues={(next) => onAnswer(item.id, next)}
      onLeave={() => onLeave(item.id)}
    />
  );
}

type ElementProps = {
  item: Extract<DraftItem, { kind: 'element' }>;
  computed: string | null;
  issue: string | null;
};

function Element({ item: { type, data }, computed, issue }: ElementProps) {
  switch (type) {
    case 'HEADER':
      return (
        <>
          <p className="m-0 text-lg weight-640 break">{data.label || t(m.header)}</p>
          {issue !== null && <p className="m-0 mt-6 danger text-sm break">{issue}</p>}
        </>
      );
    case 'DESCRIPTION':
      return (
        <div className="soft">
          <Suspense fallback={data.label}>
            <Markdown text={data.label} />
          </Suspense>
          {data.picture != null && (
            <div className="mt-8">
              <FormPicture picture={data.picture} />
            </div>
          )}
        </div>
      );
    default:
      return (
        <p className="flex items-baseline justify-between py-10 px-12 rounded-10 m-0 on-sunken weight-550 gap-12">
          <span>{data.label}</span>
          <output className="numbers">{computed}</output>
        </p>
      );
  }
}
