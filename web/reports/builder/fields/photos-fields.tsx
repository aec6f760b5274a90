// Photos of a question, the newest first, with what is below each.
import { NumberInput } from '@mantine/core';
import { filteredQuestions, questionsWithin } from '#core/forms/filtered-questions.ts';
import { isImageType } from '#core/questions/types.ts';
import type { SectionDraftOf } from '#core/reports/own/design-draft.ts';
import { mostCaptions, mostPhotos } from '#core/reports/own/schema.ts';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import type { FieldsOf } from './fields-of.ts';
import { useBuilder, useField } from '../use-builder.ts';
import { columnChoices, columnOf, sourceKey } from './column-source.ts';
import { sectionField } from '../half-built.ts';
import { PartRowsField } from './rows-field.tsx';
import { TitleField } from './title-field.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function PhotosFields({ section, path, onChange }: FieldsOf<SectionDraftOf<'photos'>>) {
  const { form } = useBuilder();
  const all = filteredQuestions(form);
  const withImages = all.filter(({ type, context }) => isImageType(type) && !context);
  const ownerOf = (question: string | null) => all.find(({ id }) => id === question)?.entriesOf;
  const readBeside = (question: string | null) => questionsWithin(all, ownerOf(question));
  const read = readBeside(section.question);
  const others = read.filter(({ type }) => !isImageType(type));
  const choose = (question: string | null) => {
    const next = readBeside(question);
    // What other entries answer is said below no photo of these.
    const captions = section.captions.filter(
      (caption) => caption.of !== 'question' || next.some(({ id }) => id === caption.question),
    );
    onChange({ ...section, question, captions });
  };
  return (
    <>
      <SearchSelect
        {...useField(`${path}.question`)}
        label={t(m.photosOf)}
        placeholder={withImages.length === 0 ? t(m.formAsksForNoImages) : t(m.chooseQuestion)}
        nothingFoundMessage={t(m.noImageQuestionsMatch)}
        data={withImages.map(({ id, text }) => ({ value: id, label: text }))}
        value={section.question}
        allowDeselect={false}
        onChange={choose}
      />
      <TitleField
        path={path}
        value={section.title}
        placeholder={t(m.noTitle)}
        onChange={(title) => onChange({ ...section, title }, 'title')}
      />
      <SearchMultiSelect
        {...useField(`${path}.captions`)}
        label={t(m.belowEachPhoto)}
        placeholder={section.captions.length === 0 ? t(m.nothing) : ''}
        data={columnChoices(others)}
        value={section.captions.flatMap((caption) => sourceKey(caption) ?? [])}
        maxValues={mostCaptions}
        onChange={(values) => onChange({ ...section, captions: values.map(columnOf) })}
      />
      <NumberInput
        {...useField(`${path}.most`)}
        label={t(m.maximumNumberOfPhotos)}
        min={1}
        max={mostPhotos}
        allowDecimal={false}
        clampBehavior="blur"
        value={section.most}
        onChange={(typed) =>
          typeof typed === 'number' && typed >= 1 && onChange({ ...section, most: typed }, 'most')
        }
      />
      <PartRowsField
        path={`${path}.filter`}
        field={sectionField(section.key, 'filter')}
        {...(ownerOf(section.question) !== undefined && { label: t(m.onlyEntriesWhere) })}
        value={section.filter}
        questions={read}
        onChange={(filter) => onChange({ ...section, filter })}
      />
    </>
  );
}
