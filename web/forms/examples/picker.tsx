// Chooses an example form: a search and a list by category on one side, the selected form's questions on the other. The
// arrow keys also move through the list from the search, Enter confirms.
import { Button, CloseButton, TextInput } from '@mantine/core';
import { FileSearch, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { type ExampleCategory, type ExampleForm, findExamples } from '#core/forms/examples.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { ExamplesList, optionId } from './list.tsx';
import { ExamplesPreview } from './preview.tsx';
import classes from './picker.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from '../texts.ts';

export type ExamplesPickerProps = {
  categories: readonly ExampleCategory[];
  onChoose(path: string, file: string): void;
  onCancel(): void;
};

type PickedExample = { path: string; example: ExampleForm };

const listId = 'templates-list';
/** How far each key moves. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

export function ExamplesPicker({ categories, onChoose, onCancel }: ExamplesPickerProps) {
  const [filter, setFilter] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const found = useMemo(() => findExamples(categories, filter), [categories, filter]);
  const places = useMemo(() => placesIn(found), [found]);
  const index = Math.max(
    0,
    places.findIndex((place) => idOf(place) === wanted),
  );
  const chosen = places[index];
  const chosenId = chosen && idOf(chosen);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const take = (place: PickedExample | undefined) => {
    if (place !== undefined) onChoose(place.path, place.example.file);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter') take(chosen);
    else if (step === undefined) return;
    else {
      const next = places[Math.min(Math.max(index + step, 0), places.length - 1)];
      setWanted(next === undefined ? null : idOf(next));
    }
    event.preventDefault();
  };

  return (
    <>
      <div className={`rigid p-0 pb-16 px-24 ${classes.search}`}>
        <TextInput
          {...firstField}
          role="combobox"
          aria-label={t(m.searchTemplates)}
          aria-expanded={chosen !== undefined}
          {...(chosen !== undefined && { 'aria-controls': listId, 'aria-activedescendant': chosenId })}
          placeholder={t(m.searchByNameOrBy)}
          leftSection={<Search size={16} aria-hidden />}
          rightSection={
            filter !== '' && <CloseButton aria-label={t(both.clearSearch)} onClick={() => setFilter('')} />
          }
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {chosen === undefined ? (
        <div className="grid grow border-block" style={{ placeContent: 'center' }}>
          <EmptyState
            icon={<FileSearch size={22} />}
            title={t(m.noTemplatesMatch, { filter: filter.trim() })}
            text={t(m.tryFewerWordsOrStart)}
          />
        </div>
      ) : (
        <div className={`grid min-h-0 grow border-block ${classes.panes}`}>
          <ExamplesList
            id={listId}
            categories={found}
            chosenId={chosenId}
            onChosen={setWanted}
            onTake={onChoose}
            onKeyDown={onKeyDown}
          />
          {/* Scrolls another form to its top. */}
          <ExamplesPreview key={chosenId} form={chosen.example.form} />
        </div>
      )}
      <footer className="flex rigid justify-end py-16 px-24 gap-8">
        <Button variant="default" onClick={onCancel}>
          {t(common.cancel)}
        </Button>
        <Button disabled={chosen === undefined} onClick={() => take(chosen)}>
          {t(m.useThisTemplate)}
        </Button>
      </footer>
    </>
  );
}

function placesIn(categories: readonly ExampleCategory[]): PickedExample[] {
  return categories.flatMap(({ path, forms }) => forms.map((example) => ({ path, example })));
}

function idOf({ path, example }: PickedExample): string {
  return optionId(path, example.file);
}
