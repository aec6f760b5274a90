// ENTRIES: the same questions any number of times. One entry is open at a time; the others are a line each.
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { entryName } from '#core/questions/entries/entry-name.ts';
import { entriesLimit } from '#core/questions/entries/limits.ts';
import { groupAttributes, type InputProps } from '../input.ts';
import { EntryCard } from './entry-card.tsx';
import { stayInField, useEntries } from './use-entries.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from '../texts.ts';

export function EntriesInput(props: InputProps) {
  const { id, question, values, Items } = props;
  const entries = useEntries(props);
  const { removed } = entries;
  return (
    <div ref={entries.group} id={id} role="group" {...groupAttributes(props)} className="stack gap-10">
      {values.map((value, index) => (
        <EntryCard
          key={index}
          question={question}
          value={value}
          index={index}
          entries={entries}
          Items={Items}
        />
      ))}
      <div role="status">
        {removed !== null && (
          <div className="row wrap gap-10 soft">
            <span>{t(m.entryRemoved, { entry: removed.title })}</span>
            <Button data-undo-entry variant="default" size="md" mih={48} onClick={entries.undo}>
              {t(common.undo)}
            </Button>
          </div>
        )}
      </div>
      <Button
        data-add-entry
        variant="default"
        size="lg"
        leftSection={<Plus size={20} aria-hidden />}
        disabled={values.length >= entriesLimit}
        onMouseDown={stayInField}
        onClick={entries.add}
      >
        {t(m.addEntry, { name: entryName(question) })}
      </Button>
    </div>
  );
}
