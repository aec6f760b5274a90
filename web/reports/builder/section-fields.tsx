// The fields of a section, by its kind.
import { assertNever } from '#core/assert-never.ts';
import { changed, type SectionDraft } from '#core/reports/own/design-draft.ts';
import { FiguresFields } from './fields/figures-fields.tsx';
import { HeadingFields, TextFields } from './fields/text-fields.tsx';
import { PhotosFields } from './fields/photos-fields.tsx';
import { TableFields } from './fields/table-fields.tsx';
import { WidgetSectionFields } from './fields/widget-fields.tsx';
import { useBuilder } from './use-builder.ts';

export type SectionFieldsProps = { section: SectionDraft; path: string };

export function SectionFields({ section, path }: SectionFieldsProps) {
  const { builder } = useBuilder();
  const onChange = (next: SectionDraft, field?: string) =>
    builder.change(
      (draft) => ({ ...draft, sections: changed(draft.sections, section.key, () => next) }),
      field === undefined ? null : `${section.key}.${field}`,
    );
  switch (section.kind) {
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
