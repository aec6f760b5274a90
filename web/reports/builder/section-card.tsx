// A section in the list, with its fields once it is open.
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import {
  changed,
  duplicateSection,
  moved,
  type SectionDraft,
  without,
} from '#core/reports/own/design-draft.ts';
import { notifyDone } from '#web/ui/notices/notify.ts';
import { goToCard } from './go-to-field.ts';
import { PartCard } from './part-card.tsx';
import { sectionFacts, sectionIcons, sectionTitle } from './section-look.tsx';
import { type Builder, useBuilder } from './use-builder.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { assertNever } from '#core/assert-never.ts';
import { FiguresFields } from './fields/figures-fields.tsx';
import { HeadlineFields, TrendFields } from './fields/news-fields.tsx';
import { HeadingFields, TextFields } from './fields/text-fields.tsx';
import { PhotosFields } from './fields/photos-fields.tsx';
import { TableFields } from './fields/table-fields.tsx';
import { WidgetSectionFields } from './fields/widget-fields.tsx';

export type SectionCardProps = {
  section: SectionDraft;
  place: number;
  places: number;
  isOpen: boolean;
  issueCount: number;
};

export const SectionCard = memo(function SectionCard({ section, place, ...rest }: SectionCardProps) {
  const { builder, form } = useBuilder();
  const { key, kind } = section;
  const known = { questions: filteredQuestions(form), widgets: form.widgets };
  const title = sectionTitle(section, known);
  const path = `sections.${place}`;
  const Icon = sectionIcons[kind];
  return (
    <PartCard
      {...rest}
      partKey={key}
      kind="section"
      place={place}
      path={path}
      icon={<Icon size={18} aria-hidden />}
      title={title}
      facts={sectionFacts(section, known)}
      onMove={(to) => move(builder, key, to)}
      choices={[
        {
          id: 'duplicate',
          label: t(m.duplicate),
          icon: <Copy size={16} aria-hidden />,
          onChoose: () => duplicate(builder, key),
        },
        {
          id: 'delete',
          label: t(common.delete),
          icon: <Trash2 size={16} aria-hidden />,
          danger: true,
          apart: true,
          onChoose: () => remove(builder, section, title),
        },
      ]}
    >
      {kind === 'pageBreak' ? null : () => <SectionFields section={section} path={path} />}
    </PartCard>
  );
});

/** Moves a section, by its handle or its menu. */
export function move(builder: Builder, key: string, to: number): void {
  builder.change((draft) => ({ ...draft, sections: moved(draft.sections, key, to) }));
  builder.announce(t(m.movedToPlace, { to: to + 1 }));
}

function duplicate(builder: Builder, key: string): void {
  const copy = duplicateSection(builder.draft(), key, builder.newId);
  builder.change(() => copy.draft);
  builder.open(copy.key);
  goToCard(copy.key);
}

function remove(builder: Builder, section: SectionDraft, title: string): void {
  const { sections } = builder.draft();
  const at = sections.findIndex(({ key }) => key === section.key);
  builder.change((draft) => ({ ...draft, sections: without(draft.sections, section.key) }));
  const next = sections[at + 1] ?? sections[at - 1];
  if (next !== undefined) goToCard(next.key);
  notifyDone(t(m.wasDeleted, { title }), {
    label: t(common.undo),
    onChoose: () => {
      builder.change((draft) =>
        draft.sections.some(({ key }) => key === section.key)
          ? draft
          : { ...draft, sections: draft.sections.toSpliced(at, 0, section) },
      );
      goToCard(section.key);
    },
  });
}

type SectionFieldsProps = { section: SectionDraft; path: string };

/** The fields of a section, by its kind. */
function SectionFields({ section, path }: SectionFieldsProps) {
  const { builder } = useBuilder();
  const onChange = (next: SectionDraft, field?: string) =>
    builder.change(
      (draft) => ({ ...draft, sections: changed(draft.sections, section.key, () => next) }),
      field === undefined ? null : `${section.key}.${field}`,
    );
  switch (section.kind) {
    case 'headline':
      return <HeadlineFields section={section} path={path} onChange={onChange} />;
    case 'trend':
      return <TrendFields section={section} path={path} onChange={onChange} />;
    case 'heading':
      return <HeadingFields section={section} path={path} onChange={onChange} />;
    case 'text':
      return <TextFields section={section} path={path} onChange={onChange} />;
    case 'figures':
      return <FiguresFields section={section} path={path} onChange={onChange} />;
    case 'widget':
      return <WidgetSectionFields section={section} path={path} onChange={onChange} />;
    case 'table':
      return <TableFields section={section} path={path} onChange={onChange} />;
    case 'photos':
      return <PhotosFields section={section} path={path} onChange={onChange} />;
    case 'pageBreak':
      return null;
    default:
      return assertNever(section);
  }
}
