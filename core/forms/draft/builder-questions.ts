// The questions that an expression of a draft may read, as the builder offers them: those of the same entry, those of the row and of
// the setup, and those of entries, which are lists outside of them. No id occurs twice in a form, so that it says which is read.
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import { entryName } from '#core/questions/entries/entry-name.ts';
import { ownersOf, questionsOutside } from '#core/questions/entries/outside.ts';
import { t } from '#core/messages/text.ts';
import { questionAround, questionsOf } from './draft-items.ts';
import type { DraftPart, DraftQuestion, FormDraft } from './form-draft.ts';
import { m } from './texts.ts';

export type OfferedQuestions = {
  /** All that an expression may name. */
  questions: readonly BuilderQuestion[];
  /** Whether it can be chosen. */
  mayUse(question: Pick<BuilderQuestion, 'id'>): boolean;
};

/**
 * For an expression of an item or an alert. The condition of a question cannot depend on itself or its entries (`readsItself`: a rule
 * may), and the setup cannot depend on rows.
 */
export function questionsFor(
  draft: Pick<FormDraft, DraftPart>,
  itemId: string,
  readsItself: boolean,
): OfferedQuestions {
  const { setup, rows } = draft;
  const around = questionAround(draft, itemId);
  const owner = around?.id ?? itemId;
  const isOnSetup = setup.some(({ id }) => id === owner);
  const inRows = { part: 'rows' as const, questions: questionsOf({ setup: [], rows }), name: '' };
  const onSetup = { part: 'setup' as const, questions: questionsOf({ setup, rows: [] }), name: '' };
  const sources =
    around === null
      ? [onSetup, inRows]
      : [
          { part: 'entry' as const, questions: around.questions ?? [], name: entryName(around) },
          inRows,
          onSetup,
        ];
  const groups = sources.flatMap(({ part, questions, name }) => {
    const title = t(m.questionsOfPart, { part, name });
    const others = questions.filter(({ id }) => around?.id !== id);
    const outside = questionsOutside(part === 'entry' ? [] : others);
    return [...others, ...outside].flatMap((each) => builderQuestion(each, title));
  });
  const ofRows = new Set([...inRows.questions.map(({ id }) => id), ...ownersOf(inRows.questions).keys()]);
  const own = around === null ? (questionsOf(draft).find(({ id }) => id === itemId)?.questions ?? []) : [];
  const itself = new Set([itemId, ...own.map(({ id }) => id)]);
  const isGrouped = new Set(groups.map(({ group }) => group)).size > 1;
  return {
    questions: isGrouped ? groups : groups.map(({ group: _, ...each }) => each),
    mayUse: ({ id }) => (readsItself || !itself.has(id)) && !(isOnSetup && ofRows.has(id)),
  };
}

/** A question with a type: without one there is nothing to compare. */
function builderQuestion(
  { id, text, type, options, entries }: DraftQuestion & { entries?: string },
  group: string,
): (BuilderQuestion & { group: string })[] {
  if (type === null) return [];
  const questionOptions = options.map((option, order) => ({ ...option, order }));
  return [{ id, text, type, questionOptions, group, ...(entries !== undefined && { entries }) }];
}
