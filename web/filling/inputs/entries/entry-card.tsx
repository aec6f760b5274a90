// An entry: a line that opens, and its questions while it is open.
import { ActionIcon, Button } from '@mantine/core';
import { ChevronDown, ChevronRight, CircleAlert, Trash2 } from 'lucide-react';
import {
  answer,
  type FillDraft,
  giveReason,
  leaveQuestion,
  takeCalculated,
} from '#core/filling/fill-draft.ts';
import { itemsShown } from '#core/filling/fill-view.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { Question } from '#core/questions/schema.ts';
import { imagesIn } from '#core/sheets/stored-answers.ts';
import { answerText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useCatalogNames } from '#web/filling/use-catalog.ts';
import type { InputProps } from '../input.ts';
import { useInputWorld } from '../input-world.tsx';
import { mediaTypeOf, StoredPicture } from '../stored-picture.tsx';
import { type Entries, stayInField } from './use-entries.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from '../texts.ts';

export type EntryCardProps = {
  question: Question;
  value: string;
  index: number;
  entries: Entries;
  Items: InputProps['Items'];
};

export function EntryCard({ question, value, index, entries, Items }: EntryCardProps) {
  const { timeZone } = useActor();
  const opened = entries.openAt(index);
  const title = entries.titleAt(index);
  const { catalog } = useInputWorld();
  const items = flatAnswer<Question>(question, [value], isCatalogType).flatMap(({ values }) => values);
  const catalogNames = useCatalogNames(catalog, items);
  const text = opened === null ? answerText(question, value, { timeZone, catalogNames }) : '';
  const photos = imagesIn(question, [value]);
  const Arrow = opened === null ? ChevronRight : ChevronDown;
  return (
    <section aria-label={title} className="border-control rounded-12 on-surface">
      <div className="row gap-4 py-4 px-8">
        <button
          type="button"
          className="row gap-8 grow min-w-0 min-h-56 text-start on-surface ink pointer"
          style={{ border: 0, font: 'inherit' }}
          aria-expanded={opened !== null}
          onClick={() => entries.toggle(index)}
        >
          <Arrow size={20} className="rigid" aria-hidden />
          <span className="stack grow min-w-0 break" dir="auto">
            <span className="weight-600">{title}</span>
            {text !== '' && <span className="soft">{text}</span>}
            {opened === null && photos.length > 0 && (
              <span className="flex wrap gap-6 mt-6">
                {photos.map(({ value: id, question: { type } }) => (
                  <StoredPicture key={id} id={id} mediaType={mediaTypeOf(type)} alt="" isSmall />
                ))}
              </span>
            )}
          </span>
          {entries.isWrong(value) && (
            <CircleAlert size={18} className="danger rigid" aria-label={t(m.needsAttention)} />
          )}
        </button>
        <ActionIcon
          size={44}
          aria-label={t(m.removeEntry, { entry: title })}
          onClick={() => entries.remove(index)}
        >
          <Trash2 size={20} aria-hidden />
        </ActionIcon>
      </div>
      {opened !== null && Items !== undefined && (
        <div data-entry-fields className="py-14 px-16 border-above">
          <EntryFields {...opened} change={entries.change} Items={Items} />
          <Button
            mt="lg"
            size="md"
            variant="default"
            mih={48}
            onMouseDown={stayInField}
            onClick={() => entries.toggle(index)}
          >
            {t(common.done)}
          </Button>
        </div>
      )}
    </section>
  );
}

type EntryFieldsProps = {
  draft: FillDraft;
  token: symbol;
  change: Entries['change'];
  Items: NonNullable<InputProps['Items']>;
};

function EntryFields({ draft, token, change, Items }: EntryFieldsProps) {
  return (
    <Items
      draft={draft}
      items={itemsShown(draft)}
      onValues={(id, values) => change(token, (now) => answer(now, id, values))}
      onReason={(id, reason) => change(token, (now) => giveReason(now, id, reason))}
      onCalculated={(id) => change(token, (now) => takeCalculated(now, id))}
      onLeave={(id) => change(token, (now) => leaveQuestion(now, id))}
    />
  );
}
