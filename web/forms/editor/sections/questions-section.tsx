// The questions and elements in two parts: asked once when a sheet is started, and asked for every row.
import { memo } from 'react';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import type { DraftItem, DraftPart, FormDraft } from '#core/forms/draft/form-draft.ts';
import { SortableList } from '#web/ui/sortable.tsx';
import { AddButton } from '#web/forms/editor/cards/add-menu.tsx';
import { EditorSection } from './editor-section.tsx';
import { ItemCard } from '#web/forms/editor/cards/item-card.tsx';
import { dropItem } from '#web/forms/editor/cards/item-moves.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import classes from './questions-section.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type QuestionsSectionProps = Pick<FormDraft, DraftPart | 'lockedQuestions'> & {
  openId: string | null;
  sentences: ReadonlyMap<string, DraftSentence>;
  issueCounts: ReadonlyMap<string, number>;
};

export const QuestionsSection = memo(function QuestionsSection({
  setup,
  rows,
  ...rest
}: QuestionsSectionProps) {
  return (
    <EditorSection
      section="questions"
      text={
        <>
          <span className={classes.byKeys}>{t(m.dragToReorderOrUse)}</span>
          <span className={classes.byTouch}>{t(m.dragHandlesToReorderOr)}</span>
        </>
      }
      isPlain
    >
      <PartOfForm {...rest} part="setup" items={setup} />
      <PartOfForm {...rest} part="rows" items={rows} />
    </EditorSection>
  );
});

const parts = {
  setup: {
    title: t(m.shownOnSetup),
    text: t(m.askedOnceWhenSomebodyStarts),
    empty: t(m.noSetupQuestionsDragQuestion),
  },
  rows: {
    title: t(m.askedWithEveryRow),
    text: t(m.repeatedForEachEntry),
    empty: t(m.noQuestionsPerRowDrag),
  },
} as const;

/** Whether a question of its entries has this id: its own card is open then, too. */
function asksIn(item: DraftItem, id: string | null): boolean {
  return item.kind === 'question' && item.questions?.some((each) => each.id === id) === true;
}

type PartOfFormProps = Omit<QuestionsSectionProps, DraftPart> & {
  part: DraftPart;
  items: readonly DraftItem[];
};

function PartOfForm({ part, items, lockedQuestions, openId, sentences, issueCounts }: PartOfFormProps) {
  const editor = useEditorHandle();
  const { id, error } = useField(null, part);
  const { title, text, empty } = parts[part];
  const locked = new Set(lockedQuestions);
  return (
    <div className={classes.part}>
      <div className="flex wrap items-baseline mb-10 gap-y-0 gap-x-10">
        <h3
          id={id}
          className="m-0 text-sm weight-640"
          style={{ scrollMarginTop: 'calc(var(--editor-top) + 1rem)' }}
          tabIndex={-1}
        >
          {title}
        </h3>
        <p className="m-0 faint text-xs">{text}</p>
      </div>
      {error !== null && <p className="m-0 mb-10 danger weight-550">{error}</p>}
      <div className="relative mb-12">
        {items.length === 0 && (
          <p
            className="absolute middle px-16 rounded-12 m-0 faint untouchable text-center"
            style={{ border: '1px dashed var(--line-strong)', inset: '0' }}
          >
            {empty}
          </p>
        )}
        <SortableList
          id={part}
          group="form-items"
          label={title}
          className={`stack min-h-56 gap-8 ${classes.list}`}
          onMove={(move) => dropItem(editor, move)}
        >
          {items.map((item) => (
            <ItemCard
              key={item.id}
              item={item}
              part={part}
              isOpen={item.id === openId || asksIn(item, openId)}
              isLocked={locked.has(item.id)}
              sentence={sentences.get(item.id)}
              issueCount={issueCounts.get(item.id) ?? 0}
            />
          ))}
        </SortableList>
      </div>
      <AddButton part={part} label={t(m.addTo, { title })} />
    </div>
  );
}
